"""Plays games in Python for browsers, with the browser's store: see in_pyodide.mjs."""

from downforce.site.store import BrowserStore
from tests.site.play import Game
from tests.site.rows import PlainRows


async def main(numbers: list[int]) -> None:
    """Prints what each game told."""
    for number in numbers:
        print(await Game(number, BrowserStore(PlainRows())).play())
