"""Bots in another process: ``python -m tests.bots.elsewhere`` reads views as text and writes choices.

A line holds a level, a seed and a view, with tabs between them.
"""

from __future__ import annotations

import sys
from random import Random

import downforce as df
from tests.bots.levels import LEVELS


def main() -> None:
    for line in sys.stdin:
        level, seed, text = line.rstrip("\n").split("\t")
        view = df.parse_view(text)
        print(LEVELS[level].choose(view, view.legal, Random(seed)))


if __name__ == "__main__":
    main()
