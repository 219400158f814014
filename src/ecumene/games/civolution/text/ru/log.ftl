## Что произошло

who = { $automaton ->
        [none] { $seat }
       *[other] { $automaton }
    }
because = { $source ->
        [none] .
       *[other] : { $source }.
    }
size-points = { $size ->
        [one] { $size } очко
        [few] { $size } очка
       *[many] { $size } очков
    }
size-steps = { $size ->
        [one] { $size } шаг
        [few] { $size } шага
       *[many] { $size } шагов
    }

## Эпохи, фазы и ходы

log-era = Начинается эпоха { $amount }.
log-turn = Ходит { who }.
log-final-round = Индикатор дошёл до конца: раунд доигрывается, и следует ещё один.
log-indicator = Индикатор фаз сдвигается на ячейку перезапуска { $amount }.
log-event-opened = Событие этой эпохи: { $subject }.
log-event = Событие награждает { who }: { $subject }.
log-weather = Погода теперь: { $subject }.
log-monolith = Монолит у { who }: первый ход отсюда.
log-start-markers = { who } начинает с: { $subject }.
log-start-token = { who } берёт: { $subject }.

## Кубики и консоль

log-activated = { who } активирует модуль «{ $subject }».
log-die-used = { who } тратит кубик со значением { $amount }.
log-reset = { who } выполняет перезапуск.
log-rolled = { who } выбрасывает { $amount }.
log-fate = { who } выбрасывает { $amount } на кубике судьбы.
log-favour-passed = { who } проходит проверку на благосклонность{ because }
log-favour-failed = { who } не проходит проверку на благосклонность{ because }
log-die-gained = { who } получает: { $subject }{ $amount ->
        [0] .
       *[other] , значение { $amount }.
    }
log-die-taken = { who } отдаёт: { $subject }.
log-upgraded = { who } улучшает модуль «{ $subject }» до уровня { $amount }{ because }
log-activity = { who } выполняет активность: { $subject }.

## Очки и маркеры

log-points = { who } получает { size-points }{ because }
log-gained = { who } получает: { $subject } +{ $size }{ because }
log-returned = { who } возвращает: { $subject } −{ $size }{ because }
log-produced = { who } производит ресурсы ({ $size }): { $to }{ because }
log-loaded = { who } грузит ресурсы на лодку: { $size }{ because }
log-carried = { who } перевозит: { $subject }, { $from }{ because }
log-advanced = { who } продвигается на { size-steps }: { $subject }{ because }
log-favour = { who } продвигается на { size-steps } по треку благосклонности{ because }
log-favour-lost = { who } отступает на { size-steps } по треку благосклонности.
log-feature-moved = { who } перемещает маркер: { $source } → { $subject }.

## Племена

log-migrated = { who } ведёт племя: { $from } → { $to }.
log-settled = { who } селится: { $to } ({ camp }).
log-displaced = Племя, чей хозяин { who }, вытеснено в дикую местность: { $to }.
log-developed = Освоена территория: { $to }, там { $subject }.
log-procreated = { who } получает новое племя: { $to }{ because }
log-strengthened = { who } усиливает племя: { $to }{ because }
log-weakened = { who }: слабеет племя, { $to }{ because }
log-fed = { who } кормит племя (еда: { $amount }): { $to }.
log-died = { who }: гибнет племя, { $to }{ because }
log-saved = Агера спасает племя, хозяин { who }: { $to }.
log-hunts = { who } охотится: { $to }{ because }
log-seeks = { who } ищет удачную находку: { $subject }{ because }

## Строительство и локации

log-built = { who } строит: { $subject }, { $to }{ because }
log-removed = { who } возвращает: { $subject }, { $to }{ because }
log-farm-lost = { who } теряет ферму: { $to } ({ $subject }).
log-revealed = Открыто, { $to }: { $subject }.

## Карты и жетоны

log-opened = Открыта карта: { $subject }.
log-card-taken = { who } берёт карту «{ $subject }»{ because }
log-card-drawn = { who } вытягивает карту «{ $subject }»{ because }
log-card-drawn-hidden = { who } вытягивает карту исследований.
log-cards-drawn = { who } вытягивает на выбор { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } исследований{ because }
log-card-kept = { who } оставляет карту «{ $subject }»{ because }
log-card-kept-hidden = { who } оставляет карту исследований.
log-installs = { who } платит за карту «{ $subject }» в столбце { $amount }.
log-installed = { who } устанавливает в столбец { $amount }: { $subject }.
log-level-complete = { who } заполняет ступень { $amount } блока ступеней.
log-level-token = { who } переворачивает жетон ступени { $amount }{ because }
log-goal-taken = { who } берёт цель «{ $subject }».
log-income = { who } выполняет жетон дохода: { $subject }.
log-income-taken = { who } берёт жетон дохода «{ $subject }»{ because }
log-attribute = { who } берёт жетон свойств «{ $subject }» в столбец { $amount }.

## В.И.К.И.

log-vici-card = { $automaton } открывает карту: { $subject }.
log-vici-rolled = { $automaton } выбрасывает { $amount }.
log-vici-statue = { $automaton } строит статую на острове, всего там: { $amount }.
log-vici-evolution = { $automaton } заполняет ячейку { $amount } таблицы эволюции.
log-vici-prosperity = { $automaton } заполняет ячейку { $amount } таблицы процветания.
log-vici-removed = { $automaton } убирает из игры: { $subject }.
log-vici-provision = { $automaton } кладёт маркер снабжения { $amount }: { $to }.
log-vici-hunting-token = { $automaton } кладёт жетон охоты: { $to }.
points-points = сильные племена
