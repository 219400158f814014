# What was played, as headings of a report on many games.

played-simple = Cards resolved
played-advanced = Advanced actions
played-skip = Cards in vain
played-activate = Wonders activated
played-build = Wonders built
played-take = Civilizations and leaders taken
played-command = Commands given
played-wonders = Wonders at the end
played-leaders = Leaders at the end
