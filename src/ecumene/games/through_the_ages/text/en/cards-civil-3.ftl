## Civil cards of Age III

mechanized-agriculture = Mechanized Agriculture
    .text = Each worker produces 5 food. A blue token here is worth as much.

oil = Oil
    .text = Each worker produces 5 resources. A blue token here is worth as much.

computers = Computers
    .text = Each lab: +5 science.

professional-sports = Professional Sports
    .text = Each arena: +3 strength, +4 happy faces.

multimedia = Multimedia
    .text = Each library: +3 science, +3 culture.

movies = Movies
    .text = Each theater: +4 culture, +1 happy face.

modern-infantry = Modern Infantry
    .text = Each infantry unit: +5 strength.

tanks = Tanks
    .text = Each cavalry unit: +5 strength.

rockets = Rockets
    .text = Each artillery unit: +5 strength.

air-forces = Air Forces
    .text = Each air force: +5 strength. One can join each army and doubles its tactic strength.

civil-service = Civil Service
    .text = +2 civil actions, +3 blue tokens.

military-theory = Military Theory
    .text = +3 military actions, +5 strength.

satellites = Satellites
    .text = +3 strength, +4 colonization.

engineering = Engineering
    .text = Urban buildings of Age I, II or III cost you 1, 2 or 3 resources less. You may build up to 4 wonder stages for 1 civil action.

communism = Communism
    .text = 7 civil and 5 military actions; up to 4 urban buildings of each type. −1 happy face.

democracy = Democracy
    .text = 7 civil and 3 military actions; up to 4 urban buildings of each type. +3 culture.

fundamentalism = Fundamentalism
    .text = 6 civil and 5 military actions; up to 4 urban buildings of each type. −2 science, +5 strength.

albert-einstein = Albert Einstein
    .text = Your best lab or library gives extra science equal to its level. Each time you develop a technology, score 3 culture.

bill-gates = Bill Gates
    .text = Your labs also produce resources, each as many as its level, kept on the lab. When he leaves play or the game ends, score as much culture.

charlie-chaplin = Charlie Chaplin
    .text = +2 happy faces. One of your best theaters gives its culture twice.

mahatma-gandhi = Mahatma Gandhi
    .text = +2 culture. You may not play aggressions or declare wars. Attacks against you cost rivals twice the military actions.

sid-meier = Sid Meier
    .text = Each lab: culture equal to its level, but −1 science.

winston-churchill = Winston Churchill
    .text = Each turn choose: score 3 culture, or have this turn 3 extra science for unit technologies and 3 extra resources for building and upgrading units.

fast-food-chains = Fast Food Chains
    .text = When completed, score 2 culture for each worker on farms and mines and 1 culture for each urban building and unit.
    .part-1 = farms and mines
    .part-2 = urban buildings and units

first-space-flight = First Space Flight
    .text = When completed, score culture equal to the levels of all your technologies in play, added together.

hollywood = Hollywood
    .text = When completed, score twice the culture that your theaters and libraries produce.

internet = Internet
    .text = When completed, score culture equal to all the culture, science and strength your urban buildings give.

urban-growth-3 = Urban Growth (III)
    .text = Build or upgrade an urban building for 4 resources less.

engineering-genius-3 = Engineering Genius (III)
    .text = Build one stage of your wonder for 5 resources less.

patriotism-3 = Patriotism (III)
    .text = This turn you have 1 extra military action and 4 extra resources for building and upgrading units.

reserves-3 = Reserves (III)
    .text = Gain 4 food or 4 resources.

revolutionary-idea-3 = Revolutionary Idea (III)
    .text = Score 6 science.

efficient-upgrade-3 = Efficient Upgrade (III)
    .text = Upgrade a farm, mine or urban building for 4 resources less.

military-build-up = Military Build-Up
    .text = This turn you have extra resources for building and upgrading units: for each stronger rival 8 (two players), 5 (three) or 3 (four).

endowment-for-the-arts = Endowment for the Arts
    .text = For each rival with more culture points than you, score 6 culture (two players), 3 (three) or 2 (four).
