"""The sheet: paper, the picture in its frame, and under it the title block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from downforce.drawing.inks import ASPHALT, GRASS, MUSTARD, NAVY, PAPER, PETROL, RED
from downforce.drawing.kerbs import kerbs
from downforce.drawing.labels import labels
from downforce.drawing.landscape import landscape_of
from downforce.drawing.lettering import can_letter, letters, width_of
from downforce.drawing.marks import marks, number_at
from downforce.drawing.road import Road, asphalt, pavement
from downforce.drawing.svg import (
    FAMILY,
    at,
    disc_path,
    fill,
    group,
    line_path,
    number,
    rect_path,
    stroke,
    tag,
    text,
)
from downforce.model.geometry import Box
from downforce.model.track import Track

MARGIN: Final = 1.7
BLOCK: Final = 5.6  # the height of the title block
_PIXELS: Final = 24  # to a lane width, where nobody says how large the map should be


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """The words on a sheet apart from the title, in some language."""

    over: str  # a line over the title
    under: str  # a line under it: what kind of circuit this is
    grid: str
    pole: str
    bet: str
    finish: str
    kerb: str
    scale: str
    podium: str


def sheet(track: Track, captions: Captions | None = None, *, cells: bool = False) -> str:
    """A map of a track as an SVG file; without captions there is no title block.

    The drawing uses the coordinates of ``model.geometry``, so cars can be put on it as they are.
    """
    road = Road.of(track)
    scene = landscape_of(road)
    picture = scene.frame
    paper = Box(
        picture.left - MARGIN,
        picture.top - MARGIN,
        picture.right + MARGIN,
        picture.bottom + (BLOCK + 0.3 if captions else MARGIN),
    )
    parts = [
        tag("title", _plain(track.title)),
        fill(_rect(picture), scene.ground),
        scene.below,
        pavement(road),
        kerbs(road),
        asphalt(road),
        marks(road),
        scene.above,
        labels(road) if cells else "",
        _mount(paper, picture),
        title_block(track, captions, picture) if captions else "",
    ]
    size = " ".join(map(number, (paper.left, paper.top, paper.width, paper.height)))
    document = tag(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=size, width=round(paper.width * _PIXELS),
        height=round(paper.height * _PIXELS), role="img", font_family=FAMILY,
    )  # fmt: skip
    return document.replace("><", ">\n<") + "\n"


def _plain(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")


def _rect(box: Box) -> str:
    return rect_path(box.left, box.top, box.width, box.height)


def _mount(paper: Box, picture: Box) -> str:
    """Paper with a window in it, so that the landscape ends cleanly; two fine rules around the window."""
    rule = Box(picture.left - 0.22, picture.top - 0.22, picture.right + 0.22, picture.bottom + 0.22)
    return group(
        fill(_rect(paper) + _rect(picture), PAPER, fill_rule="evenodd"),
        stroke(_rect(picture), NAVY, 0.09),
        stroke(_rect(rule), NAVY, 0.04),
        class_="paper",
    )


# ── The title block ────────────────────────────────────────────────────────────────────────────────


def title_block(track: Track, captions: Captions, picture: Box) -> str:
    """The name of the circuit on the left; on the right what the marks mean."""
    top = picture.bottom + 0.95
    return group(
        _title(track.title, captions, picture.left, top, width=picture.width * 0.5),
        _legend(captions, picture.right, top),
        _inks(picture.right, picture.bottom + BLOCK - 0.62),
        class_="title-block",
    )


def _title(title: str, captions: Captions, x: float, y: float, *, width: float) -> str:
    height = 2.5
    over = text(x, y + 0.36, captions.over.upper(), size=0.52, ink=RED, weight=700, spacing=0.2)
    under = text(x, y + 4.1, captions.under, size=0.6, weight=500, spacing=0.03)
    if can_letter(title):
        height = min(height, width * 12.1 / width_of(title))
        words = letters(x, y + 0.82 + (2.5 - height) / 2, title, height=height)
    else:
        words = text(x, y + 2.95, title, size=min(2.3, width / len(title)), weight=700)
    return group(over, words, under)


def _legend(captions: Captions, right: float, top: float) -> str:
    """What the marks mean, a scale, and a box for each car that is home."""
    left = right - 20.4
    samples = [
        (_pole_sample(), captions.pole), (_grid_sample(), captions.grid),
        (_bet_sample(), captions.bet), (_finish_sample(), captions.finish),
    ]  # fmt: skip
    rows = [
        at(left + 5.7 * (k % 2), top + 0.62 + 1.06 * (k // 2), sample, text(1.75, 0.2, words, size=0.56))
        for k, (sample, words) in enumerate(samples)
    ]
    return group(*rows, _scale(captions.scale, left, top + 3.2), _podium(captions.podium, right, top))


def _chip() -> str:
    """A bit of road to show a mark on."""
    return fill(rect_path(0, -0.4, 1.4, 0.8), ASPHALT)


def _pole_sample() -> str:
    plate = fill(rect_path(0.12, -0.28, 1.16, 0.56), RED)
    return _chip() + plate + number_at(0.7, 0, 1, size=0.46)


def _grid_sample() -> str:
    bracket = stroke("M0.5,-0.27H0.14V0.27H0.5", PAPER, 0.08)
    return _chip() + bracket + number_at(0.8, 0, 2, size=0.46)


def _bet_sample() -> str:
    return _chip() + stroke("M0.7,-0.55V0.55", NAVY, 0.4) + stroke("M0.7,-0.55V0.55", MUSTARD, 0.3)


def _finish_sample() -> str:
    dark = "".join(
        rect_path(0.4 + 0.2 * i, -0.4 + 0.2 * j, 0.2, 0.2) for i in range(3) for j in range(4) if (i + j) % 2
    )
    return _chip() + fill(rect_path(0.4, -0.4, 0.6, 0.8), PAPER) + fill(dark, NAVY)


def _scale(words: str, x: float, y: float) -> str:
    bar = "".join(rect_path(x + k, y - 0.09, 1, 0.18) for k in range(0, 10, 2))
    frame = stroke(rect_path(x, y - 0.09, 10, 0.18), NAVY, 0.04)
    return fill(bar, NAVY) + frame + text(x, y + 0.62, words, size=0.42)


def _podium(words: str, right: float, top: float) -> str:
    """Six boxes, large enough for a car."""
    width, height, gap = 1.06, 2.1, 0.18
    left = right - 6 * width - 5 * gap
    boxes = []
    for k in range(6):
        x = left + k * (width + gap)
        boxes.append(stroke(rect_path(x, top + 0.1, width, height), NAVY, 0.06))
        boxes.append(number_at(x + width / 2, top + 0.1 + height / 2, k + 1, size=0.9, ink=NAVY if k else RED))
    return group(*boxes, text(left, top + 2.85, words, size=0.56))


def _inks(right: float, y: float) -> str:
    """The printer's colour bar."""
    bars = (NAVY, RED, PETROL, MUSTARD, GRASS)
    return group(
        *(fill(disc_path(right - 0.16 - 0.42 * k, y, 0.16), ink) for k, ink in enumerate(reversed(bars)))
    )
