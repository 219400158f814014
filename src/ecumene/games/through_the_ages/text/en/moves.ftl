# What a player does, is asked, and where in the rules that happens. Seats come as $amount-seat.

## Moves: civil actions

move-take = Take { $subject-acc }
    .did = took { $subject-acc }
    .hint = The card goes into your hand, a wonder straight into play; the places further right cost more.
move-take-at = Take { $subject-acc } from place { $amount }
    .did = took { $subject-acc }
    .hint = Another copy of the card, from its own place in the row.
move-increase-population = Increase your population
    .did = increased the population
    .hint = Food turns a yellow token of your bank into an unused worker.
move-build = Build: { $subject }
    .did = built: { $subject }
    .hint = An unused worker goes to work on this card.
move-upgrade = Upgrade: { $subject } → { $amount }
    .did = upgraded: { $subject } → { $amount }
    .hint = A worker moves to the better card; you pay the difference.
move-destroy = Destroy: { $subject }
    .did = destroyed: { $subject }
    .hint = The worker of the building becomes unused again.
move-lead = Play { $subject-acc } as leader
    .did = made { $subject-acc } leader
    .hint = A leader already in play leaves, and you take back 1 civil action.
move-build-stage = Build { $subject ->
        [one] { $subject } stage of your wonder
       *[other] { $subject } stages of your wonder
    }
    .did = { $subject ->
            [one] built { $subject } stage
           *[other] built { $subject } stages
        } of a wonder
    .hint = Stages are built from left to right; with the last one the wonder takes effect.
move-develop = Develop { $subject-acc }
    .did = developed { $subject-acc }
    .hint = Science points bring the technology from your hand into play.
move-revolution = Revolution: { $subject }
    .did = revolution: { $subject }
    .hint = A cheaper way to a new government that takes all your civil actions.
move-play = Play the card “{ $subject }”
    .did = played “{ $subject }”
    .hint = The action card does what it says and is then discarded.
move-use = Use { $subject-acc }
    .did = used { $subject-acc }
    .hint = The ability is described on the card.

## Moves: military actions

move-disband = Disband: { $subject }
    .did = disbanded: { $subject }
    .hint = The worker of the unit becomes unused again.
move-recruit = Raise population and a unit: { $subject }
    .did = raised population and a unit: { $subject }
    .hint = Frederick Barbarossa turns a yellow token into a unit with a single military action.
move-play-tactic = Play the tactic “{ $subject }”
    .did = played the tactic “{ $subject }”
    .hint = It becomes your current tactic and is yours alone until your next turn.
move-copy-tactic = Copy the tactic “{ $subject }”
    .did = copied the tactic “{ $subject }”
    .hint = A common tactic becomes your current one.

## Moves: politics

move-play-event = Prepare the event “{ $subject }”
    .did = prepared an event
    .hint = It goes face down to the future events, you score its level, and the top current event is revealed.
move-attack = Play “{ $subject }” against { $amount-seat }
    .did = played “{ $subject }” against { $amount-seat }
    .hint = The aggression succeeds unless your rival reaches your strength with cards.
move-declare-war = Declare “{ $subject }” on { $amount-seat }
    .did = declared “{ $subject }” on { $amount-seat }
    .hint = It is decided at the start of your next turn by the strength of both sides.
move-offer = Offer the pact “{ $subject }” to { $amount-seat }
    .did = offered the pact “{ $subject }” to { $amount-seat }
    .hint = If it is declined, the card returns to your hand.
move-offer-as-a = Offer the pact “{ $subject }” to { $amount-seat } and take side A
    .did = offered the pact “{ $subject }” to { $amount-seat }
    .hint = Your partner gets side B. If it is declined, the card returns to your hand.
move-offer-as-b = Offer the pact “{ $subject }” to { $amount-seat } and take side B
    .did = offered the pact “{ $subject }” to { $amount-seat }
    .hint = Your partner gets side A. If it is declined, the card returns to your hand.
move-cancel-pact = Cancel the pact “{ $subject }”
    .did = cancelled the pact “{ $subject }”
    .hint = It ends for both sides and leaves the game.
move-colonize = Settle { $subject-acc } with Columbus
    .did = settled { $subject-acc }
    .hint = Columbus leaves play, and the territory of your hand becomes a colony without a force.
move-resign = Resign
    .did = resigned
    .hint = You leave the game at once and have lost.

## Answers

move-accept = Accept
    .did = accepted
    .hint = The pact works for both of you from now on.
move-decline = Decline
    .did = declined
    .hint = You leave it as it is.
move-defend = Defend with “{ $subject }”
    .did = defended
    .hint = A bonus card adds its defense value, any other card 1, face down.
move-bid = Bid { $subject }
    .did = bid { $subject }
    .hint = If you win, you must send a force at least as strong.
move-send = Send { $subject-acc }
    .did = sent { $subject-acc }
    .hint = The unit is sacrificed, and its token returns to your yellow bank.
move-add = Add the card “{ $subject }”
    .did = added a card
    .hint = It strengthens the force and is then discarded.
move-pick = Choose { $subject-acc }
    .did = chose { $subject-acc }
    .hint = What happens to it is said by the card under way.
move-split = Food: { $subject }, the rest in resources
    .did = divided food and resources
    .hint = You divide the amount between food and resources.
move-choose = Option { $subject }
    .did = chose option { $subject }
    .hint = The options are numbered as they stand on the card.
move-place = Put Homer under { $subject-acc }
    .did = put Homer under { $subject-acc }
    .hint = The wonder gives 1 more happy face, but no civil action comes back.
move-discard = Discard “{ $subject }”
    .did = discarded a card
    .hint = The card goes face down to the discard pile.
move-pass = Pass
    .did = passed
    .hint = No political action, or no further bid.
move-done = Done
    .did = finished
    .hint = You finish this step; in the Action Phase this ends your turn.

## Prompts

ask-action-phase = { $moves ->
        [1] Nothing is left to do: end your turn.
       *[other] Take actions, or end your turn.
    }
ask-auction = { $may-bid ->
        [yes] { $source }: bid, or pass.
       *[no] { $source }: you cannot bid higher and can only pass.
    }
ask-choose = { $source }: choose one of the options.
ask-defense = { $may-defend ->
        [yes] { $may-decline ->
            [yes] { $source }: defend yourself, or let it happen.
           *[no] { $source }: go on with your defense.
        }
       *[no] { $source }: your cards cannot stop it.
    }
ask-destroy-building = { $source }: choose the building to be destroyed.
ask-discard-cards = { $source }: choose a military card to discard.
ask-discard-excess = You hold too many military cards: choose one to discard.
ask-international-agreement = { $may-take ->
        [yes] Take cards from the row without paying, or stop.
       *[no] No card can be taken: you can only stop.
    }
ask-lose-population = { $source }: choose a card that loses a worker.
ask-offered-pact = { $source }: accept the pact?
ask-ordered = { $may-decline ->
        [yes] { $moves ->
            [1] { $source }: nothing is possible now.
           *[other] { $source }: choose what to do, or decline.
        }
       *[no] { $source }: choose what to do.
    }
ask-pick-colony = { $source }: choose a colony.
ask-place-homer = Homer retires: put him under a wonder, or take back the civil action?
ask-politics-phase = { $moves ->
        [1] No political action is possible: pass.
       *[other] Choose a political action, or pass.
    }
ask-remove-card = { $source }: choose the card that leaves play.
ask-send-force = { $may-done ->
        [yes] { $source }: the force is strong enough. Send it, or add to it.
       *[no] { $source }: send units and cards until the force reaches your bid.
    }
ask-split-goods = { $source }: divide food and resources.
ask-take-technologies = { $source }: take a special technology, or the rest in science points.
ask-tokens-from-cards = { $source }: choose a card that gives up a blue token.
ask-turn-over = { $source }: choose the wonder that falls into ruin.

## Paragraphs of the rules

frame-action-phase = Action Phase
frame-auction = Auction for a territory
frame-carry-out = Effect of a card
frame-choose = Choice of an option
frame-colonization = Colonization
frame-complete-wonder = Completing a wonder
frame-current-event = Current event
frame-defense = Defense
frame-destroy-building = Destroying a building
frame-discard-cards = Discarding cards
frame-discard-excess = Discarding military cards
frame-draw-cards = Drawing military cards
frame-final-scoring = Final scoring
frame-international-agreement = International Agreement
frame-lose-population = Loss of population
frame-offered-pact = Offer of a pact
frame-ordered = Action given by a card
frame-pick-colony = Choice of a colony
frame-place-homer = Homer retires
frame-politics-phase = Politics Phase
frame-production = Production Phase
frame-programme = Effects of a card
frame-remove-card = Removing a card
frame-replenish = Replenishing the card row
frame-rounds = Rounds
frame-send-force = Sending a force
frame-split-goods = Division of food and resources
frame-take-technologies = Spoils of a war
frame-tokens-from-cards = Blue tokens from cards
frame-turn = Turn
frame-turn-over = Ravages of Time
