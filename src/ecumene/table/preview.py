"""What a move would do, shown before it is played: up to the first draw or reveal, and never beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.frame import Action, apply
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Blind, Event, Unforeseen
from ecumene.table.log import line
from ecumene.table.moves import Move
from ecumene.table.words import Words, amounts

if TYPE_CHECKING:
    from ecumene.table.table import Table


def foresee(table: Table, seat: int, a: Action) -> tuple[list[Event], str | None]:
    """Return the events of a move and what stopped them: "draw", "reveal" or nothing."""
    luck = Blind()
    events: list[Event] = []
    luck.log = events
    try:
        apply(table.state.copy(), seat, a, luck)
    except Unforeseen as stop:
        return events, str(stop)
    return events, None


def preview(table: Table, seat: int, a: Action, said: Words) -> Doc:
    """Return the lines that a legal action would write, their sums, and whether it ends undo."""
    events, stops = foresee(table, seat, a)
    move = Move(table.number + 1, seat, a, table.rules.grammar.text(a), [], events, False)
    return {
        "lines": [line(event, move, seat, table.names, said) for event in events],
        "net": net(events, seat, table.names, said),
        "stops": stops,
        "ends_undo": stops is not None,
    }


def net(events: list[Event], seat: int, names: tuple[str, ...], said: Words) -> list[Doc]:
    """Return the sum of amounts for each seat and kind, the mover first; a `net-KIND` message names it."""
    sums: dict[tuple[int, str], int] = {}
    for event in events:
        key = (event.seat, event.kind)
        sums[key] = sums.get(key, 0) + event.amount
    rows = [(owner != seat, owner, kind, total) for (owner, kind), total in sums.items() if total]
    rows.sort(key=lambda row: row[:2])
    return [
        {"seat": owner, "kind": kind, "amount": total, "text": _text(owner, kind, total, seat, names, said)}
        for _, owner, kind, total in rows
    ]


def _text(owner: int, kind: str, total: int, seat: int, names: tuple[str, ...], said: Words) -> str | None:
    if not said.has(f"net-{kind}"):
        return None
    text = said.format(f"net-{kind}", **amounts(total))
    return text if owner in (seat, -1) else f"{said.seat(names, owner)}: {text}"
