# What happened, told in the present tense; what a move would change; what it costs.

actor = { $automaton ->
        [none] { $seat }
       *[other] { $automaton }
    }
size-cubes = { $size ->
        [one] { $size } cube
       *[other] { $size } cubes
    }
by = { $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
# The other side of a line about two: a seat or a civbot, with its civilization.
rival = { $amount-automaton ->
        [none] { $amount-seat } ({ $subject })
       *[other] { $amount-automaton } ({ $subject })
    }

## Turns

log-turn = Turn { $amount } of 12.
log-order = { $seat } is number { $amount } in the turn order.
log-plays = { $amount ->
        [0] { $seat } plays { $subject-acc }.
        [1] { $seat } plays { $subject-acc }, advanced.
       *[other] { $seat } plays { $subject-acc }.
    }
log-in-vain = { $subject }: in vain.
log-revolution = { $seat } makes a revolution: this round is the last of the turn.
log-game-end = The twelfth turn is over.

## Points, levels, cubes

log-vp = { $sign ->
        [minus] { actor } loses { $size } VP
       *[plus] { actor } gains { $size } VP
    }{ by }
log-unmet-leaders = { $automaton } gains { $size } VP: its share of what leaders did not score.
log-technology = { $sign ->
        [minus] { actor } falls back to { $subject-acc }
       *[plus] { actor } reaches { $subject-acc }
    }{ by }
log-military = { $sign ->
        [minus] { actor } falls back to { $subject-acc }
       *[plus] { actor } reaches { $subject-acc }
    }{ by }
log-blocked = { $seat } finds no next cell in the matrix{ by }
log-new-action = { $seat } has a new action: { $subject }.
log-more-cards = { $seat } can play { $amount } cards from the next round on{ by }
log-recover = { $seat } recovers { size-cubes }{ by }
log-use = { $seat } uses { size-cubes }{ by }
log-destroy-cubes = { $seat } loses { size-cubes } for good{ by }
log-add-cube = { $seat } adds { size-cubes } to the used ones.
log-cube = { actor } ({ $subject }) puts a cube on the map in { $to-acc }.
log-withdraw = { $seat } ({ $subject }) takes a cube from the map in { $to-acc }.
log-cube-lost = { actor } ({ $subject }) loses a cube in { $to-acc }.
log-last-cube = { actor } ({ $subject }) keeps the last cube on the map, in { $to-acc }.
log-destroyed = { $seat } has no cube left on the map: the civilization falls.

## Actions

log-raid = { $seat } ({ $source }) raids { rival }.
log-trade = { $seat } ({ $source }) trades with { rival }.
log-war = { actor } ({ $source }) attacks { rival } in { $to-acc }.
log-war-tied = { actor } ({ $source }) and { rival } are equally strong: nothing happens.
log-card-back = { $seat } takes { $subject-acc } back{ by }

## Wonders

log-wonder = { $seat } builds { $subject-acc }{ by }
log-activate = { $seat } activates { $subject-acc }.
log-destroy-wonder = { $seat } destroys { $subject-acc }{ by }
log-refresh = { $seat } turns { $subject-acc } back{ by }
log-refresh-all = { $seat } turns all used wonders back.
log-row-gains = New in the row: { $subject }.
log-row-loses = Gone from the row: { $subject }{ by }

## Leaders, advisers, civilizations

log-leader = { $seat } has { $subject-acc } as leader.
log-secret-leader = { $seat } chooses { $subject-acc }.
log-secret-leader-hidden = { $seat } chooses a leader.
log-adviser = { $seat } has a new adviser: { $subject }.
log-adviser-hidden = { $seat } has a new adviser.
log-retire = { $seat } lays { $subject-acc } under the deck.
log-civilization = { $seat } leads { $subject-acc }.
log-civbot-card = { $automaton } turns over { $subject-acc }.

## Variants

log-event = Event of the turn: { $subject }.
log-event-hits = { $subject } takes effect for { actor }.
log-event-unpaid = { $seat } cannot give what { $subject } asks for.
log-goal = { actor } reaches a goal: { $subject }.
log-goal-turned = { $seat } turns over a goal: { $subject }.
log-goal-laid = { $seat } lays the goal on the matrix: { $subject }.
log-command = { $seat } gives a command: { $subject }.
log-command-ends = { $seat }: { $subject } ends.
log-lent = { $sign ->
        [minus] { $seat } returns { size-cubes } to the supply{ by }
       *[plus] { $seat } takes { size-cubes } from the supply{ by }
    }

## What a move would change, and what it costs

net-vp = { $signed } VP
net-unmet-leaders = { $signed } VP
net-recover = cubes { $signed }
net-use = cubes { $signed }
net-lent = cubes { $signed }
net-technology = technology { $signed }
net-military = military { $signed }
price-ready = { $amount ->
        [0] free
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
price-vp = { $amount } VP
price-wonders = { $amount ->
        [one] { $amount } wonder
       *[other] { $amount } wonders
    }
price-supply = { price-ready }
price-used = { price-ready }
