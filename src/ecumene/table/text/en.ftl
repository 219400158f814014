# Words of the table itself, the same for every game.

section-table = At the table
seat-name = Player { $number }
nobody = nobody
list-and = { $head } and { $last }
spectator = a spectator

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
rule-table-undo = Your own last steps can be taken back until something is drawn or revealed or somebody else acts.
    .why = There is nothing that you can take back now.
