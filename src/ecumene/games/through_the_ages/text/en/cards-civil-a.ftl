## Civil cards of Age A

alexander-the-great = Alexander the Great
    .text = Each of your units: +1 strength. As a political action, remove him from play: 1 yellow token from the box joins your bank.

aristotle = Aristotle
    .text = Each time you take a technology from the card row, score 1 science.

hammurabi = Hammurabi
    .text = Once per turn you may spend 1 military action as a civil action. Taking a leader costs you 1 civil action less.

homer = Homer
    .text = +1 happy face. Each turn you have 1 extra resource for building and upgrading units. When he is replaced, you may put him under one of your completed wonders, which gets +1 happy face; then you do not get the civil action back.

julius-caesar = Julius Caesar
    .text = +1 military action, +1 strength. Once per game you may take two political actions in one Politics Phase.

moses = Moses
    .text = Increasing your population costs you 1 food less.

colossus = Colossus
    .text = +2 strength, +1 colonization.

hanging-gardens = Hanging Gardens
    .text = +1 culture, +2 happy faces.

library-of-alexandria = Library of Alexandria
    .text = +1 science, +1 culture. Your civil and military hand limits are each 1 higher.

pyramids = Pyramids
    .text = +1 civil action.

rich-land-a = Rich Land (A)
    .text = Build or upgrade a farm or mine for 1 resource less.

urban-growth-a = Urban Growth (A)
    .text = Build or upgrade an urban building for 1 resource less.

engineering-genius-a = Engineering Genius (A)
    .text = Build one stage of your wonder for 2 resources less.

frugality-a = Frugality (A)
    .text = Increase your population, then gain 1 food.

patriotism-a = Patriotism (A)
    .text = This turn you have 1 extra military action and 1 extra resource for building and upgrading units.

cultural-heritage-a = Cultural Heritage (A)
    .text = Score 1 science and 4 culture.

stockpile = Stockpile
    .text = Gain 1 food and 1 resource.
