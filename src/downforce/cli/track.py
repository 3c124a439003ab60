"""``downforce track``: circuits as maps, as data and as lines of a list."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from downforce.cli.errors import CommandError, cannot_read, cannot_write, chosen_words, not_ours
from downforce.content import TRACKS, load_track
from downforce.drawing import SCALE, Captions, board, figures, sheet
from downforce.i18n import Words
from downforce.model.errors import TrackError
from downforce.model.track import Track

_Flag = Annotated[bool, Parameter(negative="", show_default=False)]


def draw(
    track: str,
    /,
    *,
    output: Annotated[Path | None, Parameter(name=("--output", "-o"))] = None,
    cells: _Flag = False,
    title: Annotated[bool, Parameter(show_default=False)] = True,
    json: _Flag = False,
    language: str | None = None,
) -> int:
    """Draw a circuit as a map in SVG."""
    words = chosen_words(language)
    if json and (cells or not title):
        raise CommandError(words.text("track-json-alone"))
    found = find_track(track, words)
    if output is not None and output.exists() and _is_same(output, track):
        raise CommandError(words.text("track-overwrite", path=str(output)))
    text = _board_text(found) if json else _sheet_text(found, words, cells=cells, title=title)
    if output is None:
        print(text, end="")
        return 0
    try:
        output.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(words, output, error) from None
    name = words.track(found)
    print(words.text("track-written" if json else "track-drawn", title=name, path=str(output)))
    return 0


def check(track: str, /, *, language: str | None = None) -> int:
    """Check a track file: one line if one can race on it, or what is wrong and where."""
    words = chosen_words(language)
    found = find_track(track, words)
    print(words.text("track-ok", title=words.track(found), id=found.id, figures=figures_text(found, words)))
    return 0


def list_tracks(*, json: _Flag = False, language: str | None = None) -> int:
    """List the circuits there are, with their figures."""
    words = chosen_words(language)
    tracks = [TRACKS[name] for name in TRACKS.versions()]
    if json:
        print(dumps([_figures_row(track) for track in tracks], ensure_ascii=False))
        return 0
    rows = [_headings(words), *(_columns(track, words) for track in tracks)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        # Words to the left, numbers to the right.
        cells = [
            text.ljust(width) if place < 2 else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
    return 0


def find_track(name: str, words: Words) -> Track:
    """A circuit by its name, or a track file; refuses what is neither."""
    path = Path(name)
    if name in TRACKS or not (path.suffix or len(path.parts) > 1 or path.exists()):
        return TRACKS[name]
    try:
        return load_track(path)
    except OSError as error:
        raise cannot_read(words, name, error) from None
    except TrackError:
        if not _is_track_file(path.read_bytes()):
            raise not_ours(words, name, "track") from None
        raise


def _is_track_file(data: bytes) -> bool:
    """Whether this looks like a track file at all: some line begins with a word of the format."""
    known = (b"track", b"version", b"title", b"heading", b"grid", b"straight", b"curve", b"taper", b"bet")
    return any(line.split()[:1] == [word] for line in data.splitlines() for word in known)


def figures_text(track: Track, words: Words) -> str:
    """A track in a few numbers, as people read them."""
    known = figures(track)
    return words.text(
        "track-figures",
        cells=known.cells,
        lap=known.lap,
        fewest=known.fewest_lanes,
        most=known.most_lanes,
        even="yes" if known.fewest_lanes == known.most_lanes else "no",
        squeezes=known.squeezes,
    )


def captions(track: Track, words: Words) -> Captions:
    """The words on a map."""
    return Captions(
        over=words.text("track-over"),
        under=figures_text(track, words),
        pole=words.text("track-pole"),
        grid=words.text("track-grid"),
        betting_line=words.text("track-betting-line"),
        finish_line=words.text("track-finish-line"),
        scale=words.text("track-scale", lanes=SCALE),
        winners_spaces=words.text("track-winners-spaces"),
    )


def _sheet_text(track: Track, words: Words, *, cells: bool, title: bool) -> str:
    return sheet(track, captions(track, words) if title else None, cells=cells)


def _board_text(track: Track) -> str:
    return dumps(board(track), ensure_ascii=False) + "\n"


def _is_same(output: Path, track: str) -> bool:
    path = Path(track)
    return path.exists() and output.samefile(path)


def _headings(words: Words) -> list[str]:
    return [
        words.text("track-head-name"),
        words.text("track-head-title"),
        words.text("track-head-version"),
        words.text("track-head-cells"),
        words.text("track-head-lap"),
        words.text("track-head-lanes"),
        words.text("track-head-squeezes"),
    ]


def _columns(track: Track, words: Words) -> list[str]:
    known = figures(track)
    fewest, most = known.fewest_lanes, known.most_lanes
    lanes = str(most) if fewest == most else f"{fewest}-{most}"
    numbers = (track.version, known.cells, known.lap, lanes, known.squeezes)
    return [track.name, words.track(track), *map(str, numbers)]


def _figures_row(track: Track) -> dict[str, object]:
    known = figures(track)._asdict()
    row: dict[str, object] = {"name": track.name, "title": track.title, "version": track.version}
    return row | {key.replace("_", "-"): value for key, value in known.items()}


track_app = App(name="track")
"""The commands on circuits."""

track_app.command(draw)
track_app.command(check)
track_app.command(list_tracks, name="list")
