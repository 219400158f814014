"""Recovery codes; since when seats are waited for, votes about them, what was decided, and who was sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
PATIENCE = 259_200  # three days, as new tables have


def upgrade() -> None:
    """Go forward; at tables in play the time begins with the next step."""
    op.add_column("people", sa.Column("recovery", sa.String(length=64), nullable=True))
    usual = sa.text(str(PATIENCE))
    op.add_column("tables", sa.Column("patience", sa.Integer(), nullable=False, server_default=usual))
    for name in ("since", "votes", "notices", "sent_away"):
        op.add_column("tables", sa.Column(name, sa.Text(), nullable=True))
