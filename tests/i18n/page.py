"""Asks the page what it would say: ``web/src``, run by Node without a browser.

A question is a small dictionary; ``web/tests/twin/answer.ts`` lists the kinds. One run of Node answers all.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from downforce import webbuild
from downforce.content import DECKS, EDITIONS, TRACKS
from downforce.drawing import board
from downforce.model.cards import SpeedCard
from downforce.server.answers.about import edition_words
from tests.needs import need_page_tools

Question: TypeAlias = Mapping[str, object]

WEB = webbuild.CHECKOUT / "web"


def answers(asked: Mapping[str, Sequence[Question]], folder: Path, **decks: object) -> dict[str, list[Any]]:
    """What the page answers in each language, in the order asked; ``decks`` are added to those there are."""
    questions, answered = folder / "questions.json", folder / "answers.json"
    content = {"world": {**world(), "decks": {**_decks(), **decks}}, "asked": asked}
    questions.write_bytes(msgspec.json.encode(content))
    need_page_tools()
    command: list[str | Path] = [webbuild.find_node().node, "tests/twin/run.mjs", questions, answered]
    run = subprocess.run(command, cwd=WEB, capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stderr
    said: dict[str, list[Any]] = json.loads(answered.read_bytes())
    return said


def world() -> dict[str, object]:
    """What the server tells every page, as its routes give it."""
    return {
        "editions": {name: edition_words(edition) for name, edition in EDITIONS.items()},
        "tracks": {track.id: board(track) for track in TRACKS.values()},
    }


def _decks() -> dict[str, object]:
    return {deck.id: plain_deck(deck.cards) for deck in DECKS.values()}


def plain_deck(cards: Sequence[SpeedCard]) -> dict[str, list[str]]:
    """Cards as the server lists them."""
    return {card.name: [str(line) for line in card.lines] for card in cards}
