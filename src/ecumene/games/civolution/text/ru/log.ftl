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
log-event = { who } получает награду за событие: { $subject }.
log-weather = Погода теперь: { $subject }.
log-monolith = { who } получает монолит: первый ход — за этой цивилизацией.
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
log-strong-tribes = { who } получает { size-points }: сильные племена.
log-gained = { who } получает: { $subject } +{ $size }{ because }
log-returned = { who } возвращает: { $subject } −{ $size }{ because }
log-returned-raw = { who } возвращает ресурс: { $to }.
log-produced = { who } производит ресурсы ({ $size }): { $to }{ because }
log-loaded = { who } грузит ресурсы на лодку: { $size }{ because }
log-carried = { who } перевозит: { $subject }, { $from }{ because }
log-advanced = { who } продвигается на { size-steps }: { $subject }{ because }
log-favour = { who } продвигается на { size-steps } по треку благосклонности{ because }
log-favour-lost = { who } отступает на { size-steps } по треку благосклонности.
log-feature-moved = { who } перемещает маркер: { $source } → { $subject }.

## Племена

log-migrated = { who } ведёт племя: { $from } → { $to }{ vici-tribe }
log-settled = { $automaton ->
        [none] { $seat } селится: { $to } ({ dry-camp }).
       *[other] { $automaton } селится: { $to } (приоритет { $amount }: { vici-camp }).
    }
log-displaced = Племя, чей хозяин { who }, вытеснено в дикую местность: { $to }.
log-developed = Освоена территория: { $to }, там { $subject }.
log-procreated = { who } получает новое племя: { $to }{ because }
log-strengthened = { who } усиливает племя: { $to }{ because }
log-weakened = { who }: слабеет племя, { $to }{ because }
log-fed = { $amount ->
        [0] Племени не нужна еда, хозяин { who }: { $to }.
       *[other] { who } кормит племя (еда: { $amount }): { $to }.
    }
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

vici-camp = { $amount ->
        [1] свободный лагерь с костром
        [2] свободный лагерь
        [3] лагерь с костром, где ваше племя
        [4] лагерь, где ваше слабое племя
        [5] лагерь, где ваше сильное племя
        [6] лагерь с костром, где её сильное племя
        [7] лагерь, где её сильное племя
        [8] лагерь с костром, где её слабое племя
       *[other] лагерь, где её слабое племя
    }
vici-tribe = { $amount ->
        [1] { "" } (приоритет 1: племя из дикой местности).
        [2] { "" } (приоритет 2: племя из лагеря с костром).
        [3] { "" } (приоритет 3: племя из лагеря).
       *[other] .
    }
vici-by = { $sign ->
        [zero] единственная
        [minus] выпало { $size }, маяки
       *[other] выпало { $size }, колесо территорий
    }
vici-action = { $amount ->
        [1] убрать открытую карту
        [3] шаг благосклонности
        [4] статуя
        [5] кубик
        [6] маркер эволюции
        [7] маркер процветания
        [8] размножение
        [10] маркер снабжения
        [11] открыть локации
        [12] жетон охоты
       *[other] миграция
    }
log-vici-card = { $automaton } открывает карту: { $subject }.
log-vici-row = { $automaton } выбрасывает { $size }, { $sign ->
        [minus] красная
       *[other] синяя
    } половина: { $subject }.
log-vici-category = { $automaton } выполняет действие категории «{ $subject }», раз: { $size }; { $sign ->
        [minus] красная
       *[other] синяя
    } половина{ because }
log-vici-wheel = { $automaton } выбрасывает { $amount }, колесо территорий: { $subject }; решат маяки.
log-vici-at-free = { $automaton } размножается там, где есть её племя и свободный лагерь: { $to } ({ vici-by }).
log-vici-at-own = { $automaton } размножается там, где есть её племя, ведь свободных лагерей нет: { $to } ({ vici-by }).
log-vici-at-yours = { $automaton } осталась без племён и размножается там, где есть ваше: { $to } ({ vici-by }).
log-vici-from = { $automaton } уходит оттуда, где у неё два племени и одно из них сильное: { $to } ({ vici-by }).
log-vici-to = { $automaton } идёт на смежную сушу, где меньше всего её племён: { $to } ({ vici-by }).
log-vici-at-provision = { $automaton } снабжает там, где меньше всего маркеров снабжения, затем больше всего её племён: { $to } ({ vici-by }).
log-vici-at-closed = { $automaton } открывает там, где рядом с её племенами больше всего закрытых локаций: { $to } ({ vici-by }).
log-vici-at-shared-hunt = { $automaton } занимает лучшую охоту, где есть племена обоих: { $to } ({ vici-by }).
log-vici-at-own-hunt = { $automaton } занимает лучшую охоту, где есть её племена: { $to } ({ vici-by }).
log-vici-procreates-first = У { $automaton } нигде нет двух племён, из которых одно сильное: сначала размножение, потом миграция.
log-vici-crowded = Все лагеря на территориях { $automaton } заняты лишь её племенами: ещё одна миграция.
log-vici-lost = { $automaton } теряет действие, которое невозможно: { vici-action }.
log-vici-goal = { $subject ->
        [none] { $automaton } выбрасывает { $amount } для целей и ничего не убирает.
       *[other] { $automaton } выбрасывает { $amount } для целей и убирает из игры «{ $subject }».
    }
log-vici-token = { $subject ->
        [none] { $automaton } выбрасывает { $amount } для панели и ничего не убирает.
       *[other] { $automaton } выбрасывает { $amount } для панели и убирает из игры «{ $subject }».
    }
log-vici-fed = { $automaton } кормит одно племя одним маркером снабжения: { $to } (приоритет { $amount }: { vici-camp }).
log-vici-fed-all = { $automaton } кормит свои лагеря и одно племя в дикой местности двумя маркерами снабжения: { $to } (накормлено: { $amount }).
log-vici-statue = { $automaton } строит статую на острове, всего там: { $amount }.
log-vici-evolution = { $automaton } заполняет ячейку { $amount } таблицы эволюции.
log-vici-prosperity = { $automaton } заполняет ячейку { $amount } таблицы процветания.
log-vici-removed = { $automaton } убирает из игры: { $subject }.
log-vici-provision = { $automaton } кладёт маркер снабжения { $amount }: { $to }.
log-vici-hunting-token = { $automaton } кладёт жетон охоты: { $to }.
points-strong-tribes = сильные племена
