"""What the lobby lists: which tables, in which order, page by page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, case, func, or_, select

from ecumene.server.db.schema import seats, tables
from ecumene.server.table_rows import Doc, TableRow, read_tables

MOST_LISTED = 100
STATES = ("open", "playing", "over")
MOST_ROUNDS = 5  # of reading a page again because of damaged tables


def bots_alone() -> ColumnElement[bool]:
    """Return what is true of tables where nobody plays but bots."""
    played = (seats.c.table == tables.c.id) & seats.c.bot.is_(None)
    return ~select(seats.c.seat).where(played).exists()


@dataclass(frozen=True)
class Wanted:
    """Which tables somebody wants to see, and which page of them."""

    state: str | None = None
    mine: bool = False
    game: str | None = None
    which: str | None = None
    offset: int = 0
    limit: int = MOST_LISTED


def listed(db: Connection, person: str | None, wanted: Wanted) -> list[TableRow]:
    """Return tables of the lobby: those that wait for people first, each owner's latest before anybody's second.

    These are the public ones of people and one's own; or only one's own, or `which`: those of other people, or
    those where bots play among themselves.
    """
    query = select(tables.c.id)  # the order is found of ids alone, which are short
    own = tables.c.id.in_(select(seats.c.table).where(or_(seats.c.person == person, seats.c.held == person))) | (
        tables.c.owner == person
    )
    public = tables.c.visibility == "public"
    if wanted.mine:
        query = query.where(own)
    elif wanted.which == "bots":
        query = query.where(public, bots_alone())
    else:
        of_people = public & ~bots_alone()
        if wanted.which == "others":
            query = query.where(of_people if person is None else of_people & ~own)
        else:
            query = query.where(of_people if person is None else or_(of_people, own))
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    return _page(db, query, wanted)


def _page(db: Connection, query: Select[Any], wanted: Wanted) -> list[TableRow]:
    """Return a page of tables. In the place of damaged ones come the next, so that the page is full."""
    damaged: set[str] = set()
    for _ in range(MOST_ROUNDS):
        ids = _ids(db, query.where(tables.c.id.not_in(damaged)), wanted)
        rows = {row.id: row for row in db.execute(select(tables).where(tables.c.id.in_(ids)))}
        found = read_tables(db, [rows[id] for id in ids if id in rows])
        if len(found) == len(rows):
            break
        damaged |= rows.keys() - {row.id for row in found}
    return found


def _ids(db: Connection, query: Select[Any], wanted: Wanted) -> list[str]:
    """Return the ids of a page, state after state: most pages end before the many games that are over."""
    if wanted.mine:
        of_state = query.where(tables.c.state == wanted.state) if wanted.state else query
        return list(db.execute(_latest(of_state).offset(wanted.offset).limit(wanted.limit)).scalars())
    ids: list[str] = []
    offset = wanted.offset
    for state in [wanted.state] if wanted.state else STATES:
        part = query.where(tables.c.state == state)
        ordered = _latest(part) if state == "over" else _in_turn(part)
        found = list(db.execute(ordered.offset(offset).limit(wanted.limit - len(ids))).scalars())
        ids += found
        if len(ids) == wanted.limit:
            break
        if found:
            offset = 0
        elif offset:
            offset -= db.execute(select(func.count()).select_from(part.subquery())).scalar_one()
    return ids


def _latest(query: Select[Any]) -> Select[Any]:
    return query.order_by(tables.c.changed.desc(), tables.c.id)


def _in_turn(query: Select[Any]) -> Select[Any]:
    """Order tables so that nobody fills a page alone: the first of every owner before the second of anybody.

    The same holds for addresses, and within an address its owners take turns.
    """
    of_owner = _rank(tables.c, tables.c.owner).label("of_owner")
    ranked = query.add_columns(tables.c.changed, tables.c.origin, of_owner).subquery()
    of_origin = _rank(ranked.c, ranked.c.origin, ranked.c.of_owner)
    turn = case((ranked.c.of_owner > of_origin, ranked.c.of_owner), else_=of_origin)
    return select(ranked.c.id).order_by(turn, ranked.c.changed.desc(), ranked.c.id)


def _rank(of: Any, who: ColumnElement[Any], *first: ColumnElement[Any]) -> ColumnElement[int]:
    """Return the place of a table among those of one owner or address, the latest first."""
    group = func.coalesce(who, of.id)
    return func.row_number().over(partition_by=group, order_by=[*first, of.changed.desc(), of.id])


def finished(db: Connection, person: str, game: str) -> list[tuple[Doc, Doc]]:
    """Return all games that somebody has played to the end and not given up: options and result of each."""
    own = select(seats.c.table).where(seats.c.person == person, seats.c.resigned == 0)
    query = select(tables).where(tables.c.game == game, tables.c.state == "over", tables.c.id.in_(own))
    rows = read_tables(db, list(db.execute(query.where(tables.c.mode.in_(["live", "hotseat"])))))
    return [(row.options, row.result) for row in rows if row.result is not None]
