# Названия мест и чисел на столе и то, чем кончилась игра. Во всех программах одни и те же.

## Числа игрока

stat-vp = ПО
    .name = Победные очки
stat-coins = Монеты
    .name = Монеты
stat-workers = Рабочие
    .name = Рабочие
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

## Виды карт и части их текста

kind-action = Действие
kind-special-action = Особое действие
kind-special-technology = Особая технология
kind-special-card = Карта особых технологий
kind-event = Событие
kind-special-event = Особое событие
kind-scenario = Сценарий
kind-achievement = Достижение
kind-rank = Звание
part-main = Основная
part-legacy = Наследие
part-cost = Цена
part-laurel-1 = 1 лавр
part-laurel-2 = 2 лавра
part-laurel-3 = 3 лавра

## Конец игры

ending-points = Всё решили победные очки.
ending-workers = ПО поровну: всё решили рабочие.
ending-coins = ПО и рабочих поровну: всё решили монеты.
ending-shared = Равенство во всём: победа общая.
ending-solo = Шесть раундов позади, ваша история рассказана.
ending-solo-lost = Шесть раундов позади, но ваша история осталась нерассказанной.

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
result-campaign = { $n ->
        [one] За всю кампанию: { $n } лавр из { $most }.
        [few] За всю кампанию: { $n } лавра из { $most }.
       *[many] За всю кампанию: { $n } лавров из { $most }.
    }
result-rank = Ваш ранг в кампании: { $thing }.
result-next-rank = { $n ->
        [one] До ранга «{ $thing }» не хватает { $n } лавра.
        [few] До ранга «{ $thing }» не хватает { $n } лавров.
       *[many] До ранга «{ $thing }» не хватает { $n } лавров.
    }

# Перед концом хода
warning-idle-workers =
    { $n ->
        [one] Ещё свободен { $n } рабочий.
        [few] Ещё свободны { $n } рабочих.
       *[many] Ещё свободны { $n } рабочих.
    }
warning-conquest-fails = Оно не удастся и не принесёт очков: нужна военная мощь { $n }.
