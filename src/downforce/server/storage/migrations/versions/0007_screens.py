"""Big screens, and the table that each shows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "screens",
        sa.Column("key_hash", sa.LargeBinary, nullable=False),
        sa.Column("code_hash", sa.LargeBinary),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("table_key", sa.Integer),
        sa.PrimaryKeyConstraint("key_hash", name="screens_key"),
        sa.UniqueConstraint("code_hash", name="screens_by_code_hash"),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="screens_table_key", ondelete="CASCADE"),
    )
    op.create_index("screens_by_table_key", "screens", ["table_key"])
