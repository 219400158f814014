# Words of the command line and of the table in the terminal.

about = Ecumene: one open table for civilization board games.
about-examples =
    Begin with:
      ecumene play { $game }            you against one bot, full screen
      ecumene play { $game } --plain    the same in plain lines
      ecumene rules { $game } turn      what the rules say about a word
about-help = Each command explains itself: ecumene COMMAND --help
yes = yes
no = no

## Help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = show this help and stop
help-lang = language of everything you read (default: that of your system)
help-version = show the version and stop
help-game = the game: { $games }
help-players = number of players
help-seed = a whole number; the same seed gives the same game everywhere
help-game-options = modules and variants, with commas: NAME,NAME=VALUE; "ecumene games" lists them
help-json = print JSON for a program to read
help-json-lines = print one JSON object a line for each game
help-json-files = print one JSON object a line for each record
help-games = how many games to play (default 1); game i uses the seed S + i
help-bots = the bots, taken in turn for the seats: { $bots } (default random)
help-jobs = how many games to play at the same time (default 1)
help-seconds = how long to measure (default 5)
help-entrants = the bots that meet, with commas ({ $bots }); in a match one alone plays itself
help-run = a run of the arena
help-html = write a page with tables and plots to this file
help-ray = play on a Ray cluster instead of this machine
help-generations = how often to play and learn (default 6)
help-method = how to learn: by a fit of scores to features, or by a search with shaken weights (default fit)
help-train-width = how many lines a planner follows while it learns (default 4)
help-train-noise = how much planners of a fit err, in points (default 2)
help-train-ridge = how strongly the old weights hold in a fit, in per cent (default 5)
help-train-spread = how much a search shakes the weights, in per cent (default 30)
help-train-stride = how far a search goes after each generation, in per cent of a weight (default 50)
help-train-share = how far to go towards what was learned, in per cent (default 100)
help-keep = put the weights where the bots find them
help-arena-games = how many games to play (default 100; in training 200 for each generation)
help-out = the file of the run; if it was begun, only what is missing is played
help-words = words to look for in rules and cards; all must occur
help-origins = list every card and where its figures come from
help-plain = plain lines instead of the full screen; used by itself when there is no terminal
help-seats = who sits where: human, { $bots } (default human,planner)
help-names = names of the players, in the order of the seats
help-save = keep the record of the game in this file, up to date after every move
help-resume = go on with a saved game, and keep saving it there
help-file = a record; - reads standard input
help-move = one move only, with its causes and the table after it
help-causes = under each line, what caused it

play-short = play in the terminal
play-about =
    Play in the terminal: against bots, alone, or several people at one keyboard.
    When players have secrets from each other, a curtain falls between their turns.
play-examples =
    Examples:
      ecumene play { $game }
      ecumene play { $game } --seats human,human --names Anna,Nikos
      ecumene play { $game } --seats human --options NAME,NAME=VALUE
      ecumene play { $game } --save my.game       saves after every move
      ecumene play { $game } --resume my.game     goes on where you stopped

    In plain lines the program reads moves from standard input, one a line: a number of the list or
    the move itself. The exit code is 0 at the end of the game, and also when the
    input ends before it; the game is then saved if --save or --resume named a file.
games-short = list the games, their player counts and options
games-about = List all games with the number of players and the options they can be played with.
games-examples =
    Examples:
      ecumene games
      ecumene games --json
rules-short = read and search the rules and the cards
rules-about = Print the rules reference, or only what speaks of certain words: rules with their page, then cards.
rules-examples =
    Examples:
      ecumene rules { $game }
      ecumene rules { $game } turn end
      ecumene rules { $game } ход --lang ru
      ecumene rules { $game } --origins
record-short = show a saved game, or verify that it follows the rules
record-about = Records are plain text: one line a move, and after ; the luck that followed it.
record-examples =
    Examples:
      ecumene record show my.game
      ecumene record show my.game --move 12
      ecumene record verify games/*.game
      ecumene record verify my.game --seed 0123456789abcdef0123456789abcdef
record-show-short = tell a saved game in words
record-show-about = Tell a saved game move by move. After the game nothing is secret any more.
record-verify-short = replay records and check every move
record-verify-about =
    Replay records and check every move, every draw and the result.
    The exit code is 1 at the first record that differs; file, line and cause are printed.
sim-short = let bots play many games
sim-about = Let bots play many games, and print a summary or one JSON object for each game.
sim-examples =
    Examples:
      ecumene sim { $game } --players 3 --games 100 --bots random,planner
      ecumene sim { $game } --players 2 --games 1000 --seed 1 --options NAME=VALUE --json --jobs 2
bench-short = measure how fast this machine plays
bench-about = Measure decisions, copies, views and whole games per second.
bench-examples =
    Examples:
      ecumene bench { $game }
      ecumene bench { $game } --players 4 --seconds 10 --json
arena-short = which bot is better, and by how much
arena-about = Matches, ladders, reports and training. Seeds are played from every seat; a run goes on where it stopped.
arena-examples =
    Examples:
      ecumene arena match { $game } master,greedy --games 100 --out match.jsonl
      ecumene arena ladder { $game } novice,adept,expert,master --games 1200 --jobs 2 --out ladder.jsonl
      ecumene arena report ladder.jsonl --html ladder.html
      ecumene arena train { $game } --players 2 --out train.jsonl --jobs 2 --keep
arena-match-short = let two bots meet
arena-match-about = Let two bots meet, every seed from every seat, and say who is better with which certainty.
arena-ladder-short = let every bot meet every other
arena-ladder-about = Let every bot meet every other, and rate them all.
arena-report-short = show a run that was played
arena-report-about = Show a run that was played: ladder, seats, scores, length, and what was played with which success.
arena-train-short = learn weights by self-play
arena-train-about = Learn what each feature of a position is worth, by games of bots against themselves.

## Complaints

error-see-help = see { $command } --help
error-number = “{ $text }” is not a whole number from { $least } to { $most }
error-which-game = which game? The games are: { $games }
error-option-twice = the option { $name } is given twice
error-switch = “{ $word }” is neither on nor off: write true or false
error-seat = unknown seat “{ $name }”; a seat is one of: { $right }
error-entrants = { $part ->
        [match] a match is between two different bots, or one bot plays itself
       *[other] a ladder is between two or more different bots
    }
error-method = { $name } is for --method { $method } alone
error-command = { $near ->
        [none] unknown command “{ $name }”; the commands are: { $right }
       *[other] unknown command “{ $name }”, did you mean “{ $near }”? The commands are: { $right }
    }
error-extra = cannot understand “{ $words }” (see { $command } --help)
error-seats-count = the seats and the players do not agree: { $seats } seats, { $players } players
error-names = too many names: { $names } for { $players } players
error-other-game = { $file } is a game of { $game }
error-resume-fixed = { $name } cannot be changed in a saved game
error-save-there = { $file } is there already: go on with it by --resume { $file }, or save in another file
error-own-bot = { $file } was played against { $bot }: say so by --seats { $seats }, for a file does not say which code is run
resumed-damaged = { $cause }; the game goes on after move { $number }, and the damaged file is kept as { $kept }
error-move-number = there is no move { $number }; the moves are { $first } to { $last }
error-required = something is missing: { $names }
error-choice = “{ $value }” is none of: { $right }
error-needs-value = { $name } needs a value after it
error-no-value = { $name } is a switch and takes no value
error-argument = { $name }: { $cause }
error-usage = these arguments mean nothing
error-seconds = “{ $text }” is not a time from { $least } to { $most } seconds
error-fault = a fault of the program: { $name }: { $cause } (ECUMENE_DEBUG=1 shows where)
system-missing = no such file or folder
system-denied = you have no permission for this
system-folder = this is a folder, not a file
system-not-folder = a part of the path is not a folder
system-full = the disk is full
system-read-only = nothing can be written there
system-long-name = the name is too long
system-in-use = the address is in use already: choose another port
system-no-address = this machine has no such address
system-other = the system refused it (error { $number })

## Games, simulations and measurements

games-players = Players: { $counts }
games-option = { $title } (players: { $counts })
sim-title = { $game }: { $games ->
        [one] { $games } game from seed { $first }
       *[other] { $games } games from seed { $first }
    }
sim-progress = Playing
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = share
sim-mean = mean
sim-least = least
sim-most = most
sim-rank = rank
sim-pace = { $moves } decisions a game, { $seconds } s in all, { $pace } decisions per second
bench-decisions-per-s = decisions per second
bench-copies-per-s = copies per second
bench-views-per-s = views per second
bench-games-per-s = games per second
bench-compiled = compiled
arena-bot = bot
arena-rating = rating
arena-wins = wins
arena-mean = mean score
arena-slowest = slowest move (s)
arena-pair = { $one } comes out ahead of { $other }: { $share } of { $games }
arena-uneven = Note: every seat is played in { $round } games; { $games } games are no multiple of that.
arena-few = Note: games in a generation: { $games }, weights: { $weights }. So few games teach nothing but luck; take hundreds.
arena-stopped = stopped; the same command goes on from here
arena-kept = The weights are kept in { $file }

## Rules, cards and records

rules-cards = Cards
rules-nothing = Nothing speaks of “{ $words }”.
sheet-origin = Origin: { $origin }
sheet-slug = In moves it is written “{ $slug }”.
origin-rulebook = rulebook
origin-designed = our own design
origin-public = public card lists and pictures
origins-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $origin }
record-ok = { $file }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in order, result { $score }
record-open = open
help-verify-seed = the seed of the finished table as its server tells it: check that all luck follows from it
error-seed-one = --seed goes with one record, not with several.
record-seed-ok = All luck follows from this seed. Its hash, which the table showed from the start: { $hash }
record-seed-differs = the luck of move { $number } does not follow from this seed
record-seed-other = this is not the seed that was fixed at the start: its hash is { $hash }, that in the record { $right }
record-seed-position = the game began from a position, so its luck follows from no seed
record-seats = Players
record-options = Modules and variants
record-date = Date
record-setup = Set-up
record-unfinished = The game is not over yet.
cause-card = through: { $name }
cause-rule = during: { $name }
cause-move = move { $number }, { $name }: { $move }
cause-secret = a secret choice

## The table

bot-random = Random
bot-greedy = Greedy
bot-planner = Planner
bot-seer = Seer
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert
bot-master = Master
curtain = Pass the keyboard to { $name }.
curtain-enter = Press Enter when only you see the screen.
news = Since your last turn:
move-cost = costs { $cost }
move-final = cannot be taken back
clauses = { $one }; { $more }
turn-title = Before your turn ends:
turn-loss = Careful! { $loss }
turn-stay = Back to your moves
turn-go = { $move } all the same
turn-sure = Enter ends the turn all the same; anything else goes back:
hint-title = What an expert would do
hint-none = No expert knows this game yet.
hint-move = { $move } ({ $worth })
hint-then = then: { $moves }
hint-draw = then it depends on a draw
hint-reveal = then it depends on what is revealed
hint-points = In points, compared with the best move.
undone = Taken back.
change-who = Who may change an answer: { $names }
change-nobody = nobody
change-title = Whose answer shall be changed?
let-always = always
let-hint = This can pass from here on: “let pass” until your next turn, “let pass always” for the whole game.
let-title = What shall pass?
let-turn = Let it pass until my next turn: { $question }
let-game = Let it pass for the whole game: { $question }
let-none = Nothing can be let pass now, and you let nothing pass.
ask-again = Always ask me: { $question }
asked-again = You are asked again.
standing-told = You let pass: { $list }
standing-turn = { $question } (until your next turn)
standing-game = { $question } (for the whole game)
standing-nothing = nothing
saved = Saved in { $file }.
not-saved = The game could not be saved: { $cause }
left = The game is not over and was not saved. Good-bye!
left-saved = Saved in { $file }. Go on with: ecumene play { $game } --resume { $file }
fault-shown = Something here could not be shown: a fault of the program ({ $cause }). { $safe }
fault-advice = There is no hint here: a fault of the program ({ $cause }). { $safe }
fault-bot = A bot failed ({ $cause }) and plays any legal move instead. { $safe }
fault-command = That did not work: a fault of the program ({ $cause }). { $safe }
fault-safe = The game is safe and goes on.
fault-safe-in = The game goes on; it is saved in { $file }.
fault-illegal-choice = { $bot } chose “{ $move }”, which is not legal
rescued = The game was saved in { $file }. Go on with: ecumene play { $game } --resume { $file }
game-over = The game is over.
result-again = Show the result
rank = { $n }.
winners = { $count ->
        [0] Nobody has won
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
points-of = Points of { $name }:
points-title = Points
help-title = Keys and signs
points-other = other

plain-welcome = { $game }. At the table: { $names }.
plain-hint = Type the number of a move, or “help”.
plain-resumed = Going on after move { $number }.
plain-asked = { $name }: { $question }
plain-no-number = There is no move { $number }; the moves are 1 to { $last }.
plain-legal = { $label }: this can be played now.
plain-why-what = Which move? For example: why { $move }
plain-no-card = No card is called “{ $text }”.
plain-many-cards = Which one? { $names }
plain-rules-what = Which words? For example: rules plague
plain-save-where = Where to? For example: save my.game
plain-save-there = { $file } is there already. The same command once more overwrites it.
plain-help-move = A number or a move
    .text = play it: 1, or { $move }
plain-help-end = Names of cards may be shortened; a move may also be typed as the list words it.
## What can be typed: the word, what stands after it, and what it does. English words do in every language.

command-moves = moves
    .text = list the legal moves again
command-state = state
    .text = tell the whole table
command-why = why
    .rest = MOVE
    .text = why a move is not possible, or what it would do
command-hint = hint
    .text = what an expert would do
command-undo = undo
    .text = take your last step back
command-change = change
    .rest = [NAME]
    .text = change your sealed answer while others still think
command-let = let
    .rest = pass [always]
    .text = let such questions pass until your next turn, or for the whole game
command-ask = ask
    .rest = [QUESTION]
    .text = be asked again about what you let pass
command-log = log
    .rest = [N] [why]
    .text = the last N lines of the log, with their causes
command-card = card
    .rest = NAME
    .text = read a card
command-rules = rules
    .rest = WORDS
    .text = search rules and cards
command-save = save
    .rest = [FILE]
    .text = write the record to a file
command-help = help
    .text = this list
command-quit = quit
    .text = leave the table

## ecumene backup, ecumene restore

backup-short = copy everything that a server keeps to a file, while it runs or not
backup-about = Copy the SQLite database of a server to a new file: people, tables, every acknowledged move.
backup-examples =
    Examples:
      ecumene backup monday.db                                      the database of your data folder
      ecumene backup monday.db --database sqlite:////srv/table.db   another one
backup-done = { $database } is copied to { $file }.
help-backup-file = the file to write; it must not be there yet
restore-short = put a copy back, while a server runs or not
restore-about = Put a copy in the place of what a server keeps now. A running server goes on with it; browsers come back by themselves.
restore-examples =
    Examples:
      ecumene restore monday.db
restore-done = { $database } holds again what { $file } holds.
help-restore-file = the copy that “ecumene backup” has made

## ecumene serve

serve-short = play in the browser: open the table for this machine or a network
serve-about =
    Serve the table in the browser. Guests play at once; the games are kept in a database and survive any stop.
serve-examples =
    Examples:
      ecumene serve                                         on this machine, and open the browser
      ecumene serve --host 0.0.0.0 --port 8080 --no-browser for everybody on the network
      ecumene serve --database postgresql+psycopg://ecumene@localhost/ecumene
serve-address = Ecumene is open at { $url } (Ctrl-C closes it)
help-host = the address to listen on (default 127.0.0.1: this machine only)
help-port = the port to listen on (default 8000, or the next free one)
help-database = where games are kept (default: an SQLite file in your data folder)
help-no-browser = do not open the browser

## The full screen

move-number = move { $number }
thinking = { $name } is thinking …
waiting = The table waits for { $name }.
tab-table = The table
tab-moves = Your moves
tab-log = Log
tab-mine = Your empire
tab-others = Rivals
group-choose = Choose
key-help = help
key-play = play
key-hint = hint
key-undo = undo
key-change = change
key-let = let pass
key-card = card
key-why = why not
key-log = log
key-rules = rules
key-market = market
key-mine = empire
key-others = rivals
key-save = save
key-language = language
key-theme = light
key-quit = quit
sheet-hint = Esc: back to the table
choice-hint = Enter: choose · Esc: back
ask-hint = Enter: save · Esc: back
why-title = { $name }: why not?
why-which = Which move? For example as the list words it
why-hint = Enter: ask · Esc: back
why-nothing = No rule speaks of it here.
rules-title = Rules
rules-search = Type what you look for
rules-hint = ↑ ↓: scroll · Esc: back to the table
cause-none = This is how the game begins.
save-where = Where to save the game?
save-there = { $file } is there already. Save under the same name once more to overwrite it.
leave-saved = Leave the table? The game is saved in { $file }.
leave-unsaved = Leave the table? The game is not saved.
leave-sealed = Answers that are not revealed yet are not saved ({ $names }): they are chosen anew when the game goes on.
leave-stay = Stay
leave-save = Save and leave
leave-go = Leave
screen-keys =
    ↑ ↓ or a number     choose a move
    Enter               play it
    Tab, arrows         go over the cards on the table
    Enter on a card     the moves with this card, or read it
    i                   read the card
    w                   why a card cannot be used, or a move cannot be played
    { $places }
    v or Esc            back to your moves
    l                   log; Enter on a line shows its causes
    h                   what an expert would do
    u                   take your last step back
    p                   let such questions pass, or be asked again
    r or F1             rules, searched while you type
    s                   save
    g or F2             English, Русский, Ελληνικά
    t or F3             light or dark
    e                   the result, when the game is over
    q                   leave
    ▸ can be used now     ‼ cannot be taken back     * cards change the price
places = b                   your table
