"""The folder of compiled code: named after the sources, private, and deleted when it is used no longer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="the extra fast is not installed")

import downforce as df
from downforce.fast.targets import cache


def use(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    monkeypatch.setenv(cache.FOLDER, str(folder))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    cache.use_cache()
    return Path(os.environ["NUMBA_CACHE_DIR"])


def test_only_its_user_can_open_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = use(monkeypatch, tmp_path)
    assert folder == tmp_path / f"fast-{cache.sources_digest()}"
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.chmod(0o770)
    with pytest.raises(df.DownforceError, match="others may write there: chmod 700"):
        use(monkeypatch, tmp_path)


def test_folders_that_were_not_used_for_a_month_are_deleted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, used in (("fast-old", 0), ("fast-other", None), ("site", 0)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").write_text("x")
        if used is not None:
            os.utime(tmp_path / name, (used, used))
    mine = use(monkeypatch, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["fast-other", "site", mine.name])
    os.utime(mine, (0, 0))
    assert use(monkeypatch, tmp_path) == mine
    assert mine.exists()
