# What happened, told in the present tense; what a move would change; what it costs.
# Behind the colon stands the card or action that it comes from.

## Counted things as objects of a verb: gains 2 coins, loses 1 worker

size-coins = { $size ->
        [one] { $size } coin
       *[other] { $size } coins
    }
size-workers = { $size ->
        [one] { $size } worker
       *[other] { $size } workers
    }
size-stones = { $size ->
        [one] { $size } stone
       *[other] { $size } stones
    }

## Rounds, turns and phases

log-round = Round { $amount } of 6.
log-turn = { $seat } takes a turn.
log-raise = { $seat } raises { $subject-acc } and takes { size-workers }.
log-annex = { $seat } annexes { $subject-acc }.
log-skip = { $seat } skips the civilization phase.
log-pass = { $seat } passes.
log-action = { $amount ->
        [0] { $seat } performs { $subject } without a worker: { $source }.
       *[other] { $seat } sends { size-workers } to { $subject }.
    }
log-red-slot = { $size ->
        [one] The worker sent to { $subject } will be lost at the end of the turn.
       *[other] The { $size } workers sent to { $subject } will be lost at the end of the turn.
    }
log-buy = { $seat } buys the card “{ $subject }” for { size-coins }.
log-pick = { $seat } keeps { $subject-acc }.
log-pick-hidden = { $seat } keeps a card.
log-opens = A new card opens: { $subject }.
log-game-end = The sixth round is over: final scoring.

## Gains and losses

log-coins = { $sign ->
        [plus] { $seat } gains { size-coins }
        [minus] { $seat } loses { size-coins }
       *[zero] { $seat } gains no coins
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-vp = { $sign ->
        [plus] { $seat } gains { $size } VP
        [minus] { $seat } loses { $size } VP
       *[zero] { $seat } gains no VP
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-workers = { $sign ->
        [plus] { $seat } gains { size-workers }
        [minus] { $seat } loses { size-workers }
       *[zero] { $seat } gains no workers
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }
log-pay = { $seat } pays { size-coins }: { $subject }.
log-endow = { $seat } lays { size-coins } on { $subject-acc }: { $source }.
log-learn = { $seat } learns { $subject-acc }: { $source }.
log-wonder = { $seat } takes { $subject-acc }: { $source }.
log-order = { $seat } fulfils an order: { $subject }.
log-stones = { $seat } gains { size-stones }: { $source }.
log-forts = { $seat } gains { $size } lasting military: { $source }.
log-conquest-failed = { $seat } fails at Conquest: it takes { $amount } military.
log-rival = { $sign ->
        [plus] The virtual rival gains { $size } military
        [minus] The virtual rival loses { $size } military
       *[zero] The virtual rival has no military to lose
    }{ $source ->
        [none] .
       *[other] : { $source }.
    }

## The end of a round

log-slides = The permanent action card moves on: { $subject } opens.
log-event = Event: { $subject }.
log-war = War breaks out: { $subject }.
log-plague = Plague breaks out.
log-horde-withstood = { $seat } withstands the Horde!
log-horde-overruns = The Horde breaks through the defences.

## What a move would change, and what it costs

net-coins = { $size ->
        [one] { $signed } coin
       *[other] { $signed } coins
    }
net-pay = { net-coins }
net-buy = { net-coins }
net-endow = { net-coins }
net-vp = { $signed } VP
net-workers = { $size ->
        [one] { $signed } worker
       *[other] { $signed } workers
    }
net-raise = workers: { $size }
net-action = workers sent: { $size }
net-red-slot = { $size ->
        [one] { $signed } worker at the end of the turn
       *[other] { $signed } workers at the end of the turn
    }
net-conquest-failed = fails: it takes { $size } military
net-stones = { $size ->
        [one] { $signed } stone
       *[other] { $signed } stones
    }
net-forts = { $signed } military
net-rival = military { $signed }
net-order = { $size ->
        [one] { $signed } order
       *[other] { $signed } orders
    }
price-coins = { $amount ->
        [0] free
        [one] { $amount } coin
       *[other] { $amount } coins
    }
