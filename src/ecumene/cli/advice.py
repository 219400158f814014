"""What an expert would do now, for a person who asks."""

from __future__ import annotations

from ecumene.cli.boards import Board
from ecumene.cli.session import Session
from ecumene.players import hint


def advice(session: Session, seat: int, board: Board) -> list[str]:
    """Return the best moves in the eyes of an expert, who sees no more than the seat does."""
    table = session.table
    try:
        rows = hint(table.rules, table.view(seat), table.moves(seat))
    except (NotImplementedError, LookupError, OSError, ValueError):  # a game that no bot has learned yet
        return [board.say("hint-none")]
    return [_line(str(row["move"]), [str(move) for move in row["then"]], board, table.names) for row in rows]


def _line(move: str, then: list[str], board: Board, names: tuple[str, ...]) -> str:
    said, grammar = board.said, board.said.game.grammar
    text = said.move_label(grammar.parse(move), names)
    if not then:
        return text
    after = ", ".join(said.move_label(grammar.parse(later), names) for later in then)
    return board.say.clauses(text, board.say("hint-then", moves=after))
