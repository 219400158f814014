## Moves: set-up

move-pick = Keep { $subject-acc }
    .did = kept { $subject-acc }
    .hint = A card that you begin with; nobody sees it before all have chosen.
    .part = instant ability
move-start = Take { $subject-acc }
    .did = took { $subject-acc }
    .hint = Your first income token, a module on level II, and the goal that lies on it.

## Moves: a turn and its payment

move-activate = Activate { $subject-acc }
    .did = activated { $subject-acc }
    .hint = Two dice of the values of the module, turned by ideas if need be.
move-die = Spend the die showing { $subject }
    .did = spent the die showing { $subject }
    .hint = It is spent until your next reset.
move-planning = Use a planning marker of { $subject }
    .did = used a planning marker of { $subject }
    .hint = It stands for a die of its cell and goes back to your supply.
move-focus = Use a focus marker
    .did = used a focus marker
    .hint = It stands for a planning marker of any value.
move-idea = Turn a die to { $subject } with ideas
    .did = turned a die to { $subject } with ideas
    .hint = Each idea turns it by one; 1 and 6 are neighbours.
move-sleep = Sleep
    .did = slept
    .hint = Any two dice bring a focus marker or 2 ideas, and both with an ability for that.
move-reset = Reset
    .did = reset
    .hint = Spent dice are rolled again, and the phase indicator moves unless it is at its end.
move-again = Roll the die showing { $subject } again
    .did = rolled the die showing { $subject } again
    .hint = It is rolled together with the spent ones.
move-roll = Roll the dice
    .did = rolled the dice
    .hint = What is rolled cannot be taken back.
move-take = Take the marker as { $subject-acc }
    .did = took the marker as { $subject-acc }
    .hint = The marker of the reset column becomes an idea or food.
move-done = Done
    .did = finished
    .hint = No more of this.

## Moves: tribes

dry-camp = { $amount ->
        [0] outside the encampments
        [1] at the fire
        [6] weak, outside the encampments
       *[other] encampment { $amount }
    }
camp = { $told ->
        [none] { dry-camp }
       *[other] { $amount ->
            [6] weak, on the boat
           *[other] on the boat
        }
    }
move-lead = Lead a tribe: { $subject } ({ camp })
    .did = led a tribe: { $subject }
    .hint = It migrates to a neighbouring territory, or crosses several.
move-cross = { $told ->
        [none] Cross { $subject-acc }
       *[other] Go ashore: { $subject }
    }
    .did = { $told ->
        [none] crossed { $subject-acc }
       *[other] went ashore: { $subject }
    }
    .hint = { $told ->
        [none] The tribe goes on without settling there.
       *[other] The tribe of the boat stays in the wilderness there.
    }
move-settle = Settle: { $subject } ({ camp })
    .did = settled: { $subject }
    .hint = A tribe that stands there is displaced, and yours lies down for it unless an ability keeps it upright.
move-board = Board the boat: { $subject }
    .did = boarded the boat: { $subject }
    .hint = The tribe takes a free seat on your boat.
move-procreate = Procreate: { $subject } ({ camp })
    .did = procreated: { $subject }
    .hint = A new tribe settles where you have one already, or on any land when none is left.
move-place-weak = Put a weak tribe: { $subject } ({ camp })
    .did = put a weak tribe: { $subject }
    .hint = It takes a free encampment and lies there.
move-strengthen = Strengthen: { $subject } ({ camp })
    .did = strengthened: { $subject }
    .hint = The weak tribe stands up.
move-weaken = Weaken: { $subject } ({ camp })
    .did = weakened: { $subject }
    .hint = The strong tribe lies down.
move-lose = Give up a tribe: { $subject } ({ camp })
    .did = gave up a tribe: { $subject }
    .hint = It leaves the continent unless Agera saves it.
move-save = Save the tribe
    .did = saved a tribe
    .hint = Deus ex machina: one step back in favour, none where an ability saves it. The tribe stays as it is.
move-feed = Feed: { $subject } ({ camp })
    .did = fed: { $subject }
    .hint = A tribe that is not fed grows weak; a weak one dies.
move-feed-all = Feed all tribes
    .did = fed all tribes
    .hint = There is food enough for everybody.

## Moves: materials, food, locations

move-produce = Produce: { $subject }
    .did = produced: { $subject }
    .hint = A raw material on a territory with your tribe.
move-transport = Transport: { $subject } → { $amount }
    .did = transported: { $subject } → { $amount }
    .hint = The raw material goes into your storage.
move-hunt = Hunt: { $subject }
    .did = hunted: { $subject }
    .hint = A fate die and the kind of territory tell how much food it brings.
move-find = Seek in: { $subject }
    .did = sought in: { $subject }
    .hint = You find one of its three materials: a roll tells which, unless an ability lets you choose.
move-value = Choose the die showing { $subject }
    .did = chose the die showing { $subject }
    .hint = Ideas may turn one die first.
move-store = Store: { $subject }
    .did = stored: { $subject }
    .hint = The marker goes straight into your storage.
move-explore = Explore around: { $subject }
    .did = explored around: { $subject }
    .hint = All closed locations next to it are revealed.
move-check = Favour check: { $subject }
    .did = took a favour check: { $subject }
    .hint = If it is passed, a tribe procreates there before the module.
move-reveal = Reveal: { $subject }
    .did = revealed: { $subject }
    .hint = The closed location there is turned up.

## Moves: building

move-farm = Build a farm: { $subject }
    .did = built a farm: { $subject }
    .hint = Your tribes there need less food.
move-boat = Build a boat: { $subject }
    .did = built a boat: { $subject }
    .hint = One strong tribe next to it may board at once.
move-statue = Build a statue: { $subject }, { $amount }
    .did = built a statue: { $subject }, { $amount }
    .hint = The stored marker itself becomes the statue.
move-settlement = Found settlement { $amount }: { $subject }
    .did = founded settlement { $amount }: { $subject }
    .hint = You pay the materials of its slot and gain an income token.
move-raze = Take back: { $subject }
    .did = took back: { $subject }
    .hint = The farm or boat there returns to your console.

## Moves: console and cards

move-plan = Plan on { $subject }
    .did = planned on { $subject }
    .hint = All planning markers go to this dice space.
move-goal = Take the goal “{ $subject }” to cell { $amount }
    .did = took the goal “{ $subject }”
    .hint = A goal that lies there is covered.
move-install = Install { $subject-acc }: { $amount ->
        [11] column 1, right half
        [12] column 2, right half
        [13] column 3, right half
        [14] column 4, right half
        [15] column 5, right half
        [16] column 6, right half
        [17] column 7, right half
        [18] column 8, right half
        [19] column 9, right half
       *[other] column { $amount }
    }
    .did = installed { $subject-acc }
    .hint = It goes on the lowest free level of the column.
    .part = instant ability
move-assume = Meet the cost of level { $subject }
    .did = met the cost of level { $subject }
    .hint = More cells, more points; the card stays where it lies.
move-ignore = Ignore cost cell { $subject }
    .did = ignored cost cell { $subject }
    .hint = It is not paid and brings no points.
move-replace = Pay { $amount-acc } instead of { $subject-acc }
    .did = paid { $amount-acc } instead of { $subject-acc }
    .hint = Once a turn, by an ability of yours.
move-open = Take the open card: { $told ->
        [none] { $subject }
       *[other] { $told }
    }
    .did = took the open card: { $told ->
            [none] { $subject }
           *[other] { $told }
        }
    .hint = The top card of the open stack; everybody knows it.
    .part = instant ability
move-draw = Draw from the closed stack: { $subject }
    .did = drew from the closed stack: { $subject }
    .hint = Only you see the card.
move-keep = Keep { $subject-acc }
    .did = kept { $subject-acc }
    .hint = The others go back under their stacks.
    .part = instant ability
move-under = Put under its stack: { $subject }
    .did = put under its stack: { $subject }
    .hint = You go on knowing it, nobody else does.
    .part = instant ability
move-dice = Gain: { $subject }
    .did = gained: { $subject }
    .hint = From the display, or from whoever has the most.
move-rob = Take it from { $subject-seat }
    .did = took it from { $subject-seat }
    .hint = The owner chooses which die to hand over.
move-give = { $subject ->
        [0] Hand over a spent die
       *[other] Hand over the die showing { $subject }
    }
    .hint = The display is empty and you have the most.
move-perform = Perform { $subject-acc }
    .did = performed { $subject-acc }
    .hint = The action of your income token.
move-point = 1 point instead of { $subject }
    .did = took 1 point instead of { $subject }
    .hint = Chosen before any favour check.
move-income = Take { $subject-acc }
    .did = took { $subject-acc }
    .hint = You install the income token and perform it at once.
move-activity = Activity: { $subject }
    .did = used the activity: { $subject }
    .hint = The ability is described on the card.
    .part = ability
move-upgrade = Upgrade { $subject-acc }
    .did = upgraded { $subject-acc }
    .hint = The module rises by one level.
move-advance = Advance: { $subject }
    .did = advanced: { $subject }
    .hint = One step on this track.
move-feature = Gain a marker: { $subject }
    .did = gained a marker: { $subject }
    .hint = It counts for evolution and for cards.
move-shift = Move a marker: { $subject } → { $amount }
    .did = moved a marker: { $subject } → { $amount }
    .hint = From one feature to another.
move-turn = Turn level token { $subject }
    .did = turned level token { $subject }
    .hint = What stands on that level scores in the end.
move-sell = Sell for money: { $subject }
    .did = sold for money: { $subject }
    .hint = It brings as much money as its row is worth.
move-donate = Sell for points: { $subject }
    .did = sold for points: { $subject }
    .hint = Any material brings the same points.
move-buy = Buy { $subject-acc }
    .did = bought { $subject-acc }
    .hint = Cheaper when its token lies open on the continent.
move-attribute = Take { $subject-acc } to column { $amount }
    .did = took { $subject-acc } to column { $amount }
    .hint = You return one marker of its feature.
move-choose = { $told ->
        [none] Option { $subject }
       *[other] { $told }
    }
    .did = { $told ->
        [none] chose option { $subject }
       *[other] chose: { $told }
    }
    .hint = One of the branches that the card shows.
move-pay = Pay
    .did = paid
    .hint = The effect happens only if it is paid.
move-return = Return a marker: { $subject }
    .did = returned a marker: { $subject }
    .hint = It goes back to your supply.
move-return-raw = Return the raw material: { $subject }
    .did = returned the raw material: { $subject }
    .hint = It goes back to your supply.
