# What a player does, is asked, and where in the rules that happens.

## Moves: the ten actions

move-wonder = { $subject ->
        [none] Build a wonder (no cards left)
       *[other] Build a wonder: { $subject }
    }
    .did = { $subject ->
            [none] built a wonder
           *[other] built a wonder: { $subject }
        }
    .hint = { wonder.text }
move-research = Research { $subject-acc }
    .did = researched { $subject-acc }
    .hint = { research.text }
move-exploit = Exploit the land
    .did = exploited the land
    .hint = { exploit.text }
move-culture = Foster culture
    .did = fostered culture
    .hint = { culture.text }
move-build = Build
    .did = built
    .hint = { build.text }
move-conquest = Set out for conquest
    .did = set out for conquest
    .hint = { conquest.text }
move-hunt = Hunt
    .did = hunted
    .hint = { hunt.text }
move-fish = Fish
    .did = fished
    .hint = { fish.text }
move-trade = Trade
    .did = traded
    .hint = { trade.text }
move-farm = Farm
    .did = farmed
    .hint = { farm.text }
move-plague = Plague (no action)
    .hint = { plague.text }

## Moves: the special actions

move-quarry = Work the quarry
    .did = worked the quarry
    .hint = { quarry.text }
move-monument-works = { $subject ->
        [none] Build a monument (no cards left)
       *[other] Build a monument: { $subject }
    }
    .did = { $subject ->
            [none] built a monument
           *[other] built a monument: { $subject }
        }
    .hint = { monument-works.text }
move-caravan = Send a caravan: { $subject }
    .did = sent a caravan: { $subject }
    .hint = { caravan.text }
move-oasis-market = Visit the oasis market
    .did = visited the oasis market
    .hint = { oasis-market.text }
move-ritual = Hold a ritual
    .did = held a ritual
    .hint = { ritual.text }
move-fortify = Fortify
    .did = fortified
    .hint = { fortify.text }
move-tribute = Pay tribute
    .did = paid tribute
    .hint = { tribute.text }
move-patronage = Become a patron
    .did = became a patron
    .hint = { patronage.text }
move-wonder-with-stone = { $subject ->
        [none] Build a wonder with a stone (no cards left)
       *[other] Build a wonder with a stone: { $subject }
    }
    .did = { $subject ->
            [none] built a wonder with a stone
           *[other] built a wonder with a stone: { $subject }
        }
    .hint = { term-stone.text }
move-monument-works-with-stone = { $subject ->
        [none] Build a monument with a stone (no cards left)
       *[other] Build a monument with a stone: { $subject }
    }
    .did = { $subject ->
            [none] built a monument with a stone
           *[other] built a monument with a stone: { $subject }
        }
    .hint = { term-stone.text }

## Moves: everything else

move-raise = Raise { $subject-acc }
    .did = raised { $subject-acc }
    .part = main legacy
    .hint = It becomes your main civilization, with as many workers as its card shows.
move-annex = Annex { $subject-acc }
    .did = annexed { $subject-acc }
    .part = legacy
    .hint = You keep your main civilization and gain a worker and this legacy.
move-skip = Skip the civilization phase
    .did = skipped the civilization phase
    .hint = Leave the market alone and go on to your actions.
move-pass = Pass
    .did = passed
    .hint = No actions this turn: gain 2 coins and 1 worker instead.
move-done = Finish your actions
    .did = finished the actions
    .hint = Your workers go home, and the turn-end effects follow.
move-buy = Buy the card “{ $subject }”
    .did = bought the card “{ $subject }”
    .hint = It covers an empty column of your technology card.
move-learn = Learn { $subject-acc }
    .did = learned { $subject-acc }
    .hint = It is yours to the end of the game.
move-take = Take { $subject-acc }
    .did = took { $subject-acc }
    .hint = It is yours to the end of the game.
move-resolve = { $amount ->
        [none] Use the effect of { $subject-acc }
       *[other] { $subject }: lay coins on { $amount-acc }
    }
    .did = used the effect of { $subject-acc }
    .hint = You choose the order of your turn-end effects.
move-decline = Skip the effect of { $subject-acc }
    .hint = An effect that costs something may be left unused.
move-pick = Keep { $subject-acc }
    .did = kept { $subject-acc }
    .part = main legacy
    .hint = Keep this card and hand on the others.

## Prompts

ask-civilization-phase = { $may-skip ->
        [yes] { $may-raise ->
            [yes] Raise or annex a civilization, or skip the phase.
           *[no] Annex a civilization or skip the phase.
        }
       *[no] Raise your first civilization.
    }
ask-action-phase = { $may-pass ->
        [yes] { $moves ->
            [1] No action is possible: you can only pass.
           *[other] Send workers to actions, or pass.
        }
       *[no] { $moves ->
            [1] All done? Finish your actions.
           *[other] Carry on, or finish your actions.
        }
    }
ask-free-culture = { $source }: foster culture without a worker, for its price?
ask-turn-end = { $may-decline ->
        [yes] End of the turn: choose an effect to use or skip.
       *[no] End of the turn: choose the next effect.
    }
ask-learn-technologies = { $source }: choose a technology to learn.
ask-take-wonder = { $source }: choose a wonder to take.
ask-draft-pick = Choose one civilization for your hand.

## Paragraphs of the rules

frame-rounds = Rounds
frame-turn = Turn
frame-civilization-phase = Civilization phase
frame-refill-market = Refilling the market
frame-action-phase = Actions or pass
frame-free-culture = Culture without a worker
frame-return-workers = Return of workers
frame-turn-end = End of the turn
frame-learn-technologies = Learning technologies
frame-take-wonder = Taking a wonder
frame-next-order = New order
frame-round-end = End of the round
frame-war = War
frame-plague = Plague
frame-world-event = Event
frame-game-end = End of the game
frame-draft-pick = Draft
