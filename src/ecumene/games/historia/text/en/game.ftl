# The game, its options, sections, numbers and endings.

game-name = Historia
game-blurb = Twelve thousand years in twelve turns: choose your cards in secret, rise through technology and arms, build wonders, and leave your mark on the history of the world.
game-goal = Have the most VP after twelve turns.

## Options

option-events = Events
    .text = Every turn has an event that changes some actions; the next one can be seen.
option-goals = Civilization goals
    .text = Eight goals lie on the matrix; the first to reach one gets its bonus.
option-command = Ways of command
    .text = Each civilization has a token with a power that lasts to the end of an era.
option-advanced = Advanced rules
    .text = Leaders of all eras are drafted at the start, advisers are chosen, first cubes are placed in reverse order.
option-expert-start = Expert start
    .text = Everybody begins with three cubes and none used.
option-civbots = Civbots
    .text = Civilizations that nobody leads, each with its level. Alone you face five chieftains unless you choose others.
option-choose-civilizations = Choose civilizations
    .text = Civilizations are chosen from the last player to the first instead of being dealt.

## Sections and chapters of the rules

section-setup = Set-up
section-rounds = Turns and rounds
section-actions = The actions
section-end = The end of a turn, and winning
section-matrix = Map and matrix
section-cards = Cards and cubes
section-civbots = Civbots
section-variants = Variants
section-game = The game
section-turn = A turn
section-action-cards = Action cards
section-cards-of-actions = Components: action cards
section-action-list = Description of the actions
section-end-of-turn = End of the turn
section-map = The map
section-matrix-bonuses = Bonuses of the matrix
section-influence-cubes = Influence cubes
section-advisers = Adviser cards
section-wonder-cards = Wonder cards
section-winning = Winning
section-solo = Playing alone
section-events = Events
section-goals = Civilization goals
section-command = The ways of command
section-advanced-rules = Advanced rules

## Numbers of a player

stat-vp = VP
    .name = Victory points
stat-technology = Technology
    .name = Technology level
stat-military = Military
    .name = Military level
stat-ready = Cubes
    .name = Ready cubes
stat-used = Used
    .name = Used cubes
stat-supply = Supply
    .name = Cubes in the supply
stat-territories = Territories
    .name = Territories
stat-cards = Cards
    .name = Cards a round
stat-order = Turn order
    .name = Place in the next turn order

## Civbots

automaton-civbot-1 = Civbot 1
automaton-civbot-2 = Civbot 2
automaton-civbot-3 = Civbot 3
automaton-civbot-4 = Civbot 4
automaton-civbot-5 = Civbot 5
automaton-level-chieftain = Chieftain
automaton-level-noble = Noble
automaton-level-king = King

## The end

ending-points = Decided by victory points.
ending-levels = Equal on VP: decided by technology and military.
ending-shared = Equal in everything: the victory is shared.
ending-solo = Twelve turns are over, and the civbots are counted.
ending-destroyed = The last cube is gone from the map: your civilization has fallen.
warning-wonders = { $n ->
        [one] { $n } wonder could still be activated.
       *[other] { $n } wonders could still be activated.
    }
