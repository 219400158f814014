# The names of places and numbers on the table, and how a game ended. Every client uses the same.

## Numbers of a player

stat-vp = VP
    .name = Victory points
stat-coins = Coins
    .name = Coins
stat-workers = Workers
    .name = Workers
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

## Kinds of cards and the parts of their text

kind-action = Action
kind-special-action = Special action
kind-special-technology = Special technology
kind-special-card = Special technology card
kind-event = Event
kind-special-event = Special event
kind-scenario = Scenario
kind-achievement = Achievement
kind-rank = Rank
part-main = Main
part-legacy = Legacy
part-cost = Cost
part-laurel-1 = 1 laurel
part-laurel-2 = 2 laurels
part-laurel-3 = 3 laurels

## The end

ending-points = Decided by victory points.
ending-workers = Equal on VP: decided by workers.
ending-coins = Equal on VP and workers: decided by coins.
ending-shared = Equal in everything: the victory is shared.
ending-solo = Six rounds are over, and your story is told.
ending-solo-lost = Six rounds are over, and your story goes untold.

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
result-campaign = { $n ->
        [one] The whole campaign: { $n } laurel of { $most }.
       *[other] The whole campaign: { $n } laurels of { $most }.
    }
result-rank = Your rank in the campaign: { $thing }.
result-next-rank = { $n ->
        [one] { $n } laurel more for the rank “{ $thing }”.
       *[other] { $n } laurels more for the rank “{ $thing }”.
    }

# Before a turn is finished
warning-idle-workers =
    { $n ->
        [one] { $n } worker is still free.
       *[other] { $n } workers are still free.
    }
warning-conquest-fails = It fails and brings no points: it takes { $n } military.
