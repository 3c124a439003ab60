"""How the database comes from any earlier version to today's: one file per step in ``versions``.

The steps run by themselves when a store is opened, so there is neither an ``alembic.ini`` nor an ``env.py``.
"""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from downforce.server.storage.schema import metadata


def steps() -> ScriptDirectory:
    """The steps that this version knows."""
    return ScriptDirectory(str(Path(__file__).parent))


def unknown_revisions(connection: Connection) -> list[str]:
    """The steps this database has behind it and this version does not know: a newer version wrote it."""
    known = {step.revision for step in steps().walk_revisions()}
    return sorted(set(MigrationContext.configure(connection).get_current_heads()) - known)


def upgrade(connection: Connection) -> None:
    """Takes the steps that are missing, all or none: the transaction is the caller's."""
    scripts = steps()
    with EnvironmentContext(
        Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs("head", revision)
    ) as environment:
        # SQLite changes a table by copying it ("batch").
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        environment.run_migrations()
