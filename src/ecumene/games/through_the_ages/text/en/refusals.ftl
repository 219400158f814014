# What is wrong with a move here and now. The rule itself, from rules-*.ftl, is said after it.

need-resources = { $need ->
        [one] { $need } resource
       *[other] { $need } resources
    }
need-science = { $need ->
        [one] { $need } science point
       *[other] { $need } science points
    }
need-civil = { $need ->
        [one] { $need } civil action
       *[other] { $need } civil actions
    }
need-military = { $need ->
        [one] { $need } military action
       *[other] { $need } military actions
    }
have-some = { $have ->
        [0] you have none
       *[other] you have { $have }
    }
no-civil = You have no civil action left.
no-military = You have no military action left.

## Phases

why-tta-turn-sequence = This is your Politics Phase.
why-tta-first-turn-only-take = This is your first turn.
why-tta-action-whole-or-not = { $need ->
        [-2] “{ $thing }” has no ability that is used like this.
       *[other] { $thing }: that cannot be done now.
    }
why-tta-actions-not-enough = { $need ->
        [1] { $thing }: you have no civil action left to save; the next one is paid with a military action anyway.
       *[other] { $thing }: you have no military action left to use.
    }

## Taking cards

why-tta-take-from-row = “{ $thing }” does not lie in that place of the row.
why-tta-take-slot-cost = “{ $thing }” costs { need-civil } here; { have-some }.
why-tta-take-wonder-surcharge = “{ $thing }” costs { need-civil } here; { have-some }.
why-tta-take-hand-limit = You hold { $have ->
        [one] { $have } civil card
       *[other] { $have } civil cards
    }; your limit is { $need }.
why-tta-take-same-technology = You already have “{ $thing }”.
why-tta-take-leader-age-limit = You have already taken a leader of the age of “{ $thing }”.
why-tta-take-one-wonder = You still have a wonder to complete.
why-tta-note-agreement-usual-rules = Now cards are taken by the International Agreement.

## Population and buildings

why-tta-population-civil-action = { no-civil }
why-tta-population-empty-bank = Your yellow bank is empty.
why-tta-population-food-cost = You need { $need } food; you have { $have }.
why-tta-workers-gain-population = { $thing }: your yellow bank is empty.
why-tta-build-technology-in-play = { $need ->
        [-2] “{ $thing }” takes no workers.
       *[other] You do not have “{ $thing }” in play.
    }
why-tta-build-civil-action = { no-civil }
why-tta-build-unused-worker = You have no unused worker.
why-tta-build-urban-limit = You already have { $have } of the type of “{ $thing }”; your government allows no more.
why-tta-build-resource-cost = “{ $thing }” costs { need-resources }; { have-some }.
why-tta-upgrade-needs-building = { $need ->
        [-2] “{ $thing }” takes no workers.
       *[other] You have no worker on “{ $thing }”.
    }
why-tta-upgrade-same-type = “{ $thing }” is of another type.
why-tta-upgrade-higher-level = “{ $thing }” is not of a higher level.
why-tta-upgrade-civil-action = { no-civil }
why-tta-upgrade-difference = The upgrade to “{ $thing }” costs { need-resources }; { have-some }.
why-tta-note-bach-any-urban = “{ $thing }” is of a lower level.
why-tta-note-bach-urban-limit = { $thing }: your government allows no more theaters.
why-tta-destroy-needs-building = { $need ->
        [-2] “{ $thing }” is neither a farm, a mine nor an urban building.
       *[other] You have no worker on “{ $thing }”.
    }
why-tta-destroy-civil-action = { no-civil }

## Leaders and wonders

why-tta-leader-from-hand = { $need ->
        [-2] “{ $thing }” is not a leader.
       *[other] You do not hold { $thing-acc } as a leader in your hand.
    }
why-tta-leader-civil-action = { no-civil }
why-tta-note-homer-happy-face = { $thing }: Homer needs a completed wonder of yours.
why-tta-wonder-unfinished-needed = You have no unfinished wonder.
why-tta-wonder-civil-action = { no-civil }
why-tta-wonder-several-stages = { $thing }: stages you can build at once: { $need }.
why-tta-wonder-cover-stage = { $thing }: you have no blue token left to cover the stage.
why-tta-wonder-cover-from-cards = { $thing }: choose one of your cards with a blue token.
why-tta-wonder-stage-cost = { $thing }: this costs { need-resources }; { have-some }.

## Technologies and revolutions

why-tta-develop-from-hand = { $need ->
        [-2] “{ $thing }” is not a technology.
       *[other] You do not hold “{ $thing }” in your hand.
    }
why-tta-develop-civil-action = { no-civil }
why-tta-develop-science-cost = “{ $thing }” costs { need-science }; { have-some }.
why-tta-develop-government-higher-cost = “{ $thing }” costs { need-science }; { have-some }.
why-tta-revolution-government-only = { $need ->
        [-2] “{ $thing }” is not a government.
       *[other] “{ $thing }” is not a government in your hand.
    }
why-tta-revolution-all-civil-actions = A revolution takes { need-civil } here; { have-some }.
why-tta-note-robespierre-military-actions = This revolution takes { need-military }; { have-some }.
why-tta-revolution-lower-cost = The revolution to “{ $thing }” costs { need-science }; { have-some }.

## Action cards and abilities

why-tta-action-card-from-hand = { $need ->
        [-2] “{ $thing }” is not an action card.
       *[other] You do not hold “{ $thing }” as an action card in your hand.
    }
why-tta-action-card-not-same-turn = You have only just taken “{ $thing }”.
why-tta-action-card-civil-action = { no-civil }
why-tta-action-card-must-be-possible = { $need ->
        [-1] { $thing }: that is not what the card lets you do now.
        [1] { $thing }: take the action that the card orders.
       *[other] You cannot take the action that “{ $thing }” orders.
    }
why-tta-action-card-one-stage = { $thing }: only one stage can be built now.
why-tta-card-in-play = “{ $thing }” is not in play for you.
why-tta-goods-cannot-pay = { $thing }: there is nothing to exchange.
why-tta-text-once-per-turn = You have already used “{ $thing }” this turn.
why-tta-text-condition = { $need ->
        [-1] { $thing }: that is not possible here.
        [-2] “{ $thing }” is not a military card in your hand.
        [0] This player has nothing that “{ $thing }” could take.
       *[other] By “{ $thing }” the other side must pay { need-science }, and has { $have }.
    }
why-tta-text-forbids = “{ $thing }” keeps you from doing that.

## Units and tactics

why-tta-unit-build-military-action = { no-military }
why-tta-unit-build-technology = { $need ->
        [-2] “{ $thing }” is not a military unit.
       *[other] You do not have “{ $thing }” in play.
    }
why-tta-unit-build-unused-worker = You have no unused worker.
why-tta-unit-build-resource-cost = “{ $thing }” costs { need-resources }; { have-some }.
why-tta-unit-upgrade-needs-unit = You have no unit on “{ $thing }”.
why-tta-unit-upgrade-same-type = “{ $thing }” is of another type.
why-tta-unit-upgrade-higher-level = “{ $thing }” is not of a higher level.
why-tta-unit-upgrade-military-action = { no-military }
why-tta-unit-upgrade-difference = The upgrade to “{ $thing }” costs { need-resources }; { have-some }.
why-tta-unit-disband-needs-unit = { $need ->
        [-2] “{ $thing }” is not a military unit.
       *[other] You have no unit on “{ $thing }”.
    }
why-tta-unit-disband-military-action = { no-military }
why-tta-tactic-from-hand = { $need ->
        [-2] “{ $thing }” is not a tactic.
       *[other] You do not hold “{ $thing }” in your hand.
    }
why-tta-tactic-copy-common = { $need ->
        [-2] “{ $thing }” is not a tactic.
       *[other] “{ $thing }” is not among the common tactics.
    }
why-tta-tactic-copy-another = “{ $thing }” is your current tactic already.
why-tta-tactic-once-per-turn = You have already played or copied a tactic this turn.
why-tta-tactic-military-action = “{ $thing }” costs { need-military }; { have-some }.
why-tta-tactic-copy-cost = Copying “{ $thing }” costs { need-military }; { have-some }.

## Politics

why-tta-politics-from-hand = You do not hold “{ $thing }” in your hand.
why-tta-politics-crown-cards = “{ $thing }” cannot be played like this.
why-tta-politics-rival = “{ $thing }” cannot be aimed at this player.
why-tta-event-only-events = “{ $thing }” is neither an event nor a territory.
why-tta-aggression-cost = “{ $thing }” costs { need-military }; { have-some }.
why-tta-aggression-pact-forbids = Your pact with this player forbids “{ $thing }”.
why-tta-aggression-must-be-stronger = “{ $thing }” needs a strength of { $need } against this player; you have { $have }.
why-tta-aggression-defense-limit = With the cards you may use, you do not reach the strength of { $need }; so far you have { $have }.
why-tta-aggression-defend-or-keep = { $need ->
        [-2] “{ $thing }” is not a military card.
       *[other] You do not reach the strength of { $need }; so far you have { $have }.
    }
why-tta-war-cost = “{ $thing }” costs { need-military }; { have-some }.
why-tta-war-forbidden = You cannot declare “{ $thing }” on this player.
why-tta-war-not-last-round = It is too late for “{ $thing }”.
why-tta-war-waits = The war you have declared is not yet decided.
why-tta-war-steal-technology = { $need ->
        [-1] { $thing }: choose a special technology of the loser, or finish.
       *[other] “{ $thing }” is worth { $need } of your advantage; { $have } is left.
    }
why-tta-war-steal-not-owned = You already have “{ $thing }”.
why-tta-pact-not-with-two = There are only two players.
why-tta-pact-sides = “{ $thing }” is offered with a side where its two sides differ, and without one where they are alike.
why-tta-pact-cancel-own-only = You are not a party to “{ $thing }”.
why-tta-resign-not-in-age-four = It is too late to resign.
why-tta-variant-peaceful = This is a peaceful game.
why-tta-variant-first-game-no-attacks = This is a first game.

## Colonies, losses and the end of the turn

why-tta-colony-bid-higher = { $thing }: the next bid is at least { $need }.
why-tta-colony-bid-reach = { $thing }: the strongest force you can send is { $have }.
why-tta-colony-force-units = You have no more units on “{ $thing }” to send.
why-tta-colony-force-bonus-cards = { $need ->
        [-1] “{ $thing }” adds nothing to this force.
       *[other] { $thing }: you have already discarded as many cards as he lets you: { $have }.
    }
why-tta-colony-force-at-least-one = { $thing }: you have not sent a unit yet.
why-tta-colony-winner-must = { $thing }: your bid is { $need }, your force so far is { $have }.
why-tta-colonies-change-hands = { $thing }: choose a colony.
why-tta-note-ravages-of-time = { $thing }: choose a completed wonder that is not yet a ruin.
why-tta-workers-lose-population = { $thing }: choose one of your cards with a worker.
why-tta-tokens-lose-blue = { $thing }: choose one of your cards with a blue token.
why-tta-end-turn-discard-military = “{ $thing }” is not a military card in your hand.
