"""What ``downforce admin`` writes: bans, and a log of everything it did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the two tables."""
    text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "bans",
        sa.Column("target", text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("reason", text, nullable=False),
        sa.PrimaryKeyConstraint("target", name="bans_key"),
    )
    op.create_table(
        "admin_log",
        sa.Column("key", sa.Integer, sa.Identity(), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", text, nullable=False),
        sa.Column("target", text, nullable=False),
        sa.Column("details", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("key", name="admin_log_key"),
        sqlite_autoincrement=True,
    )
