# Leaders, events and goals.

## Leaders

caesar = Caesar
    .text = At the end of era 1, if you have at least: 3 wonders — 3 VP; military 7 — 6 VP.
alexander = Alexander the Great
    .text = At the end of era 1, if you have at least: military 5 — 4 VP; 4 territories — 5 VP.
ramses-ii = Ramses II
    .text = At the end of era 1, if you have at least: 3 territories — 4 VP; 4 wonders — 5 VP.
pericles = Pericles
    .text = At the end of era 1, if you have at least: 4 wonders — 3 VP; technology 7 — 6 VP.
qin-shi-huang = Qin Shi Huang
    .text = At the end of era 1, if you have at least: technology 6 — 4 VP; military 6 — 5 VP.
ashoka = Ashoka
    .text = At the end of era 1, if you have at least: technology 6 — 4 VP; 4 territories — 5 VP.
lorenzo-il-magnifico = Lorenzo il Magnifico
    .text = At the end of era 2, if you have at least: technology 11 — 4 VP; 7 wonders — 7 VP.
genghis-khan = Genghis Khan
    .text = At the end of era 2, if you have at least: 4 territories — 4 VP; military 11 — 7 VP.
suleiman = Suleiman the Magnificent
    .text = At the end of era 2, if you have at least: 5 wonders — 4 VP; military 11 — 7 VP.
isabella = Isabella of Castile
    .text = At the end of era 2, if you have at least: technology 11 — 4 VP; 5 territories — 7 VP.
elizabeth-i = Elizabeth I
    .text = At the end of era 2, if you have at least: military 9 — 5 VP; technology 12 — 6 VP.
louis-xiv = Louis XIV
    .text = At the end of era 2, if you have at least: 4 territories — 5 VP; 6 wonders — 6 VP.
victoria = Queen Victoria
    .text = At the end of era 3, if you have at least: technology 14 — 5 VP; 9 wonders — 8 VP.
napoleon = Napoleon
    .text = At the end of era 3, if you have at least: 5 territories — 5 VP; military 15 — 8 VP.
catherine-ii = Catherine the Great
    .text = At the end of era 3, if you have at least: 8 wonders — 6 VP; military 15 — 7 VP.
lincoln = Abraham Lincoln
    .text = At the end of era 3, if you have at least: technology 15 — 6 VP; 6 territories — 7 VP.
kennedy = John F. Kennedy
    .text = At the end of era 3, if you have at least: military 12 — 5 VP; technology 15 — 8 VP.
meiji = Emperor Meiji
    .text = At the end of era 3, if you have at least: 6 territories — 6 VP; 9 wonders — 7 VP.

## Events

vesuvius = Vesuvius
    .text = Before every action: lose 2 VP.
little-ice-age = Little Ice Age
    .text = Before Trade: use 1 cube, or your action has no effect.
black-death = Black Death
    .text = Before Expansion: use 1 cube, or your action has no effect.
great-fire = Great Fire
    .text = Before Art: the rightmost wonder of the row leaves the game.
dark-ages = Dark Ages
    .text = Before War: lose 1 technology level, or your action has no effect.
arms-race = Arms Race
    .text = Before Raid: gain 1 military level.
crusades = Crusades
    .text = Before War: gain 2 VP.
silk-road = Silk Road
    .text = Before Trade: gain 1 VP.
renaissance = Renaissance
    .text = Before Art: gain 1 VP.
scientific-revolution = Scientific Revolution
    .text = Before Technology: recover 1 used cube.
age-of-discovery = Age of Discovery
    .text = Before Expansion: gain 1 VP.
great-depression = Great Depression
    .text = Before Exploit: lose 1 VP.

## Civilization goals

goal-01 = Goal 1
    .text = Gain 2 VP.
goal-02 = Goal 2
    .text = Gain 3 VP.
goal-03 = Goal 3
    .text = Gain 4 VP.
goal-04 = Goal 4
    .text = Gain 1 VP and recover 2 used cubes.
goal-05 = Goal 5
    .text = Gain 2 VP and recover 1 used cube.
goal-06 = Goal 6
    .text = Gain 1 VP and take back the 2 oldest cards of your queue.
goal-07 = Goal 7
    .text = Gain 2 VP and take back the oldest card of your queue.
goal-08 = Goal 8
    .text = Gain 1 VP and draw an adviser.
goal-09 = Goal 9
    .text = Gain 2 VP and turn up to 2 used wonders upright.
goal-10 = Goal 10
    .text = Gain 1 VP and take a wonder from the row for free.
