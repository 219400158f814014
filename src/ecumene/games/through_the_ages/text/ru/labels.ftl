# Названия мест и чисел на столе, то, чем кончилась игра, и главы правил.

## Общий стол

zone-round = Раунд { $round }
zone-last-round = Последний раунд: { $round }
zone-row = { term-card-row }
zone-row-price = { $n ->
        [one] { $n } гражданское действие
        [few] { $n } гражданских действия
       *[many] { $n } гражданских действий
    }
zone-civil-deck = Гражданская колода: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
zone-military-deck = Военная колода: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
zone-events = { term-current-events }
zone-future = { term-future-events }
zone-past = { term-past-events }
zone-top-event = Следующее событие
zone-tactics = { term-common-tactics }
zone-face-down = лицом вниз
zone-empty = пусто

## Игрок

zone-hand = Гражданская рука
zone-military = Военная рука
zone-government = Форма правления
zone-leader = Лидер
zone-technologies = Технологии
zone-specials = Особые технологии
zone-wonder = Строящееся чудо
zone-wonder-stages = Этапы: { $n } из { $total }
zone-wonders = Чудеса
zone-ruins = Руины
zone-colonies = Колонии
zone-tactic = { term-current-tactic }
zone-exclusive = { term-exclusive-tactic }
zone-pact-with = Партнёр по пакту: { $seat }
zone-war-on = Противник в войне: { $seat }
zone-blue-bank = { term-blue-bank }
zone-yellow-bank = { term-yellow-bank }
zone-worker-pool = { term-worker-pool }
zone-out = Вне игры

## Числа игрока

stat-culture = Культура
    .name = Очки культуры
stat-culture-rating = Культура +
    .name = Показатель культуры
stat-science = Наука
    .name = Очки науки
stat-science-rating = Наука +
    .name = Показатель науки
stat-food = Еда
    .name = Еда
stat-resources = Ресурсы
    .name = Ресурсы
stat-strength = Сила
    .name = Показатель силы
stat-happiness = Счастье
    .name = Показатель счастья
stat-discontent = Недовольные
    .name = Недовольные рабочие
stat-civil-actions = Гражданские
    .name = Гражданские действия
stat-military-actions = Военные
    .name = Военные действия
stat-population = Население
    .name = Всего рабочих
stat-unused = Свободные
    .name = Свободные рабочие
stat-yellow = Жёлтые
    .name = Жёлтые жетоны в банке
stat-blue = Синие
    .name = Синие жетоны в банке
stat-corruption = Коррупция
    .name = Коррупция при производстве
stat-consumption = Потребление
    .name = Еда, съедаемая при производстве
stat-food-production = Еда +
    .name = Производство еды
stat-resource-production = Ресурсы +
    .name = Производство ресурсов
stat-urban-limit = Предел зданий
    .name = Предел городских зданий
stat-colonization = Колонизация
    .name = Бонус колонизации
stat-hand = Рука
    .name = Гражданские карты на руке
stat-military-hand = Военные карты
    .name = Военные карты на руке
stat-wonders = Чудеса
    .name = Завершённые чудеса
stat-colonies = Колонии
    .name = Колонии

## Конец

ending-culture = Решили очки культуры.
ending-shared = Очков культуры поровну: победа общая.
ending-resigned = Все остальные сдались.

## Главы правил

section-course = Ход игры
section-setup-decks = Подготовка: колоды
section-setup-boards = Подготовка: планшеты игроков
section-setup-start = Подготовка: события, первый игрок и ряд карт
section-turn = Ваш ход
section-first-turn = Первый ход
section-replenish = Пополнение ряда карт
section-age-end = Конец эпохи
section-war-resolve = Исход войны
section-tactic-common = Тактика становится общей
section-politics = Фаза политики
section-event-prepare = Подготовка события
section-aggression = Агрессия
section-war-declare = Объявление войны
section-pact-offer = Предложение пакта
section-pact-cancel = Расторжение пакта
section-resign = Выход из игры
section-actions = Фаза действий
section-take = Взятие карты, кроме чуда
section-take-wonder = Взятие чуда
section-population = Увеличение населения
section-build = Постройка фермы, шахты или городского здания
section-upgrade = Улучшение фермы, шахты или городского здания
section-destroy = Снос фермы, шахты или городского здания
section-leader = Розыгрыш лидера
section-wonder-stage = Постройка этапа чуда
section-develop = Изучение технологии
section-revolution = Революция
section-action-card = Розыгрыш карты действия
section-unit-build = Создание отряда
section-unit-upgrade = Улучшение отряда
section-unit-disband = Роспуск отряда
section-tactic-play = Розыгрыш тактики
section-tactic-copy = Копирование тактики
section-end-discard = Конец хода: сброс карт
section-end-uprising = Конец хода: восстание
section-production = Фаза производства
section-draw = Добор военных карт
section-reset = Восстановление действий
section-events = Розыгрыш события
section-colonization = Колонизация
section-level = Уровень карты
section-hand = Ваша рука
section-in-play = Карты в игре
section-discarding = Сброс и удаление из игры
section-technologies = Карты технологий в игре
section-civil-cards = Прочие гражданские карты в игре
section-military-cards = Военные карты в игре
section-statistics = Ваши показатели
section-action-totals = Гражданские и военные действия
section-tokens = Синие и жёлтые жетоны
section-workers = Рабочие и население
section-discontent = Недовольные рабочие
section-goods = Еда и ресурсы
section-points = Очки науки и культуры
section-notes-leaders = Примечания: лидеры
section-notes-wonders = Примечания: чудеса
section-notes-events = Примечания: события
section-card-texts = Тексты на картах
section-first-game = Вариант: первая игра
section-peaceful = Вариант: мирная игра
