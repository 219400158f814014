aoc-round = Round { $n } of 6
aoc-closed = closed
aoc-future = still to come
aoc-opens = opens in round { $round }
aoc-used = { $n ->
        [one] used once this turn
       *[other] used { $n } times this turn
    }
aoc-bonus-coins = { $n ->
        [one] { $n } bonus coin
       *[other] { $n } bonus coins
    }
aoc-deck = in the deck
aoc-special-market = Special technologies
aoc-order-market = Orders
aoc-technology-card = Technology card
aoc-known = known
aoc-unknown = not known
aoc-no-civilization = No civilization yet
aoc-pack = Draft: choose card { $n }
aoc-hand = Your hand
aoc-free = free
aoc-at-work = at work
