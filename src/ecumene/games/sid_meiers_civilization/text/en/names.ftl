# What the game is, what things are called by kind, rank and leader.

game-blurb = Lead one of six civilizations from a single city over a map that nobody has seen: explore, found cities, trade, raise armies and wonders, and win by culture, technology, economy or conquest.
game-goal = Be the first to end the culture track, research Space Flight, own 15 coins or take the capital of another player.

kind-resource = Resource
kind-terrain = Terrain
kind-unit = Type of units
kind-unit-card = Unit
kind-technology = Technology
kind-building = Building
kind-wonder = Wonder
kind-event = Culture event
kind-great-person = Great person
kind-government = Government
kind-civilization = Civilization
kind-tile = Map tile
kind-age = Culture deck
kind-piece = Figure or city
kind-token = Token
kind-good = Good
kind-face = Token in hand

age-ancient = Ancient age
age-medieval = Middle Ages
age-modern = Modern age

unit-name-archer = Archer
unit-name-catapult = Catapult
unit-name-cannon = Cannon
unit-name-mobile-artillery = Mobile artillery
unit-name-spearman = Spearman
unit-name-pikeman = Pikeman
unit-name-rifleman = Rifleman
unit-name-modern-infantry = Modern infantry
unit-name-horseman = Horseman
unit-name-knight = Knight
unit-name-cavalry = Cavalry
unit-name-tank = Tank
unit-name-aircraft = Aircraft

leader-abraham-lincoln = Abraham Lincoln
leader-mao-zedong = Mao Zedong
leader-cleopatra = Cleopatra
leader-otto-von-bismarck = Otto von Bismarck
leader-julius-caesar = Julius Caesar
leader-catherine-the-great = Catherine the Great
