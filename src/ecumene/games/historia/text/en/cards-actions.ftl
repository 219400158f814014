# The ten actions, the ways of command, the segments of the time circle.

## Actions

military = Military
    .text = Use 1 cube: gain 1 military level.
    .advanced = With Metal Working, use 3 cubes: gain 2 military levels.
technology = Technology
    .text = Use 1 cube: gain 1 technology level.
    .advanced = With Science, use 3 cubes: gain 2 technology levels.
art = Art
    .text = Use 1 cube: take a wonder from the row.
    .advanced = With Writing, use 3 cubes: take 2 wonders from the row.
exploit = Exploit
    .text = Recover up to 2 cubes, used ones or from the map. A territory that you leave costs you its VP.
    .advanced = With Printing Press, pay 1 VP: recover up to 4 cubes in the same way.
expansion = Expansion
    .text = Put 1 cube on a territory next to one of yours.
    .advanced = With Wheel, recover 1 used cube first, then put 1 cube on a territory next to one of yours.
trade = Trade
    .text = With an adjacent civilization of higher technology: you gain 1 technology level, and it gains 2 VP.
    .advanced = With Navigation, the same, but it gains only 1 VP.
raid = Raid
    .text = If an adjacent civilization has a lower military: recover 1 used cube and gain 1 VP.
    .advanced = With Gunpowder, recover up to 2 used cubes and gain 2 VP instead.
war = War
    .text = With Agriculture, fight a civilization in a territory that you share. The higher military gains 2 VP, and the other one’s cube there is used up. It must be fought if it can be.
    .advanced = With Nuclear Energy, the winner gains 4 VP.
tourism = Tourism
    .text = With Industry, gain 1 VP for every 4 wonders you have.
    .advanced = With Internet, gain 1 VP for every 3 wonders you have.
revolution = Revolution
    .text = Take back the newest card of your queue and one of your choice. The turn ends after this round. Only with at least 3 cards in your queue when cards are chosen; it is the last of your cards.

## Ways of command

rome-command = Command of Rome
    .text = Categories: territories, military. Once a game, alone first in one and not last in the other: take a power to the end of the era.
egypt-command = Command of Egypt
    .text = Categories: wonders, territories. Once a game, alone first in one and not last in the other: take a power to the end of the era.
france-command = Command of France
    .text = Categories: technology, wonders. Once a game, alone first in one and not last in the other: take a power to the end of the era.
germany-command = Command of Germany
    .text = Categories: technology, military. Once a game, alone first in one and not last in the other: take a power to the end of the era.
britain-command = Command of Britain
    .text = Categories: technology, territories. Once a game, alone first in one and not last in the other: take a power to the end of the era.
china-command = Command of China
    .text = Categories: wonders, military. Once a game, alone first in one and not last in the other: take a power to the end of the era.
arabia-command = Command of Arabia
    .text = Categories: technology, territories. Once a game, alone first in one and not last in the other: take a power to the end of the era.

## Powers of command

extra-cubes = Extra cubes
    .text = Up to 2 cubes come from the supply to you; at the end of the era they go back.
score-shared = Shared territories
    .text = To the end of the era you score territories that you share; others cannot count them for leaders or recover cubes by them.
temporary-technology = Time of discoveries
    .text = 2 technology levels to the end of the era; what they gave stays.
temporary-military = Time of arms
    .text = 2 military levels to the end of the era; what they gave stays.

## Time circle

segment-1 = Turn 1 of an era
    .text = 2 oldest cards back, wonders turned upright, government bonus, new turn order.
segment-2 = Turn 2 of an era
    .text = Add a cube, VP for territories, 2 oldest cards back, wonders turned upright, a cube back for each territory, government bonus, new turn order, new wonders.
segment-3 = Turn 3 of an era
    .text = 2 oldest cards back, wonders turned upright, government bonus, new turn order.
segment-4 = Turn 4 of an era
    .text = Add a cube, VP for territories, 2 oldest cards back, wonders turned upright, a cube back for each territory, government bonus, new turn order, leaders score, new wonders, new leaders.
