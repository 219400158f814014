"""A scene: everything a viewer needs to draw and to act, and nothing that this viewer may not know."""

from __future__ import annotations

from ecumene.server.journal import Redo
from ecumene.server.maps import with_hash
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table.faults import Faults
from ecumene.table.presenter import Presenter
from ecumene.table.table import Table

PAGE = 100  # lines of the log that a scene holds, in whole moves; all that is new to its reader, up to MOST
MOST = 400
FAULTS = Faults()
"""Faults in what only informs, of all tables: a scene comes without that part, and the log tells of it once."""


def scene(
    row: TableRow,
    table: Table,
    seat: int | None,
    lang: str,
    since: int,
    redo: Redo,
    stopped: str = "",
    acts: bool = True,
) -> Doc:
    """Return the scene for a seat (None: a spectator), with the newest page of the log after move `since`.

    `stopped` says why nobody acts any more, though the rules wait for somebody.
    """
    shown = table.presenter(seat, lang, FAULTS)
    view = table.view(seat, lang)
    acts = acts and not stopped
    if stopped:
        view = {**view, "waiting": [], "may_change": []}
    asked = acts and shown.asked
    unseen = first_unseen(row, table, seat)
    total = table.places.total
    newest = max(total - MOST, min(total - PAGE, unseen), 0)
    first = max(since + 1, table.places.move_at(newest))
    return {
        "table": row.id,
        "version": table.version,
        "number": table.number,
        "seat": seat,
        "asked": table.asked(seat) if seat is not None else None,
        "view": with_hash(view),
        "totals": shown.totals(),
        "prompt": shown.prompt(view) if not stopped else {"text": stopped, "frame": "", "source": "-"},
        "offers": shown.offers() if asked else [],
        "log": shown.numbered_log(first, table.number + 1),
        "log_from": table.places.before(since),
        "since_your_last_turn": unseen,
        "digest": shown.digest(digest_from(row, shown, seat, unseen)) if seat is not None else [],
        "can_undo": acts and seat is not None and not row.is_final() and table.can_undo(seat),
        "can_redo": acts and can_redo(table, redo, seat),
        "checklist": shown.warnings() if asked else [],
        "prospects": shown.prospects() if acts and not table.may_change else [],
        "chosen": shown.chosen() if asked else [],
        "can_let_pass": shown.can_let_pass() if asked else None,
        "standing": shown.standing() if acts else [],
        "panels": shown.panels(view),
        "result": with_resigned(table.result_in(lang), row),
    }


def log_page(table: Table, seat: int | None, lang: str, before: int, count: int) -> list[Doc]:
    """Return the whole moves whose lines end before line `before`, about so many lines."""
    end = table.places.move_at(before)
    first = table.places.move_at(max(0, table.places.before(end - 1) - count))
    return table.presenter(seat, lang, FAULTS).numbered_log(first, end)


def first_unseen(row: TableRow, table: Table, seat: int | None) -> int:
    """Return the first line that a seat has not seen: after its last move, in its last reveal, or as it said."""
    total = table.places.total
    if seat is None:
        return total
    own = table.history[0].number - 1
    given = table.standing_answers.given  # by the table: the seat has not looked on
    for move in reversed(table.history):
        if move.seat == seat and move.number not in given:
            own = move.number if move.reveal < 0 else move.reveal - 1  # nobody has seen what a reveal told
            break
    return min(total, max(table.places.before(own), row.seats[seat].seen))


def digest_from(row: TableRow, shown: Presenter, seat: int, unseen: int) -> int:
    """Return the line from which a seat is told what others did: its last turn, unless it said it knows more."""
    turn = shown.last_turn()
    return unseen if turn is None else max(row.seats[seat].seen, min(turn, unseen))


def can_redo(table: Table, redo: Redo, seat: int | None) -> bool:
    """Tell whether what this seat took back last can be played again."""
    back = redo.get(seat, []) if seat is not None else []
    return seat is not None and bool(back) and back[-1].move in table.moves(seat)


def with_resigned(result: Doc | None, row: TableRow) -> Doc | None:
    """Return a result in which those who resigned come last, behind the automata too."""
    gone = [each.seat for each in row.seats if each.resigned]
    if result is None or not gone:
        return result
    old = result["ranks"]
    rivals = sum(each["points"] is not None for each in result["automata"])
    passed = [sum(old[seat] < rank for seat in gone) for rank in old]
    last = 1 + len(old) - len(gone) + rivals
    ranks = [last if seat in gone else rank - passed[seat] for seat, rank in enumerate(old)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1 and seat not in gone]
    return {**result, "ranks": ranks, "winners": winners if result["winners"] else [], "resigned": gone}
