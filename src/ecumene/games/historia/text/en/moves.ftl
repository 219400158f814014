# What a player does, is asked, and where in the rules that happens.


## Moves

move-choose = Choose { $subject-acc }
    .did = chose { $subject-acc }
    .did-all = chose { $subjects }
    .chosen = { $subject }
    .hint = The card is put among those that you play in this round.
move-drop = Put { $subject-acc } back
    .did = put { $subject-acc } back
    .hint = The card stays in your hand.
move-done = { $subject ->
        [none] Seal your cards
       *[other] Take the rest from the used cubes
    }
    .did = { $subject ->
            [none] sealed the cards
           *[other] took the rest from the used cubes
        }
    .hint = What you have chosen stands; nothing more is chosen here.
move-simple = { $subject }
    .did = played { $subject-acc }
move-advanced = Advanced: { $subject }
    .did = played { $subject-acc }, advanced
    .part = advanced
move-skip = { $subject ->
        [none] Use no more wonders
       *[other] { $subject }, in vain
    }
    .did = { $subject ->
            [none] used no more wonders
           *[other] played { $subject-acc } in vain
        }
    .hint = The action has no effect; the card counts as played.
move-activate = { $amount ->
        [none] Activate { $subject-acc }
       *[other] Activate { $subject-acc }, destroying { $amount-acc }
    }
    .did = { $amount ->
            [none] activated { $subject-acc }
           *[other] activated { $subject-acc }, destroying { $amount-acc }
        }
move-command = { $amount ->
        [0] Command: { $subject }, with a cube of the supply
        [1] Command: { $subject }, with a used cube
       *[other] Command: { $subject }, with a ready cube
    }
    .did = gave the command “{ $subject }”
    .hint = The cube lies on the token to the end of the era.
move-build = Build { $subject-acc }
    .did = built { $subject-acc }
move-place = Cube on the map: { $subject }
    .did = put a cube on the map in { $subject-acc }
    .hint = One of your ready cubes goes there.
move-withdraw = Cube off the map: { $subject }
    .did = took a cube off the map in { $subject-acc }
    .hint = The cube comes back before you.
move-trade = Trade with { $subject-acc }
    .did = traded with { $subject-acc }
    .hint = You gain a technology level, and your partner gains VP.
    .part = none
move-attack = Attack { $subject-acc }: { $amount }
    .did = attacked { $subject-acc } in { $amount-acc }
    .hint = The higher military level wins.
    .part = none
move-recover = Take { $subject-acc } back
    .did = took { $subject-acc } back
move-refresh = Turn { $subject-acc } back
    .did = turned { $subject-acc } back
move-take = Take { $subject-acc }
    .did = took { $subject-acc }
move-retire = Lay { $subject-acc } under the deck
    .did = laid { $subject-acc } under the deck
move-draw = Choose { $subject-acc } as adviser
    .did = chose { $subject-acc } as adviser
move-lay = Goal on technology { $subject }, military { $amount }
    .did = laid a goal on technology { $subject }, military { $amount }
    .hint = The goal lies there for whoever comes first.

## Questions

ask-choose-cards = { $may-done ->
        [yes] { $may-choose ->
            [yes] Choose more cards, or seal your choice.
           *[no] Seal your choice, or put a card back.
        }
       *[no] Choose a card for this round.
    }
ask-act = { $may-activate ->
        [yes] Resolve your cards; wonders can be activated.
       *[no] Resolve your cards.
    }
ask-build-wonder = { $source }: choose a wonder of the row.
ask-refresh-wonder = { $source }: choose a wonder to turn back.
ask-recover-card = { $source }: choose a card to take back.
ask-place-cube = { $source }: choose a territory for your cube.
ask-exploit-cubes = { $source }: take cubes from the map, or the rest from the used ones.
ask-trade-partner = { $source }: choose whom to trade with.
ask-war-target = { $source }: choose whom to attack, and where.
ask-draw-adviser = Choose an adviser for your hand.
ask-retire-adviser = Choose an adviser to lay face up under your deck.
ask-choose-civilization = Choose your civilization.
ask-lay-goal = { $source }: choose a cell of the matrix for this goal.
ask-leader-draft = Choose your leader for the coming era.
ask-secret-draft = Choose a leader; you will have one of each era.
ask-start-placement = Choose an empty territory for your first cube.

## Paragraphs of the rules

frame-set-up = Set-up
frame-civilizations = Civilizations
frame-choose-civilization = Choice of a civilization
frame-first-advisers = First advisers
frame-retire-adviser = Adviser laid away
frame-draw-adviser = New adviser
frame-lay-goal = Placing of goals
frame-leader-draft = New leaders
frame-secret-draft = Draft of leaders
frame-first-cubes = First cubes
frame-start-placement = First cube
frame-turn = Turn
frame-action-rounds = Action rounds
frame-choose-cards = Choice of cards
frame-resolution = Resolution of the cards
frame-act = Own cards
frame-deed = Action
frame-effects = Effects of a card
frame-build-wonder = Building a wonder
frame-refresh-wonder = Turning wonders back
frame-recover-card = Card of choice
frame-place-cube = Cube on the map
frame-exploit-cubes = Cubes taken back
frame-trade-partner = Trade partner
frame-war-target = Enemy in war
frame-civbots-act = Civbots
frame-end-of-turn = End of the turn
