# Что мешает здесь и сейчас; за этим следует правило.

why-smc-found-limit = Городов у вас { $have } из { $need }.
why-smc-government-unlocked = У вас не открыто: { $thing }.
why-smc-government-anarchy = Сейчас этого не установить: { $thing }.
why-smc-city-production = { $thing }: цена { $need }, а оплатить можно { $have }.
why-smc-build-figure-reserve = { $thing ->
        [none] {""}
       *[other] В вашем резерве больше нет: { $thing }.
    }
why-smc-build-unlocked = { $thing ->
        [none] {""}
       *[other] У вас не открыто: { $thing }.
    }
why-smc-build-supply = Маркеры кончились: { $thing }.
why-smc-build-wonder-market = Этого нет на рынке: { $thing }.
why-smc-train-aircraft = Полёт вам ещё не известен.
why-smc-train-empty-pile = Стопка пуста: { $thing }.
why-smc-train-price = { $thing }: цена { $need }, а оплатить можно { $have }.
why-smc-harvest-market = { $thing ->
        [none] {""}
       *[other] На рынке больше нет: { $thing }.
    }
why-smc-harvest-symbol = { $thing ->
        [none] {""}
       *[other] На окраинах города этого нет: { $thing }.
    }
why-smc-culture-hand-limit = У вас карточек культуры { $have }, а предел — { $need }.
why-smc-move-stacking = Ваш предел соединения — { $need }.
why-smc-ability-standing = Что этого не позволяет: { $thing }.
why-smc-research-pyramid = В пирамиде нет места: { $thing }.
why-smc-research-threshold = { $thing }: нужно { $need } торговли, а у вас { $have }.
why-smc-research-own-only = Вы этого не изучили: { $thing }.
why-smc-coins-tokens = Жетонов монет здесь больше не поместится: { $thing }.
why-smc-government-benefits = Уже лежит сверху: { $thing }.
why-smc-trade-goods = { $thing ->
        [none] {""}
       *[other] { $thing }: есть { $have }, а не { $need }.
    }
why-smc-research-one = { $thing ->
        [none] {""}
       *[other] Это вы уже изучили: { $thing }.
    }
why-smc-events-phase = { $have ->
        [0] На руке у вас этого нет: { $thing }.
       *[other] {""}
    }
why-smc-culture-price = Следующее деление стоит { $need } культуры, а у вас { $have }.
why-smc-culture-trade-price = Следующее деление стоит { $need } торговли, а у вас { $have }.
why-smc-build-wonder = Вы этого не строили: { $thing }.
why-smc-build-replace = Где это подошло бы, оно уже стоит: { $thing }.
why-smc-move-speed = Фишки ходят по одному квадрату; этот с ними не соседний.
why-smc-move-reveal = Этот участок уже открыт.
why-smc-ruling-democracy-and-defence = При этом правлении вы не нападаете: { $thing }.
why-smc-government-free-change = Вы узнали его только в этом раунде: { $thing }.
why-smc-blockade-square = На квадрате с этим символом стоит соперник: { $thing }.
why-smc-battle-one-unit-a-front = На фронте { $need } это невозможно.
why-smc-battle-wounds = На фронте { $need } нет вашего раненого отряда.
