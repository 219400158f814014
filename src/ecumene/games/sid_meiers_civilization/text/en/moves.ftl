# What a player does, is asked, and where in the rules that happens.

## Moves

move-civilization = Play { $subject }
    .did = plays { $subject }
    .hint = Its sheet tells with what you begin and what you can do.
move-capital = Found the capital in { $subject }
    .did = founded the capital in { $subject }
    .hint = The eight squares around it give trade and production.
move-place = { $subject }
    .did = { $told ->
        [none] chose { $subject }
       *[other] chose { $subject } ({ $told })
    }
    .hint = This square is chosen.
move-found = Found a city in { $subject } ({ $amount })
    .did = founded a city in { $subject }
    .hint = The figure becomes a city that gives at once.
move-government = Adopt: { $subject }
    .did = adopted { $subject }
    .hint = The government works as long as it lies on top.
move-send = Scout { $subject } sends to { $amount }
    .did = sent the gains of scout { $subject } to { $amount }
    .hint = The square of the scout counts for that city.
move-build = Build: { $subject }
    .did = built: { $subject }
    .hint = Then choose the square.
move-train = Train: { $subject }, { $amount }
    .did = trained: { $subject }, { $amount }
    .hint = A random card of that type joins your standing force.
move-devote = Devote { $subject } to the arts
    .did = devoted { $subject } to the arts
    .hint = One culture token, and one for each culture symbol.
move-harvest = Harvest { $subject-acc } in { $amount }
    .did = harvested { $subject-acc } in { $amount }
    .hint = A token of the market is yours.
move-advance = Advance on the culture track
    .did = advanced on the culture track
    .hint = You pay for the next space and take what it gives.
move-pick = Pick: { $subject }, { $amount }
    .did = picked: { $subject }, { $amount }
    .hint = Figures of one square may go together.
move-walk = { $told ->
        [none] Walk to { $subject }
       *[other] Attack { $told-acc } in { $subject }
    }
    .did = { $told ->
        [none] went to { $subject }
       *[other] attacked { $told-acc } in { $subject }
    }
    .hint = One square of movement.
move-reveal = Reveal the tile at { $subject }
    .did = revealed the tile at { $subject }
    .hint = It costs one square of movement and cannot be undone.
move-stop = { $told ->
        [none] Stop here
       *[other] Stop here and attack { $told-acc }
    }
    .did = { $told ->
        [none] stopped
       *[other] stopped and attacked { $told-acc }
    }
    .hint = Whatever is left is not used.
move-research = { $subject ->
        [none] Research nothing
       *[other] Research { $subject-acc }
    }
    .did = { $subject ->
            [none] researched nothing
           *[other] researched { $subject-acc }
        }
    .hint = Trade is spent, but one kept for each coin.
move-front = Open a front: { $subject }
    .did = opened a front: { $subject }
    .hint = The unit stands without an attack.
    .part = none
move-strike = Strike with { $subject } at front { $amount }
    .did = struck with { $subject } at front { $amount }
    .hint = Both deal damage at once, unless one trumps the other.
    .part = none
move-use = Use: { $subject }
    .did = used: { $subject }
    .hint = Each ability can be used once a round.
move-play = Play: { $subject }
    .did = played: { $subject }
    .hint = Others may cancel it.
move-offer = Make { $subject-seat } an offer
    .did = began an offer to { $subject-seat }
    .hint = Say what you give and what you want.
move-give = { $amount ->
        [0] Take { $subject } out of the offer
       *[other] Give { $amount } × { $subject }
    }
    .did = { $amount ->
        [0] took { $subject } out of the offer
       *[other] put { $amount } × { $subject } into the offer
        }
    .hint = It changes hands if the offer is accepted.
move-want = { $amount ->
        [0] No longer ask for { $subject }
       *[other] Ask for { $amount } × { $subject }
    }
    .did = { $amount ->
        [0] no longer asked for { $subject }
       *[other] asked for { $amount } × { $subject }
        }
    .hint = You get it if the offer is accepted.
move-propose = Make the offer
    .did = made the offer
    .hint = The other player accepts or declines.
move-drop = Drop the offer
    .did = dropped the offer
    .hint = It counts as one of your three.
move-accept = Accept
    .did = accepted
    .hint = The goods change hands.
move-decline = Let it be
    .did = let it be
    .hint = Everything goes on.
move-done = Done
    .did = ended the phase
    .hint = Your part of this phase is over.
move-pay = Pay { $subject-acc }{ $amount ->
        [none] {""}
       *[other] { " " }({ $amount })
    }
    .did = paid { $subject-acc }
    .hint = Tokens of the market go back there, others leave the game.
move-cancel = Cancel it with { $subject }
    .did = cancelled with { $subject }
    .hint = Others may cancel that in turn.
move-discard = Discard: { $subject }
    .did = discarded: { $subject }
    .hint = It goes face up under its deck.
move-learn = Learn { $subject-acc }
    .did = learned { $subject-acc }
    .hint = It costs no trade and needs a place in the pyramid.
move-loot = Take: { $subject }
    .did = took as loot: { $subject }
    .hint = This is your loot.
move-target = { $subject-seat }
    .did = chose { $subject-seat }
    .hint = This player is chosen.
move-wound = Wound the unit on front { $subject }
    .did = wounded the unit on front { $subject }
    .hint = One wound.
move-heal = Heal the unit on front { $subject }
    .did = healed the unit on front { $subject }
    .hint = One wound less.
move-draw = Draw from the deck: { $subject }
    .did = drew a card: { $subject }
    .hint = The card goes into your hand.
move-gain = Take { $subject-acc }
    .did = took { $subject-acc }
    .hint = A token of the market is yours.
move-reserve = Keep it in reserve
    .did = kept it in reserve
    .hint = It can be placed in any later start phase.
move-sacrifice = Sacrifice the figure in { $subject }
    .did = sacrificed the figure in { $subject }
    .hint = You learn a technology of the owner of that city.
move-choose = { $subject }
    .did = chose: { $subject }
    .hint = This is chosen.
move-raze = Destroy the building
    .did = destroyed the building
    .hint = Once a round.
move-save = Save { $subject-acc }
    .did = saved { $subject-acc }
    .hint = The unit returns to your standing force.

## Paragraphs

frame-battle = Battle
frame-battle-ability = Ability in battle
frame-build-at = Placement
frame-cancel = Cancel
frame-capital = Capital
frame-choose-civilization = Choice of civilizations
frame-city-action = Action of a city
frame-city-turn = City phase
frame-deal = Offer
frame-destroying = Combustion
frame-draw-events = Culture cards
frame-effect = Event or ability
frame-exchange = Free technology
frame-free-building = Free building
frame-free-figure = Free figure
frame-free-resource = Free resource
frame-gift-coin = Coin for another
frame-hand-over = Handing over
frame-harvest-city = City that harvests
frame-harvest-twice = Double harvest
frame-liberty = Statue of Liberty
frame-loot = Loot
frame-move = Move
frame-move-turn = Movement phase
frame-move-window = Interrupted movement
frame-pay = Payment
frame-phase-turns = Phase
frame-placing = Placement
frame-pushed-out = Figures leave the centre
frame-research = Research
frame-round = Round
frame-save-unit = Saved unit
frame-set-up = Set-up
frame-sheet = Civilization
frame-start-turn = Start phase
frame-substitute = Barbarians
frame-too-many-cards = Too many culture cards
frame-trade-turn = Trade phase
frame-window = Chance to cancel

## Questions

ask-battle = Play a card: open a front or strike at one.
ask-build-at = Choose the square: { $source }.
ask-capital = Choose the square of your capital.
ask-city-turn = Give your cities their actions, or end the city phase.
ask-deal = Build the offer, make it, or answer it.
ask-destroying = Destroy the building here?
ask-draw-events = Choose the deck to draw from.
ask-effect = Choose at what it is aimed: { $source }.
ask-exchange = { $source ->
        [none] Choose a technology to learn.
       *[other] Choose a technology to learn: { $source }.
    }
ask-free-building = Choose a building that costs nothing.
ask-free-figure = { $source ->
        [none] Choose an army or a scout.
       *[other] Choose an army or a scout: { $source }.
    }
ask-free-resource = Choose a resource of the market.
ask-gift-coin = { $source ->
        [none] Choose who gains a coin.
       *[other] Choose who gains a coin: { $source }.
    }
ask-hand-over = Choose what you hand over.
ask-harvest-city = Choose the city that harvests.
ask-harvest-twice = Choose what to harvest.
ask-liberty = Choose a technology to learn.
ask-loot = Choose your loot.
ask-move = Choose the next square, or stop.
ask-move-turn = Pick a figure, or end the movement phase.
ask-move-window = Do you want to interrupt the move?
ask-pay = { $source ->
        [none] Choose the token to spend.
       *[other] Choose the token to spend: { $source }.
    }
ask-placing = Choose where it stands: { $source }.
ask-pushed-out = Choose where the figure goes.
ask-research = Choose a technology in secret, or leave it.
ask-save-unit = Choose the unit that is saved.
ask-sheet = Choose your civilization.
ask-start-turn = Act, or end the start phase.
ask-substitute = Choose the type of the missing barbarian.
ask-too-many-cards = Discard down to your limit.
ask-trade-turn = Use abilities, make offers, or end the trade phase.
ask-window = Do you want to cancel this: { $source }?
