"""What the others did since a line of the log: one row for each, in the order of play, with its net change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.game import Doc
from ecumene.table.log import told
from ecumene.table.moves import ANSWERED, Move
from ecumene.table.words import Words, amounts

if TYPE_CHECKING:
    from ecumene.table.table import Table

TURN = "turn"  # the kind of the line that tells whose turn begins, in games that have turns
MOST_NAMED = 8  # deeds of one party; of more the rest is counted


def digest(table: Table, viewer: int, since: int, said: Words) -> list[Doc]:
    """Return a row for each other party that did or got something from line `since` on."""
    moves = table.history[max(0, table.places.move_at(since) - table.history[0].number) :]
    order: list[tuple[int, int]] = []  # (automaton, seat)
    for move in moves:
        parties = [(-1, move.mover)] if move.mover >= 0 else []
        parties += [(-1, event.seat) for event in move.events if event.kind == ANSWERED]
        for party in [*parties, *((event.automaton, -1) for event in move.events if event.automaton >= 0)]:
            if party not in order and party != (-1, viewer):
                order.append(party)
    rows = [_row(table, viewer, party, moves, said) for party in order]
    return [row for row in rows if row["moves"] or row["net"]]


def last_turn(table: Table, viewer: int) -> int | None:
    """Return the line after a seat's last turn: where others' turns began, though it had to answer in them.

    While the seat is at its own turn that is the one before. Where turns are the whole table's it is the line from
    which the last answers were opened: much of what follows from them asks nobody. None where nobody had a turn.
    """
    found: int | None = None
    opened: int | None = None
    together = False
    for move in reversed(table.history):
        if opened is None and move.reveal >= 0 and move.seat == viewer:
            opened = table.places.before(move.reveal - 1)
        for event in reversed(move.events):
            together = together or (event.kind == TURN and event.seat < 0)
            if event.kind != TURN or event.seat < 0:
                continue
            if event.seat == viewer and found is not None:
                return found
            if event.seat != viewer:
                found = table.places.before(move.number if move.seat == viewer else move.number - 1)
    return opened if found is None and together else found


def _row(table: Table, viewer: int, party: tuple[int, int], moves: list[Move], said: Words) -> Doc:
    rival, seat = party
    mine = [move for move in moves if rival < 0 and seat in (move.mover, _answering(move))]
    deeds = _deeds(table, viewer, mine, said)
    net = _net(moves, party, said)
    who = said.automaton(rival) if rival >= 0 else said.seat(table.names, seat)
    parts = [", ".join(deeds)] if deeds else []
    return {
        "seat": seat if rival < 0 else None,
        "automaton": said.game.automata[rival] if rival >= 0 else None,
        "first": table.places.before(mine[0].number - 1) if mine else table.places.total,
        "moves": deeds,
        "net": net,
        "text": f"{who}: " + ": ".join([*parts, *([", ".join(net)] if net else [])]),
    }


def deed(table: Table, viewer: int, move: Move, said: Words) -> str | None:
    """Return a move as it is told of afterwards; None for one that only ends something or is not for this eye."""
    return None if _ends(table, move) else told(move, viewer, table.names, said)[1]


def end(table: Table, viewer: int, move: Move, said: Words) -> str | None:
    """Return a move that only ended something as it is told of afterwards; None for all others."""
    return told(move, viewer, table.names, said)[1] if _ends(table, move) else None


def _answering(move: Move) -> int:
    """Return whose sealed answer, open to all by now, a move tells; -1 for none."""
    return next((event.seat for event in move.events if event.kind == ANSWERED), -1)


def _ends(table: Table, move: Move) -> bool:
    return move.mover >= 0 and table.rules.grammar.verbs[move.action[0]].ends


def _deeds(table: Table, viewer: int, moves: list[Move], said: Words) -> list[str]:
    """Return what a seat did, told once each with how often; passing and ending are no deeds."""
    counts: dict[str, int] = {}
    for move in moves:
        answered: list[str | None] = [said.deed(a, table.names) for a in move.answer]
        for name in answered or [deed(table, viewer, move, said)]:
            if name is not None:
                counts[name] = counts.get(name, 0) + 1
    names = [said.format("digest-times", what=name, n=n) if n > 1 else name for name, n in counts.items()]
    rest = sum(list(counts.values())[MOST_NAMED:])
    return names if not rest else [*names[:MOST_NAMED], said.format("digest-more", n=rest)]


def _net(moves: list[Move], party: tuple[int, int], said: Words) -> list[str]:
    """Return what changed for a party, in words; kinds that are told alike are one."""
    totals: dict[str, int] = {}
    for move in moves:
        for event in move.events:
            rivals = event.automaton >= 0 and event.automaton == party[0]
            if event.amount and (rivals or (event.automaton, event.seat) == party):
                totals[event.kind] = totals.get(event.kind, 0) + event.amount
    sums: dict[str, tuple[str, int]] = {}
    for kind, amount in totals.items():
        alike = said.change(kind)
        if alike and kind not in said.game.foretold:
            first, total = sums.get(alike, (kind, 0))
            sums[alike] = (first, total + amount)
    return [said.format(f"net-{kind}", **amounts(total)) for kind, total in sums.values() if total]
