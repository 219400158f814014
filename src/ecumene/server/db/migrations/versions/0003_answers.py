"""Tutorials: what the rivals answer is fixed with the deal."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go forward; rivals of older tables answer as they think."""
    op.add_column("tables", sa.Column("answers", sa.Text(), nullable=True))
