"""How names look, known devices, when a session was last used, the server's own time, and longer seeds."""

import time

import sqlalchemy as sa
from alembic import op

from ecumene.server.names import look_columns

revision = "0004"
down_revision = "0003"
people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("look"), sa.column("look_small"))


def upgrade() -> None:
    """Go forward; sessions count from now."""
    db = op.get_bind()
    op.add_column("people", sa.Column("look", sa.String(length=160), nullable=True))
    op.add_column("people", sa.Column("look_small", sa.String(length=160), nullable=True))
    op.create_index("ix_people_look", "people", ["look"])
    op.create_index("ix_people_look_small", "people", ["look_small"])
    for id, name in db.execute(sa.select(people.c.id, people.c.name)).all():
        db.execute(people.update().where(people.c.id == id).values(**look_columns(name)))
    op.add_column("sessions", sa.Column("used", sa.Float(), nullable=True))
    db.execute(sa.text("UPDATE sessions SET used = :now"), {"now": time.time()})
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_devices")),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("wall", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock")),
    )
    op.add_column("tables", sa.Column("commitment", sa.String(length=64), nullable=True))
    if db.dialect.name == "postgresql":  # SQLite keeps texts of any length
        op.alter_column("tables", "seed", type_=sa.String(length=40))
