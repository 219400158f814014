"""Names are compared without accents; a table remembers, by a hash, from where it was made."""

import sqlalchemy as sa
from alembic import op

from ecumene.server.names import displace_guests, look_columns

revision = "0006"
down_revision = "0005"
people = sa.table(
    "people", sa.column("id"), sa.column("name"), sa.column("key"), sa.column("look"), sa.column("look_small")
)


def upgrade() -> None:
    """Go forward. Accounts that look alike now keep their names; guests who look like an account get another."""
    db = op.get_bind()
    op.add_column("tables", sa.Column("origin", sa.String(length=32), nullable=True))
    op.create_index("ix_tables_owner", "tables", ["owner", "state"])
    op.create_index("ix_tables_origin", "tables", ["origin", "state"])
    for id, name in db.execute(sa.select(people.c.id, people.c.name).where(people.c.look.is_not(None))).all():
        db.execute(people.update().where(people.c.id == id).values(**look_columns(name)))
    for id, name in db.execute(sa.select(people.c.id, people.c.name).where(people.c.key.is_not(None))).all():
        displace_guests(db, name, id)
