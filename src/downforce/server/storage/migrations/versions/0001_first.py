"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes every table of the first version."""
    text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "tables",
        sa.Column("key", sa.Integer, sa.Identity(), nullable=False),
        sa.Column("id", text, nullable=False),
        sa.Column("code", text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("status", text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("listing", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("key", name="tables_key"),
        sa.UniqueConstraint("id", name="tables_by_id"),
        sa.UniqueConstraint("code", name="tables_by_code"),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_by_status_updated", "tables", ["status", "updated"])
    op.create_table(
        "entries",
        sa.Column("table_key", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("visitor", text, nullable=False),
        sa.Column("action_id", text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "seq", name="entries_key"),
        sa.UniqueConstraint(
            "table_key", "visitor", "action_id", name="entries_by_table_key_visitor_action_id"
        ),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="entries_table_key", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "games",
        sa.Column("id", text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="games_key"),
    )
    op.create_index("games_by_public_finished_id", "games", ["public", "finished", "id"])
    op.create_table(
        "visitors",
        sa.Column("id", text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="visitors_key"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("visitor", text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="tokens_key"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="tokens_visitor"),
    )
    op.create_table(
        "codes",
        sa.Column("visitor", text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="codes_key"),
        sa.UniqueConstraint("hash", name="codes_by_hash"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="codes_visitor"),
    )
    op.create_table(
        "settings",
        sa.Column("name", text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="settings_key"),
    )
