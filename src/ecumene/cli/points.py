"""The end of a game: the ranking, and where everybody's points came from."""

from __future__ import annotations

from collections import Counter

from ecumene.cli.boards import Board
from ecumene.cli.columns import columns
from ecumene.cli.say import Say
from ecumene.kernel.game import Doc
from ecumene.table.table import Table
from ecumene.table.words import Words


def sources(table: Table, board: Board) -> list[Counter[str]]:
    """Return for each seat how many points came from each thing ("" for no thing), from the public log."""
    sums: list[Counter[str]] = [Counter() for _ in range(table.players)]
    for line in table.log(None):
        if line["kind"] in board.points and line["seat"] >= 0:
            sums[line["seat"]][line["source"] or ""] += line["amount"]
    return sums


def ranking(table: Table, board: Board, say: Say) -> list[str]:
    """Return the final table, the best first."""
    result = table.result or {}
    view = table.view(None)
    names = [table.seat_name(seat, say.lang) for seat in range(table.players)]
    order = sorted(range(table.players), key=lambda seat: (result["ranks"][seat], seat))
    rows = [
        (say("rank", n=result["ranks"][seat]), names[seat], board.brief(view, seat) or result["scores"][seat])
        for seat in order
    ]
    return [*columns(rows, "><<"), *ending(result, names, board.said, say)]


def ending(result: Doc, names: list[str], said: Words, say: Say) -> list[str]:
    """Return who has won and by what, or what a lone player has achieved."""
    out: list[str] = []
    if len(names) > 1:
        winners = [names[seat] for seat in result["winners"]]
        out.append(say("winners", count=len(winners), names=", ".join(winners)))
    if said.has(f"ending-{result['ending']}"):
        out.append(said.format(f"ending-{result['ending']}"))
    elif say.has(f"ending-{result['ending']}"):
        out.append(say(f"ending-{result['ending']}"))
    if "achievements" in result:
        out.append(say("achievements", count=len(result["achievements"])))
        for slug in result["achievements"]:
            out.append(f"  {said.thing(said.game.things.number(slug))}: {said.format(slug, attribute='text')}")
    if "laurels" in result:
        out.append(say("laurels", count=result["laurels"]))
    return out


def origins_of_points(table: Table, board: Board, say: Say) -> list[str]:
    """Return for each seat where its points came from, the largest part first."""
    out: list[str] = []
    things = table.rules.things
    for seat, sums in enumerate(sources(table, board)):
        rows = sorted(((amount, source) for source, amount in sums.items() if amount), reverse=True)
        if not rows:
            continue
        out.append(say("points-of", name=table.seat_name(seat, say.lang)))
        named = [(amount, board.said.thing(things.number(s)) if s else say("points-other")) for amount, s in rows]
        out += [f"  {line}" for line in columns(named, "><")]
    return out


def points_table(table: Table, board: Board, say: Say) -> list[str]:
    """Return where the points came from as one table: a row for each source, a column for each seat."""
    sums = sources(table, board)
    totals: Counter[str] = Counter()
    for mine in sums:
        totals.update(mine)
    things = table.rules.things
    head = [say("points-title"), *(table.seat_name(seat, say.lang) for seat in range(table.players))]
    rows = [
        [board.said.thing(things.number(s)) if s else say("points-other"), *(str(mine[s] or "·") for mine in sums)]
        for s, _ in totals.most_common()
    ]
    return columns([head, *rows], "<" + ">" * table.players)
