"""A website of files tells its page, byte for byte, what a server tells it: same deals, same actions."""

import asyncio
from pathlib import Path

import pytest

from downforce.server.storage.store import DatabaseStore
from tests.server.databases import sqlite_url
from tests.site.pieces import play_in_pyodide
from tests.site.play import MODES, Game


async def _on_a_server(url: str, numbers: list[int]) -> list[str]:
    told = []
    for number in numbers:
        store = await DatabaseStore.open(f"{url}-{number}")
        try:
            told.append(await Game(number, store).play())
        finally:
            await store.close()
    return told


def _are_the_same(tmp_path: Path, numbers: list[int]) -> None:
    here = asyncio.run(_on_a_server(sqlite_url(tmp_path), numbers))
    assert {line.split()[1] for line in here} == {MODES[number % len(MODES)] for number in numbers}
    assert play_in_pyodide(tmp_path, numbers) == here


def test_games_are_told_the_same_in_python_for_browsers(tmp_path: Path) -> None:
    _are_the_same(tmp_path, [0, 1])


@pytest.mark.soak
@pytest.mark.parametrize("tens", range(5))
def test_fifty_games_of_all_modes_are_told_the_same_in_python_for_browsers(tmp_path: Path, tens: int) -> None:
    _are_the_same(tmp_path, [*range(10 * tens, 10 * tens + 10)])
