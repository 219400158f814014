# Names of the game, its options, endings, numbers and sections.

game-name = Sid Meier's Civilization
option-first-game = First game
    .text = Without wonders, Egypt and Rome; it ends with a third city, and nobody wins.
option-choose-civilizations = Choose civilizations
    .text = Each player picks a sheet, from the last player to the first; otherwise they are dealt.
ending-culture = A civilization has reached the end of the culture track.
ending-technology = A civilization has learned Space Flight.
ending-economy = A civilization has fifteen coins.
ending-conquest = A capital has fallen.
ending-introductory = The first game is over; nobody wins or loses.
ending-long-stop = Fifty rounds are over.

stat-trade = Trade
    .name = Trade
stat-culture = Culture
    .name = Culture
stat-space = Culture track
    .name = Culture track
stat-coins = Coins
    .name = Coins
stat-gifts = Coin tokens
    .name = Coin tokens
stat-canal = Coins of the canal
    .name = Coins of the canal
stat-progress = Progress in per cent
    .name = Progress in per cent
stat-pyramid = Pyramid
    .name = Pyramid

section-setup = Set-up
section-round = The round
section-start-phase = Start
section-trade-phase = Trade
section-city-phase = Cities
section-movement = Movement
section-research = Research
section-winning = Winning
section-battle = Battle
section-coins = Coins
section-scouts = Scouts and blockade
section-interrupts = Interrupts

warning-cities = { $count ->
        [one] A city has not acted yet.
       *[other] { $count } cities have not acted yet.
    }
warning-figures = { $count ->
        [one] A figure has not moved yet.
       *[other] { $count } figures have not moved yet.
    }
warning-scouts = { $count ->
        [one] A scout stands where it will send nothing.
       *[other] { $count } scouts stand where they will send nothing.
    }
warning-government = A free change of government lapses.
warning-trade = Trade that will be lost above 27: { $count }.
warning-research = With { $left } trade nothing can be researched in this round: level I needs { $needs }.
warning-research-level = With { $left } trade only level { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    } can be researched in this round, no longer level { $before ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }.
