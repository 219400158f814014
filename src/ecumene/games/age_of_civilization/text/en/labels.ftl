# The names of places and numbers on the table, and how a game ended. Every client uses the same.

## The common table

zone-round = Round { $round } of { $rounds }
zone-first-player = { term-first-player }
zone-action-row = { term-action-row }
zone-permanent-actions = { term-permanent-actions }
zone-window = Open this round
zone-closed = Closed
zone-future = Still to come
zone-slots = Action slots
zone-slot-white = White slot: the worker comes back
zone-slot-red = Red slot: the worker is lost
zone-market = { term-market }
zone-wonder-market = { term-wonder-market }
zone-special-market = Special technologies
zone-order-market = Open orders
zone-deck = Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
zone-order-deck = Orders to come: { $n }
zone-bonus-coins = { $n ->
        [0] no bonus coins
        [one] { $n } bonus coin
       *[other] { $n } bonus coins
    }
zone-tokens = Event tokens
zone-lasting = Lasting effects
zone-scenario = Scenario
zone-rival = { term-virtual-rival }
zone-empty = empty

## A player

zone-players = Players
zone-player = { $seat }
zone-main = { term-main-civilization }
zone-civilizations = Civilizations
zone-legacy = Legacy
zone-technology-card = Technology card
zone-special = Special technology card
zone-wonders = Wonders
zone-hand = Hand
zone-pack = Your pack
zone-picks = Kept cards

## Numbers of a player

stat-vp = VP
    .name = Victory points
stat-coins = Coins
    .name = Coins
stat-workers = Workers
    .name = Workers
stat-free-workers = Free workers
    .name = Workers not yet sent
stat-military = Military
    .name = Military
stat-techs = Techs
    .name = Technologies
stat-wonders = Wonders
    .name = Wonders
stat-civilizations = Civs
    .name = Civilizations
stat-orders = Orders
    .name = Fulfilled orders
stat-stones = Stones
    .name = Stones
stat-forts = Forts
    .name = Fortifications
stat-hand = Hand
    .name = Cards in hand

## Symbols

symbol-event = Event
    .text = The token above this card takes effect when the card opens, before war and plague.

## The end

ending-points = Decided by victory points.
ending-workers = Equal on VP: decided by workers.
ending-coins = Equal on VP and workers: decided by coins.
ending-shared = Equal in everything: the victory is shared.
ending-solo = Six rounds are over, and your story is told.

result-winner = { $count ->
        [0] No victory this time.
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
result-score = { $seat }: { $n } VP
result-place = Place { $n }
result-achievements = { $count ->
        [0] No achievements this time.
        [one] Achievement: { $list }.
       *[other] Achievements: { $list }.
    }
result-laurels = { $n ->
        [0] No laurels this time.
        [one] You earn { $n } laurel of 3.
       *[other] You earn { $n } laurels of 3.
    }
result-rank = Your rank in the campaign: { $rank }

# Before a turn is finished
warning-idle-workers =
    { $n ->
        [one] { $n } worker is still free.
       *[other] { $n } workers are still free.
    }
warning-lost-workers =
    { $n ->
        [one] { $n } worker on a red slot will be lost.
       *[other] { $n } workers on red slots will be lost.
    }
