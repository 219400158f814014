## Civil cards of Age I

irrigation = Irrigation
    .text = Each worker produces 2 food. A blue token here is worth as much.

iron = Iron
    .text = Each worker produces 2 resources. A blue token here is worth as much.

alchemy = Alchemy
    .text = Each lab: +2 science.

theology = Theology
    .text = Each temple: +1 culture, +2 happy faces.

bread-and-circuses = Bread and Circuses
    .text = Each arena: +1 strength, +2 happy faces.

printing-press = Printing Press
    .text = Each library: +1 science, +1 culture.

drama = Drama
    .text = Each theater: +2 culture, +1 happy face.

swordsmen = Swordsmen
    .text = Each infantry unit: +2 strength.

knights = Knights
    .text = Each cavalry unit: +2 strength.

code-of-laws = Code of Laws
    .text = +1 civil action.

warfare = Warfare
    .text = +1 military action, +1 strength.

cartography = Cartography
    .text = +1 strength, +2 colonization.

masonry = Masonry
    .text = Urban buildings of Age I and later cost you 1 resource less. You may build up to 2 wonder stages for 1 civil action.

monarchy = Monarchy
    .text = 5 civil and 3 military actions; up to 3 urban buildings of each type.

theocracy = Theocracy
    .text = 4 civil and 3 military actions; up to 3 urban buildings of each type. +1 culture, +1 strength, +1 happy face.

christopher-columbus = Christopher Columbus
    .text = As a political action, remove him from play and turn a territory from your hand into your colony without sending a force.

frederick-barbarossa = Frederick Barbarossa
    .text = For 1 military action you may increase your population and build a unit with the new worker, paying 1 food and 1 resource less.

genghis-khan = Genghis Khan
    .text = Infantry may count as cavalry when you form armies. At the end of your turn, score 3 culture if you are among the two strongest civilizations.

joan-of-arc = Joan of Arc
    .text = +1 military action, +1 culture. +1 strength for each happy face of your temples and government. When your Politics Phase begins, you may look at the top current event.

leonardo-da-vinci = Leonardo da Vinci
    .text = Your best lab or library gives extra science equal to its level. Each time you develop a technology, gain 1 resource.

michelangelo = Michelangelo
    .text = +1 culture for each happy face of your temples, theaters and wonders. Taking a wonder costs you nothing extra for completed wonders.

great-wall = Great Wall
    .text = +1 culture, +1 happy face. Each of your infantry and artillery units: +1 strength.

st-peters-basilica = St. Peter’s Basilica
    .text = +2 culture, +1 happy face. Every other card or worker of yours that gives happy faces gives 1 more.

taj-mahal = Taj Mahal
    .text = +3 culture, +1 blue token. You take this wonder for 2 civil actions less in a turn in which you replaced your leader.

universitas-carolina = Universitas Carolina
    .text = +2 science, +1 culture.

rich-land-1 = Rich Land (I)
    .text = Build or upgrade a farm or mine for 2 resources less.

urban-growth-1 = Urban Growth (I)
    .text = Build or upgrade an urban building for 2 resources less.

engineering-genius-1 = Engineering Genius (I)
    .text = Build one stage of your wonder for 3 resources less.

frugality-1 = Frugality (I)
    .text = Increase your population, then gain 2 food.

patriotism-1 = Patriotism (I)
    .text = This turn you have 1 extra military action and 2 extra resources for building and upgrading units.

cultural-heritage-1 = Cultural Heritage (I)
    .text = Score 2 science and 2 culture.

breakthrough-1 = Breakthrough (I)
    .text = Develop a technology, then score 2 science.

reserves-1 = Reserves (I)
    .text = Gain 2 food or 2 resources.
