# Что не так с ходом здесь и сейчас. Само правило из rules-*.ftl говорится следом.

need-resources = { $need ->
        [one] { $need } ресурс
        [few] { $need } ресурса
       *[many] { $need } ресурсов
    }
need-science = { $need ->
        [one] { $need } очко науки
        [few] { $need } очка науки
       *[many] { $need } очков науки
    }
need-civil = { $need ->
        [one] { $need } гражданское действие
        [few] { $need } гражданских действия
       *[many] { $need } гражданских действий
    }
need-military = { $need ->
        [one] { $need } военное действие
        [few] { $need } военных действия
       *[many] { $need } военных действий
    }
have-some = { $have ->
        [0] у вас ни одного
       *[other] у вас { $have }
    }
no-civil = У вас не осталось гражданских действий.
no-military = У вас не осталось военных действий.

## Фазы

why-tta-turn-sequence = Сейчас ваша фаза политики.
why-tta-first-turn-only-take = Это ваш первый ход.
why-tta-action-whole-or-not = { $need ->
        [-2] У карты «{ $thing }» нет свойства, которое применяют таким образом.
       *[other] { $thing }: сейчас это невозможно.
    }
why-tta-actions-not-enough = { $need ->
        [1] { $thing }: гражданских действий для экономии не осталось; следующее и так оплатит военное.
       *[other] { $thing }: у вас не осталось военных действий.
    }

## Взятие карт

why-tta-take-from-row = На этом месте ряда нет карты «{ $thing }».
why-tta-take-slot-cost = Карта «{ $thing }» здесь стоит { need-civil }; { have-some }.
why-tta-take-wonder-surcharge = Карта «{ $thing }» здесь стоит { need-civil }; { have-some }.
why-tta-take-hand-limit = Гражданских карт у вас на руке: { $have }; предел: { $need }.
why-tta-take-same-technology = Карта «{ $thing }» у вас уже есть.
why-tta-take-leader-age-limit = Лидера той же эпохи, что { $thing }, вы уже брали.
why-tta-take-one-wonder = У вас ещё не завершено прежнее чудо.
why-tta-note-agreement-usual-rules = Сейчас карты берут по Международному соглашению.

## Население и здания

why-tta-population-civil-action = { no-civil }
why-tta-population-empty-bank = Ваш жёлтый банк пуст.
why-tta-population-food-cost = Нужно еды: { $need }, а у вас { $have }.
why-tta-workers-gain-population = { $thing }: ваш жёлтый банк пуст.
why-tta-build-technology-in-play = { $need ->
        [-2] На карту «{ $thing }» рабочих не ставят.
       *[other] Карты «{ $thing }» у вас нет в игре.
    }
why-tta-build-civil-action = { no-civil }
why-tta-build-unused-worker = У вас нет свободного рабочего.
why-tta-build-urban-limit = Зданий того же вида, что { $thing }, у вас уже { $have }; больше ваша форма правления не допускает.
why-tta-build-resource-cost = Карта «{ $thing }» стоит { need-resources }; { have-some }.
why-tta-upgrade-needs-building = { $need ->
        [-2] На карту «{ $thing }» рабочих не ставят.
       *[other] На карте «{ $thing }» нет вашего рабочего.
    }
why-tta-upgrade-same-type = Карта «{ $thing }» другого вида.
why-tta-upgrade-higher-level = Уровень карты «{ $thing }» не выше.
why-tta-upgrade-civil-action = { no-civil }
why-tta-upgrade-difference = Улучшение до карты «{ $thing }» стоит { need-resources }; { have-some }.
why-tta-note-bach-any-urban = Уровень карты «{ $thing }» ниже.
why-tta-note-bach-urban-limit = { $thing }: больше театров ваша форма правления не допускает.
why-tta-destroy-needs-building = { $need ->
        [-2] «{ $thing }» — не ферма, не шахта и не городское здание.
       *[other] На карте «{ $thing }» нет вашего рабочего.
    }
why-tta-destroy-civil-action = { no-civil }

## Лидеры и чудеса

why-tta-leader-from-hand = { $need ->
        [-2] «{ $thing }» — не лидер.
       *[other] { $thing }: такого лидера у вас на руке нет.
    }
why-tta-leader-civil-action = { no-civil }
why-tta-note-homer-happy-face = { $thing }: Гомеру нужно ваше завершённое чудо.
why-tta-wonder-unfinished-needed = У вас нет незавершённого чуда.
why-tta-wonder-civil-action = { no-civil }
why-tta-wonder-several-stages = { $thing }: этапов за одно действие сейчас можно построить: { $need }.
why-tta-wonder-cover-stage = { $thing }: не осталось синего жетона, чтобы накрыть этап.
why-tta-wonder-cover-from-cards = { $thing }: выберите свою карту с синим жетоном.
why-tta-wonder-stage-cost = { $thing }: это стоит { need-resources }; { have-some }.

## Технологии и революции

why-tta-develop-from-hand = { $need ->
        [-2] «{ $thing }» — не технология.
       *[other] Карты «{ $thing }» у вас на руке нет.
    }
why-tta-develop-civil-action = { no-civil }
why-tta-develop-science-cost = Карта «{ $thing }» стоит { need-science }; { have-some }.
why-tta-develop-government-higher-cost = Карта «{ $thing }» стоит { need-science }; { have-some }.
why-tta-revolution-government-only = { $need ->
        [-2] «{ $thing }» — не форма правления.
       *[other] Формы правления «{ $thing }» у вас на руке нет.
    }
why-tta-revolution-all-civil-actions = Революция стоит { need-civil }; { have-some }.
why-tta-note-robespierre-military-actions = Эта революция стоит { need-military }; { have-some }.
why-tta-revolution-lower-cost = Революция с картой «{ $thing }» стоит { need-science }; { have-some }.

## Карты действий и свойства

why-tta-action-card-from-hand = { $need ->
        [-2] «{ $thing }» — не карта действия.
       *[other] Карты действия «{ $thing }» у вас на руке нет.
    }
why-tta-action-card-not-same-turn = Карту «{ $thing }» вы только что взяли.
why-tta-action-card-civil-action = { no-civil }
why-tta-action-card-must-be-possible = { $need ->
        [-1] { $thing }: карта сейчас даёт сделать не это.
        [1] { $thing }: выполните действие, которое предписывает карта.
       *[other] Действие, которое предписывает карта «{ $thing }», сейчас выполнить нельзя.
    }
why-tta-action-card-one-stage = { $thing }: сейчас можно построить только один этап.
why-tta-card-in-play = Карты «{ $thing }» у вас нет в игре.
why-tta-goods-cannot-pay = { $thing }: обменивать нечего.
why-tta-text-once-per-turn = Свойство карты «{ $thing }» в этот ход уже применено.
why-tta-text-condition = { $need ->
        [-1] { $thing }: здесь это невозможно.
        [-2] «{ $thing }» — не военная карта с вашей руки.
        [0] У этого игрока нет ничего, что можно отнять картой «{ $thing }».
       *[other] По карте «{ $thing }» другая сторона платит { need-science }, а у неё { $have }.
    }
why-tta-text-forbids = Этого не позволяет карта «{ $thing }».

## Отряды и тактики

why-tta-unit-build-military-action = { no-military }
why-tta-unit-build-technology = { $need ->
        [-2] «{ $thing }» — не военный отряд.
       *[other] Карты «{ $thing }» у вас нет в игре.
    }
why-tta-unit-build-unused-worker = У вас нет свободного рабочего.
why-tta-unit-build-resource-cost = Карта «{ $thing }» стоит { need-resources }; { have-some }.
why-tta-unit-upgrade-needs-unit = На карте «{ $thing }» нет вашего отряда.
why-tta-unit-upgrade-same-type = Карта «{ $thing }» другого рода войск.
why-tta-unit-upgrade-higher-level = Уровень карты «{ $thing }» не выше.
why-tta-unit-upgrade-military-action = { no-military }
why-tta-unit-upgrade-difference = Улучшение до карты «{ $thing }» стоит { need-resources }; { have-some }.
why-tta-unit-disband-needs-unit = { $need ->
        [-2] «{ $thing }» — не военный отряд.
       *[other] На карте «{ $thing }» нет вашего отряда.
    }
why-tta-unit-disband-military-action = { no-military }
why-tta-tactic-from-hand = { $need ->
        [-2] «{ $thing }» — не тактика.
       *[other] Карты «{ $thing }» у вас на руке нет.
    }
why-tta-tactic-copy-common = { $need ->
        [-2] «{ $thing }» — не тактика.
       *[other] Тактики «{ $thing }» нет среди общих.
    }
why-tta-tactic-copy-another = «{ $thing }» и так ваша текущая тактика.
why-tta-tactic-once-per-turn = В этот ход вы уже разыграли или скопировали тактику.
why-tta-tactic-military-action = Тактика «{ $thing }» стоит { need-military }; { have-some }.
why-tta-tactic-copy-cost = Копирование тактики «{ $thing }» стоит { need-military }; { have-some }.

## Политика

why-tta-politics-from-hand = Карты «{ $thing }» у вас на руке нет.
why-tta-politics-crown-cards = Карту «{ $thing }» так разыграть нельзя.
why-tta-politics-rival = Карту «{ $thing }» нельзя направить на этого игрока.
why-tta-event-only-events = «{ $thing }» — не событие и не территория.
why-tta-aggression-cost = Агрессия «{ $thing }» стоит { need-military }; { have-some }.
why-tta-aggression-pact-forbids = Ваш пакт с этим игроком не допускает агрессии «{ $thing }».
why-tta-aggression-must-be-stronger = Для агрессии «{ $thing }» против этого игрока нужна сила { $need }, а у вас { $have }.
why-tta-aggression-defense-limit = С теми картами, что вам можно использовать, силы { $need } не достичь; пока она { $have }.
why-tta-aggression-defend-or-keep = { $need ->
        [-2] «{ $thing }» — не военная карта.
       *[other] Силы { $need } вам не достичь; пока она { $have }.
    }
why-tta-war-cost = «{ $thing }» стоит { need-military }; { have-some }.
why-tta-war-forbidden = Против этого игрока нельзя объявить «{ $thing-acc }».
why-tta-war-not-last-round = Для карты «{ $thing }» уже поздно.
why-tta-war-waits = Исход уже объявленной вами войны ещё не решён.
why-tta-war-steal-technology = { $need ->
        [-1] { $thing }: выберите особую технологию проигравшего или закончите.
       *[other] Карта «{ $thing }» стоит { $need } из вашего перевеса; осталось { $have }.
    }
why-tta-war-steal-not-owned = Карта «{ $thing }» у вас уже есть.
why-tta-pact-not-with-two = Игроков только двое.
why-tta-pact-sides = Пакт «{ $thing }» предлагают с выбором стороны, если стороны различны, и без выбора, если одинаковы.
why-tta-pact-cancel-own-only = Вы не участвуете в пакте «{ $thing }».
why-tta-resign-not-in-age-four = Сдаваться уже поздно.
why-tta-variant-peaceful = Это мирная игра.
why-tta-variant-first-game-no-attacks = Это первая игра.

## Колонии, потери и конец хода

why-tta-colony-bid-higher = { $thing }: следующая ставка — не меньше { $need }.
why-tta-colony-bid-reach = { $thing }: самое сильное войско, которое вы можете отправить, — { $have }.
why-tta-colony-force-units = На карте «{ $thing }» больше нет отрядов, которые можно отправить.
why-tta-colony-force-bonus-cards = { $need ->
        [-1] Карта «{ $thing }» ничего не добавит этому войску.
       *[other] { $thing }: вы уже сбросили столько карт, сколько он позволяет: { $have }.
    }
why-tta-colony-force-at-least-one = { $thing }: вы ещё не отправили ни одного отряда.
why-tta-colony-winner-must = { $thing }: ваша ставка — { $need }, сила войска пока { $have }.
why-tta-colonies-change-hands = { $thing }: выберите колонию.
why-tta-note-ravages-of-time = { $thing }: выберите завершённое чудо, которое ещё не руины.
why-tta-workers-lose-population = { $thing }: выберите свою карту с рабочим.
why-tta-tokens-lose-blue = { $thing }: выберите свою карту с синим жетоном.
why-tta-end-turn-discard-military = «{ $thing }» — не военная карта с вашей руки.
