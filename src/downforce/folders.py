"""Where data lives: games, saved races, journals."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Where this system keeps a user's data, or where the user wants it."""
    from platformdirs import user_data_path

    return Path(os.environ.get("DOWNFORCE_DATA") or user_data_path("downforce", appauthor=False))
