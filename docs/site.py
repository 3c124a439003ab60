"""``make docs``: the pages of the repository and an API reference as a site with search, in build/site.

``python docs/site.py FOLDER`` builds it in FOLDER/site instead. The pages are copied to FOLDER/pages with the
folders they have in the repository, so that their links work unchanged. A link to a file that is not a page,
such as an example, leads to a copy of that file.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\]\(([^)#\s]+)")
LISTING = re.compile(r"(?m)^( *```+\w+) +(\S+)$")
"""A fence that names a file, or names the block for the tests."""
OUTSIDE = ("http://", "https://", "mailto:")

REFERENCE: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "Playing a game": (
        "A game from its first decision to the result. All functions are pure: they return new values.",
        ("new_game", "to_act", "legal_actions", "apply", "play", "play_forced", "is_over", "standings")
        + ("Standings", "Step", "make_setup", "opening"),
    ),
    "Views": (
        "What a seat or a spectator may know.",
        ("view", "View", "Choice", "parse_view", "for_viewer", "chances", "Chances", "Maker"),
    ),
    "State and setup": (
        "A position, the table it belongs to, and the deal it came from.",
        ("GameState", "Phase", "Setup", "Options", "MODES", "EDITIONS", "Deal", "RaceDeal")
        + ("deal_from_seed", "parse_state"),
    ),
    "Actions": (
        "What a seat can decide.",
        ("Action", "Bid", "KeepPower", "SwapPower", "PlayCard", "NameWild", "SkipLine", "KeepLine")
        + ("MoveCar", "Bonus", "Bet", "FINISH", "parse_action"),
    ),
    "Events": (
        "What happened because of an action.",
        ("Event", "events"),
    ),
    "Cars, cards and tracks": (
        "The material of the game.",
        ("Car", "CARS", "Seat", "SpeedCard", "SpeedLine", "Deck", "DECKS", "load_deck")
        + ("Track", "Cell", "TRACKS", "load_track"),
    ),
    "Powers and bots": (
        "What can be added to the game.",
        ("Power", "PowerId", "POWERS", "PRINTED_POWERS", "add_power", "Bot", "BOTS"),
    ),
    "Game files": (
        "Games on disk.",
        ("GameRecord", "read_game", "read_games", "write_game", "write_games"),
    ),
    "Errors": (
        "Every error descends from `DownforceError`, which is a `ValueError`.",
        (
            "DownforceError",
            "IllegalAction",
            "Reason",
            "OptionError",
            "UnknownName",
            "NotationError",
            "WrongType",
        )
        + ("ActionError", "StateError", "GameFileError", "DeckError", "TrackError", "__version__"),
    ),
}
"""The chapters of the reference: a title, a sentence, and names of the package."""

NAVIGATION: Mapping[str, tuple[str, ...]] = {
    "Start": ("README", "docs/install", "docs/faq", "CHANGELOG", "SECURITY"),
    "The game": ("docs/README", "docs/rules", "docs/vocabulary", "docs/tracks", "docs/bots"),
    "How-to": ("docs/write-a-bot", "docs/simulate", "docs/sim", "docs/adding-a-power", "docs/adding-a-deck")
    + ("docs/drawing-a-track", "docs/writing-an-exercise", "docs/translating"),
    "Formats": ("docs/notation", "docs/protocol"),
    "Servers": ("docs/hosting", "docs/hosting-more", "docs/load"),
    "Inside": ("docs/architecture", "docs/mutation", "CONTRIBUTING"),
}
"""The tabs of the site; decisions and the reference add their own, and a page that is in none goes inside."""


def main(folder: Path) -> int:
    """Builds the site; the exit code is that of MkDocs."""
    copies, site, config = folder / "pages", folder / "site", folder / "mkdocs.yml"
    shutil.rmtree(copies, ignore_errors=True)
    for file in (*pages(), *linked_files(), ROOT / "docs" / "site.css"):
        copy(file, copies / file.relative_to(ROOT))
    write_reference(copies / "reference")
    settings = (ROOT / "docs" / "mkdocs.yml").read_text(encoding="utf-8")
    settings = settings.replace("SOURCE", json.dumps(str(ROOT / "src")))
    config.write_text(f"{settings}\n{navigation()}", encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "-f", str(config)]
    # The theme's advertisement for its successor is not a warning about our pages.
    code = subprocess.call(command, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    if code == 0:
        print(f"The site is in {site}: open {site / 'index.html'}")
    return code


def pages() -> list[Path]:
    """The Markdown pages of the repository that make the site."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def linked_files() -> Iterator[Path]:
    """Pictures, examples and other files of the repository that a page links to."""
    for page in pages():
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            target = (page.parent / link).resolve()
            if not link.startswith(OUTSIDE) and target.suffix != ".md" and target.is_relative_to(ROOT):
                yield target


def copy(source: Path, target: Path) -> None:
    """Copies a file or a folder; in a page, what the tests read in a fence becomes a title."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix == ".md":
        text = LISTING.sub(_with_title, source.read_text(encoding="utf-8"))
        target.write_text(text, encoding="utf-8")
    elif source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copyfile(source, target)


def _with_title(fence: re.Match[str]) -> str:
    return f'{fence[1]} title="{fence[2]}"' if "/" in fence[2] else fence[1]


def write_reference(folder: Path) -> None:
    """Writes a page for each chapter of the reference; searches find these first."""
    folder.mkdir(parents=True, exist_ok=True)
    for title, (sentence, names) in REFERENCE.items():
        entries = "\n".join(f"::: downforce.{name}\n" for name in names)
        text = f"---\nsearch:\n  boost: 3\n---\n\n# {title}\n\n{sentence}\n\n{entries}"
        (folder / f"{file_name(title)}.md").write_text(text, encoding="utf-8")


def file_name(title: str) -> str:
    """A title as the name of a file."""
    return re.sub(r"[^a-z]+", "-", title.lower())


def navigation() -> str:
    """The navigation of the site, as MkDocs reads it."""
    names = {page.relative_to(ROOT).with_suffix("").as_posix() for page in pages()}
    placed = {name for tab in NAVIGATION.values() for name in tab}
    decisions = sorted(name for name in names if name.startswith("docs/decisions/"))
    tabs = {title: [*tab] for title, tab in NAVIGATION.items()}
    tabs["Inside"] += sorted(names - placed - {*decisions})
    tabs["Decisions"] = decisions
    tabs["Reference"] = [f"reference/{file_name(title)}" for title in REFERENCE]
    return "".join(["nav:\n", *(_tab(title, tab) for title, tab in tabs.items())])


def _tab(title: str, names: Iterable[str]) -> str:
    return "".join([f"  - {title}:\n", *(f"      - {name}.md\n" for name in names)])


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"))
