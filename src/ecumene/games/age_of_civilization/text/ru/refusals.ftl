# Что не так с ходом здесь и сейчас. Само правило из rules.ftl говорится следом.

need-coins = { $need ->
        [one] { $need } монету
        [few] { $need } монеты
       *[many] { $need } монет
    }
need-workers = { $need ->
        [one] { $need } рабочего
        [few] { $need } рабочих
       *[many] { $need } рабочих
    }
have-coins = { $have ->
        [0] у вас нет ни одной
       *[other] у вас { $have }
    }

## Фаза цивилизаций

why-aoc-raise-first-turn = У вас ещё нет цивилизации.
why-aoc-raise-market = Карты «{ $thing }» нет на рынке.
why-aoc-draft-hand-or-market = Карты «{ $thing }» нет ни у вас на руке, ни на рынке.
why-aoc-path-maya-first = Возвысить { $thing-acc } сейчас нельзя.
why-aoc-path-no-second-raise = Возвысить { $thing-acc } уже нельзя.

## Действия

why-aoc-turn-act-or-pass = Вы ещё не выполнили ни одного действия и не спасовали.
why-aoc-pass-no-actions = Действия и пас в одном ходу несовместимы.
why-aoc-action-not-available = Действие «{ $thing }» сейчас недоступно.
why-aoc-action-plague = На карту «{ $thing }» нельзя отправить рабочих.
why-aoc-action-slot-once = { $have ->
        [1] Действие «{ $thing }» в этом ходу уже выполнено.
        [one] Действие «{ $thing }» в этом ходу уже выполнено { $have } раз.
        [few] Действие «{ $thing }» в этом ходу уже выполнено { $have } раза.
       *[many] Действие «{ $thing }» в этом ходу уже выполнено { $have } раз.
    }
why-aoc-action-cost-workers = Действие «{ $thing }» требует { need-workers }; { $have ->
        [0] у вас нет свободных рабочих
        [one] у вас свободен { $have } рабочий
        [few] у вас свободны { $have } рабочих
       *[many] у вас свободно { $have } рабочих
    }.
why-aoc-action-cost-coins = Действие «{ $thing }» стоит { need-coins }; { have-coins }.
why-aoc-civ-vikings = Викинги соперника не дают вам торговать.
why-aoc-civ-aksum-culture = Сначала решите, применять ли эффект { $thing-gen }.
why-aoc-path-stone = У вас нет камня.
why-aoc-path-caravan = Заказ «{ $thing }» не открыт.
why-aoc-path-order-price = Заказ «{ $thing }» стоит { need-coins }; { have-coins }.
why-aoc-path-order-condition = Условие заказа «{ $thing }» не выполнено.

## Чудеса и технологии

why-aoc-effect-wonder = { $thing ->
        [none] Выберите карту, которая лежит на рынке Чудес.
       *[other] { $thing }: выберите карту, которая лежит на рынке Чудес.
    }
why-aoc-tech-learn = { $thing }: выберите технологию на своей карте.
why-aoc-tech-once = У вас уже есть { $thing }.
why-aoc-tech-prerequisite = Пока ни одна ваша технология не открывает { $thing-acc }.
why-aoc-innovations-base-unavailable = Технологии «{ $thing }» нет на вашей карте.
why-aoc-innovations-market = Карта «{ $thing }» не продаётся.
why-aoc-innovations-one-card = У вас уже есть карта особых технологий.
why-aoc-innovations-price = Карта «{ $thing }» стоит { need-coins }; { have-coins }.
why-aoc-innovations-empty-column = Столбец карты «{ $thing }» не пуст.

## Конец хода

why-aoc-turn-end-effects = С эффектом { $thing-gen } сейчас так поступить нельзя.
why-aoc-tech-education = { $thing }: Развитие культуры стоит { need-coins }; { have-coins }.
why-aoc-civ-phoenicia = { $thing }: { $need ->
        [-1] выберите карту, которая лежит на рынке.
        [0] на рынке нет ни одной карты.
       *[other] вы кладёте { need-coins } на карту рынка; { have-coins }.
    }

## До игры

why-aoc-draft-pick-one = Карты «{ $thing }» нет среди тех, что у вас сейчас.
why-aoc-solo-no-changing-world = Вы играете в одиночку.
why-aoc-solo-no-draft = Вы играете в одиночку.
why-aoc-skirmish-plague-position = Вы играете в одиночку, а рекомендованный порядок первой партии — для нескольких игроков.
why-aoc-path-no-first-game = Вы играете в одиночку.
why-aoc-path-solo-only = За этим столом несколько игроков.
