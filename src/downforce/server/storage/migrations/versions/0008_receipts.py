"""Receipts of deals go to another device with its code."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds a column, which stays empty for older codes."""
    op.add_column("codes", sa.Column("receipts", sa.LargeBinary, nullable=True))
