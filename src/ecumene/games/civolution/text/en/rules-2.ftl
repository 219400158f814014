## Materials and food

rule-civo-production-where = You produce raw materials in territories with your tribes.
rule-civo-production-levels = The Production module makes 2, 3 or 4 raw materials and carries some of them.
rule-civo-production-boat = On water a raw material is loaded on a boat with a tribe aboard, as far as there is room.
rule-civo-transport-what = Transport brings a raw material into the storage cell of its material.
rule-civo-transport-boat = Cargo of a boat goes to a material of a territory next to it.
rule-civo-transport-levels = The Transport module carries 3, 6 or any number.
rule-civo-transport-anywhere = On level III cargo of boats goes to any storage cell.
rule-civo-hunt-where = You hunt in a territory with your tribe and without a hunting token.
rule-civo-hunt-die = One of the rolled fate dice and the kind of territory tell the food.
rule-civo-hunt-token = A hunting token then closes the territory to hunts until the era ends.
rule-civo-hunt-levels = The Sustenance module hunts, on level III up to twice in different territories, or strengthens up to 1, 3 or 4 tribes.
rule-civo-ruling-hunting-tokens-out = When no hunting token is left, the territory counts as hunted all the same.
rule-civo-find-land = For a lucky find you name a land where you have a tribe.
rule-civo-find-die = A fate die leads to the storage row of the find.
rule-civo-find-choose = Whoever needs no roll chooses the row.
rule-civo-trade-actions = Trade is sales and purchases in any order, each optional; a purchase ends a sale that was begun.
rule-civo-trade-sale = A sale returns up to two materials: one for money by its row, one for 2 points.
rule-civo-trade-purchase = A purchase costs 2 money, 4 while the token of the material is closed.
rule-civo-trade-levels = The Trade module allows one of each, then two of each, on level III with 2 money first.
rule-civo-markers-refill = With an empty supply you may return other markers first; statues, reset markers and cargo stay.
rule-civo-markers-fifty = A civilization has fifty markers; what cannot be placed is lost.

## Exploration and locations

rule-civo-explore-where = You reveal all closed locations next to one territory with your tribe.
rule-civo-explore-points = Each revealed location gives its points.
rule-civo-explore-anywhere = A further location may be revealed anywhere.
rule-civo-explore-levels = The Exploration module explores or makes a lucky find; higher levels add a location and points.
rule-civo-location-gorge = Whoever has a tribe next to a gorge loses 1 food in the location phase.
rule-civo-location-glacier = Whoever has a strong tribe next to a glacier weakens one of them; with strong tribes next to both, two.
rule-civo-location-oak = A mystic oak scores for territories next to it with your tribes, 2 on water, in swamp and desert.
rule-civo-location-grotto = Before Production a hidden grotto produces and carries one raw material next to it.
rule-civo-location-sacred-mountain = Before Procreation a holy rock allows a favour check for a procreation next to it.
rule-civo-location-cave = Territories next to any open caves are adjacent for migrations.
rule-civo-location-mushrooms = A hunt next to a mushroom valley gives 1 more food.
rule-civo-location-volcano = Next to a volcano there are no farms; those that stand there go back.

## Building

rule-civo-build-projects = A building project is a farm, a boat, a statue or a settlement.
rule-civo-build-levels = The Building module allows 1 project, 2 of one kind, or 2 of any; or a building card.
rule-civo-build-farm = A farm needs a free farm slot on land with your tribe.
rule-civo-build-farm-reward = A farm gives 1 idea.
rule-civo-build-boat = A boat is built on water next to your tribe, one of yours in each water.
rule-civo-build-boat-reward = One strong tribe from an adjacent territory may board the new boat.
rule-civo-build-grounds = Statues and settlements stand on building grounds: one on the island, six among the locations.
rule-civo-build-ground-access = You need a tribe next to the ground; for the island, a boat with a tribe in its water.
rule-civo-build-ground-limit = On each ground you may have two buildings, at most one of them a settlement.
rule-civo-build-statue-cost = A statue is one stored marker of a material that the ground shows.
rule-civo-build-statue-reward = A statue gives a step on a track of your choice.
rule-civo-build-settlement-cost = A settlement costs all materials printed before it; any one left may be chosen.
rule-civo-build-settlement-reward = A settlement gives an income token, the fourth also turns a level token.
rule-civo-build-no-demolition = Farms, boats and settlements are not taken back by choice.
rule-civo-ruling-returned-boat = A boat that comes back is loaded again from the supply.

## Level block

rule-civo-block-columns = A column holds one type, and a type has one column; income tokens go anywhere.
rule-civo-install-card = A card is installed on the lowest free level of its column.
rule-civo-install-cost = On level L the first L cost cells are active and must be met.
rule-civo-install-sums = Equal requirements of active cells add up.
rule-civo-install-instead = Built pieces may stand for a payment; they are not used up and include each other.
rule-civo-install-points = Each active cell that is met gives its points.
rule-civo-install-instant = Then comes the instant bonus of the card.
rule-civo-install-insert = At last the card goes into its slot, and its ability counts.
rule-civo-install-higher-level = A higher level may be assumed to make more cells active.
rule-civo-install-ignore-cell = On level III of the module one active cell may be ignored, never the only one.
rule-civo-install-second-card = Or another card of the type is installed after the first.
rule-civo-ruling-have-and-return = A marker that is returned still counts for the have-cells of the same card.
rule-civo-levels-complete = Completing level 1 gives an income token, level 2 turns a level token, at the end of the turn.
rule-civo-levels-above-five = Above level 5 there are no points; costs are those of level 5.
rule-civo-levels-start-token = The start token lies on level 4 of the last column.
rule-civo-ruling-slot-full = A level is complete when every column that reaches it is filled there, a goal column with two goals.
rule-civo-ruling-completion-time = Outside the action phase the bonus comes at the end of the civilization's step.
rule-civo-level-token-turn = Levels 4 and 5 can always be filled and used; in the end they score only if their token is turned.
rule-civo-income-gain = An income token is taken from the display, which is refilled, and is installed and performed.
rule-civo-income-install = An income token may go into any column where it does not float.
rule-civo-income-action = An income token gives its action or 1 point instead.
rule-civo-income-no-second-thoughts = Action or point is chosen before any favour check.
rule-civo-goal-gain = A goal comes from the display into a cell of your goal area.
rule-civo-goal-install = An open goal that is fulfilled can be installed; what it asks to return is returned.
rule-civo-goal-halves = A column of goals is two half stacks; an income token needs both equally high.
rule-civo-goal-upgrade = A goal cell that becomes empty gives an upgrade.
rule-civo-ruling-cover-only-full = A goal covers another only when all three cells are taken.
rule-civo-attribute-take = An attribute token needs 3 or 4 markers of its feature; one of them is returned.
rule-civo-attribute-install = It is installed at once, in its own column.
rule-civo-ruling-attribute-window = An attribute token may be taken whenever its owner is asked anything; whoever gets the markers for one is asked at the end of the turn or step.
