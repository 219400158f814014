"""Games of guests that are old already when they begin to expire stay for a week, in which the table says so."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
NOTICE = 7 * 24 * 3600.0  # seconds
tables = sa.table("tables", sa.column("stays"), sa.column("state"))


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("stays", sa.Float(), nullable=True))
    begun = tables.c.state.in_(["playing", "over"])
    op.get_bind().execute(tables.update().where(begun).values(stays=time.time() + NOTICE))
