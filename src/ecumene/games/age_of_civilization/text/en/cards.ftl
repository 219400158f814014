# Actions, technologies, wonders and event tokens.

## Actions

wonder = Wonder
    .cost = 1 worker (lost) and 7 coins
    .text = Gain 3 VP and take a card from the wonder market.
research = Research
    .cost = 1 worker and 4 coins, up to twice a turn
    .text = Gain 1 VP and a technology of your choice.
exploit = Exploit
    .cost = 1 worker (lost)
    .text = Gain 2 coins.
culture = Culture
    .cost = 1 worker and 4 coins
    .text = Gain 2 VP.
build = Build
    .cost = 2 workers and 2 coins
    .text = Gain 2 VP.
conquest = Conquest
    .cost = 1 worker (lost)
    .text = Gain 2 VP if you have the most military and at least 1. Every player tied with you gains 2 VP as well.
hunt = Hunt
    .cost = 1 worker, up to twice a turn
    .text = Gain 1 coin, and 1 VP as well if you have no technology.
fish = Fish
    .cost = 1 worker
    .text = Gain 1 coin.
trade = Trade
    .cost = 1 worker
    .text = Gain 2 coins. Every other player gains 1 coin.
farm = Farm
    .cost = 2 workers
    .text = Gain 3 coins.
plague = Plague
    .cost = no slot for workers
    .text = When this card opens, every player loses 1 worker. It is no action, but counts as an action card.

## Technologies

writing = Writing
    .text = Culture gives 1 more VP.
education = Education
    .text = At the end of each of your turns you may perform Culture once without a worker, paying its price.
science = Science
    .text = When you learn it, you gain 1 VP for each action card still to come, Plague included.
sailing = Sailing
    .text = Fish and Trade each give 1 more coin.
currency = Currency
    .text = At the end of each of your turns you gain 1 coin.
engineering = Engineering
    .text = Build gives 1 more VP. Wonder costs 2 coins less.
mining = Mining
    .text = Exploit gives 1 more coin. +1 military.
iron-working = Iron Working
    .text = +3 military.
gunpowder = Gunpowder
    .text = +3 military. A successful Conquest gives 1 more VP.

## Special technology cards

philosophers = Philosophers
    .text = Covers the column of Writing: Philosophy and Printing take the place of Education and Science.
dramatists = Dramatists
    .text = Covers the column of Writing: Drama and Theology take the place of Education and Science.
lawgivers = Lawgivers
    .text = Covers the column of Writing: Code of Laws and Bureaucracy take the place of Education and Science.
shipwrights = Shipwrights
    .text = Covers the column of Sailing: Shipbuilding and Navigation take the place of Currency and Engineering.
guildmasters = Guildmasters
    .text = Covers the column of Sailing: Guilds and Banking take the place of Currency and Engineering.
physicians = Physicians
    .text = Covers the column of Sailing: Irrigation and Medicine take the place of Currency and Engineering.
horsemen = Horsemen
    .text = Covers the column of Mining: Horse Riding and Chivalry take the place of Iron Working and Gunpowder.
masons = Masons
    .text = Covers the column of Mining: Masonry and Architecture take the place of Iron Working and Gunpowder.
smiths = Smiths
    .text = Covers the column of Mining: Metal Casting and Steel take the place of Iron Working and Gunpowder.

## Special technologies

philosophy = Philosophy
    .text = Research gives 1 more VP.
printing = Printing
    .text = Research costs 1 coin less. When you learn it, you gain one more technology.
drama = Drama
    .text = Culture gives 1 more VP.
theology = Theology
    .text = At the end of the game you gain 1 VP for each of your civilizations.
code-of-laws = Code of Laws
    .text = At the end of each of your turns you gain 1 VP if you have at least 3 workers.
bureaucracy = Bureaucracy
    .text = At the end of the game you gain 1 VP for each of your workers.
shipbuilding = Shipbuilding
    .text = Your own Fish slot. Fish gives 1 more coin.
navigation = Navigation
    .text = Your own Trade slot. Your Trade gives nothing to the other players.
guilds = Guilds
    .text = Your own Build slot. Build costs 1 coin less.
banking = Banking
    .text = At the end of the game you gain 1 VP for every 2 of your coins, at most 5 VP.
irrigation = Irrigation
    .text = Your own Farm slot. Farm gives 1 more coin.
medicine = Medicine
    .text = When you learn it, you gain 1 worker. You lose no worker to a plague or an Earthquake.
horse-riding = Horse Riding
    .text = +1 military. Hunt gives 1 more coin.
chivalry = Chivalry
    .text = +2 military. At the end of each of your turns you gain 1 VP if you lead in military, alone or tied.
masonry = Masonry
    .text = Wonder costs 2 coins less.
architecture = Architecture
    .text = When you learn it, you take a card from the wonder market.
metal-casting = Metal Casting
    .text = Workers sent to Exploit come back to you.
steel = Steel
    .text = +4 military.

## Wonders

great-pyramid = Great Pyramid
    .acc = the Great Pyramid
    .text = When you take it, you gain 3 VP.
stonehenge = Stonehenge
    .text = At the end of the game you gain 5 VP if you have at most 1 technology.
hanging-gardens = Hanging Gardens
    .acc = the Hanging Gardens
    .text = When you take it, you gain 1 VP. At the end of each of your turns you gain 1 coin.
great-library = Great Library
    .acc = the Great Library
    .text = At the end of the game you gain 1 VP for each of your technologies.
lighthouse = Lighthouse of Alexandria
    .acc = the Lighthouse of Alexandria
    .text = When you take it, you gain 1 VP. Your own Trade slot. Fish gives 1 more coin.
colossus = Colossus of Rhodes
    .acc = the Colossus of Rhodes
    .text = At the end of the game you gain 4 VP if you lead in military, alone or tied.
temple-of-artemis = Temple of Artemis
    .acc = the Temple of Artemis
    .text = At the end of the game you gain 1 VP for every 2 of your coins, at most 5 VP.
great-wall = Great Wall
    .acc = the Great Wall
    .text = When you take it, you gain 2 VP. You lose no worker in a war.
terracotta-army = Terracotta Army
    .acc = the Terracotta Army
    .text = When you take it, you gain 1 VP. At the end of the game you gain 1 VP for every 2 military you have.
colosseum = Colosseum
    .acc = the Colosseum
    .text = Culture and a successful Conquest each give 1 more VP.
petra = Petra
    .text = When you take it, you gain 3 coins. Trade also gives 1 VP.
hagia-sophia = Hagia Sophia
    .text = When you take it, you gain 1 coin. At the end of the game you gain 1 VP for each of your civilizations.
angkor-wat = Angkor Wat
    .text = When you take it, you gain 1 worker. At the end of the game you gain 1 VP for each of your workers.
chichen-itza = Chichen Itza
    .text = When you take it, you gain 1 VP for each action card still to come, Plague included.
moai = Moai
    .acc = the Moai
    .text = When you take them, you gain 1 coin. At the end of the game you gain 1 VP for each of your wonders, this one included.

## Events

baby-boom = Baby Boom
    .text = Every player gains 1 worker, up to the limit of four.
great-harvest = Great Harvest
    .text = Every player gains 1 coin for each of their workers.
festival = Festival
    .text = Every player with the most wonders gains 2 VP.
great-debate = Great Debate
    .text = Every player with the most technologies gains 2 VP.
earthquake = Earthquake
    .text = Every player loses 1 worker.
rats = Rats
    .text = Every player loses 3 coins.
corruption = Corruption
    .text = Every player with the most coins loses 3 coins.
barbarians = Barbarians
    .text = Every player with the least military loses 3 coins.
blank = Blank token
    .text = Nothing happens.
