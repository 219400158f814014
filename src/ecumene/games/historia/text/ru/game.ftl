# Игра, её опции, разделы, числа и концовки.

game-name = Historia
game-blurb = Двенадцать тысяч лет за двенадцать ходов: тайно выбирайте карты, развивайте технологии и войска, стройте чудеса и оставьте след в истории мира.
game-goal = Наберите больше всех ПО за двенадцать ходов.

## Опции

option-events = События
    .text = У каждого хода есть событие, меняющее некоторые действия; следующее видно заранее.
option-goals = Цели цивилизаций
    .text = На матрице лежат восемь целей; кто первым достигнет цели, получит её бонус.
option-command = Методы командования
    .text = У каждой цивилизации есть фишка с возможностью, действующей до конца эры.
option-advanced = Продвинутые правила
    .text = Лидеры всех эр выбираются в начале, советники на выбор, первые кубики в обратном порядке.
option-expert-start = Старт для опытных
    .text = Каждый начинает с тремя кубиками и без использованных.
option-civbots = Цивботы
    .text = Цивилизации без игрока, каждая со своим уровнем. В одиночной игре это пять вождей, если не выбраны другие.
option-choose-civilizations = Выбор цивилизаций
    .text = Цивилизации не раздаются, а выбираются от последнего игрока к первому.

## Разделы и главы правил

section-setup = Подготовка к игре
section-rounds = Ходы и раунды
section-actions = Действия
section-end = Конец хода и победа
section-matrix = Карта и матрица
section-cards = Карты и кубики
section-civbots = Цивботы
section-variants = Варианты игры
section-game = Игра
section-turn = Ход
section-action-cards = Карты действий
section-cards-of-actions = Компоненты: карты действий
section-action-list = Описание действий
section-end-of-turn = Конец хода
section-map = Карта
section-matrix-bonuses = Бонусы матрицы развития
section-influence-cubes = Кубики влияния
section-advisers = Карты советников
section-wonder-cards = Карты чудес света
section-winning = Условия победы
section-solo = Одиночная игра
section-events = События
section-goals = Цели цивилизаций
section-command = Методы командования
section-advanced-rules = Продвинутые правила

## Числа игрока

stat-vp = ПО
    .name = Победные очки
stat-technology = Технологии
    .name = Технологический уровень
stat-military = Войска
    .name = Военный уровень
stat-ready = Кубики
    .name = Доступные кубики
stat-used = Использовано
    .name = Использованные кубики
stat-supply = Запас
    .name = Кубики в запасе
stat-territories = Территории
    .name = Территории
stat-cards = Карты
    .name = Карт за раунд
stat-order = Очерёдность
    .name = Место в очерёдности следующего хода

## Цивботы

automaton-civbot-1 = Цивбот 1
automaton-civbot-2 = Цивбот 2
automaton-civbot-3 = Цивбот 3
automaton-civbot-4 = Цивбот 4
automaton-civbot-5 = Цивбот 5
automaton-level-chieftain = Вождь
automaton-level-noble = Вельможа
automaton-level-king = Король

## Конец

ending-points = Решили победные очки.
ending-levels = ПО поровну: решили технологии и войска.
ending-shared = Равенство во всём: победа общая.
ending-solo = Двенадцать ходов позади, очки цивботов подсчитаны.
ending-destroyed = Последний кубик исчез с карты: ваша цивилизация пала.
warning-wonders = { $n ->
        [one] { $n } чудо ещё можно активировать.
        [few] { $n } чуда ещё можно активировать.
       *[many] { $n } чудес ещё можно активировать.
    }
