## Through the Ages

tta-row = Card row (place, civil actions to take it, age)
tta-prepared = prepared by you
tta-first = first player
tta-you = you
tta-next-worker = next worker: { $food } food
tta-technologies = Technologies with their workers [blue tokens]
tta-stages-left = still to pay
tta-mine = Your civilization
tta-group-take = Take a card
tta-group-take-at = Take the same card farther on
tta-group-build = Build
tta-group-upgrade = Upgrade
tta-group-destroy = Destroy
tta-group-lead = Leaders
tta-group-build-stage = The wonder
tta-group-develop = Develop
tta-group-revolution = Revolution
tta-group-play = Action cards
tta-group-use = Use a card in play
tta-group-disband = Disband
tta-group-recruit = A new unit
tta-group-play-tactic = Your tactics
tta-group-copy-tactic = Common tactics
tta-group-play-event = Events
tta-group-attack = Aggressions
tta-group-declare-war = Wars
tta-group-offer = Pacts
tta-group-offer-as-a = Pacts on side A
tta-group-offer-as-b = Pacts on side B
tta-group-defend = Defend with
tta-group-bid = Bid
tta-group-send = Send a unit
tta-group-add = Add a card
tta-group-discard = Discard
places-through-the-ages = a, b, o             card row, your civilization, rivals
signs-through-the-ages =
    ★ culture, + each turn     ✦ science, + each turn     † strength
    ☺ happy faces / needed     ☹ discontent workers       ♙ workers
    ○ civil actions            △ military actions         ▪ blue tokens
    ♣ food                     ◈ resources
    ◈−2 corruption             ♣−2 consumption
