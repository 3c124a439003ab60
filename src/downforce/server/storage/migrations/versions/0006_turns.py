"""For whom tables wait, beside their logs; nights and holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes four tables. The rows of today's tables count as older than their logs, which are read again."""
    text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    key = sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="turns_table_key", ondelete="CASCADE")
    op.create_table(
        "turns",
        sa.Column("table_key", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("asked", text, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("warned", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_key", name="turns_key"),
        key,
    )
    op.create_index("turns_by_due", "turns", ["due"])
    op.create_index("turns_by_turn_at", "turns", ["turn", "at"])
    op.create_table(
        "seats",
        sa.Column("table_key", sa.Integer, nullable=False),
        sa.Column("visitor", text, nullable=False),
        sa.Column("seats", text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.Column("until", sa.BigInteger),
        sa.Column("seen", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_key", "visitor", name="seats_key"),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="seats_table_key", ondelete="CASCADE"),
    )
    op.create_index("seats_by_visitor", "seats", ["visitor"])
    op.create_table(
        "nights",
        sa.Column("visitor", text, nullable=False),
        sa.Column("zone", text, nullable=False),
        sa.Column("begin", sa.Integer),
        sa.Column("end", sa.Integer),
        sa.PrimaryKeyConstraint("visitor", name="nights_key"),
    )
    op.create_table(
        "holidays",
        sa.Column("visitor", text, nullable=False),
        sa.Column("day", text, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "day", name="holidays_key"),
    )
    op.execute(
        "INSERT INTO turns (table_key, seq, at, turn, asked, paused)"
        " SELECT key, 0, updated, 0, '', false FROM tables WHERE status <> 'over'"
    )
    op.execute(
        "INSERT INTO seats (table_key, visitor, seats, seq) SELECT DISTINCT entries.table_key, visitor, '?',"
        " 0 FROM entries JOIN turns ON turns.table_key = entries.table_key WHERE visitor <> ''"
    )
