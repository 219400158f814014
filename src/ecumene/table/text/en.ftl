# Words of the table itself, the same for every game.

section-table = At the table
seat-name = Player { $number }
nobody = nobody
list-and = { $head } and { $last }
spectator = a spectator
chosen = You have chosen: { $moves }. You may still change it; waiting for { $names }.
chosen-so-far = { $question } · so far: { $moves }
log-answered = { $seat }: { $moves }
log-revised = So far this game was played by version { $amount } of the rules; from here on it is played by the present one.

rule-table-turn = A seat moves only when the game waits for it.
    .why = It is not your turn, { $seat }.
rule-table-over = When the game is over, nobody moves any more.
    .why = The game is over.
rule-table-move-unknown = A move is written as the table lists it: a verb, then what it is about.
    .why = { $near ->
        [none] “{ $text }” is not a move.
       *[other] “{ $text }” is not a move; the nearest one is “{ $near }”.
    }
rule-table-move-not-offered = Only the moves that the table lists can be made now.
rule-table-other-question = Each question has its own moves.
    .why = Right now you are asked something else: { $asked }
rule-table-undo = Your own last steps can be taken back until something is drawn or revealed or somebody else acts.
    .why = There is nothing that you can take back now.
rule-table-let-pass = Outside your own turn, a question that can be declined can be let pass: the table then declines for you, until your next turn or for the whole game.
    .why = You have to answer this yourself.

prompt-over = The game is over
prompt-waiting = Waiting for { $names }
warning-gives-up = This gives the game up
preview-end-of-turn = At the end of the turn: { $list }.
preview-end-of-turn-in-part = At the end of the turn, as far as it can be foreseen: { $list }.
worth-best = best
worth-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## What was asked for and cannot be had. These stand after a file and a line, so they begin small and have no end.

list-or = { $head } or { $last }
page = p. { $page }
our-own-rule = our own rule
cited = { $where ->
        [none] { $reason } [{ $rule }]
       *[other] { $reason } [{ $rule }, { $where }]
    }
bad-line = line { $line }: { $cause }
bad-lang = unknown language “{ $given }”; the languages are: { $right }
bad-game = { $near ->
        [none] unknown game “{ $given }”; the games are: { $right }
       *[other] unknown game “{ $given }” (did you mean “{ $near }”?); the games are: { $right }
    }
bad-bot = unknown bot “{ $given }”; the bots are: { $right }
bad-bot-module = the bot “{ $given }” is not found: no module is called “{ $module }” here or among the installed packages
bad-bot-broken = the bot “{ $given }” cannot be loaded: { $cause }
bad-bot-class = “{ $given }” is no bot: the name after the colon must be a class derived from ecumene.players.Bot
bad-database = the database { $database } cannot be opened: { $cause } (set it by --database or ECUMENE_DATABASE)
bad-database-in-use = another server already uses { $database }; only one can at a time (name another database with --database or ECUMENE_DATABASE)
bad-stored-row = what is stored about it is damaged (“{ $column }”). Whoever runs this server finds more in its log.
bad-setting = { $name } must be a number, not “{ $given }”
bad-metrics = ECUMENE_METRICS names an address and a port, like 127.0.0.1:9100, not “{ $given }”
bad-metrics-in-use = ECUMENE_METRICS: { $given } is in use already; choose another port
bad-metrics-listen = ECUMENE_METRICS: nothing can listen on { $given }: { $cause }
bad-no-sqlite = only an SQLite database is backed up and restored here; { $database } has tools of its own, such as pg_dump
bad-no-backup = { $file } is no backup of an Ecumene database: { $cause }
bad-file-there = { $file } is there already; choose another name
bad-rivals = { $most ->
        [one] one rival is needed, not { $given }
       *[other] from 1 to { $most } rivals are needed, not { $given }
    }
bad-players = { $game } is played by { $right } players, not “{ $given }”
bad-seed = a seed is a whole number from 0 to 2**128 - 1, not “{ $given }”
bad-options = options are names with values, not { $kind }
bad-no-options = { $game } has no options, so no “{ $name }”
bad-option = { $near ->
        [none] { $game } has no option “{ $name }”; its options are: { $right }
       *[other] { $game } has no option “{ $name }” (did you mean “{ $near }”?); its options are: { $right }
    }
bad-option-switch = option “{ $name }” is a switch: True or False, not “{ $given }”
bad-option-value = option “{ $name }” is one of: { $right }; not “{ $given }”
bad-option-list = { $repeats ->
        [yes] option “{ $name }” is a list of { $least } to { $most } of: { $right }; the same may stand there several times; not “{ $given }”
       *[no] option “{ $name }” is a list of { $least } to { $most } of: { $right }; each at most once; not “{ $given }”
    }
bad-option-number = option “{ $name }” is a whole number from { $least } to { $most }, not “{ $given }”
bad-option-players = { $given ->
        [one] option “{ $name }” is not for { $given } player, but for { $right }
       *[other] option “{ $name }” is not for { $given } players, but for { $right }
    }
bad-choice = { $reason }
bad-seat = no seat { $given }; the seats are { $right }
bad-until = a question is let pass until: { $right }; not “{ $given }”
bad-name = a name is text, not { $kind }
bad-names = { $need ->
        [one] { $need } name is needed, not { $given }
       *[other] { $need } names are needed, not { $given }
    }
bad-date = a date is written 2026.02.28, with ? for what is unknown; not “{ $given }”
bad-thing = nothing is called “{ $name }”

## Records, line by line

bad-record = a record is text, not { $kind }
bad-record-size = a record has at most { $most } characters, this one { $size }
bad-character = a character that does not belong in a record, which is text in UTF-8
bad-tag = not a tag such as [Game "…"]; the tags are { $right }
bad-tag-one = the tag { $name } holds one value
bad-tag-texts = the tag { $name } holds texts in quotes
bad-tag-number = the tag { $name } holds a number
bad-tag-twice = the tag { $name } stands here a second time
bad-tag-missing = the tag { $name } is missing
bad-tag-damaged = the tag { $name } is damaged
bad-no-moves = no moves, not even the set-up (a line that begins with 0)
bad-set-up = the set-up comes first: a line that begins with { $number } ;
bad-move-line = not a move: number, seat, move, and after ; the luck
bad-move-number = move { $right } should stand here, not { $given }
bad-move = “{ $text }” is not legal: { $reason }
bad-draw = { $outcome ->
        [0] a draw is missing here, one of: { $right }
       *[other] outcome { $outcome }, “{ $name }”, could not be drawn here, but one of: { $right }
    }
bad-luck-left = { $n ->
        [one] { $n } outcome too many after ;
       *[other] { $n } outcomes too many after ;
    }
bad-result = the moves lead to “{ $right }”, not to “{ $given }”
bad-rules = the rules cannot follow this: { $cause }
bad-rules-changed = played by rules version { $given }, and version { $ours } cannot repeat it: { $cause }
bad-rules-newer = played by rules version { $given }; this program knows up to { $ours }: update Ecumene
bad-rules-older = played by rules version { $given }; this program plays { $ours } and no longer { $given }

## Positions

bad-position = not a position
bad-format = position format { $given }; this program reads format { $right }
bad-field = a position has no field “{ $name }”; its fields are: { $right }
bad-field-missing = a position needs the field “{ $name }”
bad-field-kind = the field “{ $name }” of the position holds something else than it should
bad-moves = no game has { $number } moves
bad-impossible = an impossible position: { $cause }
bad-impossible-rules = an impossible position: { $cause }
bad-stuck = the rules cannot go on from this position: { $cause }
bad-other-position = the position is not of this game, players and options
bad-snapshot = a damaged snapshot: { $cause }

## Files of the arena, and tables that replace ours

bad-run = { $file } is not a run of the arena
bad-run-format = { $file } is a run in form { $found }; this version of Ecumene reads form { $right }
bad-run-other = { $file } holds another run: another game or other players, bots, options or seed
bad-run-version = { $file } was begun with Ecumene { $found }, rules { $found_rules }; this is Ecumene { $version }, rules { $rules }: take another file
bad-run-bots = { $file } was begun with other bots or weights than there are now: take another file
bad-training = { $file } is not a training run
bad-training-other = { $file } holds another training run: other options, settings, seed, bots, version or rules
bad-run-busy = { $file } is being played by another program
bad-run-line = { $file }, line { $line }: this is no game of a run
bad-run-twice = { $file }, line { $line }: game { $game } stands here twice
bad-ray = Ray is not installed: pip install 'ecumene[ray]'
bad-ray-address = no Ray cluster answers at { $address } (RAY_ADDRESS)
bad-content = the tables in { $folder } (ECUMENE_CONTENT) do not fit the game: { $cause }
bad-content-toml = { $line ->
        [0] { $file } is not TOML in UTF-8
       *[other] { $file }, line { $line }: this is not TOML
    }
bad-content-table = { $file }: no table is called “{ $table }”; the tables are: { $right }
bad-content-rows = { $file }: { $table } holds rows with ids, each under [[{ $table }]]
bad-content-single = { $file }: { $table } is one table, not rows with ids
bad-content-key = { $file }: { $table } has no “{ $name }”; it has: { $right }
bad-content-row = { $file }: { $table } has no row with the id “{ $id }”
bad-content-row-key = { $file }: in the row “{ $id }” of { $table } there is no “{ $name }”; the keys are: { $right }
bad-content-word = in the row “{ $id }” of { $table } there is no “{ $name }”; it can be: { $right }
bad-content-kind = { $file }: in { $table } “{ $name }” is { $kind ->
        [switch] true or false
        [number] a number
        [list] a list
        [table] a table
       *[text] a text
    }

# What the others did
digest-times = { $what } ×{ $n }
digest-more = { $n } more
