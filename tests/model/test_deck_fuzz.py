"""A deck file from a stranger is read or refused, with an error of ours that names the file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.model.cards import LONGEST_TEXT

CLASSIC = str(df.DECKS["classic"])
PIECES = st.sampled_from(
    [*"KBGYORW*0123456789# \n\t\r", "deck", "version", "A1", "R6", "*2", "\u0661", "\ud800"]
)


def read(text: str) -> df.Deck | None:
    try:
        return df.Deck.parse(text, source="odd.deck")
    except df.DeckError as error:
        told = str(error)
    assert told.startswith("odd.deck")
    assert len(told) < 300
    return None


@given(st.data())
def test_a_spoilt_deck_is_read_or_refused(data: st.DataObject) -> None:
    text = CLASSIC
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(PIECES | st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :]
    deck = read(text)
    if deck is not None:
        assert df.Deck.parse(str(deck)) == deck
        assert len(deck.cards) == 48


@given(st.text() | st.lists(PIECES, max_size=60).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert read(text) is None


def test_a_deck_without_end_is_refused_at_once() -> None:
    with pytest.raises(df.DeckError, match=f"longer than {LONGEST_TEXT}"):
        df.Deck.parse("A1 G6\n" * 10**6)
