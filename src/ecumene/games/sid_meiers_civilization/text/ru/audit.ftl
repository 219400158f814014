# Чем позиция невозможна.

audit-pieces = { $what ->
        [units] карточки отрядов
        [events] карточки культуры
        [huts] хижины
        [villages] деревни
        [tokens] маркеры хижин и деревень на карте
        [resources] жетоны ресурсов
        [buildings] маркеры построек
        [people] великие люди
        [wonders] чудеса
        [tiles] участки карты
       *[other] { $what }
    }: что-то пропало или взялось ниоткуда
audit-numbers = у места { $seat } числа, которых нет на шкалах
audit-figures = фишки места { $seat } не могут там стоять
audit-brought = у места { $seat } нет стольких фишек там, куда их перенесли по воде
audit-coins = у места { $seat } на технологии слишком много жетонов монет
audit-markers = маркеры места { $seat } лежат вне его городов
audit-cities = города не могут там стоять
audit-stars = в городе места { $seat } две значимые постройки
audit-wonders = в городе места { $seat } два чуда
audit-no-round = нет раунда
audit-frame-lacks = { $frame ->
        [Placing] размещение
        [PhaseTurns] очередь ходов в фазе
        [Round] фаза раунда
       *[other] { $frame }
    }: так не бывает
audit-other-game = стол разложен для других игроков или настроек
audit-too-many-figures = у места { $seat } больше фишек, чем бывает
audit-two-markers = два маркера места { $seat } лежат на одном квадрате
audit-cities-near = два города стоят слишком близко
audit-city-limit = у места { $seat } больше городов, чем можно
audit-round = такого раунда не бывает
audit-over = игра и окончена, и продолжается
audit-pyramid = в пирамиде места { $seat } технологиям не на чем лежать
audit-no-capital = у места { $seat } нет столицы
audit-won = место { $seat } уже победило, но игра продолжается
audit-rivals = в { $square } стоят фишки двух соперников, и никто не идёт и не сражается
audit-terrain = на этой местности в { $square } такое не стоит
