# Что произошло, в настоящем времени; что изменит ход; сколько он стоит.
# После двоеточия стоит карта, от которой это произошло. Соперник или партнёр — в $amount-seat.

## Числа с существительными как дополнения: получает 2 ресурса, теряет 1 рабочего

size-food = { $size ->
        [one] { $size } еду
        [few] { $size } еды
       *[many] { $size } еды
    }
size-resources = { $size ->
        [one] { $size } ресурс
        [few] { $size } ресурса
       *[many] { $size } ресурсов
    }
size-science = { $size ->
        [one] { $size } очко науки
        [few] { $size } очка науки
       *[many] { $size } очков науки
    }
size-culture = { $size ->
        [one] { $size } очко культуры
        [few] { $size } очка культуры
       *[many] { $size } очков культуры
    }
size-workers = { $size ->
        [one] { $size } рабочего
        [few] { $size } рабочих
       *[many] { $size } рабочих
    }
size-blue = { $size ->
        [one] { $size } синий жетон
        [few] { $size } синих жетона
       *[many] { $size } синих жетонов
    }
size-yellow = { $size ->
        [one] { $size } жёлтый жетон
        [few] { $size } жёлтых жетона
       *[many] { $size } жёлтых жетонов
    }
size-civil = { $size ->
        [one] { $size } гражданское действие
        [few] { $size } гражданских действия
       *[many] { $size } гражданских действий
    }
size-military = { $size ->
        [one] { $size } военное действие
        [few] { $size } военных действия
       *[many] { $size } военных действий
    }
size-stages = { $size ->
        [one] { $size } этап
        [few] { $size } этапа
       *[many] { $size } этапов
    }
because = { $source ->
        [none] .
       *[other] : { $source }.
    }
because-part = { $part ->
        [none] { because }
       *[other] : { $source } ({ $part }).
    }

## Раунды, эпохи и ряд карт

log-turn = Раунд { $amount }, ходит { $seat }.
log-age = { $amount ->
        [1] Начинается эпоха I.
        [2] Начинается эпоха II.
        [3] Начинается эпоха III.
       *[other] Начинается эпоха IV.
    }
log-last-round = Раунд { $amount } будет последним.
log-row-card = Новая карта в ряду: { $subject }.
log-row-discard = Из ряда уходит: { $subject }.
log-obsolete = { $seat } теряет устаревшую карту «{ $subject }».
log-obsolete-hidden = { $seat } сбрасывает устаревшую военную карту.
log-reshuffle = Сброшенные военные карты перемешаны в новую колоду: { $amount ->
        [one] { $amount } карта.
        [few] { $amount } карты.
       *[many] { $amount } карт.
    }
log-game-end = Игра окончена: итоговый подсчёт.

## Получено и потеряно

log-food = { $sign ->
        [plus] { $seat } получает { size-food }
        [minus] { $seat } отдаёт { size-food }
       *[zero] { $seat } не отдаёт еды
    }{ because-part }
log-resources = { $sign ->
        [plus] { $seat } получает { size-resources }
        [minus] { $seat } отдаёт { size-resources }
       *[zero] { $seat } не отдаёт ресурсов
    }{ because-part }
log-food-over = { $seat } отдаёт сверх цены { size-food }: нет синего жетона на сдачу{ because }
log-resources-over = { $seat } отдаёт сверх цены { size-resources }: нет синего жетона на сдачу{ because }
log-science = { $sign ->
        [plus] { $seat } получает { size-science }
        [minus] { $seat } отдаёт { size-science }
       *[zero] { $seat } не отдаёт очков науки
    }{ because-part }
log-culture = { $sign ->
        [plus] { $seat } получает { size-culture }
        [minus] { $seat } теряет { size-culture }
       *[zero] { $seat }: очки культуры без изменений
    }{ because-part }
log-population = { $sign ->
        [plus] { $seat } получает { size-workers }
        [minus] { $seat } теряет { size-workers }
       *[zero] { $seat } не получает рабочих
    }{ because-part }
log-worker-lost = { $seat } теряет рабочего с карты «{ $subject }»{ because }
log-blue = { $sign ->
        [plus] { $seat } получает { size-blue }
        [minus] { $seat } теряет { size-blue }
       *[zero] { $seat } не получает синих жетонов
    }{ because-part }
log-yellow = { $sign ->
        [plus] { $seat } получает в банк { size-yellow }
        [minus] { $seat } теряет из банка { size-yellow }
       *[zero] { $seat }: в банке нет жёлтых жетонов, терять нечего
    }{ because-part }
log-token-lost = { $seat } теряет синий жетон с карты «{ $subject }»{ because }
log-token-moved = { $seat } накрывает этап синим жетоном с карты «{ $subject }»{ because }
log-civil-actions = { $sign ->
        [zero] { $seat }: гражданских действий нет, терять нечего
       *[other] { $seat } теряет { size-civil }
    }{ because }
log-civil-action-back = { $seat } возвращает { size-civil }{ because }
log-military-actions = { $seat } получает на этот ход { size-military }{ because }
log-unit-pool = { $seat } получает на этот ход { size-resources } для отрядов{ because }
log-science-pool = { $seat } получает на этот ход { size-science } для отрядов{ because }

## Производство

log-production = Начинается производство: { $seat }.
log-uprising = Восстание! { $seat } ничего не производит, недовольных рабочих: { $amount }.
log-corruption = { $seat } теряет из-за коррупции { size-resources }{ because }
log-corruption-food = { $seat } теряет из-за коррупции { size-food }{ because }
log-consumption = { $seat } тратит на питание населения { size-food }{ because }
log-hunger = { $seat } не может отдать ещё { size-food } на питание населения{ because }
log-starvation = { $seat } теряет из-за голода { size-culture }{ because }
log-draw = { $seat } берёт карту «{ $subject }»{ because }
log-draw-hidden = { $seat } берёт военную карту{ because }
log-discard = { $seat } сбрасывает карту «{ $subject }»{ because }
log-discard-hidden = { $seat } сбрасывает военную карту{ because }

## Гражданские действия

log-take = { $size ->
        [0] { $seat } берёт { $subject-acc }.
       *[other] { $seat } берёт { $subject-acc } за { size-civil }.
    }
log-build = { $seat } строит: { $subject }{ $source ->
        [none] .
       *[other] {" "}({ $source }).
    }
log-upgrade = { $seat } улучшает: { $source } → { $subject }.
log-destroy = { $seat } теряет здание «{ $subject }»{ because }
log-disband = { $seat } распускает отряд «{ $subject }»{ because }
log-leader = { $seat } получает лидера: { $subject }.
log-homer = { $seat } кладёт { $source-acc } под { $subject-acc }.
log-stage = { $seat } строит { size-stages } чуда: { $subject }.
log-wonder = { $seat } завершает { $subject-acc }!
log-develop = { $seat } изучает { $subject-acc }{ because }
log-revolution = Революция! { $seat } меняет форму правления: { $subject }.
log-removed = { $seat } лишается карты «{ $subject }»{ because }
log-play = { $seat } разыгрывает карту «{ $subject }».
log-use = { $seat } применяет свойство карты «{ $subject }».
log-tactic = { $seat } разыгрывает тактику «{ $subject }».
log-copied-tactic = { $seat } копирует тактику «{ $subject }».
log-common-tactic = { $seat } делает тактику «{ $subject }» общей.

## Политика

log-politics-pass = { $seat } обходится без политического действия.
log-politics-skipped = { $seat } пропускает фазу политики.
log-no-politics = { $seat } отказывается от следующего политического действия{ because }
log-prepare = { $seat } готовит событие «{ $subject }» и получает { size-culture }.
log-prepare-hidden = { $seat } готовит событие и получает { size-culture }.
log-peek = { $seat } смотрит следующее событие, «{ $subject }»{ because }
log-peek-hidden = { $seat } смотрит следующее событие{ because }
log-event = Событие: { $subject }.
log-new-events = Будущие события становятся текущими: { $amount ->
        [one] { $amount } карта.
        [few] { $amount } карты.
       *[many] { $amount } карт.
    }
log-ruin = { $seat } теряет чудо «{ $subject }»: остались руины{ $source ->
        [none] .
       *[other] {" "}({ $source }).
    }
log-attack = { $seat } разыгрывает агрессию «{ $subject }», цель: { $amount-seat }.
log-defend = { $seat } обороняется картой «{ $subject }», { $signed } к силе{ because }
log-defend-hidden = { $seat } обороняется картой лицом вниз, { $signed } к силе{ because }
log-attack-fails = { $amount-seat } отражает агрессию «{ $subject }», нападал игрок: { $seat }.
log-attack-succeeds = Агрессия «{ $subject }» удалась: нападает { $seat }, цель: { $amount-seat }.
log-war = { $seat } объявляет войну: «{ $subject }», противник: { $amount-seat }.
log-war-resolved = { $subject }: { $sign ->
        [plus] { $seat } побеждает с перевесом { $size }.
        [minus] { $seat } проигрывает, перевес противника { $size }.
       *[zero] ни одна сторона не победила.
    }
log-technology-taken = { $seat } забирает технологию «{ $subject }»{ because }
log-offer = { $seat } предлагает пакт «{ $subject }», партнёр: { $amount-seat }.
log-offer-as-a = { $seat } предлагает пакт «{ $subject }» на стороне A, партнёр: { $amount-seat }.
log-offer-as-b = { $seat } предлагает пакт «{ $subject }» на стороне B, партнёр: { $amount-seat }.
log-pact = { $seat } и { $amount-seat } заключают пакт «{ $subject }».
log-pact-declined = { $amount-seat } отклоняет пакт «{ $subject }», предлагал игрок: { $seat }.
log-pact-ends = Пакт «{ $subject }» прекращается: { $seat } и { $amount-seat }.
log-resign = { $seat } сдаётся и выбывает из игры.

## Колонии

log-bid = { $seat } ставит { $amount }: { $subject }.
log-bid-pass = { $seat } больше не ставит: { $subject }.
log-no-colony = Никто не колонизирует { $subject-acc }.
log-send = { $seat } отправляет { $subject-acc }{ because }
log-add = { $seat } добавляет карту «{ $subject }», { $signed } к силе{ because }
log-add-hidden = { $seat } добавляет карту лицом вниз, { $signed } к силе{ because }
log-discover = { $source } открывает { $subject-acc }: колонию получает { $seat }.
log-colony = { $seat } получает колонию «{ $subject }».
log-colony-lost = { $seat } теряет колонию «{ $subject }».

## Первая игра

log-first-game-level-1-technology = { $seat } получает { size-culture }: { points-first-game-level-1-technology }.
log-first-game-level-2-technology = { $seat } получает { size-culture }: { points-first-game-level-2-technology }.
log-first-game-government-level = { $seat } получает { size-culture }: { points-first-game-government-level }.
log-first-game-science-rating = { $seat } получает { size-culture }: { points-first-game-science-rating }.
log-first-game-strength-rating = { $seat } получает { size-culture }: { points-first-game-strength-rating }.
log-first-game-happiness-rating = { $seat } получает { size-culture }: { points-first-game-happiness-rating }.
log-first-game-food-production = { $seat } получает { size-culture }: { points-first-game-food-production }.
log-first-game-resource-production = { $seat } получает { size-culture }: { points-first-game-resource-production }.
log-first-game-colony = { $seat } получает { size-culture }: { points-first-game-colony }.
log-first-game-completed-age-2-wonder = { $seat } получает { size-culture }: { points-first-game-completed-age-2-wonder }.

## Откуда очки, если их дала не карта

points-prepare = подготовка событий
points-starvation = голод
points-first-game-level-1-technology = технологии эпохи I
points-first-game-level-2-technology = технологии эпохи II
points-first-game-government-level = уровень формы правления
points-first-game-science-rating = показатель науки
points-first-game-strength-rating = показатель силы
points-first-game-happiness-rating = показатель счастья
points-first-game-food-production = производство еды
points-first-game-resource-production = производство ресурсов
points-first-game-colony = колонии
points-first-game-completed-age-2-wonder = чудеса эпохи II

## Что изменит ход и сколько он стоит

net-food = { $signed } к еде
net-resources = { $size ->
        [one] { $signed } ресурс
        [few] { $signed } ресурса
       *[many] { $signed } ресурсов
    }
net-food-over = { net-food } (сдачи нет)
net-resources-over = { net-resources } (сдачи нет)
net-science = { $size ->
        [one] { $signed } очко науки
        [few] { $signed } очка науки
       *[many] { $signed } очков науки
    }
net-culture = { $size ->
        [one] { $signed } очко культуры
        [few] { $signed } очка культуры
       *[many] { $signed } очков культуры
    }
net-population = { $size ->
        [one] { $signed } рабочий
        [few] { $signed } рабочих
       *[many] { $signed } рабочих
    }
net-worker-lost = { net-population }
net-blue = { $size ->
        [one] { $signed } синий жетон
        [few] { $signed } синих жетона
       *[many] { $signed } синих жетонов
    }
net-token-lost = { net-blue }
net-yellow = { $size ->
        [one] { $signed } жёлтый жетон
        [few] { $signed } жёлтых жетона
       *[many] { $signed } жёлтых жетонов
    }
net-civil-actions = { $size ->
        [one] { $signed } гражданское действие
        [few] { $signed } гражданских действия
       *[many] { $signed } гражданских действий
    }
net-civil-action-back = { net-civil-actions }
net-military-actions = { $size ->
        [one] { $signed } военное действие
        [few] { $signed } военных действия
       *[many] { $signed } военных действий
    }
net-unit-pool = { net-resources } для отрядов
net-science-pool = { net-science } для отрядов
net-corruption = { net-resources } (коррупция)
net-corruption-food = { net-food } (коррупция)
net-consumption = { net-food } (потребление)
net-prepare = { net-culture }
net-starvation = { net-culture } (голод)
net-stage = { $size ->
        [one] { $signed } этап
        [few] { $signed } этапа
       *[many] { $signed } этапов
    }
net-defend = { $signed } к силе
net-add = { $signed } к силе
price-food = { $amount ->
        [0] без еды
       *[other] { $amount } еды
    }
price-resources = { $amount ->
        [0] без ресурсов
        [one] { $amount } ресурс
        [few] { $amount } ресурса
       *[many] { $amount } ресурсов
    }
price-science = { $amount ->
        [0] без очков науки
        [one] { $amount } очко науки
        [few] { $amount } очка науки
       *[many] { $amount } очков науки
    }
price-civil-actions = { $amount ->
        [0] без гражданских действий
        [one] { $amount } гражданское действие
        [few] { $amount } гражданских действия
       *[many] { $amount } гражданских действий
    }
price-military-actions = { $amount ->
        [0] без военных действий
        [one] { $amount } военное действие
        [few] { $amount } военных действия
       *[many] { $amount } военных действий
    }
