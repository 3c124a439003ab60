"""Who is called on which way, what is still to be sent, and what became of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Makes five tables, and a column for when a page showed a table."""
    text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.add_column("seats", sa.Column("shown", sa.BigInteger, nullable=True))
    op.create_table(
        "callees",
        sa.Column("visitor", text, nullable=False),
        sa.Column("language", text, nullable=False),
        sa.Column("reminders", sa.Boolean, nullable=False),
        sa.Column("digest", sa.Integer),
        sa.PrimaryKeyConstraint("visitor", name="callees_key"),
    )
    op.create_table(
        "ways",
        sa.Column("key", sa.Integer, sa.Identity(), nullable=False),
        sa.Column("visitor", text, nullable=False),
        sa.Column("way", text, nullable=False),
        sa.Column("hash", text, nullable=False),
        sa.Column("address", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("key", name="ways_key"),
        sa.UniqueConstraint("hash", name="ways_by_hash"),
        sqlite_autoincrement=True,
    )
    op.create_index("ways_by_visitor", "ways", ["visitor"])
    key = sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="outbox_table_key", ondelete="CASCADE")
    op.create_table(
        "outbox",
        sa.Column("table_key", sa.Integer, nullable=False),
        sa.Column("visitor", text, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("way", text, nullable=False),
        sa.Column("target", text, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("taken", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", text, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "visitor", "turn", "way", name="outbox_key"),
        key,
    )
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_index("outbox_by_visitor", "outbox", ["visitor"])
    op.create_table(
        "calls",
        sa.Column("key", sa.Integer, sa.Identity(), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("visitor", text, nullable=False),
        sa.Column("way", text, nullable=False),
        sa.Column("outcome", text, nullable=False),
        sa.Column("reason", text, nullable=False),
        sa.Column("table_id", text, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("races", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("key", name="calls_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("calls_by_visitor_at", "calls", ["visitor", "at"])
    op.create_index("calls_by_at", "calls", ["at"])
    op.create_table(
        "confirmations",
        sa.Column("hash", text, nullable=False),
        sa.Column("visitor", text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("never", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="confirmations_key"),
    )
    op.create_index("confirmations_by_visitor_at", "confirmations", ["visitor", "at"])
