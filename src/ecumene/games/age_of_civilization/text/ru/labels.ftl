# Названия мест и чисел на столе и то, чем кончилась игра. Во всех программах одни и те же.

## Общий стол

zone-round = Раунд { $round } из { $rounds }
zone-first-player = { term-first-player }
zone-action-row = { term-action-row }
zone-permanent-actions = { term-permanent-actions }
zone-window = Открыты в этом раунде
zone-closed = Закрыты
zone-future = Ещё впереди
zone-slots = Ячейки действий
zone-slot-white = Белая ячейка: рабочий вернётся
zone-slot-red = Красная ячейка: рабочий будет потерян
zone-market = { term-market }
zone-wonder-market = { term-wonder-market }
zone-special-market = Особые технологии
zone-order-market = Открытые заказы
zone-deck = Колода: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
zone-order-deck = Заказов впереди: { $n }
zone-bonus-coins = { $n ->
        [0] нет бонусных монет
        [one] { $n } бонусная монета
        [few] { $n } бонусные монеты
       *[many] { $n } бонусных монет
    }
zone-tokens = Жетоны событий
zone-lasting = Длящиеся эффекты
zone-scenario = Сценарий
zone-rival = { term-virtual-rival }
zone-empty = пусто

## Игрок

zone-players = Игроки
zone-player = { $seat }
zone-main = { term-main-civilization }
zone-civilizations = Цивилизации
zone-legacy = Наследие
zone-technology-card = Карта технологий
zone-special = Карта особых технологий
zone-wonders = Чудеса
zone-hand = Рука
zone-pack = Карты на выбор
zone-picks = Отложенные карты

## Числа игрока

stat-vp = ПО
    .name = Победные очки
stat-coins = Монеты
    .name = Монеты
stat-workers = Рабочие
    .name = Рабочие
stat-free-workers = Свободные рабочие
    .name = Ещё не отправленные рабочие
stat-military = Мощь
    .name = Военная мощь
stat-techs = Технологии
    .name = Изученные технологии
stat-wonders = Чудеса
    .name = Чудеса света
stat-civilizations = Цивилизации
    .name = Цивилизации
stat-orders = Заказы
    .name = Выполненные заказы
stat-stones = Камни
    .name = Камни
stat-forts = Форты
    .name = Укрепления
stat-hand = Рука
    .name = Карты на руке

## Символы

symbol-event = Событие
    .text = Жетон над этой картой срабатывает, когда она открывается, до войны и чумы.

## Конец игры

ending-points = Всё решили победные очки.
ending-workers = ПО поровну: всё решили рабочие.
ending-coins = ПО и рабочих поровну: всё решили монеты.
ending-shared = Равенство во всём: победа общая.
ending-solo = Шесть раундов позади, ваша история рассказана.

result-winner = { $count ->
        [0] На этот раз без победы.
        [1] Победа! Побеждает { $winners }.
        [one] Победу делят { $winners }!
        [few] Победу делят { $winners }!
       *[many] Победу делят { $winners }!
    }
result-score = { $seat }: { $n } ПО
result-place = Место { $n }
result-achievements = { $count ->
        [0] На этот раз без достижений.
        [1] Достижение: { $list }.
        [one] Достижения: { $list }.
        [few] Достижения: { $list }.
       *[many] Достижения: { $list }.
    }
result-laurels = { $n ->
        [0] На этот раз без лавров.
        [one] Ваша награда: { $n } лавр из 3.
        [few] Ваша награда: { $n } лавра из 3.
       *[many] Ваша награда: { $n } лавров из 3.
    }
result-rank = Ваш ранг в кампании: { $rank }

# Перед концом хода
warning-idle-workers =
    { $n ->
        [one] Ещё свободен { $n } рабочий.
        [few] Ещё свободны { $n } рабочих.
       *[many] Ещё свободны { $n } рабочих.
    }
warning-lost-workers =
    { $n ->
        [one] { $n } рабочий на красной ячейке будет потерян.
        [few] { $n } рабочих на красных ячейках будут потеряны.
       *[many] { $n } рабочих на красных ячейках будут потеряны.
    }
