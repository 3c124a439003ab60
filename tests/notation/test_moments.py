"""The moments players want to see again: each bet, and the jam that cost their cars most spaces."""

from __future__ import annotations

import pytest

import downforce as df
from downforce.model.cards import SpeedCard
from downforce.notation.moments import moments
from downforce.notation.record import GameRecord
from downforce.rules.actions import Bet
from downforce.rules.events import CardPlayed, CarFinished, CarMoved, LinePassedOver
from tests import golden
from tests.rules.helpers import TRACKS

NAMES = ["standard-en", "standard-fr", "world-tour-en", "long-distance-es", "beginner-pt-BR"]


def game(name: str) -> GameRecord:
    return df.read_game(golden.GAMES / f"{name}.dfg", tracks=TRACKS)


@pytest.mark.parametrize("name", NAMES)
def test_every_bet_is_found_at_the_action_that_marked_it(name: str) -> None:
    record = game(name)
    for seat, found in enumerate(moments(record)):
        actions = [record.actions[at - 1] for at in found.bets]
        assert actions == [a for a in record.actions if isinstance(a, Bet) and a.seat == seat]


@pytest.mark.parametrize("name", NAMES)
def test_a_jam_is_found_where_the_own_car_went_less_far_than_its_line_says(name: str) -> None:
    record = game(name)
    replay = [*record.replay()]
    found = [(seat, jam) for seat, (_, jam) in enumerate(moments(record)) if jam]
    for seat, jam in found:
        before, _, events, _ = replay[jam.at - 1]
        assert before.auction.owners[jam.car] == seat
        assert 1 <= jam.lost <= 8
        told = [e for e in events if isinstance(e, CarMoved | LinePassedOver) and e.car == jam.car]
        assert told
        assert not any(isinstance(e, CarFinished) and e.car == jam.car for e in events)
        assert jam.player == _player_of(record, jam.at)
        for event in told:
            if isinstance(event, CarMoved):
                assert len(event.path) + jam.lost in before.turn.steps
    assert found or name == "beginner-pt-BR"


@pytest.mark.parametrize("name", NAMES)
def test_a_car_that_cannot_move_loses_the_whole_number_of_a_line(name: str) -> None:
    """A car that stands still loses a number that its card shows for it or for a wild."""
    record = game(name)
    replay = [*record.replay()]
    for _, jam in moments(record):
        if jam is None or not any(isinstance(e, LinePassedOver) for e in replay[jam.at - 1].events):
            continue
        lines = _card_of(record, jam.at).lines
        assert jam.lost <= max(line.speed for line in lines if line.car in (jam.car, None))


def _plays(record: GameRecord, at: int) -> list[CardPlayed]:
    events = [event for played in [*record.replay()][:at] for event in played.events]
    return [event for event in events if isinstance(event, CardPlayed)]


def _player_of(record: GameRecord, at: int) -> int:
    return _plays(record, at)[-1].seat


def _card_of(record: GameRecord, at: int) -> SpeedCard:
    return _plays(record, at)[-1].card
