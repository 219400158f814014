"""Why a line stands in the log: the card, the paragraphs of the rules, and the move behind it."""

from __future__ import annotations

from ecumene.cli.boards import Board
from ecumene.kernel.game import Doc


def causes(line: Doc, board: Board, names: list[str]) -> list[str]:
    """Return the causes of a line, the nearest first."""
    say = board.say
    out = []
    if line["source"]:
        out.append(say("cause-card", name=_name(board, line["source"])))
    for row in reversed(line["because"]):
        thing = f" ({_name(board, row['source'])})" if row["source"] else ""
        out.append(say("cause-rule", name=f"{row['text']}{thing}"))
    move = line["move"]
    if move["seat"] >= 0:
        name = names[move["seat"]]
        label = move["label"] or say("cause-secret")
        out.append(say("cause-move", name=name, move=label, number=move["number"]))
    return out


def _name(board: Board, slug: str) -> str:
    return board.name(slug) if slug in board.said.game.things.numbers else slug
