# The rules, one sentence each, as players read them when a move is refused and in the rules reference.

## effects

rule-aoc-effect-no-limit = There is no limit to the VP you can score or to the coins you can own.
rule-aoc-effect-wonder = An effect that gives a wonder lets you take any one card lying in the wonder market.
rule-aoc-wonder-market-empty = When no card is left in the wonder market, an effect that gives a wonder gives none.
rule-aoc-effect-bonus = A bonus to an action adds its VP, coins or worker each time you perform that action.
rule-aoc-effect-discount = A discount lowers the number of coins an action costs you, but never below zero.
rule-aoc-tech-learn = To gain a technology, put a marker on one technology of your own technology card; its ability is yours from that moment.
rule-aoc-tech-once = A technology that already carries your marker cannot be learned again.
rule-aoc-tech-prerequisite = A technology with arrows leading to it can be learned only if you have at least one of the technologies the arrows come from.
rule-aoc-workers-none-to-lose = A lost worker goes back to the supply, and a player without workers ignores the loss.

## setup

rule-aoc-setup-players = The game is for one to four players, each with four workers of one colour.
rule-aoc-setup-vp-zero = Every player starts at 0 on the VP track.
rule-aoc-setup-wonder-market = The wonder market is three wonders plus one for each player, drawn at random; the others are not used in this game.
rule-aoc-setup-civilization-market = Five civilizations, drawn at random, form the civilization market, and the rest form the deck that refills it.
rule-aoc-setup-action-row = The eight action cards lie in a random row, with the permanent action card above the first three.
rule-aoc-setup-first-game = For a first game the action cards may lie in the recommended order, which opens with Hunt, Fish and Farm.
rule-aoc-setup-supply = Coins, a golden one counting as three, and technology markers never run out.
rule-aoc-setup-start = Every player starts with an empty technology card and 3 coins.
rule-aoc-setup-open-information = Everything players own is open to all, coins included.
rule-aoc-setup-first-player = The owner of the most history books starts; at this table the first player is drawn by lot.

## rounds

rule-aoc-round-six = The game lasts six rounds, and after the sixth nobody takes a turn.
rule-aoc-round-clockwise = In a round each player takes one whole turn, clockwise from the first player.
rule-aoc-turn-phases = A turn has three phases in this order: civilization, actions or a pass, return of workers.

## raise

rule-aoc-raise-first-turn = In your first turn you must raise a civilization.
rule-aoc-raise-market = You raise or annex a civilization that lies face up in the civilization market.
rule-aoc-raise-workers = When you raise a civilization, you take as many workers as its card shows.
rule-aoc-raise-bonus-coins = When you raise a civilization, you take the bonus coins lying on its card.
rule-aoc-market-coins = After a card leaves the civilization market, one coin from the supply is laid on each card that stays, without any limit.
rule-aoc-market-refill = After the coins are laid, a new card from the deck fills the civilization market, and it gets no coin.
rule-aoc-civ-main = The main effects of a civilization work only while it is your main civilization.
rule-aoc-civ-legacy = The legacy effect of a civilization works from the moment you take it to the end of the game, even in decline.

## actions

rule-aoc-turn-act-or-pass = In the second phase of your turn you either perform actions or pass.
rule-aoc-action-slot-once = Each action slot can be used only once in a turn.
rule-aoc-action-window = In each round you can use the three permanent actions and the three action cards under the permanent action card.
rule-aoc-action-not-available = An action card that does not lie under the permanent action card cannot be used in this round.
rule-aoc-action-cost-workers = To perform an action you must put as many of your unplaced workers on its slot as it asks for.
rule-aoc-action-cost-coins = To perform an action you must pay its full price in coins to the supply.
rule-aoc-action-at-once = The effect of an action happens as soon as its workers are placed and its price is paid.
rule-aoc-action-not-all-workers = You do not have to place all your workers.

## pass

rule-aoc-pass-no-actions = If you pass, you place no workers and perform no actions in this turn.
rule-aoc-pass-income = If you pass, you gain 2 coins and 1 worker.
rule-aoc-workers-limit-four = You can never own more than four workers, placed ones included, but you may own more than your main civilization shows.

## return

rule-aoc-return-white-slots = After your actions, workers on white slots come back to you and can be used in your next turn.
rule-aoc-return-red-slots = After your actions, workers on red slots are lost and go back to the supply.

## turn-end

rule-aoc-turn-end-effects = Turn-end effects work at the end of each of your turns, after workers have returned, in the last round as well.
rule-aoc-turn-end-order = If you have several turn-end effects, you choose their order; those of a technology gained meanwhile join them.

## round-end

rule-aoc-round-end-first-player = At the end of each of the first five rounds the first-player marker moves one seat clockwise.
rule-aoc-round-end-window = At the end of each of the first five rounds the permanent action card moves one card to the right, which closes the leftmost action and opens a new one.
rule-aoc-round-end-new-card-only = Only the symbol of the newly opened action card counts; symbols on the first three cards of the row are ignored.
rule-aoc-war-strength = Your military is the sum of the military symbols on your civilizations and technologies.
rule-aoc-war-least-military = In a war every player with the least military, ties included, loses one worker.
rule-aoc-plague-all = In a plague every player loses one worker.

## later-turns

rule-aoc-civ-phase-choice = From the second round on, the first phase of your turn lets you raise one civilization, annex one, or skip.
rule-aoc-raise-decline = Raising a new civilization sends your previous main civilization into decline: its main effects stop, its legacy stays.
rule-aoc-raise-workers-returned = When you raise a new civilization, all your old workers go back to the supply before you take the new ones.
rule-aoc-annex-legacy-only = An annexed civilization gives only its legacy effect, and your main civilization stays the same.
rule-aoc-annex-worker = When you annex, you keep your workers and gain one more if you own fewer than four.
rule-aoc-annex-bonus-coins = When you annex a civilization, you take the bonus coins lying on its card.
rule-aoc-civ-limit-three = You can have at most three civilizations in a game and cannot discard one to make room.
rule-aoc-civ-skip = If you skip the civilization phase, you go on to actions and leave the civilization market as it is.

## end

rule-aoc-end-effects = After the sixth round each player scores the VP of their game-end effects, once.
rule-aoc-end-most-vp = The player with the most VP wins.
rule-aoc-end-tie-workers = If players tie on VP, the one with more workers wins.
rule-aoc-end-tie-coins = If they tie on workers too, the one with more coins wins.
rule-aoc-end-tie-shared = If they tie on coins too, they share the victory.

## action-list

rule-aoc-action-wonder = Wonder costs 1 worker, who is lost, and 7 coins, and gives 3 VP and a card from the wonder market.
rule-aoc-action-research = Research costs 1 worker and 4 coins and gives 1 VP and a technology of your choice.
rule-aoc-action-research-twice = Research has two slots, so it can be performed at most twice in a turn, each time for its full cost.
rule-aoc-action-exploit = Exploit costs 1 worker, who is lost, and gives 2 coins.
rule-aoc-action-culture = Culture costs 1 worker and 4 coins and gives 2 VP.
rule-aoc-action-build = Build costs 2 workers and 2 coins and gives 2 VP.
rule-aoc-action-conquest = Conquest costs 1 worker, who is lost, and gives 2 VP only if you have the most military and at least 1.
rule-aoc-action-conquest-tie = If several players share the most military, a Conquest by one of them gives 2 VP to each of them.
rule-aoc-action-hunt = Hunt costs 1 worker and gives 1 coin, and 1 VP as well if you have no technology.
rule-aoc-action-hunt-twice = Hunt has two slots, so it can be performed at most twice in a turn.
rule-aoc-action-fish = Fish costs 1 worker and gives 1 coin.
rule-aoc-action-trade = Trade costs 1 worker and gives 2 coins.
rule-aoc-action-trade-others = When you Trade, every other player gains 1 coin.
rule-aoc-action-farm = Farm costs 2 workers and gives 3 coins.
rule-aoc-action-plague = The Plague card has no slot for workers, but counts as an action card.

## technologies

rule-aoc-tech-first-row = Only Writing, Sailing and Mining can be learned without another technology.
rule-aoc-tech-education = Education lets you perform Culture once at the end of your turn, without a worker but for its price in coins.
rule-aoc-tech-education-modifiers = Everything that changes Culture also changes the Culture of Education, which needs no open Culture card.
rule-aoc-tech-science = When you learn Science, you gain 1 VP for each action card still to come, Plague included.
rule-aoc-tech-all-effects = A technology with several effects, such as Sailing, Mining, Engineering or Gunpowder, gives you all of them.

## civilizations

rule-aoc-civ-own-slot = An action slot on a civilization card can be used only by the owner of the card.
rule-aoc-civ-own-slot-identical = An own slot works like the action it names, with the same cost and modifiers, even in rounds when its action card is not available.
rule-aoc-civ-raise-only = An effect marked as a raising effect works only when the civilization is raised, not when it is annexed.
rule-aoc-civ-rivals-lose-coins = Coins your rivals lose go to the supply, and a rival without coins loses nothing.
rule-aoc-civ-aksum = Aksum: Build gives you 1 more VP.
rule-aoc-civ-aksum-culture = Aksum: after a Build you may perform Culture once without a worker, paying its price, even if its card is not available.
rule-aoc-civ-arabia = Arabia: at the end of each of your turns you gain 1 coin for every 2 of your technologies, rounded down.
rule-aoc-civ-aztecs = Aztecs: Wonder costs you 6 coins less but takes 1 more worker, who is lost too.
rule-aoc-civ-babylon = Babylon: at the end of each of your turns you gain a technology whose requirements you meet; this is not a Research.
rule-aoc-civ-britain = Britain: at the end of each of your turns you gain 1 VP for every 7 VP you have, rounded down.
rule-aoc-civ-byzantium = Byzantium: while you lead in military, alone or tied, Culture costs you 1 coin less.
rule-aoc-civ-carthage = Carthage: when you raise it, you gain three times the bonus coins lying on it.
rule-aoc-civ-china = China: Farm also gives you 1 worker if you own fewer than four, and you may use that worker at once.
rule-aoc-civ-china-red-slots = China: workers on red slots are lost only at the end of the turn and until then count as yours, so Farm cannot replace them before.
rule-aoc-civ-harappa = Harappa: Researching Writing, Sailing or Mining costs you 1 coin less.
rule-aoc-civ-harappa-legacy = Harappa's legacy: Culture costs you 1 coin less, but the Culture of Education keeps its full price.
rule-aoc-civ-hittites = Hittites: Researching Iron Working costs you a worker but no coins, and you have 1 more military.
rule-aoc-civ-iberia = Iberia: when you raise it, you gain 1 technology for every 2 bonus coins that lay on it, rounded down, chosen one after another.
rule-aoc-civ-inca = Inca: when you raise them, you take a card from the wonder market; this is not the Wonder action and gives no 3 VP.
rule-aoc-civ-kongo = Kongo: when you pass, you gain 1 more coin and 2 VP.
rule-aoc-civ-korea = Korea: Researching Writing, Education or Sailing gives you 2 more VP.
rule-aoc-civ-maya = Maya: you may use action cards that are still to come, and Farm gives you 1 more coin.
rule-aoc-civ-ottoman = Ottomans: Researching Science or Gunpowder costs you 3 coins less.
rule-aoc-civ-persia = Persia: in every war, whatever the comparison says, you gain 1 coin for every 2 of your military, rounded down.
rule-aoc-civ-phoenicia = Phoenicia: at the end of your turn you may lay 2 of your coins as bonus coins on one card of the civilization market to gain 2 VP.
rule-aoc-civ-polynesia = Polynesia: you lose no worker in a war, and Fish gives you 1 more coin.
rule-aoc-civ-rome = Rome: you have 1 more military for every 2 of your technologies, rounded down.
rule-aoc-civ-scythia = Scythia: workers you send to Conquest come back to you, and each of your Conquests takes up to 2 coins from every rival.
rule-aoc-civ-slavs = Slavs: at the end of your turn you gain 1 coin if you lead in military, alone or tied.
rule-aoc-civ-sumer = Sumer: Researching Writing or Sailing costs you a worker but no coins.
rule-aoc-civ-tiwanaku = Tiwanaku: when you raise it, you gain 1 VP for each action card still to come, Plague included.
rule-aoc-civ-vikings = Vikings: the rivals of their owner cannot Trade, neither in the action row nor on their own slots.

## modules

rule-aoc-modules-combine = With two to four players, Innovations, Changing World and Draft can be combined freely.

## innovations

rule-aoc-innovations-market = With Innovations, as many special technology cards as there are players, and one more, lie face up.
rule-aoc-innovations-own-turn = You can buy a face-up special technology card only in your own turn.
rule-aoc-innovations-price = A special technology card costs 1 coin.
rule-aoc-innovations-one-card = Each player can have only one special technology card.
rule-aoc-innovations-column = A special technology card covers the column of its top technology and opens its two new technologies to you.
rule-aoc-innovations-base-unavailable = The base technologies covered by your special technology card can no longer be learned.
rule-aoc-innovations-empty-column = A special technology card can be bought only while no technology of its column carries your marker.

## changing-world

rule-aoc-changing-world-tokens = With Changing World, three of the nine event tokens are drawn at random and laid above the last three action cards.
rule-aoc-changing-world-rounds = Event tokens take effect at the end of the third, fourth and fifth rounds.
rule-aoc-changing-world-before-symbols = The event token is resolved before the war or plague of the same card, which happens as usual.
rule-aoc-event-baby-boom = Baby Boom: every player gains 1 worker, up to the limit of four.
rule-aoc-event-great-harvest = Great Harvest: every player gains 1 coin for each of their workers.
rule-aoc-event-festival = Festival: every player with the most wonders gains 2 VP.
rule-aoc-event-great-debate = Great Debate: every player with the most technologies gains 2 VP.
rule-aoc-event-earthquake = Earthquake: every player loses 1 worker.
rule-aoc-event-rats = Rats: every player loses 3 coins, or all they have if fewer.
rule-aoc-event-corruption = Corruption: every player with the most coins loses 3 of them.
rule-aoc-event-barbarians = Barbarians: every player with the least military loses 3 coins.
rule-aoc-event-blank = Blank token: nothing happens.

## draft

rule-aoc-draft-deal-seven = In the Draft every player is dealt seven civilizations, before there is any civilization market.
rule-aoc-draft-pick-one = All players secretly keep one card at the same time, and nobody looks at the next cards until all have chosen.
rule-aoc-draft-pass-left = After each choice the remaining cards go to the player on the left.
rule-aoc-draft-keep-five = The Draft ends when each player has kept five cards; these are their hand.
rule-aoc-draft-market = The two cards left over by each player form the civilization market, two for every player.
rule-aoc-draft-hand-or-market = In the Draft you raise or annex a civilization from your own hand or from the market.
rule-aoc-draft-no-market-coins = In the Draft, taking a civilization lays no coins on the market and adds no card to it.
rule-aoc-draft-first-no-bonus = In the Draft your first civilization brings no bonus coins.
rule-aoc-draft-later-bonus = In the Draft your second and third civilizations bring 2 bonus coins each.
rule-aoc-draft-no-new-cards = Nothing can add a card to your hand after the Draft.
rule-aoc-draft-empty-market = When the market is empty, new civilizations come from your hand only.
rule-aoc-draft-secret-hand = Hands stay secret for the whole game.
rule-aoc-draft-carthage = In the Draft Carthage brings no bonus coins as your first civilization and 6 as your second or third.
rule-aoc-draft-iberia = In the Draft Iberia brings no technology as your first civilization and 1 as your second or third.
rule-aoc-draft-phoenicia = In the Draft Phoenicia may still lay coins on market cards; whoever takes such a card gets them on top of the usual ones, and they count for Carthage and Iberia.

## skirmish

rule-aoc-skirmish-removed-civilizations = In Skirmish Mongolia, Vikings, Germania, Carthage, Phoenicia, Scythia and Iberia are left out, and five of the others form the market.
rule-aoc-skirmish-wonder-market = In Skirmish the wonder market has four wonders.
rule-aoc-skirmish-plague-position = In Skirmish the Plague is the fifth card of the action row; the other seven lie in random order.
rule-aoc-skirmish-start = In Skirmish you start with 3 coins as usual, and there is no first-player marker.
rule-aoc-skirmish-no-market-change = In Skirmish, taking a civilization lays no coins on the market and reveals no card.
rule-aoc-skirmish-round-end-market = In Skirmish, at the end of a round each market card gets 1 coin and then one card is added, so the size of the market varies.
rule-aoc-skirmish-virtual-rival = In Skirmish your military is compared with a virtual rival, whose military is the number of markers laid for it.
rule-aoc-skirmish-rival-marker = At the end of each round the virtual rival gets one marker, before the permanent action card moves and a war or plague can follow.

## achievements

rule-aoc-skirmish-achievements = The goal of Skirmish is to meet the conditions of achievements, which are checked at the end of the game.
rule-aoc-skirmish-worthy-clan = Worthy Clan: 20 VP or more.
rule-aoc-skirmish-great-realm = Great Realm: 25 VP or more.
rule-aoc-skirmish-mighty-empire = Mighty Empire: 30 VP or more.
rule-aoc-skirmish-unfading-civilization = Unfading Civilization: 35 VP or more.
rule-aoc-skirmish-kingdom-of-technology = Kingdom of Technology: 25 VP or more and nine technologies.
rule-aoc-skirmish-kingdom-of-primitivism = Kingdom of Primitivism: 25 VP or more and no technology.
rule-aoc-skirmish-world-of-wonders = World of Wonders: 25 VP or more and four wonders.
rule-aoc-skirmish-incredible-might = Incredible Might: 25 VP or more, at most three technologies and at least nine military.

## skirmish

rule-aoc-skirmish-trade = In Skirmish Trade gives you 2 coins, before modifiers, and nothing to anyone else.
rule-aoc-skirmish-lydia = In Skirmish raising Lydia gives you 4 coins and nothing to anyone else.
rule-aoc-solo-innovations = Innovations can be used when you play alone.
rule-aoc-solo-no-changing-world = Changing World cannot be used when you play alone.
rule-aoc-solo-no-draft = The Draft cannot be used when you play alone.

## path

rule-aoc-path-solo-only = Path to Greatness is five scenarios for one player, so a scenario cannot be played by more.
rule-aoc-path-no-first-game = A scenario lays out its own action row, so it cannot be combined with the recommended order for a first game.
rule-aoc-path-base-rules = A scenario follows the rules of Skirmish wherever it does not say otherwise.
rule-aoc-path-civilization-deck = Only the civilizations of the scenario are in its deck, and once the deck is empty the market gets no new card.
rule-aoc-path-action-row = A scenario replaces some action cards by special ones and fixes the places of some; the other cards of the row of eight lie at random.
rule-aoc-path-special-events = A special event is resolved when the action card below it opens, before the war or plague of that card.
rule-aoc-path-laurels = At the end of a scenario you earn the laurels, three at most, of the highest level whose conditions you meet in full.
rule-aoc-path-campaign-rank = Your rank in the campaign comes from the sum of your best laurels in the five scenarios.
rule-aoc-path-age-of-wonders = Age of Wonders: six ancient wonders are in the market, and Quarry and Monument Works replace Conquest and Culture.
rule-aoc-path-quarry = Quarry costs 1 worker and gives 1 coin and 1 stone.
rule-aoc-path-stone = A stone lowers the price of one Wonder or Monument Works by 2 coins, and only one stone can be spent on each action.
rule-aoc-path-monument-works = Monument Works costs 2 workers and 5 coins and gives 1 VP and a wonder, but is not the Wonder action.
rule-aoc-path-silk-road = Great Silk Road: Caravan and Oasis Market replace Build and Hunt, Caravan lies third, and three orders are face up.
rule-aoc-path-caravan = Caravan costs 1 worker and fulfils one face-up order; it can be performed twice in a turn.
rule-aoc-path-caravan-always = On the Silk Road Caravan can be used in every round, even after its card has closed.
rule-aoc-path-order-condition = An order can be fulfilled only if you have the technologies or military it asks for.
rule-aoc-path-order-price = To fulfil an order you must pay its price in coins; then you take its reward.
rule-aoc-path-order-next = Each fulfilled order is replaced by a new one while any are left.
rule-aoc-path-oasis-market = Oasis Market costs 1 worker and gives 2 coins, and 1 more if you have fulfilled at least 2 orders.
rule-aoc-path-lost-civilization = Lost Civilization: Ritual replaces Trade, the Plague lies last, and all six civilizations are in the market from the start.
rule-aoc-path-maya-first = In Lost Civilization you raise the Maya in the first round.
rule-aoc-path-no-second-raise = In Lost Civilization no civilization can be raised after the Maya; up to two can be annexed.
rule-aoc-path-ritual = Ritual costs 1 worker, who is lost, and gives 2 VP, and 1 more if you have a wonder.
rule-aoc-path-great-drought = Great Drought: you lose 1 worker, and from then on Farm and Fish give 1 coin less, but never less than none.
rule-aoc-path-mongol-invasion = Mongol Invasion: Fortify and Tribute replace Hunt and Fish.
rule-aoc-path-rival-ahead = In Mongol Invasion the virtual rival starts with 2 military.
rule-aoc-path-fortify = Fortify costs 1 worker and 2 coins and gives 1 VP and 1 lasting military.
rule-aoc-path-tribute = Tribute costs 1 worker and 3 coins and lowers the military of the virtual rival by 2, but never below zero.
rule-aoc-path-horde = Horde: with at least the military of the virtual rival plus 2 you gain 4 VP; otherwise you lose 1 worker, 3 coins and 2 VP.
rule-aoc-path-death-and-rebirth = Death and Rebirth: Patronage replaces the Plague and lies sixth.
rule-aoc-path-patronage = Patronage costs 1 worker and 5 coins and gives 3 VP, and 1 more if you have at least 3 technologies.
rule-aoc-path-black-death = Black Death: you keep only 1 worker, or lose just 1 if plague cannot harm you; from then on Research and Culture give 1 more VP.
