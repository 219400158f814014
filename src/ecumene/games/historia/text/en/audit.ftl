# Why a position cannot have come from play.

audit-pile = { $pile ->
        [tokens] territory tokens
        [leaders] leaders
        [hand] action cards of a seat
        [turned] used wonders
        [advisers] advisers
        [wonders] wonders
        [events] events
       *[goals] goals
    }
audit-pile-twice = { audit-pile }: “{ $name }” is there more than once
audit-pile-foreign = { audit-pile }: “{ $name }” does not belong there
audit-civilizations = { $n } civilizations; there are at most { $most }
audit-alone = one player plays against civbots, and there are none
audit-order = the turn order has { $n } seats; every seat stands there once
audit-bot-order = the order of civbots has { $n } places; every civbot stands there once
audit-turn = turn { $n }; the turns are 1 to { $most }, and 0 in the set-up
audit-destroyed = only a finished game of one player ends by a destroyed civilization
audit-civbot-cubes = a civbot has { $n } cubes, not { $right }
audit-tokens = a territory lacks its token
audit-colors = two civilizations have the same colour
audit-no-civilization = somebody has no civilization after the set-up
audit-no-cell = the matrix has no cell for technology { $technology }, military { $military }
audit-cubes = seat { $seat } has { $n } cubes, not { $right }
audit-command = seat { $seat }: its token of command cannot lie so
audit-leader = seat { $seat } cannot have such leaders
audit-leader-era = “{ $name }” is a leader of another era
audit-turned = seat { $seat } does not have “{ $name }”
audit-card-missing = seat { $seat } lacks “{ $name }”
audit-revolution-queue = seat { $seat }: Revolution comes back to the hand and does not stay in the discard queue
audit-advisers = seat { $seat } has { $n } advisers; it has five of its civilization
audit-adviser-deck = seat { $seat }: a deck with face-up cards alone is turned face down
audit-row = the row has { $n } wonders
audit-wonder-early = “{ $name }” is of a later era
audit-events = the events do not lie as they would by now
audit-event-count = { $n } events are left; it would be { $right }
audit-goals = the goals do not lie as they could
audit-stack-empty = the stack is empty: a game that goes on has unfinished rules
audit-stack-over = the game is over: a finished game has no unfinished rules
audit-outermost = “{ $frame }” cannot be outermost: “{ $right }” is
audit-inside = “{ $frame }” cannot be under way inside “{ $outer }”
audit-rounds-stage = ActionRounds: stage { $n } does not fit what is under way
audit-turn-phase = phase { $n } of the turn does not fit what is under way
audit-setup-phase = phase { $n } of the set-up does not fit what is under way
audit-turns-begun = { $n } turns begun; there are not so many
audit-revealed = seat { $seat } has cards to resolve that it cannot have now, or lacks them
audit-whose = “{ $frame }” is under way for seat { $seat }, whose turn it is not
audit-deed = seat { $seat }: such a card cannot be under way
audit-frame-count = { $frame }: count is { $n }; it is 1 or more
audit-draws = DrawAdviser: nobody can choose so ({ $n })
audit-choosers = ChooseCards: { $n } seats choose; all do
audit-draft = the draft of leaders cannot stand so ({ $n })
audit-round = round { $n }; a turn has 1 to { $most }, and the set-up none
audit-revolution = the revolution does not fit what is under way: it ends the rounds of a turn, and somebody has played it
audit-played = seat { $seat } cannot have played such cards in this round
audit-no-leader = seat { $seat } has no leader
audit-goal-taken = “{ $name }” lies under a marker, which would have taken it
