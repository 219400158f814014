# Civilizations: .main works while it is the main civilization, .legacy for the rest of the game.

## Africa

aksum = Aksum
    .main = Build gives 1 more VP. After each Build you may perform Culture once without a worker, paying its price.
    .legacy = Build costs 1 coin less.
kongo = Kongo
    .main = When you pass, you gain 1 more coin and 2 VP.
    .legacy = Hunt gives 1 more coin.
carthage = Carthage
    .main = When you raise it, you gain three times the bonus coins lying on it.
    .legacy = Trade gives 1 more coin.
egypt = Egypt
    .main = Wonder costs 3 coins less.
    .legacy = Farm gives 1 more coin.
mali = Mali
    .main = At the end of each of your turns you gain 2 coins.
    .legacy = At the end of the game you gain 1 VP for every 4 of your coins.
nubia = Nubia
    .main = +1 military. Workers sent to Exploit come back to you.
    .legacy = Exploit gives 1 more coin.
zimbabwe = Zimbabwe
    .main = Your own Build slot. Build costs 1 coin less.
    .legacy = At the end of the game you gain 1 VP for every 2 of your workers.

## Europe

britain = Britain
    .main = At the end of each of your turns you gain 1 VP for every 7 VP you have.
    .legacy = Fish gives 1 more coin.
byzantium = Byzantium
    .main = While you lead in military, alone or tied, Culture costs 1 coin less.
    .legacy = +1 military.
iberia = Iberia
    .main = When you raise it, every 2 bonus coins that lay on it give you 1 technology; choose them one at a time.
    .legacy = A successful Conquest gives 1 more VP.
rome = Rome
    .main = +1 military for every 2 of your technologies.
    .legacy = At the end of the game you gain 1 VP for every 2 military you have, at most 3 VP.
slavs = Slavs
    .acc = the Slavs
    .main = At the end of each of your turns you gain 1 coin if you lead in military, alone or tied.
    .legacy = +1 military.
italy = Italy
    .main = Culture gives 1 more VP.
    .legacy = At the end of the game you gain 1 VP for every 3 of your technologies.
france = France
    .main = Your own Conquest slot. +1 military.
    .legacy = Culture costs 1 coin less.
greece = Greece
    .main = Research gives 1 more VP.
    .legacy = At the end of the game you gain 1 VP for every 3 of your technologies.
macedonia = Macedonia
    .main = +2 military. A successful Conquest gives 1 more VP.
    .legacy = Conquest also gives 1 coin.

## East Asia

china = China
    .main = Farm also gives 1 worker if you own fewer than four; you may use that worker at once.
    .legacy = Farm gives 1 more coin.
korea = Korea
    .main = Researching Writing, Education or Sailing gives 2 more VP.
    .legacy = At the end of the game you gain 2 VP if you have at least 5 technologies.
japan = Japan
    .main = +1 military. Your own Fish slot. Fish gives 1 more coin.
    .legacy = Culture also gives 1 coin.
tibet = Tibet
    .main = At the end of each of your turns you gain 1 VP if you have at most 1 coin.
    .legacy = When you pass, you gain 1 VP as well.

## Middle East

arabia = Arabia
    .main = At the end of each of your turns you gain 1 coin for every 2 of your technologies.
    .legacy = You lose no worker to a plague or an Earthquake.
babylon = Babylon
    .main = At the end of each of your turns you gain a technology whose requirements you meet. This is not a Research.
    .legacy = Build also gives 1 coin.
hittites = Hittites
    .acc = the Hittites
    .main = Researching Iron Working costs no coins. +1 military.
    .legacy = +1 military.
ottoman = Ottomans
    .acc = the Ottomans
    .main = Researching Science or Gunpowder costs 3 coins less.
    .legacy = +1 military.
persia = Persia
    .main = In every war you gain 1 coin for every 2 military you have.
    .legacy = +1 military.
phoenicia = Phoenicia
    .main = At the end of each of your turns you may lay 2 of your coins as bonus coins on a card of the civilization market to gain 2 VP.
    .legacy = Researching Writing or Sailing costs 1 coin less.
sumer = Sumer
    .main = Researching Writing or Sailing costs no coins.
    .legacy = Build costs 1 coin less.
lydia = Lydia
    .main = When you raise it, you gain 4 coins and every rival gains 1 coin.
    .legacy = Trade gives 1 more coin.
assyria = Assyria
    .main = +2 military. In every war you gain 1 VP if you lead in military, alone or tied.
    .legacy = +1 military.

## South Asia

harappa = Harappa
    .main = Researching Writing, Sailing or Mining costs 1 coin less.
    .legacy = Culture costs 1 coin less, but the Culture of Education keeps its full price.
india = India
    .main = Your own Culture slot.
    .legacy = Culture also gives 1 coin.
khmer = Khmer
    .acc = the Khmer
    .main = Workers sent to Wonder come back to you.
    .legacy = Wonder costs 1 coin less.
majapahit = Majapahit
    .main = Your own Trade slot. Your Trade gives 1 more coin and nothing to the other players.
    .legacy = Fish gives 1 more coin.
dai-viet = Dai Viet
    .main = Farm also gives 1 VP. +1 military.
    .legacy = You lose no worker in a war.

## Americas and Oceania

aztecs = Aztecs
    .acc = the Aztecs
    .main = Wonder costs 6 coins less but takes 1 more worker, who is lost too.
    .legacy = Exploit gives 1 more coin.
inca = Inca
    .acc = the Inca
    .main = When you raise them, you take a card from the wonder market, without the 3 VP of the Wonder action.
    .legacy = Build costs 1 coin less.
maya = Maya
    .acc = the Maya
    .main = You may use action cards that are still to come. Farm gives 1 more coin.
    .legacy = At the end of the game you gain 1 VP for each of your wonders.
polynesia = Polynesia
    .main = You lose no worker in a war. Fish gives 1 more coin.
    .legacy = At the end of each of your turns you gain 1 coin if you have no coins.
tiwanaku = Tiwanaku
    .main = When you raise it, you gain 1 VP for each action card still to come, Plague included.
    .legacy = Farm gives 1 more coin.
olmec = Olmec
    .acc = the Olmec
    .main = Build gives 1 more VP, and you pay 1 coin less for it.
    .legacy = At the end of the game you gain 2 VP if you have at most 1 technology.
mississippi = Mississippi
    .main = Your own Hunt slot. Hunt gives 1 more coin.
    .legacy = At the end of the game you gain 2 VP if you have no technology.

## Barbarians

scythia = Scythia
    .main = Workers sent to Conquest come back to you. When you perform Conquest, every rival loses 2 coins.
    .legacy = +1 military.
vikings = Vikings
    .acc = the Vikings
    .main = Your rivals cannot Trade, neither in the action row nor on their own slots. +1 military.
    .legacy = Fish gives 1 more coin.
mongolia = Mongolia
    .main = +4 military. When you raise it, every rival loses 1 coin.
    .legacy = At the end of the game you gain 2 VP if you lead in military, alone or tied.
germania = Germania
    .main = At the end of each of your turns every rival loses 1 coin.
    .legacy = +1 military.
khitan = Khitan
    .acc = the Khitan
    .main = +1 military. Hunt gives 1 more coin.
    .legacy = Hunt gives 1 more coin.
huns = Huns
    .acc = the Huns
    .main = +2 military. Exploit gives 2 more coins.
    .legacy = Conquest also gives 2 coins.
celts = Celts
    .acc = the Celts
    .main = +2 military. Build also gives 1 coin.
    .legacy = At the end of the game you gain 1 VP for every 2 of your workers.
