game-name = Sahara

salt = Salt
dates = Dates
glass = Glass
sandstorm = Sandstorm

place-gao = Gao
place-arawan = Arawan
place-tuat = Tuat
place-taghaza = Taghaza
place-walata = Walata
place-fez = Fez
ground-city = City
ground-oasis = Oasis

stat-water = Water
    .name = Water
stat-coins = Coins
    .name = Coins
stat-points = Points
    .name = Points
price-water = { $amount } water
price-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  }

move-go = March to { $subject }
    .hint = If nobody else is there when you arrive, you sell your news for 2 coins.
move-stay = Stay
    .hint = Your caravan stays where it is and spends no water.
move-again = Pick up die { $subject }
    .hint = You will roll this die again.
move-roll = Roll
    .hint = The dice you picked up are rolled again.
move-keep = Keep the weather
    .hint = The dice stay as they are.
move-load = Load { $subject }
    .hint = One of these goods goes onto your camels, to be sold in a city.
move-sell = Sell { $amount } × { $subject }
    .hint = You get 1 coin for each; the more you sell at once, the more points each brings.
move-fill = Fill the water skins
    .hint = You have 5 water again.
move-done = End your turn
    .hint = You leave your other actions unused.

log-round = Round { $amount } begins; { $seat } goes first.
log-weather = Wind { $amount }, and goods are on their way to { $to }.
log-arrived = { $amount } × { $subject } arrive at { $to }.
log-went = { $seat } marches from { $from } to { $to }.
log-news = { $seat } sells news for { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
  }.
log-loaded = { $seat } loads { $subject }.
log-sold = { $seat } sells { $amount } × { $subject }.
log-filled = { $seat } takes { $amount } water.
log-drank = { $seat } drinks water for the night.
log-thirst = { $seat } has no water left and loses a point.
net-drank = { $amount } water
net-thirst = { $amount } point

frame-round = Round
frame-weather = Weather
frame-march = March
frame-markets = Markets
frame-market = Market
frame-night = Night
ask-weather = Pick up dice to roll them again, or keep the weather.
ask-march = Choose in secret where your caravan goes.
ask-market = Load, sell or fill your skins, or end your turn.

ending-rounds = The last night is over.

section-setup = Set-up
section-round = The round
section-march = The march
section-market = The market
section-night = The night

rule-sahara-setup-start = All caravans begin in Gao with 4 water, 3 coins and 1 salt; who goes first is drawn by lot.
rule-sahara-round-order = A round is weather, march, market and night; after five rounds the game is over.
rule-sahara-weather-dice = The first die is the wind, and from 5 on a sandstorm; the second says at which oasis 2 goods arrive.
rule-sahara-weather-again = The first caravan may pick up one or both dice and roll them again once.
rule-sahara-march-sealed = All caravans choose in secret: a road, or to stay.
rule-sahara-march-road = A march follows one road.
    .why = No road leads there from here.
rule-sahara-march-water = A march costs 1 water, in a sandstorm 2.
    .why = You need { $need } water and have { $have }.
rule-sahara-march-news = Whoever arrives where no other caravan is sells news for 2 coins.
rule-sahara-market-actions = In its turn a caravan has up to three actions: load a good, sell goods of one kind, fill the skins.
rule-sahara-load-stock = Only goods that wait at this place can be loaded.
    .why = No { $thing } here.
rule-sahara-load-room = A caravan carries at most 4 goods.
    .why = Your camels are fully loaded.
rule-sahara-load-coins = A good costs 1 coin, and 1 more for each other caravan at the oasis.
    .why = You need { $need } and have { $have }.
rule-sahara-sell-city = Goods are sold in cities.
    .why = You are not in a city.
rule-sahara-sell-one = At least one good is sold at a time.
rule-sahara-sell-goods = Goods of one kind are sold together: each brings 1 coin, the first 1 point, the second 2, and so on.
    .why = You want to sell { $need } × { $thing } and have { $have }.
rule-sahara-fill-well = Skins are filled at oases.
    .why = You are not at an oasis.
rule-sahara-fill-skins = A caravan carries at most 5 water.
    .why = Your skins are full.
rule-sahara-night-thirst = At night every caravan drinks 1 water; one without water loses 1 point, if it has any.
rule-sahara-end-points = Most points win; coins break ties; caravans that are still equal share the rank.

audit-goods = there are more goods than came, { $most }, or than a caravan carries
audit-city-stock = no goods wait in cities
audit-nowhere = every caravan is somewhere, and rounds count from 1
audit-frames = the stack does not fit the phase of the round
audit-over = the game is over after the last night, and only then
audit-turn = it is another caravan's turn
audit-dice = the dice do not fit the weather of this round
audit-march = every caravan chooses once, clockwise from the first
audit-actions = a caravan that can do nothing more has no turn
