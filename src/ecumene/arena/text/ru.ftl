# Слова отчёта о многих партиях.

report-title = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
report-setting = { $players ->
        [1] Один игрок
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, варианты: { $options }, первое начальное число { $seed }; Ecumene { $version }, правила { $rules }.
report-no-options = нет
report-intervals = В скобках — интервалы Уилсона: истинная доля лежит в них с уверенностью 95 %. Общая победа делится на части.
report-again = Сыграть заново:
report-ladder = Лестница
report-bot = Бот
report-rating = Рейтинг
report-rating-about = Рейтинги подобраны сразу по всем партиям (модель Плакетта — Льюса); 25 — у бота, о котором ничего не известно. Точка — μ, черта — μ ± 2σ; рейтинг равен μ − 3σ, столько бот заслуживает наверняка.
report-wins = Доля побед
report-games = Партии
report-mean = Средние очки
report-slowest = Самый долгий ход
report-ms = { $ms } мс
report-pairs = Кто кого опережает
report-ahead = { $one } опережает { $other }
report-order = Очерёдность
report-order-about = Сколько побед у того, кто ходит первым, вторым и так далее. Пунктир — доля при чистой случайности.
report-place = { $place ->
        [1] Ходит первым
        [2] Ходит вторым
        [3] Ходит третьим
       *[other] Ходит { $place }-м
    }
report-scores = Очки
report-score = Очки
report-automata = Соперники-автоматы
report-length = Длина
report-decisions = Решений за партию
report-endings = Чем кончались партии
report-played = Что игралось
report-played-about = Как часто побеждал тот, кто это сделал; в скобках — сколько раз это делали. Сильные боты и выбирают лучше: чего стоят сами вещи, видно, когда бот играет с самим собой.
report-thing = { $name } ({ $games })
