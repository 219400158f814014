# What was played, as headings of a report on many games.

played-lead = Leaders
played-wonders = Wonders at the end
played-government = Governments at the end
played-colonies = Colonies at the end
played-develop = Technologies developed
played-revolution = Revolutions
played-play = Action cards
played-play-tactic = Tactics played
played-copy-tactic = Tactics copied
played-play-event = Events prepared
played-attack = Aggressions
played-declare-war = Wars declared
played-offer = Pacts offered
played-offer-as-a = Pacts offered as side A
played-offer-as-b = Pacts offered as side B
