## Age of Civilization

aoc-round = Раунд { $round } из { $rounds }
aoc-open = Открыты
aoc-always = Открыты всегда
aoc-future = Ещё впереди
aoc-past = Закрыты
aoc-specials = Особые технологии
aoc-orders = Заказы
aoc-events = События
aoc-hand = Ваша рука
aoc-pack = Ваш набор карт
aoc-cards-in-hand = { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[other] { $n } карт на руке
    }
aoc-first = первый игрок
aoc-you = вы
aoc-legacies = Наследие
aoc-technologies = Технологии
aoc-opened-by = Её открывает: { $list }
aoc-special = Карта особых технологий
aoc-special-short = Особая карта
aoc-wonders = Чудеса
aoc-free-workers = { $workers } (свободно: { $free })
aoc-rival = Виртуальный соперник: военная мощь { $n }
aoc-main = Основная
places-age-of-civilization = a, m, b, o          ряд действий, рынок, ваша держава, соперники
signs-age-of-civilization =
    ★ победные очки     ¤ монеты     ♙ рабочие (× теряются)     † военная мощь
    † Война, ☠ чума     ✱ событие     ⚑ первый игрок
    ● изучено     ○ доступно     · пока недоступно
