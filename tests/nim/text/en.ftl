game-name = Nim

move-take = Take { $amount } from the heap of { $subject }
    .hint = The stones leave the table; who takes the last one wins.
move-split = Split the heap of { $subject }: { $amount } apart
    .hint = One heap becomes two; no stone leaves the table.

log-turn = { $seat } takes a turn.
log-took = { $seat } takes { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
  }.
log-split = { $seat } splits a heap: { $amount } apart.

frame-turns = Turns
frame-turn = Turn
ask-turn = Take stones from a heap, or split a heap.

ending-last-stone = The last stone is taken.

section-turn = The turn

rule-nim-turn-one-move = In turn, each seat takes stones from one heap or splits a heap; who takes the last stone wins.
rule-nim-turn-heap = A move is made at a heap on the table.
    .why = There is no heap of { $have }.
rule-nim-take-stones = At least one stone is taken, and no more than the heap has.
    .why = The heap has { $have }; you want { $need }.
rule-nim-split-parts = A heap is split into two heaps; the move names the smaller one.
    .why = A heap of { $have } cannot be split so: { $need } apart.

audit-turns = nobody has such a turn
audit-no-stones = nobody can move without stones
audit-stones = { $n } stones; there are at most { $most }
audit-sorted = the largest heap comes first
audit-over = the game is over when no stone is left, and only then
audit-frames = the stack holds the turns and, until the end, one turn
