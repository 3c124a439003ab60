"""Several processes on one database: which are up, and who is connected to each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the two tables; in PostgreSQL without a log of their own, as nothing in them outlives a crash."""
    text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "processes",
        sa.Column("id", text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="processes_key"),
    )
    op.create_table(
        "presence",
        sa.Column("process", text, nullable=False),
        sa.Column("table_id", text, nullable=False),
        sa.Column("visitors", text, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", name="presence_key"),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name="presence_process", ondelete="CASCADE"),
    )
    op.create_index("presence_by_table_id", "presence", ["table_id"])
    if op.get_context().dialect.name == "postgresql":
        op.execute("ALTER TABLE presence SET UNLOGGED")
        op.execute("ALTER TABLE processes SET UNLOGGED")
