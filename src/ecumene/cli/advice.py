"""What an expert would do now, for a person who asks."""

from __future__ import annotations

from ecumene.cli.boards import Board
from ecumene.cli.faults import Told
from ecumene.cli.session import Session
from ecumene.players.adviser import MOST, foreseeable, named_by, opinion
from ecumene.table.errors import Complaint

LEVEL = "expert"  # answers at once, also on a slow machine
SECONDS = 5.0
CUT_SHORT = {"draw": "hint-draw", "reveal": "hint-reveal"}


def advice(session: Session, seat: int, board: Board) -> list[str]:
    """Return the best moves in the eyes of an expert; where the expert fails, that it did."""
    try:
        return told(session, seat, board)
    except (NotImplementedError, Complaint):  # a game that no bot has learned yet
        return [board.say("hint-none")]
    except Exception as fault:
        if not isinstance(session.faults, Told):
            raise
        return [session.faults.words(fault, "advice")]


def told(session: Session, seat: int, board: Board) -> list[str]:
    """Return the best moves with their values in the eyes of an expert, who sees no more than the seat does."""
    table, said, say = session.table, board.said, board.say
    view = table.view(seat)
    thoughts = opinion(table.rules, view, table.moves(seat), LEVEL, seconds=SECONDS)[:MOST]
    several = len(thoughts) > 1
    lines = []
    for place, thought in enumerate(thoughts, 1):
        line, stops = foreseeable(table.rules, view, thought.line)
        things = named_by(table.rules, view, line)
        moves = [table.rules.grammar.parse(move) for move in line]
        first, *then = [said.move_label(a, table.names, thing) for a, thing in zip(moves, things, strict=True)]
        text = say.clauses(
            say("hint-move", move=first, worth=said.worth(thought.value - thoughts[0].value))
            if several
            else first,
            say("hint-then", moves=", ".join(then)) if then else "",
            say(CUT_SHORT[stops]) if stops else "",
        )
        lines.append(f"{place}. {text}")
    return [*lines, say("hint-points")] if several else lines
