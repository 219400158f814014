# What was played, as headings of a report on many games.

played-civilization = Civilizations chosen
played-government = Governments adopted
played-build = Built
played-train = Units trained
played-harvest = Resources harvested
played-research = Technologies researched
played-learn = Technologies learned for free
played-play = Events played
played-use = Abilities used
played-cancel = Cancelled with
