## Military cards of Age II

civil-unrest = Civil Unrest
    .text = Every civilization loses 4 culture for each discontent worker. All those with the most discontent workers return 1 blue token to the box.

cold-war = Cold War
    .text = The two strongest civilizations each score 6 science.

crime-wave = Crime Wave
    .text = The two weakest civilizations each lose 3 culture and return 1 blue token to the box.

economic-progress = Economic Progress
    .text = Every civilization has, in this order: corruption, food production, consumption, resource production.

emigration = Emigration
    .text = Every civilization loses population equal to half its discontent workers, rounded up.

iconoclasm = Iconoclasm
    .text = Every leader who is not of the current age leaves play.

independence-declaration = Independence Declaration
    .text = The weakest civilization loses one of its colonies, as it chooses.

international-agreement = International Agreement
    .text = The strongest civilization may take cards from the card row worth up to 5 civil actions without spending any; then it has no political action on its next turn. The row is refilled.

national-pride = National Pride
    .text = The civilization with the most culture points scores 5 culture.

politics-of-strength = Politics of Strength
    .text = The strongest civilization draws 5 military cards, the weakest discards 3. In Age IV: +5 and −3 culture points instead.

popularization-of-science = Popularization of Science
    .text = Every civilization scores culture equal to its science rating.

prosperity = Prosperity
    .text = Every civilization gains food equal to its happy faces.

ravages-of-time = Ravages of Time
    .text = Everyone chooses one own completed wonder of Age A or I: it becomes a ruin, loses its effects and gives +2 culture instead.

refugees = Refugees
    .text = The weakest civilization loses 3 culture and 1 population. The strongest scores 3 culture and gains 1 population.

terrorism = Terrorism
    .text = The civilization with the fewest culture points destroys one urban building of every other civilization.

developed-territory-2 = Developed Territory (II)
    .text = When colonized: score 5 science. Permanently: +2 yellow tokens, +2 blue tokens.

historic-territory-2 = Historic Territory (II)
    .text = When colonized: score 11 culture. Permanently: +2 happy faces.

inhabited-territory-2 = Inhabited Territory (II)
    .text = When colonized: gain 2 population. Permanently: +3 yellow tokens.

strategic-territory-2 = Strategic Territory (II)
    .text = When colonized: draw 5 military cards. Permanently: +4 strength.

vast-territory-2 = Vast Territory (II)
    .text = When colonized: gain 4 food. Permanently: +4 yellow tokens, −1 blue token.

wealthy-territory-2 = Wealthy Territory (II)
    .text = When colonized: gain 9 resources. Permanently: +4 blue tokens.

classic-army = Classic Army
    .text = Army: infantry ×2, cavalry ×2. Tactic strength 8 (obsolete army: 4).

conquistadors = Conquistadors
    .text = Army: infantry ×1, cavalry ×2. Tactic strength 5 (obsolete army: 3).

defensive-army = Defensive Army
    .text = Army: infantry ×2, artillery ×1. Tactic strength 6 (obsolete army: 3).

fortifications = Fortifications
    .text = Army: artillery ×2. Tactic strength 5 (obsolete army: 3).

mobile-artillery = Mobile Artillery
    .text = Army: cavalry ×1, artillery ×1. Tactic strength 5 (obsolete army: 3).

napoleonic-army = Napoleonic Army
    .text = Army: infantry ×1, cavalry ×1, artillery ×1. Tactic strength 7 (obsolete army: 4).

plunder-2 = Plunder (II)
    .text = Take up to 5 in food and resources from your rival, in any mix.

raid-2 = Raid (II)
    .text = Destroy one of your rival’s urban buildings of Age II or older and one of Age I or older. Gain resources equal to half their printed costs together, rounded up.

annex = Annex
    .text = Take one of your rival’s colonies. Its permanent effect is now yours; its immediate effect is not repeated.

infiltrate = Infiltrate
    .text = Remove your rival’s leader or unfinished wonder from play. Score 3 culture for each level of that card.

spy = Spy
    .text = Take up to 5 science points from your rival.

war-over-technology = War over Technology
    .text = The winner takes as many science points as the strength advantage, or special technologies at their printed science cost for any part of it.

war-over-territory = War over Territory
    .text = The winner takes 1 yellow token from the loser’s bank, and 1 more for each full 5 points of strength advantage.
    .part-1 = victory
    .part-2 = strength advantage

acceptance-of-supremacy = Acceptance of Supremacy
    .text = A: +1 resource at production. B: −1 resource at production. Neither may attack the other.

international-trade-agreement = International Trade Agreement
    .text = A: +1 resource at production. B: +1 food at production.

promise-of-military-protection = Promise of Military Protection
    .text = A: +1 culture. B: +4 strength, −1 culture. The pact ends if one attacks the other.

scientific-cooperation = Scientific Cooperation
    .text = Whenever either of you develops a technology, it costs 2 science less and the other pays 1 science; if the other has none, it cannot be developed.

defense-colonization-2 = Defense / Colonization (II)
    .text = Defense against an aggression: +4 strength. Colonization: +2 to the force.
