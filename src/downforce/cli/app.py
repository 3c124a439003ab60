"""The commands there are."""

from __future__ import annotations

from cyclopts import App

from downforce.cli.admin import make_admin_app
from downforce.cli.arena import arena
from downforce.cli.help import Help
from downforce.cli.home import home
from downforce.cli.play import play
from downforce.cli.replay import replay
from downforce.cli.serve import serve
from downforce.cli.simulate import simulate
from downforce.cli.track import make_track_app
from downforce.cli.verify import verify
from downforce.version import __version__


def make_app() -> App:
    """The command line as a whole."""
    app = App(
        name="downforce",
        version=__version__,
        help_formatter=Help(),
        suppress_keyboard_interrupt=False,  # main answers it
    )
    app.command(play)
    app.command(replay)
    app.command(serve)
    app.command(simulate)
    app.command(arena)
    app.command(make_track_app())
    app.command(verify)
    app.command(make_admin_app())
    app.default(home)
    return app
