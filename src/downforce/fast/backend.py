"""One source, three targets: ``python``, ``cpu`` (Numba) and ``cuda`` (Numba on a GPU).

The variable ``DOWNFORCE_FAST`` names the target before the first import; by default that is ``cpu`` where
Numba can compile, else ``python``. Functions of the rules carry ``@compiled`` and know nothing else of this.
"""

from __future__ import annotations

import os
from typing import Any, TypeAlias

from downforce.fast.targets.cache import cause_against_compiling
from downforce.model.errors import DownforceError

Book: TypeAlias = Any
"""A record of ``layout.BOOK``, which has another type on each target."""
Game: TypeAlias = Any
"""A record of ``layout.GAME``, likewise."""
Books: TypeAlias = Any
"""The books of all tables of a batch."""
Games: TypeAlias = Any
"""A batch of games, or a field of one that has several items."""

TARGETS = ("python", "cpu", "cuda")
TARGET = os.environ.get("DOWNFORCE_FAST") or ("python" if cause_against_compiling() else "cpu")

if TARGET == "python":
    from downforce.fast.targets.python import (
        compiled,
        copy_game,
        count,
        lowest,
        over_games,
        product,
    )  # fmt: skip
elif TARGET == "cpu":
    if cause := cause_against_compiling():
        raise DownforceError(f"the fast engine cannot be compiled: {cause}")
    from downforce.fast.targets.cpu import (
        compiled,
        copy_game,
        count,
        lowest,
        over_games,
        product,
    )  # fmt: skip
elif TARGET == "cuda":
    from downforce.fast.targets.cuda import (
        compiled,
        copy_game,
        count,
        lowest,
        over_games,
        product,
    )  # fmt: skip
else:
    raise DownforceError(f"DOWNFORCE_FAST is {TARGET!r}; it can be {', '.join(TARGETS)}")

__all__ = [
    "TARGET", "Book", "Books", "Game", "Games", "compiled", "copy_game", "count", "lowest", "over_games",
    "product",
]  # fmt: skip
