"""A seat whose person is gone: after a time the others may let a bot play it, or end the game, by majority.

How long the table waits is said when it is made. The time runs from when the seat was asked, or took its last
step; whether its person looks on does not matter, since nobody may hold up the others for ever. Votes are about
this one wait, and are stored with the table. The person may take the seat back.

Waits are measured by the server's own time (see clock): a machine whose clock is set forward makes nobody gone.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection

from ecumene.server.errors import Problem
from ecumene.server.people import Person
from ecumene.server.table_rows import Choice, Notice, NoticeKind, TableRow, Vote, set_seat, set_table

BEST_BOT = "planner"
MOST_NOTICES = 200
VOTED: dict[Choice, NoticeKind] = {"bot": "vote-bot", "end": "vote-end"}
Since = list[float | None]


def waited_since(before: Since, waited: list[int], waiting: list[int], mover: int, now: float) -> Since:
    """Return since when each seat is waited for: who has just made a step, or is newly asked, begins anew."""
    found: Since = [None] * len(before)
    for seat in waiting:
        stays = seat in waited and seat != mover and before[seat] is not None
        found[seat] = before[seat] if stays else now
    return found


def is_gone(row: TableRow, seat: int, now: float) -> bool:
    """Tell whether the table has waited for a person longer than it says."""
    if row.state != "playing" or row.mode != "live" or seat not in row.waiting or seat >= len(row.seats):
        return False
    since = row.since[seat]
    each = row.seats[seat]
    return each.kind == "human" and each.bot is None and since is not None and now - since >= row.patience


def voters(row: TableRow, seat: int, now: float) -> dict[str, int]:
    """Return who decides about a seat: all other people who play and are not gone themselves, with their seats."""
    found: dict[str, int] = {}
    for each in row.seats:
        plays = each.person and each.bot is None and not is_gone(row, each.seat, now)
        if plays and each.person and each.person != row.seats[seat].person:
            found.setdefault(each.person, each.seat)
    return found


def vote(db: Connection, row: TableRow, person: Person, seat: int, what: Choice | None, now: float) -> None:
    """Vote about a seat, or take one's vote back; the majority decides at once."""
    if seat >= len(row.seats) or not is_gone(row, seat, now):
        raise Problem("not-gone")
    entitled = voters(row, seat, now)
    if person.id not in entitled:
        raise Problem("not-seated")
    since = row.since[seat]
    assert since is not None
    standing = [each for each in row.votes if each.since == row.since[each.seat] and is_gone(row, each.seat, now)]
    mine = [each for each in standing if (each.seat, each.person) == (seat, person.id)]
    if (mine[0].what if mine else None) == what:
        return
    votes = [each for each in standing if each not in mine]
    votes += [Vote(seat, person.id, what, since)] if what else []
    told = notice(row, VOTED[what] if what else "unvote", seat, entitled[person.id])
    for choice in VOTED:
        given = sum((each.seat, each.what) == (seat, choice) and each.person in entitled for each in votes)
        if 2 * given > len(entitled):
            told = [*told, *notice(row, choice, seat, None)[len(row.notices) :]]
            votes = [each for each in votes if each.seat != seat and choice == "bot"]
            if choice == "bot":
                set_seat(db, row.id, seat, bot=BEST_BOT)
            else:
                set_table(db, row.id, state="over", waiting=[], since=[None] * len(row.seats))
            break
    set_table(db, row.id, votes=votes, notices=told[-MOST_NOTICES:])


def take_back(db: Connection, row: TableRow, person: Person, seat: int | None, now: float) -> None:
    """Sit down again where the others have let a bot play; who has given up or handed over does not come back."""
    if row.state != "playing":
        raise Problem("not-playing")
    mine = [each.seat for each in row.seats if each.person == person.id and each.bot and not each.resigned]
    chosen = seat if seat is not None else next(iter(mine), None)
    if chosen is None or chosen not in mine:
        raise Problem("not-your-seat")
    set_seat(db, row.id, chosen, bot=None)
    since = list(row.since)
    since[chosen] = now if chosen in row.waiting else None
    set_table(db, row.id, since=since, notices=notice(row, "back", chosen, None)[-MOST_NOTICES:])


def notice(row: TableRow, kind: NoticeKind, seat: int, by: int | None) -> list[Notice]:
    """Return the notices of a table with one more: what happened about which seat, by whom, after which move."""
    return [*row.notices, {"kind": kind, "seat": seat, "by": by, "number": row.number, "made": time.time()}]
