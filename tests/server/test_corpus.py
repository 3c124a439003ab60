"""What earlier versions stored opens in this one."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import get_args

import pytest

from downforce.notation.record import GameRecord
from downforce.server.table import log
from downforce.server.table.fold import Status, record
from downforce.server.table.packing import unpack
from tests.server.corpus import FOLDER, folded

FILES = sorted(FOLDER.glob("*.log"))


def test_there_are_stored_logs() -> None:
    assert len(FILES) >= 6


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_log_folds_to_the_same_game(path: Path) -> None:
    digest, packed, *entries = path.read_text(encoding="utf-8").splitlines()
    table = folded(entries)
    assert table.status is Status.OVER
    assert table.digest == digest
    assert table.rematch == "another"
    assert str(record(table)) == unpack(base64.b64decode(packed))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_packed_game_opens(path: Path) -> None:
    digest, packed, *_ = path.read_text(encoding="utf-8").splitlines()
    game = GameRecord.parse(unpack(base64.b64decode(packed)))
    assert game.digest == digest
    assert game.end.is_over


def test_every_kind_of_entry_is_among_them() -> None:
    kinds = {
        type(log.read_entry(line.encode()))
        for path in FILES
        for line in path.read_text(encoding="utf-8").splitlines()[2:]
    }
    seldom = {log.Changed, log.Sat, log.BotSat, log.Redealt, log.HostPassed}
    assert kinds | seldom == set(get_args(log.Entry))
