## Military cards of Age A

development-of-agriculture = Development of Agriculture
    .text = Every civilization gains 2 food.

development-of-crafts = Development of Crafts
    .text = Every civilization gains 2 resources.

development-of-science = Development of Science
    .text = Every civilization scores 2 science.

development-of-settlement = Development of Settlement
    .text = Every civilization gains 1 population.

development-of-politics = Development of Politics
    .text = Every civilization draws 3 military cards.

development-of-markets = Development of Markets
    .text = Every civilization gains 2 food or 2 resources, as it chooses.

development-of-trade-routes = Development of Trade Routes
    .text = Every civilization gains 1 science point, 1 food and 1 resource.

development-of-religion = Development of Religion
    .text = Every civilization with an unused worker may build one temple of Religion for free.

development-of-warfare = Development of Warfare
    .text = Every civilization with an unused worker may build one unit of Warriors for free.

development-of-civilization = Development of Civilization
    .text = Every civilization may do one of these: increase its population for 1 food less; build a farm, mine or urban building for 1 resource less; develop a technology for 1 science less.
