"""Public games are stored without names as well."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds a column, which stays empty for older games."""
    op.add_column("games", sa.Column("nameless", sa.LargeBinary, nullable=True))
