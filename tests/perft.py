"""Perft: how many sequences of so many legal actions a position has.

``tests/data/perft/*.txt`` hold positions with their counts, for every engine there is::

    # Where the position comes from, and perhaps "By hand:" how its first count follows from the rules = 3.
    id     squeeze-free
    state  df1 players=3 tracks=ring ...
    perft  1 3
    perft  2 11

In secret phases the first seat that is asked decides, so orders of committing are not counted. A sequence
that ends the game earlier is not counted either: past the end the count is 0.

``python -m tests.perft`` counts again and prints what differs, with the count under each first action;
``--write`` puts the new counts into the files; a new position says ``perft 4 ?`` for a start.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import downforce as df
from tests.rules.helpers import DATA, position

FOLDER = DATA / "perft"


class Entry(NamedTuple):
    """One position of a perft file."""

    id: str
    origin: str  # its comments, as one text
    line: str  # the state line
    counts: Mapping[int, int | None]  # by depth; None where the file says "?"

    @property
    def state(self) -> df.GameState:
        """The position itself."""
        return position(self.line)


def count(state: df.GameState, depth: int) -> int:
    """The sequences of exactly so many legal actions."""
    if depth == 0:
        return 1
    if not state.asked:
        return 0
    legal = df.legal_actions(state, state.asked[0])
    if depth == 1:
        return len(legal)
    return sum(count(df.apply(state, action).state, depth - 1) for action in legal)


def divide(state: df.GameState, depth: int) -> dict[str, int]:
    """The count under each first action."""
    legal = df.legal_actions(state, state.asked[0]) if state.asked else ()
    return {str(action): count(df.apply(state, action).state, depth - 1) for action in legal}


def read_entries(text: str) -> Iterator[Entry]:
    """The positions of a file: blocks with an empty line between them; one of comments only is none."""
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line.strip()]
        if any(not line.startswith("#") for line in lines):
            yield _entry(lines)


def _entry(lines: Sequence[str]) -> Entry:
    origin = " ".join(line.lstrip("# ") for line in lines if line.startswith("#"))
    rows = [line.split(maxsplit=1) for line in lines if not line.startswith("#")]
    fields = {key: value for key, value in rows if key != "perft"}
    counts = [value.split() for key, value in rows if key == "perft"]
    if [key for key, _ in rows[:2]] != ["id", "state"] or len(fields) != 2 or not counts:
        raise ValueError(f"a position is an id, a state and perft lines, not {lines}")
    by_depth = {int(depth): None if number == "?" else int(number) for depth, number in counts}
    return Entry(fields["id"], origin, fields["state"], by_depth)


def written(text: str) -> str:
    """The text of a file with its counts computed again."""
    states = {entry.id: entry.state for entry in read_entries(text)}
    lines, at = [], ""
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["id"]:
            at = words[1]
        if words[:1] == ["perft"]:
            line = f"perft  {words[1]} {count(states[at], int(words[1]))}"
        lines.append(line)
    return "\n".join([*lines, ""])


def mismatches(entry: Entry, *, highest: int | None = None) -> Iterator[str]:
    """What is wrong with the counts up to a highest one, each with the count under every first action."""
    state = entry.state
    for depth, wanted in entry.counts.items():
        if wanted is not None and highest is not None and wanted > highest:
            continue
        parts = divide(state, depth)
        if (found := sum(parts.values())) != wanted:
            rows = [f"    {number:>9} {action}" for action, number in parts.items()]
            yield "\n".join([f"{entry.id}: perft {depth} is {found}, the file says {wanted}", *rows])


def main(arguments: Sequence[str] | None = None) -> int:
    """Counts the positions of some files, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description=main.__doc__)
    parser.add_argument(
        "file", nargs="*", type=Path, help="files of positions; default: tests/data/perft/*.txt"
    )
    parser.add_argument("--write", action="store_true", help="write the counts; review the diff")
    given = parser.parse_args(arguments)
    wrong = 0
    for path in given.file or sorted(FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        if given.write:
            path.write_text(written(text), encoding="utf-8", newline="\n")
            continue
        for entry in read_entries(text):
            found = list(mismatches(entry))
            wrong += len(found)
            print(*found or [f"{entry.id}: {' '.join(map(str, entry.counts.values()))}"], sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
