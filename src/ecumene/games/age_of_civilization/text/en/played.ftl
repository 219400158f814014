# What was played, as headings of a report on many games.

played-raise = Civilizations raised
played-annex = Civilizations annexed
played-research = Technologies researched
played-learn = Technologies learned
played-buy = Cards bought
played-wonders = Wonders at the end
