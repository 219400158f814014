"""What a move would do, shown before it is played: up to the first draw or reveal, and never beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.frame import Action, waiting
from ecumene.kernel.game import Doc
from ecumene.kernel.look_ahead import Ahead
from ecumene.kernel.luck import Event
from ecumene.table.log import lines_of
from ecumene.table.moves import Move
from ecumene.table.told import OfSeat
from ecumene.table.words import Words, amounts, kebab

if TYPE_CHECKING:
    from ecumene.table.table import Table


def foresee(table: Table, seat: int, a: Action) -> Ahead:
    """Play a move on a copy up to the next question, as far as nobody learns anything by it."""
    return table.answers.of_move(seat, a).ahead()


def preview(table: Table, seat: int, a: Action, said: Words) -> Doc:
    """Return the lines that a legal action would write, their sums, and whether it ends undo."""
    seen = foresee(table, seat, a)
    game = table.rules
    told = table.answers.of_move(seat, a)
    text = game.grammar.text(a)
    move = Move(
        table.number + 1, seat, a, text, [], seen.events, False, named_by=told.named_by, told_as=told.told_as
    )
    return {"lines": lines_of(move, seat, table.names, said), **outcome(table, seat, seen, said)}


def outcome(table: Table, seat: int, seen: Ahead, said: Words) -> Doc:
    """Return what a move comes to: its sums, what it changes at the end of the turn, and whether it ends undo."""
    return {
        "net": net(seen.events, seat, table.names, said),
        "end_of_turn": end_of_turn(table, seat, seen, said),
        "stops": seen.stops or None,
        "ends_undo": bool(seen.stops),
    }


def end_of_turn(table: Table, seat: int, seen: Ahead, said: Words) -> list[Doc]:
    """Return the mover's numbers at the end of the turn that a move changes; none once the turn is over."""
    if seen.stops or seat not in waiting(seen.state):
        return []
    after = OfSeat(table.rules, seen.state, seat)
    now, then, stops = table.answers.of_seat(seat).forecast, after.forecast, after.forecast_stops or None
    return [
        {"stat": stat, "now": now[stat], "then": then[stat], "text": f"{name} {now[stat]} → {then[stat]}"}
        | ({"stops": stops} if stops else {})
        for stat in now
        if stat in then and now[stat] != then[stat] and (name := said.stat(kebab(stat)))
    ]


def end_of_turn_line(rows: list[Doc], said: Words) -> str:
    """Return what a move changes at the end of the turn as one sentence, or nothing."""
    if not rows:
        return ""
    message = "preview-end-of-turn-in-part" if rows[0].get("stops") else "preview-end-of-turn"
    return said.format(message, list=", ".join(row["text"] for row in rows))


def summary(rows: list[Doc]) -> str:
    """Return sums as one phrase; those without words are left out."""
    return ", ".join(row["text"] for row in rows if row["text"])


def net(events: list[Event], seat: int, names: tuple[str, ...], said: Words) -> list[Doc]:
    """Return the sum of amounts for each party and kind, the mover first; a `net-KIND` message names it.

    What an automaton gets or loses has no seat (None).
    """
    sums: dict[tuple[int, int, str], int] = {}
    for event in events:
        key = (event.automaton, event.seat, event.kind)
        sums[key] = sums.get(key, 0) + event.amount
    rows = [((rival, owner != seat, owner), kind, total) for (rival, owner, kind), total in sums.items() if total]
    rows.sort(key=lambda row: row[0])
    return [
        {
            "seat": owner if rival < 0 else None,
            "automaton": said.game.automata[rival] if rival >= 0 else None,
            "kind": kind,
            "amount": total,
            "text": _text(owner, rival, kind, total, seat, names, said),
        }
        for (rival, _, owner), kind, total in rows
    ]


def _text(
    owner: int, rival: int, kind: str, total: int, seat: int, names: tuple[str, ...], said: Words
) -> str | None:
    if not said.has(f"net-{kind}"):
        return None
    text = said.format(f"net-{kind}", **amounts(total))
    if rival >= 0:
        return f"{said.automaton(rival)}: {text}"
    return text if owner in (seat, -1) else f"{said.seat(names, owner)}: {text}"
