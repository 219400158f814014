# Что не так здесь и сейчас; далее следует правило.

why-his-choose-limit = Выбрано карт: { $have }; ваши технологии позволяют { $need }.
why-his-choose-once = Эта карта уже выбрана: { $thing }.
why-his-choose-drop = Эта карта не выбрана: { $thing }.
why-his-choose-hand = На руке нет карты: { $thing }.
why-his-turn-queue = Карта в вашей очереди сброса: { $thing }.
why-his-revolution-queue = В вашей очереди сброса карт: { $have } из { $need }.
why-his-act-technology = Нужна технология «{ $thing }»: уровень { $need }, у вас { $have }.
why-his-act-cubes = Нужно доступных кубиков: { $need }; у вас { $have }.
why-his-exploit-vp = Это стоит { $need } ПО; у вас { $have }.
why-his-act-revealed = Этой карты нет среди ваших к розыгрышу: { $thing }.
why-his-wonder-own = Это не ваше чудо: { $thing }.
why-his-wonder-turned = Уже использовано: { $thing }.
why-his-wonder-on-action = Вы сейчас не играете карту: { $thing }.
why-his-wonder-pay-cubes = Нужно доступных кубиков: { $need }; у вас { $have }.
why-his-wonder-pay-vp = Это стоит { $need } ПО; у вас { $have }.
why-his-event-unpaid = Событие «{ $thing }» требует того, чего у вас нет.
why-his-event-before = Сначала действует событие «{ $thing }», и после него это невыполнимо.
why-his-civbots-most = Цивилизаций было бы { $have }.
why-his-setup-colour = Эта цивилизация или её цвет уже заняты: { $thing }.
