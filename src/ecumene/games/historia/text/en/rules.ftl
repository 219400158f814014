# Every rule in one sentence, in the order of rules.toml.

## Set-up

rule-his-setup-row = The row of wonders has two cards more than there are players, from the deck of the first era.
rule-his-setup-civilizations = Everybody leads one civilization with its own advisers.
rule-his-setup-colour = Each colour belongs to one civilization in the game.
rule-his-setup-green = Green has two sets of advisers, and whoever is dealt green takes one of them.
rule-his-setup-choosing = Civilizations are dealt at random; with the option they are chosen from the last player to the first.
rule-his-setup-hand = The first hand is eight actions; War and Tourism come later.
rule-his-setup-advisers = Everybody shuffles five advisers and draws one.
rule-his-setup-cubes = Everybody begins with four cubes: three ready, one used.
rule-his-setup-expert = Experts begin with three ready cubes and none used.
rule-his-setup-order = The first turn order is drawn by lot.
rule-his-setup-start = All begin with 0 VP on the lowest technology and military level.
rule-his-setup-tokens = A token lies on each of the thirteen territories; the other three leave the game.
rule-his-setup-place = Everybody puts one ready cube on the map, in turn order.
rule-his-setup-empty = The first cube goes to a territory where nobody is.
rule-his-setup-no-points = The first cubes score nothing; the tokens stay.

## Turns and rounds

rule-his-game-turns = The game has twelve turns: four in each of three eras.
rule-his-turn-rounds = A turn is a number of action rounds, up to and including the one with a Revolution.
rule-his-turn-queue = A card in the discard queue cannot be played until it has come back.
rule-his-choose-cards = In each round all first choose their cards in secret, at the same time; actions and wonders come once they are turned over.
rule-his-choose-at-least-one = At least one card must be played in each round.
rule-his-choose-limit = Technology says how many cards can be chosen: one, two from Wheel on, three from Medicine on.
rule-his-choose-hand = Only cards in hand can be chosen.
rule-his-choose-once = A card can be chosen once in a round.
rule-his-choose-drop = Only a card that was chosen can be put back.
rule-his-choose-steps = After many changes of mind only sealing is left; steps can still be taken back.
rule-his-choose-together = Chosen cards are turned over together and never taken back.
rule-his-act-order = Cards are resolved in turn order; everybody chooses the order of the own ones.
rule-his-act-must = A revealed action must be carried out if it can be.
rule-his-act-revealed = Only a revealed card of this round is resolved.
rule-his-act-simple-only = What has a single effect has it as its simple one.
rule-his-act-technology = An action or its advanced form needs its technology.
rule-his-act-cubes = The cubes that an action costs must be ready.
rule-his-act-in-vain = A card whose action cannot be carried out has no effect and still counts as played.
rule-his-act-queue = A resolved action card goes on top of its owner’s discard queue; what is used with its action does not bring it back.

## The actions

rule-his-level-cube = Military and Technology use one cube for one level.
rule-his-level-advanced = Their advanced forms use three cubes for two levels.
rule-his-level-no-cell = Where the matrix has no next cell, no level is gained.
rule-his-level-partial = Two levels can be played for even if only one can be gained; the price is the full one.
rule-his-level-edge = On level 16 each further level is 2 VP instead.
rule-his-level-at-once = What a new level gives comes at once and helps in the same round.
rule-his-art-row = Wonders are built from the row, which is not refilled until the time circle says so.
rule-his-art-build = Art uses one cube for one wonder, advanced three cubes for two.
rule-his-art-one-wonder = Advanced Art can also be played with one wonder left in the row; it still costs three cubes.
rule-his-exploit-cubes = Exploit takes up to two own cubes, advanced four, from the used ones and from the map.
rule-his-exploit-territory = Who leaves a territory by taking the cube loses the VP of its token; only Exploit takes cubes from the map.
rule-his-exploit-vp = Advanced Exploit costs 1 VP, which must be there.
rule-his-expansion-adjacent = A cube goes to a territory adjacent to an own one.
rule-his-expansion-cube = Expansion needs a ready cube; advanced, a used one comes back first.
rule-his-expansion-borders = America and Russia are not adjacent; Central and South America are, and so are Oceania and Indochina.
rule-his-expansion-navigation = With Navigation every territory can be expanded to.
rule-his-expansion-nowhere = Who has no cube on the map expands as if every territory were adjacent.
rule-his-expansion-own = A cube may also go to an own territory: one that is adjacent to another own one, or any with Navigation.
rule-his-trade-partner = Trade needs an adjacent civilization of a higher technology level; with Navigation any will do, even one without a territory.
rule-his-trade-gain = The trader gains a technology level, the partner 2 VP, with the advanced form 1 VP.
rule-his-trade-blocked = If the matrix blocks the level, the trade has no effect for either side.
rule-his-raid-victim = Raid needs an adjacent civilization of a lower military level.
rule-his-raid-gain = A raid recovers one used cube and scores 1 VP, advanced two of each; the VP come without a cube too.
rule-his-war-territory = War is made on a civilization of a shared territory; the attacker chooses which.
rule-his-war-must = A war that was played takes place, also when it cannot be won.
rule-his-war-winner = The higher military level wins 2 VP, advanced 4; the loser’s cube goes to the used ones.
rule-his-war-tie = With equal military levels a war has no effect.
rule-his-war-last-cube = A player’s last cube on the map is not lost; the winner scores all the same.
rule-his-war-no-loss = A cube lost in a war costs its owner no VP.
rule-his-tourism-wonders = Tourism scores 1 VP for every four own wonders, advanced for every three.
rule-his-revolution-queue = Revolution can be chosen only with three cards or more in the discard queue.
rule-his-revolution-last = Revolution is the last of its owner’s cards in a round.
rule-his-revolution-one = In a round a player chooses one card with Revolution at most, the action or an adviser who plays it.
rule-his-revolution-cards = Revolution takes back the newest card of the queue and one of choice.
rule-his-revolution-round = After a Revolution the round is completed by all, and the turn ends.

## The end of a turn

rule-his-end-grey-first = What all civilizations do comes before what happens once; cubes and territories come first, turn order opens the second part.
rule-his-end-add-cube = Everybody adds a cube from the supply to the used ones.
rule-his-end-territory = A territory scores its VP for a civilization that is alone there.
rule-his-end-cards = Everybody takes back the two oldest cards of the queue.
rule-his-end-refresh = All used wonders are turned back.
rule-his-end-cubes = Everybody recovers as many used cubes as territories are occupied.
rule-his-end-government = The form of government gives its bonus.
rule-his-end-order = Fewest VP go first; of equals, whoever was later goes first.
rule-his-end-wonders = The row is cleared and laid out anew from the deck of the coming turn’s era.
rule-his-end-leaders = At the end of an era a leader scores each condition that is met, then leaves the game.
rule-his-leaders-draft = Leaders go from hand to hand: one more than players, six at most; everybody keeps one.
rule-his-leaders-first = The first leaders are drafted from the last player to the first, later ones in turn order.

## Map and matrix

rule-his-map-adjacent = Civilizations are adjacent on one territory or on territories with a common border.
rule-his-map-navigation = For a civilization with Navigation all territories are adjacent, but not the other way round.
rule-his-matrix-bonus = A level can give back a cube or the oldest card of the queue.
rule-his-matrix-new-action = Agriculture brings War into the hand, Industry brings Tourism.
rule-his-matrix-adviser = Metal Working, Philosophy and Medicine bring a new adviser each.
rule-his-matrix-cards = More cards a round can be chosen from the next round on.
rule-his-matrix-singularity = Singularity scores 6 VP at once.
rule-his-matrix-loss = A lost level takes its ability along, never its past bonus; regained, it gives both again.

## Cards and cubes

rule-his-cubes-destroyed = A destroyed cube leaves the game for good.
rule-his-adviser-deck = A played adviser goes face up under the deck; when such a card comes to the top, the deck is shuffled face down.
rule-his-adviser-events = Only advisers that do an action set off events and wonders of that action.
rule-his-adviser-effects = The effects of an adviser come one after another, each as far as it goes.
rule-his-wonder-own = Only own wonders can be activated.
rule-his-wonder-turned = A used wonder waits until it is turned back.
rule-his-wonder-on-action = Some wonders are activated with their action, even if that is played in vain.
rule-his-wonder-most = Some wonders need their owner ahead of every other player; a tie is not enough.
rule-his-wonder-pay-cubes = Some wonders are activated for ready cubes.
rule-his-wonder-pay-vp = Some wonders are activated for VP, which must be there.
rule-his-wonder-destroy = Some wonders are activated by destroying another own wonder.
rule-his-wonder-not-itself = A wonder cannot be destroyed for its own activation.
rule-his-wonder-no-victim = Only wonders that ask for it destroy another.
rule-his-wonder-next-action = A wonder can be activated from the next action after it was built.
rule-his-wonder-begun = The action that a wonder was activated for comes next.
rule-his-wonder-refresh = Turning wonders back concerns own used ones.
rule-his-wonder-no-chain = A wonder that turns others back is not turned back by a card itself.
rule-his-wonder-again = A wonder that was turned back can be activated again at once.

## Winning

rule-his-win-points = Most VP win.
rule-his-win-levels = With equal VP the higher sum of technology and military levels wins.
rule-his-win-civbots = Several players break a tie with a civbot in the same way.

## Civbots

rule-his-civbots-most = Players and civbots are six civilizations at most.
rule-his-civbots-start = A civbot begins on the empty territory with the highest number.
rule-his-civbots-cubes = A civbot has eight cubes and a ninth on the card of levels; lost ones do not come back.
rule-his-civbots-cards = After the players’ last round each civbot shuffles the cards and carries out as many as its level says.
rule-his-civbots-levels = A civbot gains a level and 1 VP without the level’s bonus; blocked, a level of the other track; on level 16, 2 VP.
rule-his-civbots-art = With Art the rightmost wonder of the row leaves the game, and the civbot scores 1 VP.
rule-his-civbots-war = A civbot fights only wars it wins: against the most VP, players first in turn order, on the highest number.
rule-his-civbots-expansion = A civbot expands to the highest number that is empty or held by the weaker, else to the highest other one in reach.
rule-his-civbots-own-territory = A civbot never expands to a territory of its own; with no other in reach it does not expand.
rule-his-civbots-trade = A civbot scores when it is traded with.
rule-his-civbots-scoring = Civbots score governments and territories like players.
rule-his-civbots-leaders = Civbots share the VP of unmet conditions of leaders, rounded down, at most 9, 11 and 13 by era.
rule-his-civbots-last-territory = The last territory of a civbot can be taken.
rule-his-civbots-not-counted = Civbots do not count where a wonder asks for the most.
rule-his-civbots-row = Civbots do not enlarge the row of wonders.
rule-his-solo-civbots = Alone one plays against civbots.
rule-his-solo-no-leaders = Alone there are no leaders.
rule-his-solo-wonders = Alone the wonders that ask for the most are left out.
rule-his-solo-last-cube = Alone the last cube on the map can be lost in a war, and the game with it.
rule-his-solo-win = Alone one wins with more VP than every civbot.
rule-his-solo-advanced = Alone the advanced rules bring only their advisers and placement.

## Variants

rule-his-event-turn = Each turn has its event; the next one lies open.
rule-his-event-before = An event takes effect before the action that sets it off.
rule-his-event-unpaid = If what an event asks for cannot be given, the action has no effect.
rule-his-event-below-zero = VP may fall below zero.
rule-his-event-civbots = Events also hit civbots where they can.
rule-his-event-revolution = An event that asks for a payment is never set off by Revolution.
rule-his-goals-place = In turn order everybody turns over a goal and lays it on a cell, until eight lie there.
rule-his-goals-matrix = A goal lies on a cell of the matrix.
rule-his-goals-clan = No goal lies in the area of the clan.
rule-his-goals-cells = No two goals lie side by side, not even diagonally.
rule-his-goals-first = The first to enter or pass the cell of a goal gets it at once.
rule-his-goals-falling-back = A marker that falls back onto the cell of a goal gets it, too.
rule-his-goals-civbots = A civbot has only the VP of a goal.
rule-his-command-option = Tokens of command are used only in games with the ways of command.
rule-his-command-condition = A token needs its owner alone first in one of its categories and not last in the other.
rule-his-command-once = A token of command is used once in a game.
rule-his-command-cube = A cube of its owner’s choice goes onto the token: from the supply, a used or a ready one.
rule-his-command-powers = A token gives one of four powers.
rule-his-command-extra-cubes = Extra cubes go back to the supply before the last end of turn of the era: ready ones first, then used ones, then from the map.
rule-his-command-shared = Shared territories score, and the others cannot count them; two such powers on one territory cancel each other.
rule-his-command-levels = Two levels last to the end of the era, and the marker goes back as far as the matrix lets; what they gave stays, and can be gained again.
rule-his-command-end = At the end of the era active tokens leave the game; a cube of the supply goes back there, any other to the used ones.
rule-his-advanced-leaders = Leaders of all eras are drafted together, to, fro and to again, one of each era.
rule-his-advanced-secret = Leaders of the later eras stay secret until their era begins.
rule-his-advanced-retire = At the start everybody puts one adviser face up under the deck.
rule-his-advanced-advisers = Instead of drawing, an adviser is chosen among those face down.
rule-his-advanced-placement = The first cubes are placed in reverse turn order.
