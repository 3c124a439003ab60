"""What this server can do, and how its editions word things."""

from __future__ import annotations

from msgspec import Struct

from downforce.bots.registry import BOTS
from downforce.content import DECKS, EDITIONS, TRACKS
from downforce.content.editions import Edition
from downforce.learn import LESSONS
from downforce.rules.options import MODES, SINGLE_OPTIONS, CunningForTwo, option_name, write_value
from downforce.rules.phases.scoring import PAYOUTS, PRIZES
from downforce.server.wire.messages import VERSION
from downforce.version import __version__


class EditionWords(Struct, kw_only=True):
    """How an edition writes amounts (``{n}`` is the number), what it calls the circuits, how it plays."""

    currency: str
    titles: dict[str, str]
    lowest_bid: bool
    cunning_for_two: str


class About(Struct, kw_only=True):
    """What this server can do."""

    version: str
    protocol: int
    tracks: list[str]
    decks: list[str]
    editions: list[str]
    edition_words: dict[str, EditionWords]
    modes: dict[str, dict[str, str]]
    """The modes, each with the options it sets, written as in game files."""
    options: dict[str, list[str]]
    """Single options, and the values each is usually set to."""
    bots: list[str]
    lessons: list[str]
    """The guided races, in the order in which they are best raced."""
    prizes: list[int]
    """For a car that comes home 1st to 6th."""
    payouts: list[list[int]]
    """For each bet, on a car that comes home 1st to 3rd."""
    address: str
    """Where other machines of the network find this server; empty if it does not know."""


def about(address: str = "") -> About:
    """What this server can do."""
    return About(
        version=__version__,
        protocol=VERSION,
        tracks=[*TRACKS],
        decks=[*DECKS],
        editions=[*EDITIONS],
        edition_words={name: edition_words(edition) for name, edition in EDITIONS.items()},
        modes={
            name: {option_name(key): write_value(value) for key, value in mode.items()}
            for name, mode in MODES.items()
        },
        options={option_name(name): _usual_values(name) for name in SINGLE_OPTIONS},
        bots=[*BOTS],
        lessons=[*LESSONS],
        prizes=[*PRIZES],
        payouts=[[*row] for row in PAYOUTS],
        address=address,
    )


def edition_words(edition: Edition) -> EditionWords:
    """How an edition words things."""
    titles = {track.name: edition.track_titles.get(track.name, track.title) for track in TRACKS.values()}
    return EditionWords(
        currency=edition.currency,
        titles=titles,
        lowest_bid=edition.lowest_bid,
        cunning_for_two=edition.cunning_for_two,
    )


def _usual_values(option: str) -> list[str]:
    return [str(value) for value in CunningForTwo] if option == "cunning_for_two" else ["yes", "no"]
