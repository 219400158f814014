# What was played, as headings of a report on many games.

played-activate = Modules activated
played-install = Installed
played-goal = Goals reached
played-hunt = Hunted in
played-farm = Built: farms
played-settlement = Settlements founded in
played-upgrade = Modules upgraded
played-income = Incomes taken
played-buy = Cards bought
played-start = Start cards and tokens
