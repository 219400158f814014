# What the server itself says.

error-session-needed = Begin as a guest or log in first.
error-wrong-password = This name and password do not belong together.
error-forbidden = This is not yours to do.
error-origin = Changes are only accepted from our own pages, or with a token.
error-not-your-seat = This seat is not yours.
error-not-seated = You do not sit at this table.
error-not-found = There is no such thing here.
error-method = This cannot be done here.
error-slow = The request took too long to arrive: the server waits { $most ->
        [one] one second
       *[other] { $most } seconds
    }. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-stale = The table has moved on. Look again, then decide.
error-name-taken = This name is taken, or looks like one that is.
error-already-account = You already have an account.
error-already-seated = You already sit at this table.
error-no-seat-free = No seat is free for you.
error-not-open = The game has already begun.
error-not-playing = The game is not being played.
error-not-over = This can be seen when the game is over.
error-hint-unfair = Hints are for whoever plays alone or against bots. Here other people play.
error-by-token = A token is for playing: names and keys are changed in a session.
error-not-asked = Nothing is asked of this seat now.
error-busy = Too many people ask for advice right now. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-damaged = This table cannot be opened: { $cause }
error-frozen = This game stands still after move { $number }, because the present rules cannot repeat what was played next. It can only be looked at.
error-too-large = At most { $most } bytes can be sent here.
error-too-deep = The data is nested more than { $most } levels deep.
error-too-often = Too many requests: at most { $most } of this kind in a row, then { $minute } a minute. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-own-work = You already have { $most } requests of this kind under way, and no more are taken at once. Try again when one is done, in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } or more.
error-too-many = Too many connections: at most { $most } at once. Close one, or try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-full = The server is full: at most { $most } connections at once. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-not-ready = The database does not answer, so nothing can be played just now. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-too-many-tokens = You have { $most } tokens, and more are not possible. Revoke one first.
error-too-many-fields = At most { $most } fields, lists and objects can be sent at once.
error-bot-tables = { $who ->
        [person] You may have { $most } tables where bots play among themselves.
        [address] There may be { $most } tables where bots play among themselves made at your network address.
       *[server] There may be { $most } tables on this server where bots play among themselves, and all are taken.
    } Wait until a game has ended, and try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-bots-behind = You are already waiting for bots at { $most ->
        [one] one table
       *[other] { $most } tables
    }. Open another one when they have moved; try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-open-tables = { $who ->
        [guest] Guests may have { $most } tables waiting for players at once. Close one of yours or let bots take its seats, or register: an account may have { $more }.
        [address] { $most } tables made at your network address are waiting for players; no more can be added now. Join one of them, or close one.
       *[account] You may have { $most } tables waiting for players at once. Close one of them or let bots take its seats.
    }
error-running-tables = { $who ->
        [guest] Guests may have { $most } games in play at once. Finish one or remove it from the table’s menu, or register: an account may have { $more }.
        [address] Guests at your network address have { $most } games in play; no more can be added now. Finish one or remove it from the table’s menu, or register.
       *[account] You may have { $most } games in play at once. Finish one or remove it from the table’s menu.
    }
error-not-alone = Other people have seats at this table, so it cannot be removed. You can hand your seat to a bot or resign.
error-broken = Something broke on our side. Nothing was changed.
error-no-advice = The adviser failed here: a fault of the program, which is in the server's log. The game is safe and goes on.
error-storage = This cannot be stored just now, so nothing was changed. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-storage-reading = This cannot be read just now. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-storage-unsure = The connection to the database broke, and nobody knows whether this was stored. Look again before you repeat it.
error-storage-taken = Another server works with this database now. Come again by its address, or try again later.
error-invalid = This was not understood: { $where } { $cause }
error-not-text = Only text is understood here, no binary frames.
error-two-lengths = A body has one length: send Content-Length or Transfer-Encoding, not both.
error-bad-name = A name needs letters or digits that can be seen, 40 characters at most.
error-bad-text = There is nothing to say in this text.
error-bad-password = A password has 8 to 200 characters.
error-bad-choice = { $cause }
error-bad-record = The record cannot be read: { $cause }
error-unknown-game = There is no such game here: { $cause }
error-unknown-bot = There is no bot “{ $bot }” here.
error-players = { $game } is not played by { $players }.
error-seats = Name as many seats as there are players: “you”, “open” or “bot:NAME”; several times “you” only at a hot-seat table.
error-seed-not-here = A seed can be chosen at hot-seat, analysis and tutorial tables only.
error-answers-not-here = What bots answer can be fixed at tutorial tables only.
error-no-redo = There is nothing to play again.
error-guests-only = The name of an account stays.
error-wrong-code = This name and recovery code do not belong together.
error-accounts-only = Only accounts have a password: register first.
error-sent-away = The owner of this table has sent you away.
error-no-guest = There is nobody else on this seat.
error-not-gone = The table has not waited for this seat long enough.
error-no-result = The game was ended without a result.
ended = The game was ended by those who played it.
frozen = The game stands still after move { $number }: the present rules cannot repeat what was played next. Nothing is lost: you can look at it, keep its journal (“Save the record” in the menu of the table), and start a new game.
former-player = Former player
guest-name = Guest { $number }
bot-random = Random
bot-greedy = Greedy
bot-planner = Planner
bot-seer = Seer
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert
bot-master = Master
not-built = The browser client is not built yet. Build it with “make web”, or speak to the API: /api/docs
