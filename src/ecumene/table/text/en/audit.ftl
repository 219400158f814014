# Why a position cannot have come from play.

audit-frame = a paragraph on the stack must be an object
audit-frame-unknown = unknown frame “{ $name }”; known: { $right }
audit-field = “{ $where }” has no field “{ $name }”; its fields are: { $right }
audit-lacks = “{ $where }” lacks its field “{ $name }”
audit-object = “{ $where }” must be an object
audit-list = “{ $where }” must be a list of at most { $most }
audit-number = “{ $where }” must be a whole number, not “{ $given }”
audit-negative = “{ $where }” must not be negative
audit-switch = “{ $where }” must be true or false
audit-thing = “{ $where }”: nothing is called “{ $name }”
audit-not-a-thing = “{ $where }”: “{ $given }” is not the name of a thing
audit-foreign = “{ $where }”: “{ $name }” does not belong there
audit-waits = it waits for seat { $seat }, but there are { $players } players
audit-no-move = a seat that must move has no move
audit-seats = the board has { $n } seats, not { $right }
audit-players = { $n } players; there are { $least } to { $most }
audit-option = the board and the option “{ $name }” differ
audit-less-than-none = seat { $seat } has { $n } { $name }; it is 0 or more
audit-powers = seat { $seat }: the effects of the cards do not add up
audit-no-such-seat = { $frame }: no such seat
audit-sealed-rows = { $frame }: { $n } rows; each needs a seat, a verb, a subject and an amount
audit-sealed-apart = { $frame }: the rows of a seat must stand together
audit-sealed-half = { $frame }: seat { $seat } has half an answer; unanswered is one row with { $n } throughout
audit-sealed-step = { $frame }: seat { $seat } could not answer so
