# Governments, levels, territories.

## Governments

clan = Clan
    .text = At the end of every turn: recover 1 used cube.
nomad = Nomads
    .text = At the end of every turn: gain 1 VP.
city-states = City-States
    .text = At the end of every turn: gain 2 VP.
empire = Empire
    .text = At the end of every turn: gain 3 VP.
mercantilism = Mercantilism
    .text = At the end of every turn: gain 4 VP.
enlightenment = Enlightenment
    .text = At the end of every turn: gain 5 VP.
consumerism = Consumerism
    .text = At the end of every turn: gain 5 VP and recover 1 used cube.
utopia = Utopia
    .text = At the end of every turn: gain 7 VP.
barbarians = Barbarians
    .text = At the end of every turn: gain 3 VP and recover 2 used cubes.

## Technologies

fire = Fire
    .text = Nothing new by itself.
agriculture = Agriculture
    .text = Allows you War.
animal-handling = Animal Handling
    .text = At once, recover 1 used cube.
metal-working = Metal Working
    .text = Allows advanced Military; at once, draw an adviser.
wheel = Wheel
    .text = Allows advanced Expansion; from the next round on you may play 2 cards a round.
writing = Writing
    .text = Allows advanced Art.
philosophy = Philosophy
    .text = At once, draw an adviser.
navigation = Navigation
    .text = For you all territories are adjacent; allows advanced Trade.
printing-press = Printing Press
    .text = Allows advanced Exploit.
gunpowder = Gunpowder
    .text = Allows advanced Raid.
science = Science
    .text = Allows advanced Technology.
industry = Industry
    .text = Allows you Tourism.
medicine = Medicine
    .text = From the next round on you may play 3 cards a round; at once, draw an adviser.
nuclear-energy = Nuclear Energy
    .text = Allows advanced War.
internet = Internet
    .text = Allows advanced Tourism.
singularity = Singularity
    .text = At once, gain 6 VP.

## Military levels

military-1 = Military level 1
    .text = Nothing new by itself.
military-2 = Military level 2
    .text = Nothing new by itself.
military-3 = Military level 3
    .text = Nothing new by itself.
military-4 = Military level 4
    .text = At once, recover 1 used cube.
military-5 = Military level 5
    .text = Nothing new by itself.
military-6 = Military level 6
    .text = At once, take back the oldest card of your queue.
military-7 = Military level 7
    .text = Nothing new by itself.
military-8 = Military level 8
    .text = At once, recover 1 used cube.
military-9 = Military level 9
    .text = Nothing new by itself.
military-10 = Military level 10
    .text = At once, take back the oldest card of your queue.
military-11 = Military level 11
    .text = Nothing new by itself.
military-12 = Military level 12
    .text = At once, recover 1 used cube.
military-13 = Military level 13
    .text = Nothing new by itself.
military-14 = Military level 14
    .text = At once, take back the oldest card of your queue.
military-15 = Military level 15
    .text = Nothing new by itself.
military-16 = Military level 16
    .text = At once, gain 6 VP.

## Territories

place-canada = Canada
place-north-america = North America
place-central-america = Central America
place-south-america = South America
place-europe = Europe
place-russia = Russia
place-middle-east = Middle East
    .acc = the Middle East
place-north-africa = North Africa
place-southern-africa = Southern Africa
place-india = India
place-china = China
place-indochina = Indochina
place-oceania = Oceania
ground-america = America
ground-old-world = Old World

## Kinds of cards

kind-action = Action
kind-adviser = Adviser
kind-wonder = Wonder
kind-leader = Leader
kind-event = Event
kind-goal = Goal
kind-command = Way of command
kind-power = Power of command
kind-civilization = Civilization
kind-government = Government
kind-technology-level = Technology
kind-military-level = Military level
kind-token = Territory token
kind-segment = Time circle
kind-civbot-level = Level of civbots
kind-civbot-card = Civbot card
part-advanced = Advanced
label-era = Era { $n }
