"""What is stored. Ids of sessions and tokens are stored hashed; plain data is stored as JSON text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)
from sqlalchemy import Text as LongText

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("key", String(160), unique=True),  # the folded name of an account; none for guests
    Column("password", String(200)),
    Column("recovery", String(64)),  # the hash of the code that was shown at registration
    Column("lang", String(2), nullable=False),
    Column("theme", String(16), nullable=False),
    Column("density", String(16), nullable=False),
    Column("speed", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("look", String(160), index=True),  # how the name looks, as it is written and in small letters
    Column("look_small", String(160), index=True),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("ends", Float, nullable=False),  # by the server's own time, see clock
    Column("used", Float),  # to the day
)

devices = Table(
    "devices",  # from which somebody has logged in
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

clock = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),  # the server's own
    Column("wall", Float, nullable=False),  # what the machine said then
    Column("doubt", Float, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", LongText, nullable=False),
    Column("players", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("owner", String(32), ForeignKey("people.id")),
    Column("origin", String(32)),  # from where it was made: a hash whose key the server forgets when it stops
    Column("seed", String(40)),  # not sent before the end
    Column("commitment", String(64)),  # the hash of the seed, known from the start
    Column("answers", LongText),  # of a tutorial: the moves of each seat that a bot plays; never sent
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(32)),
    Column("version", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("waiting", LongText, nullable=False),
    Column("result", LongText),
    Column("patience", Integer, nullable=False),  # seconds after which the others may decide about a seat
    Column("since", LongText),  # of each seat: since when it is waited for
    Column("votes", LongText),  # about seats that are waited for too long
    Column("notices", LongText),  # what was decided about seats, told to everybody
    Column("sent_away", LongText),  # by the owner, before the game began
    Column("stays", Float),  # a game of guests: not removed before, because it was old when such games began to be
    Index("ix_tables_lobby", "state", "visibility", "changed"),
    Index("ix_tables_owner", "owner", "state"),
    Index("ix_tables_origin", "origin", "state"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("held", String(32)),  # an open seat that waits for this person: a rematch
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("resigned", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
)

steps = Table(
    "steps",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # the revision of the table after the step: no two are the same
    Column("shown", Integer),  # the version that everybody saw then; steps of sealed answers leave it
    Column("kind", String(8), nullable=False),  # move, undo, redo, given, let-pass or ask
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("luck", LongText, nullable=False),
    Column("who", String(32), nullable=False),
    Column("client", String(64)),
    Column("made", Float, nullable=False),
    UniqueConstraint("table", "who", "client"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("n", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("to", String(8), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("made", Float, nullable=False),
)
