"""The commands there are. Each is imported when it runs, so that the others cost it nothing."""

from __future__ import annotations

from cyclopts import App

from downforce.cli.help import Help
from downforce.cli.home import home
from downforce.version import __version__

COMMANDS = {
    "play": "downforce.cli.play:play",
    "replay": "downforce.cli.replay:replay",
    "serve": "downforce.cli.serve:serve",
    "simulate": "downforce.cli.simulate:simulate",
    "arena": "downforce.cli.arena:arena",
    "track": "downforce.cli.track:track_app",
    "verify": "downforce.cli.verify:verify",
    "site": "downforce.cli.site:site",
    "admin": "downforce.cli.admin:admin_app",
}


def make_app() -> App:
    """The command line as a whole."""
    app = App(
        name="downforce",
        version=__version__,
        help_formatter=Help(),
        suppress_keyboard_interrupt=False,  # main answers it
    )
    for name, place in COMMANDS.items():
        app.command(place, name=name, help=name)  # a help text is there, so none is looked for in the module
    app.default(home)
    return app
