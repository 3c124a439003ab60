"""The sheet: paper, the picture in its frame, and under it the title block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from downforce.drawing import night as night_
from downforce.drawing.inks import ASPHALT, BY_DAY, GRASS, MUSTARD, NAVY, PAPER, PETROL, RED
from downforce.drawing.kerbs import kerbs
from downforce.drawing.labels import labels
from downforce.drawing.landscape import frame_of, landscape_of
from downforce.drawing.landscape.scene import Scene
from downforce.drawing.lettering import HEIGHT, WEIGHT, can_letter, letters, width_of
from downforce.drawing.marks import marks, number_at
from downforce.drawing.road import Road, asphalt, pavement
from downforce.drawing.svg import (
    FAMILY,
    at,
    disc_path,
    fill,
    group,
    number,
    rect_path,
    stroke,
    tag,
    text,
)
from downforce.model.geometry import Box
from downforce.model.track import Track

MARGIN: Final = 1.7
BLOCK: Final = 6.2  # the height of the title block
SCALE: Final = 5  # lane widths on the bar
_WIDTH: Final = 49.0  # of the title block; it is drawn at the size that the picture asks for
_TITLE_WIDTH: Final = 25.5
_LEGEND: Final = 28.2  # where it starts
_PIXELS: Final = 24  # to a lane width, where nobody says how large the map should be


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """The words on a sheet apart from the title, in some language."""

    over: str  # a line over the title
    under: str  # a line under it: the circuit in a few numbers
    pole: str
    grid: str
    betting_line: str
    finish_line: str
    scale: str  # of SCALE lane widths
    winners_spaces: str


def sheet(
    track: Track,
    captions: Captions | None = None,
    *,
    cells: bool = False,
    bets: bool = True,
    night: bool = False,
) -> str:
    """A map of a track as an SVG file; without captions there is no title block.

    The drawing uses the coordinates of ``model.geometry``, so cars can be put on it as they are.
    """
    road = Road.of(track)
    scene = landscape_of(road)
    picture = scene.frame
    unit = picture.width / _WIDTH  # the same layout, whatever the size of the circuit
    paper = _paper(picture, BLOCK if captions else MARGIN)
    if night:
        return _by_night(track, road, scene, paper, unit, bets=bets)
    parts = [
        tag("title", _plain(track.title)),
        fill(_rect(picture), scene.ground),
        scene.below,
        pavement(road),
        kerbs(road),
        asphalt(road),
        marks(road, bets=bets),
        scene.above,
        labels(road) if cells else "",
        _mount(paper, picture, unit),
        at(picture.left, picture.bottom, title_block(track, captions, unit), scale=unit) if captions else "",
    ]
    document = _document(parts, paper)
    for ink, by_day in BY_DAY.items():
        document = document.replace(ink, by_day)
    return document


def _by_night(track: Track, road: Road, scene: Scene, paper: Box, unit: float, *, bets: bool) -> str:
    """The same parts in the inks of the night, and the lights between them."""
    picture = scene.frame
    lighthouse = _LIGHTS.get(track.name)
    lit = night_.lamps(road, scene.taken)
    parts = [
        tag("title", _plain(track.title)),
        night_.relit(fill(_rect(picture), scene.ground), night_.LAND),
        night_.relit(scene.below, night_.LAND),
        night_.moon(_MOONS[track.name]) if track.name in _MOONS else "",
        night_.relit(pavement(road), night_.PAVE),
        night_.pools(lit),
        night_.relit(kerbs(road), night_.ROAD),
        night_.relit(asphalt(road), night_.ROAD),
        night_.tracks(road),
        night_.gleams(lit),
        night_.relit(marks(road, bets=bets), night_.ROAD),
        night_.posts(lit),
        night_.relit(scene.above, night_.ROAD),
        night_.beams(lighthouse) if lighthouse else "",
        night_.relit(_mount(paper, picture, unit), night_.MOUNT),
        night_.stars(paper, picture, track.name),
    ]
    return _document(parts, paper)


_LIGHTS: Final = {"marina-bay": (-26.8, 0.25)}
_MOONS: Final = {"marina-bay": (-13.2, -8.3), "river-station": (-0.9, -17.75), "marmot-pass": (2.6, -10.6)}


def _document(parts: list[str], paper: Box) -> str:
    size = " ".join(map(number, (paper.left, paper.top, paper.width, paper.height)))
    document = tag(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=size, width=round(paper.width * _PIXELS),
        height=round(paper.height * _PIXELS), role="img", font_family=FAMILY,
    )  # fmt: skip
    return document.replace("><", ">\n<") + "\n"


def paper_of(road: Road) -> Box:
    """The extent of the sheet without captions."""
    return _paper(frame_of(road), MARGIN)


def _paper(picture: Box, below: float) -> Box:
    unit = picture.width / _WIDTH
    margin = MARGIN * unit
    return Box(
        picture.left - margin, picture.top - margin, picture.right + margin, picture.bottom + below * unit
    )  # fmt: skip


def _plain(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")


def _rect(box: Box) -> str:
    return rect_path(box.left, box.top, box.width, box.height)


def _mount(paper: Box, picture: Box, unit: float) -> str:
    """Paper with a window in it, so that the landscape ends cleanly; two fine rules around the window."""
    beyond = Box(paper.left - 1, paper.top - 1, paper.right + 1, paper.bottom + 1)  # whole pixels are wider
    far = 0.22 * unit
    rule = Box(picture.left - far, picture.top - far, picture.right + far, picture.bottom + far)
    return group(
        fill(_rect(beyond) + _rect(picture), PAPER, fill_rule="evenodd"),
        stroke(_rect(picture), NAVY, 0.09 * unit),
        stroke(_rect(rule), NAVY, 0.04 * unit),
        class_="paper",
    )


# ── The title block ────────────────────────────────────────────────────────────────────────────────


def title_block(track: Track, captions: Captions, unit: float = 1.0) -> str:
    """The name of the circuit on the left, what the marks mean on the right; starts at (0, 0)."""
    return group(
        _title(track.title, captions),
        _legend(captions),
        _scale(captions.scale, SCALE / unit),
        _winners_spaces(captions.winners_spaces),
        _inks(),
        class_="title-block",
    )


def _title(title: str, captions: Captions) -> str:
    """The title is as large as its length allows."""
    over = text(0, 1.3, captions.over.upper(), size=0.54, ink=RED, weight=700, spacing=0.2)
    under = text(0, 5.05, captions.under, size=0.6, weight=500, spacing=0.03)
    if can_letter(title):
        height = min(2.5, _TITLE_WIDTH * (HEIGHT + WEIGHT) / width_of(title))
        words = letters(0, 3.02 - height / 2, title, height=height)
    else:
        words = text(0, 3.9, title, size=min(2.4, 1.6 * _TITLE_WIDTH / len(title)), weight=700)
    return group(over, words, under)


def _legend(captions: Captions) -> str:
    samples = [
        (_pole_sample(), captions.pole), (_grid_sample(), captions.grid),
        (_bet_sample(), captions.betting_line), (_finish_sample(), captions.finish_line),
    ]  # fmt: skip
    return group(
        *(
            at(_LEGEND + 5.8 * (k % 2), 1.6 + 1.1 * (k // 2), sample, text(1.75, 0.2, words, size=0.58))
            for k, (sample, words) in enumerate(samples)
        )
    )


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


def _scale(words: str, length: float) -> str:
    """A bar of a few lane widths, black and white by turns."""
    step = length / SCALE
    bar = "".join(rect_path(_LEGEND + k * step, 4.1, step, 0.18) for k in range(0, SCALE, 2))
    frame = stroke(rect_path(_LEGEND, 4.1, length, 0.18), NAVY, 0.04)
    return fill(bar, NAVY) + frame + text(_LEGEND, 4.86, words, size=0.5)


def _winners_spaces(words: str) -> str:
    """Six boxes for the cars that are home."""
    width, height, gap = 1.1, 2.1, 0.18
    left = _WIDTH - 6 * width - 5 * gap
    boxes = []
    for k in range(6):
        x = left + k * (width + gap)
        boxes.append(stroke(rect_path(x, 1.2, width, height), NAVY, 0.06))
        boxes.append(number_at(x + width / 2, 1.2 + height / 2, k + 1, size=0.95, ink=NAVY if k else RED))
    return group(*boxes, text(left, 4.06, words, size=0.58))


def _inks() -> str:
    """The printer's colour bar."""
    inks = (NAVY, RED, PETROL, MUSTARD, GRASS)
    return group(*(fill(disc_path(_WIDTH - 1.84 + 0.42 * k, 4.9, 0.16), ink) for k, ink in enumerate(inks)))
