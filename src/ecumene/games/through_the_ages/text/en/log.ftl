# What happened, told in the present tense; what a move would change; what it costs.
# Behind the colon stands the card that it comes from. A rival or partner comes as $amount-seat.

## Counted things as objects of a verb: gains 2 food, loses 1 worker

size-food = { $size } food
size-resources = { $size ->
        [one] { $size } resource
       *[other] { $size } resources
    }
size-science = { $size ->
        [one] { $size } science point
       *[other] { $size } science points
    }
size-culture = { $size ->
        [one] { $size } culture point
       *[other] { $size } culture points
    }
size-workers = { $size ->
        [one] { $size } worker
       *[other] { $size } workers
    }
size-blue = { $size ->
        [one] { $size } blue token
       *[other] { $size } blue tokens
    }
size-yellow = { $size ->
        [one] { $size } yellow token
       *[other] { $size } yellow tokens
    }
size-civil = { $size ->
        [one] { $size } civil action
       *[other] { $size } civil actions
    }
size-military = { $size ->
        [one] { $size } military action
       *[other] { $size } military actions
    }
size-stages = { $size ->
        [one] { $size } stage
       *[other] { $size } stages
    }
because = { $source ->
        [none] .
       *[other] : { $source }.
    }
because-part = { $part ->
        [none] { because }
       *[other] : { $source } ({ $part }).
    }

## Rounds, ages and the card row

log-turn = Round { $amount }: it is { $seat }’s turn.
log-age = { $amount ->
        [1] Age I begins.
        [2] Age II begins.
        [3] Age III begins.
       *[other] Age IV begins.
    }
log-last-round = Round { $amount } will be the last.
log-row-card = A new card in the row: { $subject }.
log-row-discard = Discarded from the row: { $subject }.
log-obsolete = { $seat } loses the obsolete card “{ $subject }”.
log-obsolete-hidden = { $seat } discards an obsolete military card.
log-reshuffle = The discarded military cards are shuffled into a new deck: { $amount ->
        [one] { $amount } card.
       *[other] { $amount } cards.
    }
log-game-end = The game is over: final scoring.

## Gains and losses

log-food = { $sign ->
        [plus] { $seat } gains { size-food }
        [minus] { $seat } gives up { size-food }
       *[zero] { $seat } gives up no food
    }{ because-part }
log-resources = { $sign ->
        [plus] { $seat } gains { size-resources }
        [minus] { $seat } gives up { size-resources }
       *[zero] { $seat } gives up no resources
    }{ because-part }
log-food-over = { $seat } gives up { size-food } more: no blue token is left for change{ because }
log-resources-over = { $seat } gives up { size-resources } more: no blue token is left for change{ because }
log-science = { $sign ->
        [plus] { $seat } gains { size-science }
        [minus] { $seat } gives up { size-science }
       *[zero] { $seat } gives up no science points
    }{ because-part }
log-culture = { $sign ->
        [plus] { $seat } gains { size-culture }
        [minus] { $seat } loses { size-culture }
       *[zero] { $seat }: culture points unchanged
    }{ because-part }
log-population = { $sign ->
        [plus] { $seat } gains { size-workers }
        [minus] { $seat } loses { size-workers }
       *[zero] { $seat } gains no workers
    }{ because-part }
log-worker-lost = { $seat } loses a worker on { $subject-acc }{ because }
log-blue = { $sign ->
        [plus] { $seat } gains { size-blue }
        [minus] { $seat } loses { size-blue }
       *[zero] { $seat } gains no blue tokens
    }{ because-part }
log-yellow = { $sign ->
        [plus] { $seat } gains { size-yellow } in the bank
        [minus] { $seat } loses { size-yellow } from the bank
       *[zero] { $seat } has no yellow tokens to lose
    }{ because-part }
log-token-lost = { $seat } loses a blue token from { $subject-acc }{ because }
log-token-moved = { $seat } covers a stage with a blue token from { $subject-acc }{ because }
log-civil-actions = { $sign ->
        [zero] { $seat } has no civil actions to lose
       *[other] { $seat } loses { size-civil }
    }{ because }
log-civil-action-back = { $seat } takes back { size-civil }{ because }
log-military-actions = { $seat } has { size-military } more this turn{ because }
log-unit-pool = { $seat } has { size-resources } more for units this turn{ because }
log-science-pool = { $seat } has { size-science } more for units this turn{ because }

## Production

log-production = The production of { $seat } begins.
log-uprising = Uprising! { $seat } has { $amount ->
        [one] { $amount } discontent worker
       *[other] { $amount } discontent workers
    } and produces nothing.
log-corruption = { $seat } loses { size-resources } to corruption{ because }
log-corruption-food = { $seat } loses { size-food } to corruption{ because }
log-consumption = The people of { $seat } eat { size-food }{ because }
log-hunger = { $seat } owes { size-food } more to the people{ because }
log-starvation = Hunger costs { $seat } { size-culture }{ because }
log-draw = { $seat } draws “{ $subject }”{ because }
log-draw-hidden = { $seat } draws a military card{ because }
log-discard = { $seat } discards “{ $subject }”{ because }
log-discard-hidden = { $seat } discards a military card{ because }

## Civil actions

log-take = { $size ->
        [0] { $seat } takes { $subject-acc }.
       *[other] { $seat } takes { $subject-acc } for { size-civil }.
    }
log-build = { $seat } builds { $subject-acc }{ because }
log-upgrade = { $seat } upgrades: { $source } → { $subject }.
log-destroy = { $seat } destroys { $subject-acc }{ because }
log-disband = { $seat } disbands { $subject-acc }{ because }
log-leader = { $subject } leads the people of { $seat }.
log-homer = { $seat } puts { $source-acc } under { $subject-acc }.
log-stage = { $seat } builds { size-stages }: { $subject }.
log-wonder = { $seat } completes { $subject-acc }!
log-develop = { $seat } develops { $subject-acc }{ because }
log-revolution = Revolution! New government of { $seat }: { $subject }.
log-removed = { $seat } loses the card “{ $subject }”{ because }
log-play = { $seat } plays the card “{ $subject }”.
log-use = { $seat } uses { $subject-acc }.
log-tactic = { $seat } plays the tactic “{ $subject }”.
log-copied-tactic = { $seat } copies the tactic “{ $subject }”.
log-common-tactic = The tactic “{ $subject }” of { $seat } is now common.

## Politics

log-politics-pass = { $seat } takes no political action.
log-politics-skipped = { $seat } has no political action this turn.
log-no-politics = { $seat } gives up the next political action{ because }
log-prepare = { $seat } prepares the event “{ $subject }” and gains { size-culture }.
log-prepare-hidden = { $seat } prepares an event and gains { size-culture }.
log-peek = { $seat } looks at the next event, “{ $subject }”{ because }
log-peek-hidden = { $seat } looks at the next event{ because }
log-event = Event: { $subject }.
log-new-events = The future events become the current ones: { $amount ->
        [one] { $amount } card.
       *[other] { $amount } cards.
    }
log-ruin = { $subject } of { $seat } falls into ruin{ because }
log-attack = { $seat } plays “{ $subject }” against { $amount-seat }.
log-defend = { $seat } defends with “{ $subject }”, { $signed } strength{ because }
log-defend-hidden = { $seat } defends with a face-down card, { $signed } strength{ because }
log-attack-fails = The attack of { $seat } is beaten back by { $amount-seat }: { $subject }.
log-attack-succeeds = The attack of { $seat } on { $amount-seat } succeeds: { $subject }.
log-war = { $seat } declares “{ $subject }” on { $amount-seat }.
log-war-resolved = { $subject }: { $sign ->
        [plus] { $seat } wins by { $size }.
        [minus] { $seat } loses by { $size }.
       *[zero] neither side wins.
    }
log-technology-taken = { $seat } takes the technology “{ $subject }”{ because }
log-offer = { $seat } offers “{ $subject }” to { $amount-seat }.
log-offer-as-a = { $seat } offers “{ $subject }” to { $amount-seat } and would take side A.
log-offer-as-b = { $seat } offers “{ $subject }” to { $amount-seat } and would take side B.
log-pact = { $seat } and { $amount-seat } conclude “{ $subject }”.
log-pact-declined = { $amount-seat } declines “{ $subject }” offered by { $seat }.
log-pact-ends = “{ $subject }” between { $seat } and { $amount-seat } ends.
log-resign = { $seat } resigns and leaves the game.

## Colonies

log-bid = { $seat } bids { $amount }: { $subject }.
log-bid-pass = { $seat } bids no more: { $subject }.
log-no-colony = Nobody colonizes { $subject-acc }.
log-send = { $seat } sends { $subject-acc }{ because }
log-add = { $seat } adds “{ $subject }”, { $signed } strength{ because }
log-add-hidden = { $seat } adds a face-down card, { $signed } strength{ because }
log-discover = { $source } discovers { $subject-acc } for { $seat }.
log-colony = { $seat } has a new colony: { $subject }.
log-colony-lost = { $seat } loses a colony: { $subject }.

## The first game

log-first-game-level-1-technology = { $seat } gains { size-culture }: { points-first-game-level-1-technology }.
log-first-game-level-2-technology = { $seat } gains { size-culture }: { points-first-game-level-2-technology }.
log-first-game-government-level = { $seat } gains { size-culture }: { points-first-game-government-level }.
log-first-game-science-rating = { $seat } gains { size-culture }: { points-first-game-science-rating }.
log-first-game-strength-rating = { $seat } gains { size-culture }: { points-first-game-strength-rating }.
log-first-game-happiness-rating = { $seat } gains { size-culture }: { points-first-game-happiness-rating }.
log-first-game-food-production = { $seat } gains { size-culture }: { points-first-game-food-production }.
log-first-game-resource-production = { $seat } gains { size-culture }: { points-first-game-resource-production }.
log-first-game-colony = { $seat } gains { size-culture }: { points-first-game-colony }.
log-first-game-completed-age-2-wonder = { $seat } gains { size-culture }: { points-first-game-completed-age-2-wonder }.

## Where points came from, where no card gave them

points-prepare = events prepared
points-starvation = hunger
points-first-game-level-1-technology = technologies of Age I
points-first-game-level-2-technology = technologies of Age II
points-first-game-government-level = level of the government
points-first-game-science-rating = science rating
points-first-game-strength-rating = strength rating
points-first-game-happiness-rating = happiness rating
points-first-game-food-production = food production
points-first-game-resource-production = resource production
points-first-game-colony = colonies
points-first-game-completed-age-2-wonder = wonders of Age II

## What a move would change, and what it costs

net-food = { $signed } food
net-resources = { $size ->
        [one] { $signed } resource
       *[other] { $signed } resources
    }
net-food-over = { net-food } (no change left)
net-resources-over = { net-resources } (no change left)
net-science = { $size ->
        [one] { $signed } science point
       *[other] { $signed } science points
    }
net-culture = { $size ->
        [one] { $signed } culture point
       *[other] { $signed } culture points
    }
net-population = { $size ->
        [one] { $signed } worker
       *[other] { $signed } workers
    }
net-worker-lost = { net-population }
net-blue = { $size ->
        [one] { $signed } blue token
       *[other] { $signed } blue tokens
    }
net-token-lost = { net-blue }
net-yellow = { $size ->
        [one] { $signed } yellow token
       *[other] { $signed } yellow tokens
    }
net-civil-actions = { $size ->
        [one] { $signed } civil action
       *[other] { $signed } civil actions
    }
net-civil-action-back = { net-civil-actions }
net-military-actions = { $size ->
        [one] { $signed } military action
       *[other] { $signed } military actions
    }
net-unit-pool = { net-resources } for units
net-science-pool = { net-science } for units
net-corruption = { net-resources } (corruption)
net-corruption-food = { net-food } (corruption)
net-consumption = { net-food } (consumption)
net-prepare = { net-culture }
net-starvation = { net-culture } (hunger)
net-stage = { $size ->
        [one] { $signed } stage
       *[other] { $signed } stages
    }
net-defend = { $signed } strength
net-add = { $signed } strength
price-food = { $amount ->
        [0] no food
       *[other] { $amount } food
    }
price-resources = { $amount ->
        [0] no resources
        [one] { $amount } resource
       *[other] { $amount } resources
    }
price-science = { $amount ->
        [0] no science points
        [one] { $amount } science point
       *[other] { $amount } science points
    }
price-civil-actions = { $amount ->
        [0] no civil actions
        [one] { $amount } civil action
       *[other] { $amount } civil actions
    }
price-military-actions = { $amount ->
        [0] no military actions
        [one] { $amount } military action
       *[other] { $amount } military actions
    }
