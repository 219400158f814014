"""The lobby: tables are made, found, joined and left; a game begins when no seat is open."""

from __future__ import annotations

import datetime
import secrets
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, delete, func, select

from ecumene.games import find
from ecumene.kernel.game import Game
from ecumene.players import NAMES
from ecumene.server.db.schema import chat, seats, snapshots, steps, tables
from ecumene.server.errors import Problem, say
from ecumene.server.exclusions import refused
from ecumene.server.journal import write_snapshot
from ecumene.server.lobby_list import bots_alone
from ecumene.server.people import Person, new_id
from ecumene.server.quotas import check_quotas
from ecumene.server.settings import Settings
from ecumene.server.table_rows import (
    Doc,
    SeatRow,
    TableRow,
    read_table,
    set_seat,
    set_table,
    write_table,
)
from ecumene.table.clean_text import clean
from ecumene.table.errors import Complaint
from ecumene.table.seeds import commitment
from ecumene.table.setup_choices import check_options, check_seed, find_game
from ecumene.table.table import Table
from ecumene.table.words import words

PATIENCE = 259_200  # seconds: three days, for people in different parts of the world
A_BOT_GAME = 60.0  # seconds after which a game of bots may have ended
MOST_DEALS = 40  # until the wanted seat begins


def the_game(key: str) -> Game:
    """Return a game by its key."""
    try:
        return find_game(key)
    except Complaint as wrong:
        if wrong.id != "game":  # what is wrong with our own files is for the log
            raise
        raise Problem("unknown-game", cause=wrong) from None


def the_bot(name: str) -> str:
    """Return the name of a bot that there is."""
    if name not in NAMES:
        raise Problem("unknown-bot", bot=name)
    return name


def choices(game: Game, players: int, options: Doc, lang: str) -> Doc:
    """Return options that go together; the rulebook's own reason when they do not."""
    if players not in game.seats:
        raise Problem("players", game=words(game, lang).format("game-name"), players=players)
    try:
        return check_options(game, players, options)
    except Complaint as wrong:
        on = {name: value for name, value in options.items() if value not in (None, False)}
        problem = Problem("bad-choice", cause=wrong)
        why = refused(game, players, on, words(game, lang)) if wrong.id in ("choice", "option-players") else None
        if why is not None:
            problem.words, problem.rule = why["reason"], why["rule"]
            problem.page, problem.chapter = why["page"], why["chapter"]
        raise problem from None


def make_seats(wanted: list[str], person: Person, mode: str, lang: str) -> tuple[SeatRow, ...]:
    """Return seats from words: "you", "open", "bot:planner"."""
    if mode == "live" and wanted.count("you") > 1:
        raise Problem("seats")
    made = []
    for seat, word in enumerate(wanted):
        if word == "you":
            made.append(SeatRow(seat, "human", person.id, None, person.name, None, False, 0))
        elif word == "open" and mode == "live":
            made.append(SeatRow(seat, "open", None, None, "", None, False, 0))
        elif word.startswith("bot:"):
            bot = the_bot(word.removeprefix("bot:"))
            made.append(SeatRow(seat, "bot", None, None, say(lang, f"bot-{bot}"), bot, False, 0))
        else:
            raise Problem("seats")
    return tuple(made)


def new_row(person: Person, game: str, options: Doc, sitting: tuple[SeatRow, ...], **more: Any) -> TableRow:
    """Return a table that nobody has played at yet."""
    now = time.time()
    values: dict[str, Any] = {
        "id": new_id(),
        "game": game,
        "options": options,
        "players": len(sitting),
        "name": person.name,
        "visibility": "private",
        "mode": "live",
        "state": "open",
        "lang": person.lang,
        "invite": secrets.token_urlsafe(16),
        "owner": person.id,
        "seed": None,
        "commitment": None,
        "answers": [],
        "created": now,
        "changed": now,
        "rematch": None,
        "version": 0,
        "number": 0,
        "waiting": [],
        "result": None,
        "patience": PATIENCE,
        "since": [None] * len(sitting),
        "votes": [],
        "notices": [],
        "sent_away": [],
        "seats": sitting,
        "account": not person.guest,
    }
    return TableRow(**(values | more))


def create(db: Connection, row: TableRow, settings: Settings, now: float, begins: int | None = None) -> TableRow:
    """Store a new table; it begins at once when no seat is open, with the seat that begins.

    Here and below `now` is the server's own time, from which on a seat is waited for.
    """
    check_quotas(db, row, settings)
    check_bots_alone(db, row, settings)
    write_table(db, row)
    begin_if_full(db, row, now, begins)
    return found(db, row.id)


def begin_if_full(db: Connection, row: TableRow, now: float, begins: int | None = None) -> None:
    """Lay out the game when nobody is missing; by another seed as long as another seat would begin."""
    if row.state != "open" or any(each.kind == "open" for each in row.seats):
        return
    game = find(row.game)
    options = check_options(game, row.players, row.options)
    table = Table.begin(game, row.players, options, check_seed(row.seed))
    for _ in range(MOST_DEALS if begins is not None and row.seed is None else 0):
        if begins in table.waiting:
            break
        table = Table.begin(game, row.players, options, check_seed(None))
    table.name_seats(seat_names(row))
    table.date = datetime.datetime.now(tz=datetime.UTC).strftime("%Y.%m.%d")
    table.commitment = commitment(table.seed)
    lay_out(db, row.id, table, now)
    set_table(db, row.id, seed=str(table.seed), commitment=table.commitment)


def lay_out(db: Connection, id: str, table: Table, now: float, data: bytes | None = None) -> None:
    """Store a game as it begins; `data` is the table, if it is packed."""
    write_snapshot(db, id, table, data)
    set_table(
        db,
        id,
        state="playing" if table.waiting else "over",
        version=table.version,
        number=table.number,
        waiting=list(table.waiting),
        result=table.result,
        since=[now if seat in table.waiting else None for seat in range(table.players)],
    )


def seat_names(row: TableRow) -> list[str]:
    """Return the names of the seats, told apart where they are alike; one person's many seats are numbered."""
    names = ["" if row.one_screen() and each.kind == "human" else each.name for each in row.seats]
    if row.one_screen() and sum(each.kind == "human" for each in row.seats) == 1:
        names = [each.name for each in row.seats]
    told: list[str] = []
    for name in names:
        again = sum(other == name for other in names[: len(told)])
        told.append(clean(f"{name[:36]} {again + 1}") if name and again else name)
    return told


def found(db: Connection, id: str) -> TableRow:
    """Return a table that is there; Problem when it is not."""
    row = read_table(db, id)
    if row is None:
        raise Problem("not-found")
    return row


def check_bots_alone(db: Connection, row: TableRow, settings: Settings) -> None:
    """Refuse one more table of bots alone where there are enough others."""
    if any(each.bot is None for each in row.seats):
        return
    others = (tables.c.state == "playing") & (tables.c.id != row.id)
    playing = select(func.count()).select_from(tables).where(others, bots_alone())
    if db.execute(playing.where(tables.c.owner == row.owner)).scalar_one() >= settings.bot_tables_of_one:
        raise Problem("bot-tables", who="person", most=settings.bot_tables_of_one).again_in(A_BOT_GAME)
    here = playing.where(tables.c.origin == row.origin)
    if row.origin is not None and db.execute(here).scalar_one() >= settings.bot_tables_of_address:
        raise Problem("bot-tables", who="address", most=settings.bot_tables_of_address).again_in(A_BOT_GAME)
    if db.execute(playing).scalar_one() >= settings.bot_tables:
        raise Problem("bot-tables", who="server", most=settings.bot_tables).again_in(A_BOT_GAME)


def join(db: Connection, row: TableRow, person: Person, seat: int | None, now: float) -> None:
    """Take an open seat."""
    if row.state != "open":
        raise Problem("not-open")
    if row.seats_of(person.id):
        raise Problem("already-seated")
    if person.id in row.sent_away:
        raise Problem("sent-away")
    free = [each.seat for each in row.seats if each.kind == "open" and each.held in (None, person.id)]
    held = [each.seat for each in row.seats if each.kind == "open" and each.held == person.id]
    chosen = seat if seat is not None else next(iter(held or free), None)
    if chosen is None or chosen not in free:
        raise Problem("no-seat-free")
    set_seat(db, row.id, chosen, kind="human", person=person.id, name=person.name, held=None)
    begin_if_full(db, found(db, row.id), now)


def leave(db: Connection, row: TableRow, person: Person) -> bool:
    """Stand up before the game begins; say whether the table is still there."""
    if row.state != "open":
        raise Problem("not-open")
    mine = row.seats_of(person.id)
    if not mine and person.id != row.owner:
        raise Problem("not-seated")
    for seat in mine:
        set_seat(db, row.id, seat, kind="open", person=None, name="")
    if any(each.person for each in found(db, row.id).seats):
        return True
    remove(db, row.id)
    return False


def send_away(db: Connection, row: TableRow, owner: Person, seat: int) -> None:
    """Free a seat that somebody has taken; that person does not come back to this table."""
    _check_owner(row, owner)
    person = row.seats[seat].person if seat < len(row.seats) else None
    if person is None or person == owner.id:
        raise Problem("no-guest")
    set_seat(db, row.id, seat, kind="open", person=None, name="")
    set_table(db, row.id, sent_away=[*row.sent_away, person])


def close(db: Connection, row: TableRow, owner: Person) -> None:
    """Take a table away: before its game begins, or where nobody else but bots has a seat."""
    if owner.id != row.owner:
        raise Problem("forbidden")
    if row.state != "open" and any(each.person not in (None, owner.id) for each in row.seats):
        raise Problem("not-alone")
    remove(db, row.id)


def new_invite(db: Connection, row: TableRow, owner: Person) -> None:
    """Make another invitation; the old one opens nothing any more."""
    if owner.id != row.owner:
        raise Problem("forbidden")
    set_table(db, row.id, invite=secrets.token_urlsafe(16))


def _check_owner(row: TableRow, person: Person) -> None:
    if person.id != row.owner:
        raise Problem("forbidden")
    if row.state != "open":
        raise Problem("not-open")


def remove(db: Connection, id: str) -> None:
    """Take a table away with everything on it."""
    for each in (chat, steps, snapshots, seats):
        db.execute(delete(each).where(each.c.table == id))
    db.execute(delete(tables).where(tables.c.id == id))


def fill(db: Connection, row: TableRow, person: Person, bot: str, seat: int | None, lang: str, now: float) -> None:
    """Let bots take the open seats, or one of them."""
    if row.state != "open":
        raise Problem("not-open")
    if person.id != row.owner:
        raise Problem("forbidden")
    free = [each.seat for each in row.seats if each.kind == "open"]
    chosen = free if seat is None else [seat]
    if not chosen or not set(chosen) <= set(free):
        raise Problem("no-seat-free")
    for each in chosen:
        set_seat(db, row.id, each, kind="bot", bot=the_bot(bot), name=say(lang, f"bot-{bot}"), held=None)
    begin_if_full(db, found(db, row.id), now)


def give_up(db: Connection, row: TableRow, seat: int, bot: str, resign: bool) -> None:
    """Let a bot play a seat on; one who resigns has lost, whatever the bot does."""
    if row.state != "playing":
        raise Problem("not-playing")
    if resign:
        set_seat(db, row.id, seat, bot=the_bot(bot), resigned=1)
    else:
        set_seat(db, row.id, seat, bot=the_bot(bot), kind="bot", person=None)


def rematch(
    db: Connection, row: TableRow, person: Person, settings: Settings, now: float, origin: str | None = None
) -> TableRow:
    """Return the next table with the same people: made by the first who asks, joined by the others."""
    if row.state != "over":
        raise Problem("not-over")
    if not any(each.person == person.id for each in row.seats):
        raise Problem("not-seated")
    if row.rematch is not None:
        again = _whole(db, row.rematch)
        if again is not None:
            if again.state == "open" and not again.seats_of(person.id):
                join(db, again, person, None, now)
            return found(db, again.id)
    sitting = []
    for each in row.seats:
        mine = each.person == person.id
        fresh = replace(each, resigned=False, seen=0, held=None)
        if each.person is None:
            sitting.append(fresh)
        elif mine:
            sitting.append(replace(fresh, kind="human", bot=None, name=person.name))
        else:
            sitting.append(replace(fresh, kind="open", person=None, name="", bot=None, held=each.person))
    kept = ("name", "visibility", "mode", "lang", "patience", "sent_away")
    more = {name: getattr(row, name) for name in kept}
    new = new_row(person, row.game, row.options, tuple(sitting), origin=origin, **more)
    made = create(db, new, settings, now)
    set_table(db, row.id, rematch=made.id)
    return made


def _whole(db: Connection, id: str) -> TableRow | None:
    """Return a table that is there and can be read, locked."""
    try:
        return read_table(db, id, lock=True)
    except Problem:
        return None
