## Sections

section-setup = Set-up
section-eras = The era
section-dice = Dice
section-modules = Modules
section-tribes = Tribes
section-favour = Favour
section-materials = Materials and food
section-locations = Exploration and locations
section-building = Building
section-level-block = Level block
section-console = Console and cards
section-effects = Effects of cards
section-era-end = End of an era
section-game-end = End of the game
section-solo = V.I.C.I.

## Set-up

rule-civo-setup-players = Two to four civilizations play, or one against V.I.C.I.
rule-civo-setup-weather = The weather begins mild.
rule-civo-setup-events = Four of the twenty events are in the game, face down.
rule-civo-setup-scoring-tiles = Four scoring tiles are for the eras, three make their category worth more in the end.
rule-civo-setup-goal-cells = With fewer players some goal cells and reset cells are blocked.
rule-civo-setup-displays = Goals, three income tokens and three attribute tokens are drawn from their bags.
rule-civo-setup-continent = The eight tiles fill the frame in any way, with a closed location on every corner.
rule-civo-setup-first-game = In a first game three tiles have their recommended place.
rule-civo-setup-resources = Each land has its three resource tokens, closed but for the start territories.
rule-civo-setup-blocked-camps = Encampments marked for three or four players are covered when fewer play.
rule-civo-setup-dice = The display holds 3, 4 or 5 dice of each kind with up to 2, 3 or 4 players.
rule-civo-setup-console = A console begins with one activation die on each value, one fate die and all modules on level I.
rule-civo-setup-start-territories = Each civilization has a tribe and a raw material in both start territories.
rule-civo-setup-ready-hands = A ready hand is five cards, a start marker card and a start token card of one number.
rule-civo-setup-choose-cards = Otherwise all choose in secret: one of two cards of each type, one of three start marker cards.
rule-civo-setup-start-tokens = Start token cards with a goal on each are chosen counter-clockwise, from the right of the first civilization.
rule-civo-setup-mixed = Ready hands and chosen cards can meet at one table.
rule-civo-setup-options = First game, ready hands and free start exclude each other for a seat; the options of V.I.C.I. are for one player.
rule-civo-ruling-first-civilization = The first civilization is drawn by lot; alone, the person begins.
rule-civo-ruling-random-layout = All fillings of the frame are equally likely, then the tiles, then their directions.

## The era

rule-civo-era-phases = An era has eight phases: cards, goals, find, actions, locations, feeding, event, income.
rule-civo-era-new-cards = A new event is opened, and the top card of every closed stack goes onto its open stack.
rule-civo-era-new-goals = In turn order each may take a goal; the display is refilled only after all.
rule-civo-goal-cover = A new goal may cover an open one, which is then out of reach until the upper one is installed.
rule-civo-era-extra-find = Each civilization stores one material of a land where it has a tribe.
rule-civo-find-extra = The material of the extra find is any of the three of its land.
rule-civo-action-rounds = In the action phase turns go round in turn order.
rule-civo-action-end = When the indicator reaches its last cell, the round is finished and one more follows.
rule-civo-ruling-empty-bags = An empty bag or stack refills nothing.

## Dice

rule-civo-turn-either = On your turn you activate one module or do a reset.
rule-civo-activate-two-dice = A module takes exactly two dice of its values.
rule-civo-activate-ideas = Each idea turns one die by one step; 1 and 6 are neighbours.
rule-civo-activate-planning = A planning marker stands for a die of its cell and goes back to the supply.
rule-civo-activate-focus = A focus marker stands for a planning marker of any value.
rule-civo-sleep-any-dice = The sleep module takes any two dice.
rule-civo-sleep-gain = Sleep gives a focus marker or 2 ideas.
rule-civo-feature-module = Two dice of one value give a marker of the feature of that value.
rule-civo-reset-few-dice = A reset is allowed with three activation dice or fewer.
rule-civo-reset-indicator = A reset moves the phase indicator.
rule-civo-reset-dice = Spent dice are taken back and rolled, together with any others you like.
rule-civo-reset-marker = The marker of the next reset column becomes an idea or food.
rule-civo-reset-no-marker = With no marker left in the columns, one comes from the supply.
rule-civo-die-gain = A die is gained from the display; an activation die is rolled at once.
rule-civo-die-most = With an empty display the die is taken from a civilization with the most of them, unless you alone have the most.
rule-civo-die-giver = Whoever gives a die chooses which, spent or not.
rule-civo-ruling-never-stuck = A turn is always possible: four dice can sleep, three or fewer can reset.

## Modules

rule-civo-module-actions = A module does what its level says.
rule-civo-module-or = Of two sides of a module one is chosen.
rule-civo-module-own-level = A module that is upgraded while it runs keeps its old level for this turn.
rule-civo-upgrade-level = An upgrade raises a core module by one level.
rule-civo-upgrade-most = Level III is the highest.

## Tribes

rule-civo-migration-move = A migration leads one tribe to an adjacent territory.
rule-civo-migration-strong = Only strong tribes migrate.
rule-civo-migration-levels = The Migration module allows up to 1, 2 or 3 migrations by its level and a favour check.
rule-civo-migration-displace = Whoever settles on a taken encampment displaces its tribe into the wilderness.
rule-civo-migration-weakens = A tribe that displaces another is weakened.
rule-civo-migration-fire = Settling on a fire encampment gives its points.
rule-civo-migration-boat = On water a tribe needs a free seat on an own boat.
rule-civo-migration-develop = The first tribe in a territory opens its resource token and puts a raw material there.
rule-civo-migration-adjacent = Territories that touch in any point are adjacent.
rule-civo-migration-cross = A tribe may cross territories and settles only at the end.
rule-civo-migration-cross-water = Crossing water needs an own boat there with a free seat.
rule-civo-ruling-same-tribe-path = Several migrations of one tribe are one path; once settled, it moves no more in this activation.
rule-civo-ruling-point-contact = Borders that meet in one point of a side touch; at a corner with a location they do not.
rule-civo-procreation-where = A new tribe comes to a territory where you have one already.
rule-civo-procreation-levels = The Procreation module gives 1 or 2 procreations by its level, on III also a strengthening.
rule-civo-procreation-boat = A tribe on a boat procreates onto a free seat of it.
rule-civo-procreation-none-left = With no tribe on the continent, procreation may choose any territory.
rule-civo-procreation-twenty = A civilization has twenty tribes and no more.
rule-civo-ruling-no-boat-when-none-left = With no tribe left the new one comes to land, never to a boat.
rule-civo-strengthen-weak = Strengthening stands a weak tribe up.

## Favour

rule-civo-favour-check = A favour check rolls all your fate dice; one value that your space shows is enough.
rule-civo-favour-ideas = After the roll ideas may turn one fate die.
rule-civo-favour-automatic = On the last space every check passes without a roll.
rule-civo-favour-end = Steps beyond the end of the favour track are lost.
