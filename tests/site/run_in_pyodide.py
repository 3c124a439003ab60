"""Plays the games of NUMBERS in Python for browsers, with the browser's store: see in_pyodide.mjs."""

from downforce.site.store import BrowserStore
from tests.site.play import Game
from tests.site.rows import PlainRows

for number in NUMBERS:  # type: ignore[name-defined]  # noqa: F821
    print(await Game(number, BrowserStore(PlainRows())).play())  # type: ignore[top-level-await]  # noqa: F704
