"""The tracks of the tests, and games played by texts: state lines and action texts."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeVar

import pytest

import downforce as df
from downforce.rules.events import CarMoved, LinePassedOver, LineSkipped

DATA = Path(__file__).parent.parent / "data"
E = TypeVar("E")


def read_track(name: str) -> df.Track:
    """A track of tests/data/tracks."""
    path = DATA / "tracks" / f"{name}.track"
    return df.Track.parse(path.read_text(encoding="utf-8"), source=path.name)


RING, OVAL = read_track("ring"), read_track("oval")
TRACKS: Mapping[str, df.Track] = {
    **df.TRACKS,
    **{version: df.TRACKS[version] for version in df.TRACKS.versions()},
    **{key: track for track in (RING, OVAL) for key in (track.name, track.id)},
}
"""The shelf and the two test tracks; the shelf itself stays as it is."""


def cars(letters: str) -> tuple[df.Car, ...]:
    """The cars of some letters, in that order."""
    return tuple(map(df.Car.parse, letters))


def race_deal(
    grid: str = "KBGYOR",
    lots: str = "KBGYOR",
    powers: str = "aggressive cunning determined strategic tricky unpredictable",
    first: str = "",
) -> df.RaceDeal:
    """A deal by hand: the cards named first are dealt first, the others follow in deck order."""
    deck = df.DECKS["classic"]
    on_top = [deck.card(name).index for name in first.split()]
    rest = [card.index for card in deck.regular if card.index not in on_top]
    return df.RaceDeal(
        grid=cars(grid),
        cars=cars(lots),
        powers=tuple(map(df.PowerId, powers.split())),
        cards=(*on_top, *rest),
    )


def position(text: str, deck: df.Deck | None = None) -> df.GameState:
    """The position of a state line, which may name the test tracks ring and oval, and a deck of one's own."""
    return df.parse_state(text, tracks=TRACKS, decks={deck.id: deck} if deck else df.DECKS)


def auction(
    players: int, lots: str, hands: str, *, deck: df.Deck | None = None, **fields: str
) -> df.GameState:
    """A position of the auction on the ring, as in ``auction(2, "G:cunning K", "A1.A2/B1", owners="R0@3")``.

    A lot without a colon has no power; ``aside`` is written like ``lots``.
    """

    def written(lots: str) -> str:
        return ",".join(lot if ":" in lot else f"{lot}:-" for lot in lots.split())

    fields = {"lots": written(lots), "hands": hands, **fields, "aside": written(fields.get("aside", ""))}
    if deck:
        fields["deck"] = deck.id
    rest = " ".join(f"{key}={value}" for key, value in fields.items() if value)
    grid = "K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1"
    return position(f"df1 players={players} tracks=ring phase=bid cars={grid} {rest}", deck)


def bid(state: df.GameState, *cards: str) -> df.Step:
    """All bidders place a card, in seat order; ``F1!`` is declared."""
    asked = df.to_act(state)
    texts = [f"{seat} bid {card.replace('!', ' declared')}" for seat, card in zip(asked, cards, strict=True)]
    return play(state, *texts)


def play(state: df.GameState, *texts: str) -> df.Step:
    """Plays actions by their texts; the events of all of them come together.

    Without their printed numbers, which tests/rules/test_facts.py compares with the cards.
    """
    events: list[df.Event] = []
    for text in texts:
        state, more = df.apply(state, df.parse_action(state, text))
        events.extend(without_number(event) for event in more)
    return df.Step(state, tuple(events))


def without_number(event: df.Event) -> df.Event:
    """An event that leaves out the number printed on its line."""
    return event._replace(printed=0) if isinstance(event, CarMoved | LinePassedOver | LineSkipped) else event


def refused(state: df.GameState, text: str) -> df.Reason:
    """Why an action is refused; it is not among the legal ones, and the state stays as it was."""
    action, before = df.parse_action(state, text), str(state)
    with pytest.raises(df.IllegalAction) as caught:
        df.apply(state, action)
    assert caught.value.action == action
    assert action not in df.legal_actions(state, action.seat)
    assert str(state) == before
    return caught.value.reason


def legal(state: df.GameState, seat: int) -> set[str]:
    """The texts of what a seat may do."""
    actions = df.legal_actions(state, df.Seat(seat))
    texts = {str(action) for action in actions}
    assert len(texts) == len(actions), "an action is offered twice"
    return texts


def of_kind(events: Iterable[df.Event], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def names(state: df.GameState, cards: int) -> str:
    """The cards of a bit set as a state line writes them, or ``-``."""
    return ".".join(card.name for card in state.setup.deck.in_mask(cards)) or "-"
