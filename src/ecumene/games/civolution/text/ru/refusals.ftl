# Что не так здесь и сейчас; правило следует.

why-civo-reset-few-dice = В ячейках ещё лежат кубики: { $have }; может остаться не больше { $need }.
why-civo-sleep-any-dice = Кубиков и маркеров у вас { $have }, а нужно { $need }.
why-civo-activate-ideas = { $thing }: нужно идей не меньше { $need }, у вас { $have }.
why-civo-activate-planning = У вас нет свободного маркера планирования со значением { $need }.
why-civo-activate-focus = У вас не осталось маркера фокуса.
why-civo-trade-purchase = { $thing } стоит { $need } ден., у вас { $have }.
why-civo-trade-sale = В вашем хранилище нет: { $thing }.
why-civo-feeding-need = Нужно еды: { $need }, у вас { $have }.
why-civo-attribute-take = { $thing }: нужно маркеров характеристики — { $need }, у вас { $have }.
why-civo-install-cost = { $thing }: на этой ступени нужно маркеров — { $need }, из них у вас { $have }.
why-civo-install-higher-level = Карта встаёт на ступень { $need }, а { $have } ниже.
why-civo-upgrade-most = { $thing }: уровень уже { $have }.
why-civo-build-ground-limit = У вас там уже { $have } из { $need }.
why-civo-migration-move =
    { $need ->
        [-1] { "" }
       *[other] Такого вашего племени там нет.
    }
why-civo-migration-cross =
    { $need ->
        [-1] { "" }
       *[other] Миграций больше не осталось: племя поселяется.
    }
why-civo-build-farm =
    { $need ->
        [-1] { "" }
        [1] На вашей консоли не осталось ферм.
        [2] Это не территория суши.
        [3] Вашего племени там нет.
       *[other] Там уже стоит ферма.
    }
why-civo-build-boat =
    { $need ->
        [-1] { "" }
        [1] На вашей консоли не осталось лодок.
        [2] Это не водная территория.
        [3] Вашего племени рядом нет.
       *[other] Там уже стоит ваша лодка.
    }
why-civo-favour-ideas =
    { $need ->
        [0] Это значение уже есть на кубике.
       *[other] Чтобы сдвинуть кубик к этому значению, нужно идей: { $need }; у вас { $have }.
    }
why-civo-favour-check =
    { $have ->
        [-1] { "" }
        [0] Второго броска у вас нет.
       *[other] { $need ->
        [0] Кубик сдвигают к значению, которому нужно меньше всего идей, а не к { $have }.
       *[other] { $have } не подходит: подходит не больше { $need }.
    }
    }
why-civo-research-gain =
    { $need ->
        [-1] { "" }
        [-2] Здесь можно взять только эти карты: { $thing }.
       *[other] { $thing }: карт там не осталось.
    }
why-civo-research-draw =
    { $need ->
        [-1] { "" }
        [-2] { $thing }: открытую карту так не берут.
       *[other] { $thing }: закрытых карт там { $have }, а запрошена карта номер { $need }.
    }
why-civo-research-keep =
    { $need ->
        [-1] { "" }
        [-2] Среди вытянутых карт нет: { $thing }.
        [0] Больше оставить нельзя; под стопки ещё уходит карт: { $have }.
       *[other] Карт { $have }; сначала оставьте из них { $need }.
    }
why-civo-income-gain =
    { $need ->
        [-1] { "" }
       *[other] Среди жетонов дохода на панели нет: { $thing }.
    }
why-civo-income-install =
    { $need ->
        [-1] { "" }
        [-2] Сначала устанавливают: { $thing }.
       *[other] В столбце { $need } половины разной высоты, жетон повис бы: { $thing }.
    }
why-civo-income-action =
    { $need ->
        [-1] { "" }
        [1] Уже использовано: { $thing }.
       *[other] Сейчас вы не можете выполнить: { $thing }.
    }
why-civo-explore-where =
    { $need ->
        [-1] { "" }
        [1] Закрытых локаций рядом с ней нет.
       *[other] Вашего племени там нет.
    }
why-civo-explore-anywhere =
    { $thing ->
        [none] { "" }
       *[other] Она уже открыта: { $thing }.
    }
why-civo-hunt-where =
    { $need ->
        [-1] { "" }
       *[other] Вашего племени там нет.
    }
why-civo-find-land =
    { $need ->
        [-1] { "" }
       *[other] { $thing }: вашего племени там нет.
    }
why-civo-find-extra =
    { $need ->
        [-1] { "" }
       *[other] Это ресурс земель «{ $thing }», а вашего племени там нет.
    }
why-civo-find-choose =
    { $thing ->
        [none] { "" }
       *[other] Вы назвали эти земли: { $thing }.
    }
why-civo-goal-gain =
    { $need ->
        [-1] { "" }
        [-2] Среди целей на панели нет: { $thing }.
       *[other] Ячейка { $need } вашей области целей свободна, она первая.
    }
why-civo-event-cost =
    { $need ->
        [-1] { "" }
       *[other] У вас там нет: { $thing }.
    }
why-civo-weather-tribe =
    { $need ->
        [-1] { "" }
       *[other] Такого вашего племени там нет.
    }
why-civo-ruling-returned-boat =
    { $need ->
        [-1] { "" }
       *[other] Это вода, а племена сходят на берег.
    }
why-civo-goal-cover =
    { $need ->
        [-1] { "" }
        [-2] Среди целей на панели нет: { $thing }.
       *[other] Ячейка { $need } вашей области целей свободна, она первая.
    }
why-civo-location-grotto =
    { $need ->
        [-1] { "" }
        [1] Эта территория не рядом.
        [2] Вашего племени там нет.
        [3] Это уже сделано.
        [4] В лодке там нет места.
        [5] Такого вашего сырья там нет.
        [6] Выбрана другая территория.
       *[other] На суше сначала производят.
    }
why-civo-location-sacred-mountain =
    { $need ->
        [-1] { "" }
        [1] Эта территория не рядом.
       *[other] Вашего племени там нет.
    }
why-civo-location-glacier =
    { $need ->
        [-1] { "" }
        [1] Эта территория не рядом.
        [2] Вашего племени там нет.
       *[other] Такого вашего сильного племени там нет.
    }
why-civo-effects-limits =
    { $need ->
        [1] Можно выбрать только вашу самую низкую шкалу.
        [2] Этот тип территории не назван.
        [3] Рядом нет воды.
        [4] Назван другой вид проекта.
       *[other] Этот путь не ведёт ни на вашу лодку, ни с неё.
    }
why-civo-level-token-turn =
    { $need ->
        [-1] { "" }
       *[other] Жетон ступени { $need } уже активен.
    }
why-civo-install-card =
    { $need ->
        [-1] { "" }
        [-2] «{ $thing }» — карта другого типа: сейчас устанавливают не такую.
       *[other] У вас в руке нет карты «{ $thing }».
    }
why-civo-goal-install =
    { $need ->
        [-1] { "" }
        [-2] В вашей области целей нет жетона «{ $thing }».
        [1] Жетон «{ $thing }» закрыт другой целью.
       *[other] Цель «{ $thing }» ещё не выполнена.
    }
why-civo-trade-actions =
    { $need ->
        [-1] { "" }
        [1] За деньги больше ничего не продать.
        [2] За очки больше ничего не продать.
       *[other] Больше ничего не купить.
    }
