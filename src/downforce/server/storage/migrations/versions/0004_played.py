"""Finished games have a key, and visitors have past races."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds a column, which stays empty for older games, and a table."""
    text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.add_column("games", sa.Column("key", text, nullable=True))
    op.create_table(
        "played",
        sa.Column("visitor", text, nullable=False),
        sa.Column("game", text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "game", name="played_key"),
    )
    op.create_index("played_by_visitor_finished", "played", ["visitor", "finished"])
