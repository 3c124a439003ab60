"""``downforce admin``: the host's commands on the database of a server. One file per group of commands."""

from __future__ import annotations

from cyclopts import App

from downforce.cli.admin.bans import ban, list_bans, unban
from downforce.cli.admin.figures import figures, log
from downforce.cli.admin.move import move
from downforce.cli.admin.tables import close, tables
from downforce.cli.admin.visitors import delete, visitor


def make_admin_app() -> App:
    """The commands of the host."""
    app = App(name="admin")
    app.command(tables)
    app.command(close)
    app.command(visitor)
    app.command(delete)
    app.command(ban)
    app.command(unban)
    app.command(list_bans, name="bans")
    app.command(figures)
    app.command(log)
    app.command(move)
    return app
