"""What is compiled is kept in pytest's own cache for the next run."""

from __future__ import annotations

import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("DOWNFORCE_FAST_CACHE", str(config.cache.mkdir("fast")))
