# Названия игры, настроек, исходов, чисел и разделов.

game-name = Цивилизация Сида Мейера
option-first-game = Ознакомительная партия
    .text = Без чудес, Египта и Рима; кончается третьим городом, победителей нет.
option-choose-civilizations = Выбор цивилизаций
    .text = Листы выбирают от последнего игрока к первому; иначе их раздают.
ending-culture = Цивилизация прошла трек культуры до конца.
ending-technology = Цивилизация открыла Космический полёт.
ending-economy = Цивилизация накопила пятнадцать монет.
ending-conquest = Столица пала.
ending-introductory = Ознакомительная партия окончена; победителей и проигравших нет.
ending-long-stop = Прошло пятьдесят раундов.

stat-trade = Торговля
    .name = Торговля
stat-culture = Культура
    .name = Культура
stat-space = Трек культуры
    .name = Трек культуры
stat-coins = Монеты
    .name = Монеты
stat-gifts = Жетоны монет
    .name = Жетоны монет
stat-canal = Монеты канала
    .name = Монеты канала
stat-progress = Прогресс в процентах
    .name = Прогресс в процентах
stat-pyramid = Пирамида
    .name = Пирамида

section-setup = Подготовка
section-round = Раунд
section-start-phase = Старт
section-trade-phase = Торговля
section-city-phase = Город
section-movement = Поход
section-research = Исследования
section-winning = Победа
section-battle = Битва
section-coins = Монеты
section-scouts = Скауты и блокада
section-interrupts = Отмены

warning-cities = { $count ->
        [one] { $count } город ещё не действовал.
        [few] { $count } города ещё не действовали.
       *[many] { $count } городов ещё не действовали.
    }
warning-figures = { $count ->
        [one] { $count } фишка ещё не ходила.
        [few] { $count } фишки ещё не ходили.
       *[many] { $count } фишек ещё не ходили.
    }
warning-scouts = { $count ->
        [one] { $count } скаут стоит там, откуда нечего посылать.
        [few] { $count } скаута стоят там, откуда нечего посылать.
       *[many] { $count } скаутов стоят там, откуда нечего посылать.
    }
warning-government = Возможность свободно сменить правительство пропадёт.
warning-trade = Торговля сверх 27 пропадёт: { $count }.
warning-research = С торговлей { $left } в этом раунде ничего не исследовать: уровню I нужно { $needs }.
warning-research-level = С торговлей { $left } в этом раунде можно исследовать лишь уровень { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }, а не { $before ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }.
