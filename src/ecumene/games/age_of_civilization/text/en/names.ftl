# The game, its options, the glossary and counted things.

game-name = Age of Civilization
game-blurb =
    Lead your people through six rounds and three civilizations, and leave a legacy with each of them.
    Every choice is small, every worker counts, and half an hour decides whose name history remembers.
game-goal = Have the most VP after six rounds.

## Options

option-innovations = Innovations
    .text = Special technology cards replace a column of your technology card for 1 coin.
option-changing-world = Changing World
    .text = Three events, open from the start, strike at the end of rounds 3, 4 and 5.
option-draft = Draft
    .text = Before the game everyone drafts a secret hand of 5 civilizations.
option-first-game = First game
    .text = The action cards lie in the order recommended for newcomers.
option-scenario = Scenario
    .text = Play one of the five scenarios of Path to Greatness alone.
option-scenario-none = No scenario
option-scenario-age-of-wonders = { age-of-wonders }
option-scenario-silk-road = { silk-road }
option-scenario-lost-civilization = { lost-civilization }
option-scenario-mongol-invasion = { mongol-invasion }
option-scenario-death-and-rebirth = { death-and-rebirth }

## Glossary

term-worker = Worker
    .text = A figure you place on an action slot; nobody owns more than four.
term-coin = Coin
    .text = What actions cost and many of them give.
term-vp = Victory point (VP)
    .text = The player with the most VP wins.
term-military = Military
    .text = Compared in wars and for Conquest; it comes from civilizations and technologies.
term-technology = Technology
    .text = An ability on your technology card, yours once it carries a marker.
term-wonder = Wonder
    .text = A card from the wonder market with an effect of its own.
term-civilization = Civilization
    .text = A card you raise or annex; you can have at most three.
term-main-civilization = Main civilization
    .text = The civilization you raised last; only its main effects work.
term-legacy = Legacy effect
    .text = The lower effect of a civilization, which works to the end of the game.
term-market = Civilization market
    .text = The face-up civilizations that can be raised or annexed.
term-wonder-market = Wonder market
    .text = The face-up wonders that can be taken.
term-action-row = Action row
    .text = Eight action cards, three of which can be used in each round.
term-permanent-actions = Permanent actions
    .text = Wonder, Research and Exploit, which can be used in every round.
term-slot = Action slot
    .text = A place for workers: from a white slot they come back, on a red one they are lost.
term-bonus-coins = Bonus coins
    .text = Coins lying on a civilization of the market, taken together with it.
term-supply = Supply
    .text = The common stock of coins, workers and markers.
term-round = Round
    .text = One turn of every player; the game has six.
term-first-player = First player
    .text = Starts the round; the marker then moves one seat clockwise.
term-raise = Raise
    .text = Make a civilization of the market your new main civilization.
term-annex = Annex
    .text = Add a civilization of the market to your empire for its legacy only.
term-pass = Pass
    .text = Perform no actions and gain 2 coins and 1 worker.
term-virtual-rival = Virtual rival
automaton-virtual-rival = { term-virtual-rival }
    .text = The opponent of a lone player whenever military is compared.
term-order = Order
    .text = A trade order on the Silk Road, fulfilled by a Caravan.
term-stone = Stone
    .text = Lowers the price of a Wonder or Monument Works by 2 coins.
term-laurel = Laurel
    .text = The reward for a level of a scenario.

symbol-war = War
    .text = Every player with the least military loses 1 worker.
symbol-plague = Plague
    .text = Every player loses 1 worker.

## Counted things

count-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
count-vp = { $n } VP
count-military = { $n } military
count-technologies = { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }
count-wonders = { $n ->
        [one] { $n } wonder
       *[other] { $n } wonders
    }
count-civilizations = { $n ->
        [one] { $n } civilization
       *[other] { $n } civilizations
    }
count-orders = { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
count-stones = { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
count-laurels = { $n ->
        [one] { $n } laurel
       *[other] { $n } laurels
    }

## Regions, eras and colours

region-africa = Africa
region-europe = Europe
region-east-asia = East Asia
region-middle-east = Middle East
region-south-asia = South Asia
region-americas-oceania = Americas and Oceania
region-barbarians = Barbarians

## Sections of the rules

section-effects = Symbols and effects
section-setup = Set-up
section-rounds = Rounds and turns
section-raise = Raising a civilization
section-actions = Performing actions
section-pass = Passing
section-return = Returning workers
section-turn-end = The end of a turn
section-round-end = The end of a round
section-later-turns = Rounds two to six
section-end = The end of the game
section-action-list = The actions
section-technologies = Technologies
section-civilizations = Civilizations
section-modules = Modules
section-innovations = Innovations
section-changing-world = Changing World
section-draft = Draft
section-skirmish = Skirmish
section-achievements = Achievements
section-path = Path to Greatness
