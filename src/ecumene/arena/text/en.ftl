# The words of a report on many games.

report-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-setting = { $players ->
        [1] One player
       *[other] { $players } players
    }, options: { $options }, first seed { $seed }; Ecumene { $version }, rules { $rules }.
report-no-options = none
report-intervals = Numbers in brackets are Wilson intervals: the true share lies there with 95 % certainty. A shared win counts in parts.
report-again = Played again by
report-ladder = Ladder
report-bot = Bot
report-rating = Rating
report-rating-about = Ratings are fitted over all games at once (Plackett–Luce), 25 being a bot of which nothing is known: the dot is μ, the line μ ± 2σ; the rating is μ − 3σ, which a bot surely deserves.
report-wins = Share of wins
report-games = Games
report-mean = Mean score
report-slowest = Slowest move
report-ms = { $ms } ms
report-pairs = Who comes out ahead of whom
report-ahead = { $one } ahead of { $other }
report-order = Order of play
report-order-about = What the first, the second … player to move wins. The dotted line is what chance would give.
report-place = { $place ->
        [1] Moves first
        [2] Moves second
        [3] Moves third
       *[other] Moves { $place }th
    }
report-scores = Scores
report-score = Score
report-automata = Rivals that nobody plays
report-length = Length
report-decisions = Decisions in a game
report-endings = How games ended
report-played = What was played
report-played-about = How often a player won who did it, and in brackets how many did. Strong bots also choose well: let one bot play itself to see what the things themselves are worth.
report-thing = { $name } ({ $games })
