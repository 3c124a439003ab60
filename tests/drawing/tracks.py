"""The tracks that the drawings are tested on: ours, the examples, and the small ones of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from downforce.content import load_track
from downforce.drawing import Captions

ROOT = Path(__file__).parent.parent.parent
FILES = sorted(
    path
    for folder in ("src/downforce/content/tracks", "examples/tracks", "tests/data/tracks")
    for path in (ROOT / folder).glob("*.track")
)
DRAWN = {track.name: track for track in map(load_track, FILES)}

every_track = pytest.mark.parametrize("track", DRAWN.values(), ids=DRAWN.keys())

CAPTIONS = Captions(
    over="over the title",
    under="under the title",
    pole="the pole",
    grid="a starting space",
    betting_line="a betting line",
    finish_line="the finish line",
    scale="five lane widths",
    winners_spaces="winners",
)
