from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Receipts are kept in a folder of the test, not with the user's data."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("DOWNFORCE_DATA", str(folder))
    return folder
