## What is impossible in a position

audit-layout = the tiles do not fill the grid
audit-era = era, resets or weather are out of range
audit-dice = the dice do not add up: { $n }
audit-markers = seat { $seat } has { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } instead of { $right }
audit-tribes = seat { $seat } has { $n ->
        [one] { $n } tribe
       *[other] { $n } tribes
    } instead of { $right }
audit-farms = the farms of seat { $seat } do not add up
audit-settlements = the settlements of seat { $seat } do not add up
audit-tracks = a disc of seat { $seat } is beyond its track
audit-modules = a module of seat { $seat } has no such level
audit-raw = a raw material of seat { $seat } lies where none can lie
audit-boat = a boat of seat { $seat } is where it cannot be
audit-boat-seats = a boat of seat { $seat } carries more tribes than it has seats
audit-column = a column of seat { $seat } holds what does not belong there
audit-camp = an encampment is held or covered wrongly
audit-stack = of the cards under a stack it is not said who put them there
audit-twice = a thing is in two places
audit-missing = a thing of the box is missing
audit-events = the events do not fit the era
audit-options = the position does not fit its players and options
audit-closing = the action phase ends exactly when the phase indicator is on its last cell
audit-tiles = a scoring tile lies twice
audit-cargo = a boat of seat { $seat } carries more markers than it has notches
audit-closed-land = a tribe is in a territory whose token is still closed
audit-farm-volcano = a farm stands next to a volcano
audit-wild-water = seat { $seat } has a tribe on water without a boat
audit-no-ground = a building of seat { $seat } stands where no open building ground is
audit-ground-full = seat { $seat } has more buildings on a ground than it may have
audit-token-twice = a resource token lies in two territories
audit-token-land = a resource token lies in another land than its own
audit-impossible-activity = an activity that cannot be under way
audit-impossible-building = a building project that cannot be under way
audit-impossible-dice = { $frame }: dice that cannot be rolled
audit-impossible-effect = an effect that cannot be under way
audit-impossible-feeding = a feeding that cannot be under way
audit-impossible-find = a find that cannot be under way
audit-impossible-income = an income token that cannot be under way
audit-impossible-install = a card that cannot be installed here
audit-impossible-location = a location that cannot be asked about
audit-impossible-payment = a payment that cannot be under way
audit-impossible-phase = there is no such phase
audit-impossible-procreation = a procreation that cannot be under way
audit-impossible-production = a production that cannot be under way
audit-impossible-refill = markers that nobody can be asked for
audit-impossible-removal = a piece that cannot be taken back
audit-impossible-research = cards that cannot have been drawn
audit-impossible-reset = more dice are taken up than were spent
audit-impossible-trade = a trade that cannot be under way
audit-impossible-transport = a transport that cannot be under way
audit-impossible-turn = it is nobody's turn in this way
audit-impossible-upgrade = an upgrade that cannot be under way
audit-impossible-way = a way that no tribe can go
audit-impossible-weather = there is no such weather
audit-unfinished-rules = no paragraph of the rules is under way
audit-rival = V.I.C.I. plays with one person and with nobody else
audit-rival-cards = the cards of V.I.C.I. do not add up
audit-rival-markers = V.I.C.I. has { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } instead of { $right }
audit-rival-tribes = V.I.C.I. has { $n ->
        [one] { $n } tribe
       *[other] { $n } tribes
    } instead of { $right }
audit-rival-track = a disc of V.I.C.I. is beyond its track
audit-rival-water = V.I.C.I. has a tribe or a provision marker on water
audit-impossible-rival = V.I.C.I. cannot be doing that
