## Military cards of Age I

barbarians = Barbarians
    .text = If the civilization with the most culture points is one of the two weakest, it loses 1 population.

border-conflict = Border Conflict
    .text = The weakest civilization destroys one of its farms, mines or urban buildings. The strongest gains 3 resources.

crusades = Crusades
    .text = The strongest civilization scores 4 culture. The weakest loses 4 culture.

cultural-influence = Cultural Influence
    .text = Every civilization scores culture equal to its culture rating.

foray = Foray
    .text = The two strongest civilizations each gain 3 in food and resources, in any mix.

good-harvest = Good Harvest
    .text = All farms produce now. There is no corruption and no consumption.

immigration = Immigration
    .text = All civilizations with the highest happiness rating gain 1 population.

new-deposits = New Deposits
    .text = All mines produce now. There is no corruption.

pestilence = Pestilence
    .text = Every civilization loses 1 population.

raiders = Raiders
    .text = The two weakest civilizations each lose 2 in food and resources, in any mix.

rats = Rats
    .text = Every civilization loses all its food.

rebellion = Rebellion
    .text = Every civilization spends 2 civil actions, to no effect, for each discontent worker it has.

reign-of-terror = Reign of Terror
    .text = The weakest civilization loses 1 population.

scientific-breakthrough = Scientific Breakthrough
    .text = Every civilization scores science equal to its science rating.

uncertain-borders = Uncertain Borders
    .text = The strongest civilization takes 1 yellow token from the bank of the weakest into its own bank.

developed-territory-1 = Developed Territory (I)
    .text = When colonized: score 3 science. Permanently: +1 yellow token, +1 blue token.

historic-territory-1 = Historic Territory (I)
    .text = When colonized: score 6 culture. Permanently: +1 happy face.

inhabited-territory-1 = Inhabited Territory (I)
    .text = When colonized: gain 1 population. Permanently: +2 yellow tokens.

strategic-territory-1 = Strategic Territory (I)
    .text = When colonized: draw 3 military cards. Permanently: +2 strength.

vast-territory-1 = Vast Territory (I)
    .text = When colonized: gain 3 food. Permanently: +3 yellow tokens, −1 blue token.

wealthy-territory-1 = Wealthy Territory (I)
    .text = When colonized: gain 5 resources. Permanently: +3 blue tokens.

fighting-band = Fighting Band
    .text = Army: infantry ×2. Tactic strength 1.

heavy-cavalry = Heavy Cavalry
    .text = Army: cavalry ×3. Tactic strength 4.

legion = Legion
    .text = Army: infantry ×3. Tactic strength 2.

medieval-army = Medieval Army
    .text = Army: infantry ×1, cavalry ×1. Tactic strength 2.

phalanx = Phalanx
    .text = Army: infantry ×2, cavalry ×1. Tactic strength 3.

enslave = Enslave
    .text = Your rival loses 1 population. You gain 2 food and 2 resources.

plunder-1 = Plunder (I)
    .text = Take up to 3 in food and resources from your rival, in any mix.

raid-1 = Raid (I)
    .text = Destroy one of your rival’s urban buildings of Age I or older. Gain resources equal to half its printed cost, rounded up.

open-borders-agreement = Open Borders Agreement
    .text = Both: +1 military action. An attack on the partner is made with +2 strength.

trade-routes-agreement = Trade Routes Agreement
    .text = Once per turn, A may let 1 food stand for 1 resource when paying, and B 1 resource for 1 food.

defense-colonization-1 = Defense / Colonization (I)
    .text = Defense against an aggression: +2 strength. Colonization: +1 to the force.
