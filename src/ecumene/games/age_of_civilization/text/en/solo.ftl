# Playing alone: the achievements of Skirmish and the scenarios of Path to Greatness.

## Achievements

worthy-clan = Worthy Clan
    .text = Score at least 20 VP.
great-realm = Great Realm
    .text = Score at least 25 VP.
mighty-empire = Mighty Empire
    .text = Score at least 30 VP.
unfading-civilization = Unfading Civilization
    .text = Score at least 35 VP.
kingdom-of-technology = Kingdom of Technology
    .text = Score at least 25 VP and learn 9 technologies.
kingdom-of-primitivism = Kingdom of Primitivism
    .text = Score at least 25 VP without learning a single technology.
world-of-wonders = World of Wonders
    .text = Score at least 25 VP and own 4 wonders.
incredible-might = Incredible Might
    .text = Score at least 25 VP with at most 3 technologies and at least 9 military.

## Scenarios

age-of-wonders = Age of Wonders
    .text = The first cities reach for the sky. Quarry stone, raise monuments and fill your land with ancient wonders.
    .laurel-1 = At least 3 wonders and 18 VP
    .laurel-2 = At least 4 wonders and 24 VP
    .laurel-3 = At least 5 wonders and 30 VP
silk-road = Great Silk Road
    .text = Caravans link the ends of the earth. Fulfil the orders of distant merchants with goods, skill and strength.
    .laurel-1 = At least 3 orders and 18 VP
    .laurel-2 = At least 4 orders and 24 VP
    .laurel-3 = At least 6 orders and 28 VP
lost-civilization = Lost Civilization
    .text = The Maya read the stars and see the drought coming. Lead them alone, annex their neighbours and outlast it.
    .laurel-1 = At least 18 VP
    .laurel-2 = At least 23 VP and 1 wonder
    .laurel-3 = At least 29 VP and 2 wonders
mongol-invasion = Mongol Invasion
    .text = Dust rises in the east. Build walls or pay tribute, for the Horde comes at the end of the fourth round.
    .laurel-1 = At least 15 VP and 1 worker
    .laurel-2 = At least 21 VP, and the Horde withstood
    .laurel-3 = At least 26 VP and 7 military, and the Horde withstood
death-and-rebirth = Death and Rebirth
    .text = Half the world dies, and the rest begins to paint, print and think anew. Turn the catastrophe into a rebirth.
    .laurel-1 = At least 22 VP and 3 technologies
    .laurel-2 = At least 28 VP and 4 technologies
    .laurel-3 = At least 35 VP and 5 technologies

## Special actions

quarry = Quarry
    .text = Gain 1 coin and 1 stone. Spend a stone to lower the price of a Wonder or Monument Works by 2 coins, one stone for each action.
    .cost = 1 worker
monument-works = Monument Works
    .text = Gain 1 VP and take a card from the wonder market. This is not the Wonder action.
    .cost = 2 workers and 5 coins
caravan = Caravan
    .text = Fulfil one face-up order: meet its condition, pay its price and take its reward. Then a new order opens.
    .cost = 1 worker, up to twice a turn
oasis-market = Oasis Market
    .text = Gain 2 coins, and 1 more if you have fulfilled at least 2 orders.
    .cost = 1 worker
ritual = Ritual
    .text = Gain 2 VP, and 1 more if you have a wonder.
    .cost = 1 worker (lost)
fortify = Fortify
    .text = Gain 1 VP and 1 military that lasts to the end of the game.
    .cost = 1 worker and 2 coins
tribute = Tribute
    .text = Lower the military of the virtual rival by 2, but never below zero.
    .cost = 1 worker and 3 coins
patronage = Patronage
    .text = Gain 3 VP, and 1 more if you have at least 3 technologies.
    .cost = 1 worker and 5 coins

## Orders

silk = Silk
    .text = Pay 4 coins: gain 3 VP.
spices = Spices
    .text = Pay 1 coin: gain 1 VP.
porcelain = Porcelain
    .text = With at least 2 technologies, pay 5 coins: gain 4 VP.
horses = Horses
    .text = With at least 2 military, pay 3 coins: gain 3 VP.
glass = Glass
    .text = Pay 3 coins: gain 1 VP and 1 worker.
paper = Paper
    .text = Pay 4 coins: gain 1 VP and 1 technology.

## Special events

great-drought = Great Drought
    .text = Lose 1 worker. From now on Farm and Fish give 1 coin less, but never less than none.
horde = Horde
    .text = If your military is at least that of the virtual rival plus 2, gain 4 VP. Otherwise lose 1 worker, 3 coins and 2 VP.
black-death = Black Death
    .text = Keep only 1 worker; if plague cannot harm you, lose 1 worker instead. From now on Research and Culture give 1 more VP.

## Campaign ranks

chronicle = Chronicle
    .text = 5 laurels in the five scenarios
legend = Legend
    .text = 9 laurels in the five scenarios
golden-age = Golden Age
    .text = 12 laurels in the five scenarios
path-to-greatness = Path to Greatness
    .text = All 15 laurels in the five scenarios
