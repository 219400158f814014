## Civil cards of Age II

selective-breeding = Selective Breeding
    .text = Each worker produces 3 food. A blue token here is worth as much.

coal = Coal
    .text = Each worker produces 3 resources. A blue token here is worth as much.

scientific-method = Scientific Method
    .text = Each lab: +3 science.

organized-religion = Organized Religion
    .text = Each temple: +1 culture, +3 happy faces.

team-sports = Team Sports
    .text = Each arena: +2 strength, +3 happy faces.

journalism = Journalism
    .text = Each library: +2 science, +2 culture.

opera = Opera
    .text = Each theater: +3 culture, +1 happy face.

riflemen = Riflemen
    .text = Each infantry unit: +3 strength.

cavalrymen = Cavalrymen
    .text = Each cavalry unit: +3 strength.

cannon = Cannon
    .text = Each artillery unit: +3 strength.

justice-system = Justice System
    .text = +1 civil action, +3 blue tokens.

strategy = Strategy
    .text = +2 military actions, +3 strength.

navigation = Navigation
    .text = +2 strength, +3 colonization.

architecture = Architecture
    .text = Urban buildings of Age I cost you 1 resource less, those of Ages II and III 2 less. You may build up to 3 wonder stages for 1 civil action.

constitutional-monarchy = Constitutional Monarchy
    .text = 6 civil and 4 military actions; up to 3 urban buildings of each type.

republic = Republic
    .text = 7 civil and 2 military actions; up to 3 urban buildings of each type.

isaac-newton = Isaac Newton
    .text = Your best lab or library gives extra science equal to its level. Each time you develop a technology, take back 1 spent civil action.

j-s-bach = J. S. Bach
    .text = Each theater: +1 culture. Theater technologies cost you 2 science less. Once per turn, for 1 civil action, turn any urban building into a theater of the same or a higher level, paying the difference.

james-cook = James Cook
    .text = When colonizing you may discard up to 2 military cards for +1 each. Your first colony: +2 culture, each further one: +1 culture.

maximilien-robespierre = Maximilien Robespierre
    .text = +1 military action. You pay for a revolution with all your military actions instead of your civil ones, and score 3 culture for it.

napoleon-bonaparte = Napoleon Bonaparte
    .text = +2 military actions. +2 strength for each type of unit you have: infantry, cavalry, artillery, air force.

william-shakespeare = William Shakespeare
    .text = +1 happy face. With a library, theaters cost you 1 resource and their technologies 1 science less; with a theater, so do libraries. +2 culture for each pair of a library and a theater.

eiffel-tower = Eiffel Tower
    .text = +4 culture, +1 happy face.

kremlin = Kremlin
    .text = +1 civil action, +1 military action, +2 culture, −1 happy face.

ocean-liner-service = Ocean Liner Service
    .text = Once in each of your Action Phases, gain 1 population without paying.

transcontinental-railroad = Transcontinental Railroad
    .text = +4 strength. One worker on your best mine produces twice: 1 more blue token there.

rich-land-2 = Rich Land (II)
    .text = Build or upgrade a farm or mine for 3 resources less.

urban-growth-2 = Urban Growth (II)
    .text = Build or upgrade an urban building for 3 resources less.

engineering-genius-2 = Engineering Genius (II)
    .text = Build one stage of your wonder for 4 resources less.

frugality-2 = Frugality (II)
    .text = Increase your population, then gain 3 food.

patriotism-2 = Patriotism (II)
    .text = This turn you have 1 extra military action and 3 extra resources for building and upgrading units.

breakthrough-2 = Breakthrough (II)
    .text = Develop a technology, then score 3 science.

reserves-2 = Reserves (II)
    .text = Gain 3 food or 3 resources.

revolutionary-idea-2 = Revolutionary Idea (II)
    .text = Score 4 science.

efficient-upgrade-2 = Efficient Upgrade (II)
    .text = Upgrade a farm, mine or urban building for 3 resources less.

wave-of-nationalism = Wave of Nationalism
    .text = This turn you have extra resources for building and upgrading units: for each stronger rival 6 (two players), 3 (three) or 2 (four).
