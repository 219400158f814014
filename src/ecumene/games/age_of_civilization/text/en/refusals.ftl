# What is wrong with a move here and now. The rule itself, from rules.ftl, is said after it.

need-coins = { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }
need-workers = { $need ->
        [one] { $need } worker
       *[other] { $need } workers
    }
have-coins = { $have ->
        [0] you have none
       *[other] you have { $have }
    }

## The civilization phase

why-aoc-raise-first-turn = You have no civilization yet.
why-aoc-raise-market = The card “{ $thing }” is not in the market.
why-aoc-draft-hand-or-market = The card “{ $thing }” is neither in your hand nor in the market.
why-aoc-path-maya-first = You cannot raise { $thing-acc } now.
why-aoc-path-no-second-raise = You can no longer raise { $thing-acc }.

## Actions

why-aoc-turn-act-or-pass = You have neither performed an action nor passed yet.
why-aoc-pass-no-actions = Actions and a pass do not go together in one turn.
why-aoc-action-not-available = The action “{ $thing }” is not open now.
why-aoc-action-plague = No worker can be sent to the card “{ $thing }”.
why-aoc-action-slot-once = { $have ->
        [1] You have already used the action “{ $thing }” this turn.
        [one] You have already used the action “{ $thing }” { $have } time this turn.
       *[other] You have already used the action “{ $thing }” { $have } times this turn.
    }
why-aoc-action-cost-workers = The action “{ $thing }” takes { need-workers }; { $have ->
        [0] you have no free worker
        [one] you have { $have } free worker
       *[other] you have { $have } free workers
    }.
why-aoc-action-cost-coins = The action “{ $thing }” costs { need-coins }; { have-coins }.
why-aoc-civ-vikings = A rival’s Vikings keep you from trading.
why-aoc-civ-aksum-culture = First decide about the effect of { $thing-acc }.
why-aoc-path-stone = You have no stone to spend.
why-aoc-path-caravan = The order “{ $thing }” is not open.
why-aoc-path-order-price = The order “{ $thing }” costs { need-coins }; { have-coins }.
why-aoc-path-order-condition = You do not meet the condition of the order “{ $thing }”.

## Wonders and technologies

why-aoc-effect-wonder = { $thing ->
        [none] Choose a card that lies in the wonder market.
       *[other] { $thing }: choose a card that lies in the wonder market.
    }
why-aoc-tech-learn = { $thing }: choose a technology of your card.
why-aoc-tech-once = You already have { $thing-acc }.
why-aoc-tech-prerequisite = None of your technologies leads to { $thing-acc } yet.
why-aoc-innovations-base-unavailable = The technology “{ $thing }” is not on your card.
why-aoc-innovations-market = The card “{ $thing }” is not for sale.
why-aoc-innovations-one-card = You already have a special technology card.
why-aoc-innovations-price = The card “{ $thing }” costs { need-coins }; { have-coins }.
why-aoc-innovations-empty-column = The column of the card “{ $thing }” is not empty.

## The end of the turn

why-aoc-turn-end-effects = That cannot be done now with the effect of { $thing-acc }.
why-aoc-tech-education = { $thing }: Culture costs { need-coins }; { have-coins }.
why-aoc-civ-phoenicia = { $thing }: { $need ->
        [-1] choose a card that lies in the market.
        [0] there is no card in the market.
       *[other] you lay { need-coins } on a card of the market; { have-coins }.
    }

## Before the game

why-aoc-draft-pick-one = The card “{ $thing }” is not among those you hold.
why-aoc-solo-no-changing-world = You are playing alone.
why-aoc-solo-no-draft = You are playing alone.
why-aoc-skirmish-plague-position = You are playing alone; the recommended order of a first game is for several players.
why-aoc-path-no-first-game = You are playing alone.
why-aoc-path-solo-only = There are several players at this table.
