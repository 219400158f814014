## Console and cards

rule-civo-planning-one-cell = All planning markers of one action go to one dice space.
rule-civo-planning-levels = The Planning module installs a goal, or gives 2 or 3 planning markers; on III it also gains a goal.
rule-civo-research-gain = A card gained is the top one of an open or a closed stack.
rule-civo-research-last-open = When an open stack is empty, the next closed card is turned at once.
rule-civo-research-draw = Cards to choose from are drawn from closed stacks, all before any is seen.
rule-civo-research-keep = Some are kept, the others go under their stacks.
rule-civo-research-levels = The Research module takes 1 or 2 cards, or draws 2 or 4 and keeps 1 or 2.
rule-civo-ruling-back-under = They go under in the order the drawer likes; nobody else knows them.
rule-civo-achievement-levels = The Achievement module gains one die or both kinds, or installs an achievement.
rule-civo-inspiration-levels = The Insight module gives 3 or 6 ideas, or installs an insight.
rule-civo-mutation-move = Moving a feature marker puts it on another feature.
rule-civo-mutation-levels = The Mutation module moves 1 or 2 feature markers, or installs a mutation.
rule-civo-invention-levels = The Invention module performs 1 or 2 income actions, or installs an invention.
rule-civo-activity-perform = An activity is an ability with its price; it is used when a rule lets you perform one.
rule-civo-activity-start = Every console has one: 1 money for a step on any track.
rule-civo-activity-levels = The Activity module performs 1 activity, 2 different ones, or any 2.
rule-civo-ruling-activity-in-itself = An activity without a price is not performed again while it is being carried out.
rule-civo-tracks-any = A step on a track of choice may go to any of the five.
rule-civo-tracks-bonus = Crossing a line of a track gives its bonus.
rule-civo-tracks-upgrade = The upgrade of a track is for a module with the die value of the track.
rule-civo-tracks-beyond = Each step beyond space 12 gives 2 points.

## Effects of cards

rule-civo-effects-order = Effects run from left to right; a benefit may be left out.
rule-civo-ruling-same-moment = Of abilities that wait for the same moment, those that count something for points come last.
rule-civo-effects-pay = What has a price happens only when it is paid.
rule-civo-effects-any-feature = A marker of any feature goes to the one you choose.
rule-civo-effects-any-material = A material of choice goes straight into storage, within what the card allows.
rule-civo-effects-place-weak = Such tribes lie on free encampments of one territory where you have a tribe.
rule-civo-effects-limits = Where an effect names kinds of land, water, boats, a kind of building project or the lowest track, nothing else will do.
rule-civo-effects-no-displace = A tribe that an ability protects is not displaced by other civilizations.
rule-civo-effects-free-shift = A free shift turns one activation die a turn. Of several free shifts each turns a die of its own choice, the same one or another; planning markers are not turned by them.
rule-civo-effects-weather-shift = The space resolved may be some steps away from the indicator.

## End of an era

rule-civo-feeding-order = Civilizations feed their tribes in turn order.
rule-civo-feeding-feed = For each tribe you decide whether it is fed.
rule-civo-feeding-need = A tribe on an encampment or boat needs 1 food, in the wilderness 2.
rule-civo-feeding-farm = Where you have a farm, each tribe needs 1 food less.
rule-civo-feeding-starve = A strong tribe that is not fed grows weak, a weak one dies.
rule-civo-feeding-deus = One step back in favour saves a dying tribe; on the first space it cannot be done.
rule-civo-feeding-strong = Then each strong tribe scores 1 point.
rule-civo-weather-move = The event moves the weather by 1 or 2 spaces.
rule-civo-weather-beyond = Beyond an end each civilization loses a tribe, and the indicator stays at the end.
rule-civo-weather-effect = Fair weather offers an income action, an activity, or the choice of both.
rule-civo-weather-hard = Heat and cold cost 1 food or a tribe.
rule-civo-weather-tribe = A tribe lost to the weather may come from anywhere; whoever has neither is spared.
rule-civo-event-winners = An event rewards a sole leader, or everybody who qualifies.
rule-civo-event-cost = Whoever cannot or will not pay the price of an event gets no reward.
rule-civo-era-category = The category of the era scores 5, 4, 3 or 2 points a unit in eras 1 to 4.
rule-civo-category-tracks = A track counts the number of your space.
rule-civo-category-evolution = Evolution counts your feature markers.
rule-civo-category-prosperity = Prosperity counts active diamonds: between materials, for food, money and settlements.
rule-civo-category-population = Population counts your tribes on the continent.
rule-civo-category-expansion = Expansion counts territories with your tribes.
rule-civo-era-monolith = Whoever scored most in the category takes the monolith; among equals it goes clockwise from the old first.
rule-civo-income-phase = In the income phase you perform all your income tokens in any order.
rule-civo-ruling-income-in-income-phase = A token gained in that phase was performed then and is not performed again.
rule-civo-income-statues = Each statue scores by your favour space.
rule-civo-income-hunting-tokens = Hunting tokens leave the continent.
rule-civo-income-reset-columns = Empty reset columns get a marker from the supply.

## End of the game

rule-civo-end-fourth-era = After the fourth era comes the final scoring.
rule-civo-end-categories = All nine categories score as printed, three of them as their tile says.
rule-civo-end-levels = Each card and each token of the level block scores the points of its level.
rule-civo-end-point-bonus = A point bonus counts the cards and income tokens of its column.
rule-civo-end-ties = Ties are broken by upgrades, then by turn order.

## V.I.C.I.

rule-civo-vici-setup = V.I.C.I. plays a table for two with 15 tribes, its dice, two grids and its cards.
rule-civo-vici-goals = In the phase of goals a die of 1 to 4 removes the goal at that place.
rule-civo-vici-turn = Its turn opens a card and counts the icons of all open cards.
rule-civo-vici-reset = With four blue and four red icons it resets instead, and its open cards are discarded.
rule-civo-vici-halves = Level and era tell whether the blue or the red half acts.
rule-civo-vici-dice-rows = A die tells the row of the card, which is carried out from left to right.
rule-civo-vici-categories = A scoring card carries out the action of a category.
rule-civo-vici-tracks = On tracks only points count for it; of a choice it takes the points.
rule-civo-vici-cards = It removes the top open card of a type from the game.
rule-civo-vici-statues = Its statues stand on the island ground without a limit.
rule-civo-vici-dice = It gains dice by the usual rules; a die that it gains is not rolled.
rule-civo-vici-evolution = Evolution markers fill its grid; an icon removes an attribute token from the display.
rule-civo-vici-prosperity = Prosperity markers fill its grid; an icon removes an income token from the display.
rule-civo-vici-territory = A territory is found by priority, then by the minimum; with none the action is lost.
rule-civo-vici-territory-roll = Among several the wheel and the beacons decide by a roll.
rule-civo-vici-procreate = It procreates where it has a tribe and a free encampment, else where it has a tribe.
rule-civo-vici-settle = Its tribes settle by a list of priorities and are never weakened by displacing.
rule-civo-vici-crowded = When all encampments of its territories hold only its tribes, it migrates once.
rule-civo-vici-migrate = It migrates from where it has two tribes to the neighbour with the fewest of its own.
rule-civo-vici-develop = It opens resource tokens but places no raw material.
rule-civo-vici-provision = A provision marker goes where it has tribes and the fewest such markers; two block the farm slot.
rule-civo-vici-reveal = It reveals the locations of the territory with the most closed ones.
rule-civo-vici-hunting-token = Its hunting token goes to the best column, first where you have a tribe too.
rule-civo-vici-locations = Locations do not affect it.
rule-civo-vici-feeding = One provision marker feeds one tribe of an encampment, two feed all encampments and one tribe in the wilderness.
rule-civo-vici-events = It counts for majorities by cells of its grids and gets no event reward.
rule-civo-vici-scoring = It scores the era category, strong tribes and statues.
rule-civo-vici-end = At the end it scores the nine categories; you win with strictly more points.
rule-civo-vici-levels = Five levels tell in which eras the red half acts.
rule-civo-vici-hard = In the hard variant the card that causes a reset acts too, before it is discarded.
rule-civo-vici-last-tribe = With no tribe left on the continent it procreates at once, where you have a tribe.
rule-civo-vici-free-start = The person may pick five cards and a start marker card from all.
rule-civo-ruling-vici-open-cards = Its open cards stay from era to era until its reset.
rule-civo-ruling-vici-protected = An encampment that it may not take is left out of its list.
rule-civo-ruling-vici-other = It counts as another civilization; its tribes can be displaced like any other.
rule-civo-ruling-vici-lost-action = An action for which it has no marker, die or tribe is lost.
