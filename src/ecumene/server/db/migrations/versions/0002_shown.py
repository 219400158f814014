"""Steps of sealed answers: what everybody saw after a step is no longer its place in the journal."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward; before, both were the same."""
    op.add_column("steps", sa.Column("shown", sa.Integer(), nullable=True))
    op.execute("UPDATE steps SET shown = version")
