"""How the database comes from any earlier version to today's: one file per step in ``versions``.

The steps run by themselves when a store is opened, so there is neither an ``alembic.ini`` nor an ``env.py``.
Alembic is imported only if there is a step to take: that saves every other start a sixth of its time.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from downforce.server.storage.schema import metadata

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

FOLDER = Path(__file__).parent


def is_up_to_date(connection: Connection) -> bool:
    """Whether the last step that this database has behind it is the last one of this version."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    taken = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return taken == [_last_step()]


def _last_step() -> str:
    """The revision of the last step: its file begins with it."""
    return max(path.stem.partition("_")[0] for path in (FOLDER / "versions").glob("[!_]*.py"))


def steps() -> ScriptDirectory:
    """The steps that this version knows."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(FOLDER))


def unknown_revisions(connection: Connection) -> list[str]:
    """The steps this database has behind it and this version does not know: a newer version wrote it."""
    from alembic.runtime.migration import MigrationContext

    known = {step.revision for step in steps().walk_revisions()}
    return sorted(set(MigrationContext.configure(connection).get_current_heads()) - known)


def upgrade(connection: Connection) -> None:
    """Takes the steps that are missing, all or none: the transaction is the caller's."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    scripts = steps()
    with EnvironmentContext(
        Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs("head", revision)
    ) as environment:
        # SQLite changes a table by copying it ("batch").
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        environment.run_migrations()
