aoc-round = Раунд { $n } из 6
aoc-closed = закрыто
aoc-future = ещё впереди
aoc-opens = откроется в раунде { $round }
aoc-used = { $n ->
        [one] в этом ходу использовано { $n } раз
        [few] в этом ходу использовано { $n } раза
       *[other] в этом ходу использовано { $n } раз
    }
aoc-bonus-coins = { $n ->
        [one] { $n } бонусная монета
        [few] { $n } бонусные монеты
       *[other] { $n } бонусных монет
    }
aoc-deck = в колоде
aoc-special-market = Особые технологии
aoc-order-market = Приказы
aoc-technology-card = Карта технологий
aoc-known = изучено
aoc-unknown = не изучено
aoc-no-civilization = Цивилизации пока нет
aoc-pack = Драфт: выберите карту { $n }
aoc-hand = Ваша рука
aoc-free = свободны
aoc-at-work = заняты
