"""The end of a game: the ranking, and where everybody's points came from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ecumene.cli.boards import Board
from ecumene.cli.columns import columns
from ecumene.cli.words import Say
from ecumene.kernel.game import Doc
from ecumene.table.automata import ranks_of
from ecumene.table.score_sources import Cause, cause_name, gathered, most_first, score_sources
from ecumene.table.table import Table


def ranking(table: Table, board: Board, say: Say) -> list[str]:
    """Return the final table, the best first."""
    result = table.result_in(say.lang) or {}
    view = table.presenter(None, say.lang).shown()
    names = [table.seat_name(seat, say.lang) for seat in range(table.players)]
    found: list[tuple[int, tuple[str, str, Any]]] = []
    for seat, rank in enumerate(result["ranks"]):
        found.append((rank, (say("rank", n=rank), names[seat], board.brief(view, seat) or result["scores"][seat])))
    unranked = len(found) + len(result["automata"]) + 1  # an automaton that does not score comes last
    theirs = ranks_of(result["ranks"], [each["points"] for each in result["automata"]])
    for each, rank in zip(result["automata"], theirs, strict=True):
        mark = say("rank", n=rank) if rank else ""
        found.append((rank or unranked, (mark, each["name"], "" if each["points"] is None else each["points"])))
    rows = [row for _, row in sorted(found, key=lambda each: each[0])]
    return [*columns(rows, "><<"), *ending(result, names, board, say)]


def ending(result: Doc, names: list[str], board: Board, say: Say) -> list[str]:
    """Return who has won and by what, and what else the game came to."""
    out: list[str] = []
    if len(names) > 1 or any(each["points"] is not None for each in result["automata"]):
        winners = [names[seat] for seat in result["winners"]]
        out.append(say("winners", count=len(winners), names=", ".join(winners)))
    return [*out, board.said.format(f"ending-{result['ending']}"), *board.outcome(result)]


def origins_of_points(table: Table, board: Board, say: Say) -> list[str]:
    """Return for each seat where its points came from, the largest part first."""
    out: list[str] = []
    for seat, sums in enumerate(score_sources(table)):
        found = most_first(gathered(board.said, sums))
        rows = [(_number(amount), _name(cause, board, say)) for cause, amount in found]
        if rows:
            out.append(say("points-of", name=table.seat_name(seat, say.lang)))
            out += [f"  {line}" for line in columns(rows, "><")]
    return out


def points_table(table: Table, board: Board, say: Say) -> list[str]:
    """Return where the points came from as one table: a row for each source, a column for each seat."""
    sums = [gathered(board.said, mine) for mine in score_sources(table)]
    if not any(sums):
        return []
    totals: Counter[Cause] = Counter()
    for mine in sums:
        for cause, amount in mine.items():
            totals[cause] += amount
    head = [say("points-title"), *(table.seat_name(seat, say.lang) for seat in range(table.players))]
    rows = [
        [_name(cause, board, say), *(_number(mine[cause]) for mine in sums)] for cause, _ in most_first(totals)
    ]
    return columns([head, *rows], "<" + ">" * table.players)


def _name(cause: Cause, board: Board, say: Say) -> str:
    return cause_name(board.said, cause) or say("points-other")


def _number(amount: int) -> str:
    return str(amount).replace("-", "−") if amount else "·"
