# The words of the browser client. A game's own words come from the server.

## Everywhere

home = Home
site = Site
close = Close
back = Back
next = Next
loading = Loading…
failed = That did not work. Please try again.
not-found = There is nothing here.
missing-text = Perhaps the address has a mistake, or what was here is gone.
saved = Saved.
all = All
new = New
you = you
automaton = automaton
bot = bot
settings = Settings
help = Help: signs and keys
credits = Credits
language = Language
found = { $n ->
        [one] { $n } found
       *[other] { $n } found
    }
nothing-found = Nothing found.
page = p. { $n }

## Home and lobby

hero = One open table for civilizations
hero-text = Board games of long history, in your browser: against friends, against programs or alone. No account is needed to begin.
play-now = Play now
play-now-text = “{ play-now }” opens a table of { $game } against two easy bots. If you have never played it, “{ learn }” explains every step.
learn = Learn by playing
new-table = New table
my-tables = Your tables
lobby = Open tables
lobby-empty = No table is open now. Make one!
lobby-more = Show more tables
lobby-bots = Bots among themselves
lobby-bots-empty = No bots play among themselves now.
games = Games
players-count = { $n } players
import = Open a record
import-text = A record is a text file of a whole game; it opens as an analysis table.
import-choose = Choose a file
mode-live = Online
mode-hotseat = On this screen
mode-analysis = Analysis
mode-tutorial = Tutorial
state-open = open
state-playing = in play
state-over = over
private = private
open-seat = open seat
luck-proof = Was it chance?
luck-fixed = All luck of this game was fixed before the first move. This is the hash of its seed:
luck-later = The seed itself is told when the game is over; then anybody can check that it fits.
luck-seed = The seed, now that the game is over:
luck-check = Save the record, and check it on any machine:

## A new table

game = Game
table-name = Name of the table
mode = How to play
players = Players
seats = Seats
seat = Player { $n }
seat-you = Me
seat-here = Somebody at this screen
seat-bot = Bot: { $name }
seat-programs = Programs to try out
modules = Modules and variants
option-list-length = { $least ->
        [one] { $most ->
            [one] one at most
           *[other] up to { $most }
        }
       *[other] { $least } to { $most }
    }
option-list-nth = { $name }, { $n }
option-list-add = Add one
option-list-remove = { $name }: take out { $n }
option-number-range = { $least } to { $most }
option-less = { $name }: one less
option-more = { $name }: one more
private-table = Only by invitation
create = Make the table
room-text = The game begins when every seat is taken.
sit-down = Sit down
fill-bot = Let a bot sit here
copy-invite = Copy the invitation
copied = Copied
leave = Leave

## The table

your-turn = Your turn.
acting = to move
chosen = has chosen
has-chosen = { $name } has chosen
change-of = { $name } has chosen: change the choice
unfold = { $part }: show all of it
fold = { $part }: make it a strip
compared = Everybody:
mode-strip = This table
mode-strip-watching = You are watching.
mode-strip-watching-text = You see what everybody may see; others play.
mode-strip-replay = Replay.
mode-strip-replay-text = This is the past: nothing can be moved.
mode-strip-analysis = Analysis.
mode-strip-analysis-text = Try anything, for every seat: it counts for nobody.
back-to-game = Back to the game
rival-open = { $name }: open over the board
rival-previous = Previous: { $name }
rival-next = Next: { $name }
rival-close = To the board
alone = Nobody else is here.
offline = The connection is lost. It will come back by itself, and nothing you did is lost.
undo = Undo
redo = Redo
restart-turn = Start the turn again
table-menu = This table
skip-to-moves = Go to the moves
moves = Moves
your-choice = Your choice:
moves-change = Change your choice
moves-search = Find a move
hint = Hint
moves-free = Free
moves-turn = Turn
moves-give-up = Giving up
moves-destroy = At the cost of what you have
a-turn = /turn
give-up-sure = This gives the game up. Are you sure?
give-up-not = Play on
let-pass-turn = Let these pass until my next turn
let-pass-game = Let these pass for the whole game
standing-title = You let pass
standing-turn = until your next turn
standing-game = for the whole game
always-ask = Always ask me
always-ask-of = Always ask me: { $kind }
ends-undo = Cannot be undone: something is drawn or revealed.
read-rule = Read the rule
read-card = Read the card
confirm = Play this
thing-move = Use: { $move }
thing-moves = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
usable = Can be used now
map = Map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map
map-go = Go ({ $n })
map-tools = Tools of the map
hide-pieces = Hide the pieces while held
picked = Picked
picked-targets = { $n ->
        [one] { $n } target
       *[other] { $n } targets
    }
let-go = Let go
all-moves = All moves
more-moves = { $n ->
        [one] { $n } more move
       *[other] { $n } more moves
    }
beside = Log, rules, chat and notes
tabs = Parts of the table
tab-act = Act
tab-board = Board
tab-mine = Mine
tab-others = Others
tab-log = Log
card-sheet = Card
sheet-hint = Point at a card, or go to it with the keyboard, to read it here.
end-of-turn = { $n } at the end of the turn
end-of-turn-in-part = { $n } at the end of the turn, as far as it can be foreseen
checklist = Before you end the turn
checklist-silence = Do not warn me of this again
checklist-back = Go back
curtain = { $name } is next
curtain-text = Hand over the screen. Nobody else should look now.
curtain-open = I am { $name }
generic-board = Plain board
drawn-board = Drawn board
hand-over = Let a bot play on
resign = Resign
resign-sure = Resign: are you sure?
origin = Source of this card: { $origin ->
        [rulebook] the rulebook
        [designed] designed for this table
        [review] a published review
        [public] public card lists
        [partly] public sources, in part designed for this table
       *[other] { $origin }
    }

## Log, rules, talk, notes

log = Log
log-filters = What the log shows
log-search = Search the log
log-empty = Nothing yet.
log-older = Older lines
since-last-turn = Since your last turn
log-news = New: { $n }
because = Because of: { $causes }
skip-moves = Show the rest at once: { $n }
rules = Rules
turn-steps = A turn in six steps
contents = Contents
rules-search = Search the rules
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
send = Send
notes = Notes
notes-private = Only you see them, in this browser.

## After the game

game-over = The game is over.
won = Winner: { $names }
won-none = No player has won.
winner = winner
result = Result
replay = Replay
rematch = Play again
record = Save the record
fork = Analyse from here
back-to-table = Back to the table
curve-score = Points over the game
curve-economy = Economy over the game
points = Points
points-from = Where the points came from
points-other = Other
replay-first = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = Forward
replay-last = To the end
replay-move = Move { $n } of { $total }
replay-by-move = Move
replay-by-turn = Turn
replay-by-round = Round
replay-eyes = Whose eyes
tab-advice = Advice
advice-title = What would a master do?
advice-text = Three moves that a master would weigh in this position, and how the one that was played compares.
advice-ask = Ask the master
advice-thinking = A master is thinking…
advice-again = Try again
advice-for = To move: { $name }
advice-played = played
advice-then = then: { $moves }
advice-draw = then it depends on a draw
advice-reveal = then it depends on what is revealed
advice-only = Only one move is possible here.
advice-none = Nobody is to move here.
advice-points = In points, compared with the best move. The master knows no more than the player does.

## Cards

cards = Cards
cards-search = Search the cards
kind = Kind

## Account

account = Your name
guest = You play as { $name }. With a password you keep your games, on every device.
signed-in = You are signed in as { $name }.
name = Name
password = Password
register = Keep this account
login = Sign in
logout = Sign out
rename = Change the name
account-have = I already have an account
welcome = Welcome, { $name }!
tokens = Tokens for bots
tokens-text = A program that plays for you signs in with a token. See the API pages.
token-name = What the token is for
token-new = New token
token-once = Copy it now; it is shown only once:
revoke = Revoke
password-change = Change the password
password-old = The password now
password-new = New password, 8 characters at least
password-changed = The password is changed; all other devices are signed out.
password-lost = I have lost my password
code = Recovery code
code-once = Your recovery code. It is shown only once: write it down, it brings your account back when the password is lost.
code-new = New recovery code
recover = Sign in by the code
sessions = Where you are signed in
sessions-text = Each line is a browser. End those that you do not know.
session-line = Since { $begun }, last used { $used }
session-this = (this one)
session-end = Sign out there
sessions-end = Sign out everywhere else
sessions-ended = Signed out.
own-data = Your data
own-data-text = Who deletes an account deletes its name and what was said in the chat. Its games stay, nameless; where it is playing, a bot goes on.
export = Download all that is kept about you
exported = Your data is among the downloads.
delete-account = Delete the account
delete-sure = Delete for ever: are you sure?
send-away = Send away
new-invite = New invitation
close-table = Close the table
remove-table = Remove the table
remove-table-sure = Remove it for ever: are you sure?
expiry = This table will be removed
expires-guests = Games of guests are removed after a while: this one on { $date }, unless somebody moves. With an account it stays.
expires-guests-over = Games of guests are removed after a while: this one on { $date }. With an account it stays.
expires-analysis = This analysis will be removed on { $date } unless somebody moves here.
expires-waiting = This table will be closed on { $date } if nobody sits down.
expires-empty = If nobody sits down, this table will be closed on { $date }.
expires-bots = Only bots play here. The table will be removed on { $date }.
expires-register = Keep it
expires-short = will be removed on { $date }
patience = How long the table waits for somebody
patience-quarter = a quarter of an hour
patience-day = a day
patience-days = three days
patience-week = a week
absence = Somebody is missing
absence-text = { $name } has not moved for longer than this table waits. What do you want?
absence-you = The table waits for you. The others may go on without you now.
absence-bot = A bot plays on
absence-end = End the game
absence-wants-bot = For a bot: { $names }
absence-wants-end = For the end: { $names }
absence-lost = The others have let a bot play your seat.
absence-log = What was decided
take-back = Take the seat back
notice-vote-bot = { $by } wants a bot to play for { $name }.
notice-vote-end = { $by } wants to end the game.
notice-unvote = { $by } has taken a vote back.
notice-bot = A bot plays for { $name } by decision of the others.
notice-end = The game was ended by decision of the others.
notice-back = { $name } plays again.
game-ended = The game was ended by those who played it.

## Settings

theme = Colours
theme-system = As the system
theme-light = Parchment
theme-dark = Night
density = Density
density-picture = Pictures
density-compact = Compact
density-text = Text
sound = Sound
sound-off = Off
sound-on = On
speed = Motion
speed-ms = { $n ->
        [0] None
       *[other] { $n } ms
    }

## Help

help-text = Everything can be done with the keyboard.
help-marks = A thing with a golden border can be used now; a number on it says how many moves it has.
help-top = The line on top says whose turn it is and what is asked.
help-read = Point at a card, or tap it, to read what it does. A line of the log opens to show why it happened.
help-how = How the table works
help-signs = Signs
help-keys = Keys
key-tab = next group of things
key-arrows = move inside a group
key-enter = use the thing: play, choose or read
key-search = find a move
key-moves = to the list of moves
key-board = to the board
key-undo = undo
key-redo = redo
key-end = end the turn, pass or skip
key-hint = a hint: what a master would do
key-number = play that move of the list
key-escape = close
key-any = brings what moves to its end at once
key-help = this page

## Tutorial

skip-step = Next step without it
lesson = Lesson
lesson-leave = Leave the lesson and play on
lesson-your-move = Your move
lesson-held = The lesson means another move. Use what is framed.
lesson-all-the-same = Play it all the same
lesson-lost = You did something else, which is fine. Take it back, or play on as you like: the lesson goes on as soon as it can.
lesson-on-my-own = Play on without it
lesson-again = Start over
lesson-rivals = Your rivals are moving …
lesson-turn-in-steps = A turn in six steps
lesson-read = Read
lesson-fold = Fold
lesson-play-on = Play on
new-here = New here? The line on top says what is asked. What has a golden border can be used now; point at it or tap it to read what it does.
understood = Got it

## Credits

credits-text = Ecumene is free software under the AGPL. The card art is drawn by us from shapes and these icons:
credits-games = The rules belong to the games' authors and publishers; no printed artwork is used.
credits-font = a part of it, as Ecumene Sans
wire-other = The server has been updated. Load this page again.
