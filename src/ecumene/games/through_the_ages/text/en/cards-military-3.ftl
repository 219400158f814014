## Military cards of Age III

impact-of-agriculture = Impact of Agriculture
    .text = Every civilization scores culture equal to the food its farms produce, and 4 more if that exceeds its consumption.
    .part-1 = food production
    .part-2 = more food than consumption

impact-of-architecture = Impact of Architecture
    .text = Every civilization scores 1 culture for each level of its urban buildings.

impact-of-balance = Impact of Balance
    .text = Every civilization scores twice the smallest of these: its science, its culture, its food and its resource production.

impact-of-colonies = Impact of Colonies
    .text = Every civilization scores 3 culture for each of its colonies.

impact-of-competition = Impact of Competition
    .text = Every civilization scores 1 culture for each level of its units and arenas.

impact-of-government = Impact of Government
    .text = Every civilization scores 2 culture for each civil action and 1 for each military action of its totals.
    .part-1 = civil actions
    .part-2 = military actions

impact-of-happiness = Impact of Happiness
    .text = Every civilization scores 2 culture for each happy face (at most 16) and loses 2 for each discontent worker.
    .part-1 = happy faces
    .part-2 = discontent workers

impact-of-industry = Impact of Industry
    .text = Every civilization scores culture equal to the resources its mines produce.

impact-of-population = Impact of Population
    .text = Every civilization scores 2 culture for each content worker beyond 10.

impact-of-progress = Impact of Progress
    .text = Every civilization scores 2 culture for each level of its government and special technologies.

impact-of-science = Impact of Science
    .text = Civilizations score culture by rank in science: 10/0 (two players), 14/7/0 (three) or 15/10/5/0 (four).

impact-of-strength = Impact of Strength
    .text = Civilizations score culture by rank in strength: 10/0 (two players), 14/7/0 (three) or 15/10/5/0 (four).

impact-of-technology = Impact of Technology
    .text = Every civilization scores 4 culture for each of its Age III technologies.

impact-of-variety = Impact of Variety
    .text = Every civilization scores 2 culture for each type of unit and each type of urban building it has, and for each special technology.
    .part-1 = types of units and urban buildings
    .part-2 = special technologies

impact-of-wonders = Impact of Wonders
    .text = Every civilization scores for each completed wonder: 5 culture for Age A, 4 for Age I, 3 for Age II, 2 for Age III.

entrenchments = Entrenchments
    .text = Army: infantry ×1, artillery ×2. Tactic strength 9 (obsolete army: 5).

mechanized-army = Mechanized Army
    .text = Army: cavalry ×1, artillery ×2. Tactic strength 10 (obsolete army: 5).

modern-army = Modern Army
    .text = Army: infantry ×2, cavalry ×1, artillery ×1. Tactic strength 13 (obsolete army: 7).

shock-troops = Shock Troops
    .text = Army: infantry ×1, cavalry ×3. Tactic strength 11 (obsolete army: 6).

plunder-3 = Plunder (III)
    .text = Take up to 7 in food and resources from your rival, in any mix.

raid-3 = Raid (III)
    .text = Destroy one of your rival’s urban buildings of Age III or older and one of Age II or older. Gain resources equal to half their printed costs together, rounded up.

armed-intervention = Armed Intervention
    .text = Take up to 7 culture points from your rival.

war-over-culture = War over Culture
    .text = The winner takes 5 culture points from the loser, and as many more as the strength advantage.
    .part-1 = victory
    .part-2 = strength advantage

international-tourism = International Tourism
    .text = Each side: +1 culture for every completed wonder of the other.

loss-of-sovereignty = Loss of Sovereignty
    .text = A: +2 culture. B: −2 culture, but is safe from wars by anyone. Neither may attack the other.

military-alliance = Military Alliance
    .text = Both: +3 strength. The pact ends if one attacks the other.

peace-treaty = Peace Treaty
    .text = Both: +1 culture. Neither may attack the other.

defense-colonization-3 = Defense / Colonization (III)
    .text = Defense against an aggression: +6 strength. Colonization: +3 to the force.
