"""One game of a job: what its row says is what its record says, and bots are given nothing but views."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import downforce as df
from downforce.arena import BotError, Entrant, Job, find_bot, play_game
from downforce.arena import bots as bots_module
from downforce.arena.play import GameRow, play_batch
from downforce.rules.phases.scoring import running_order
from downforce.rules.view import View
from tests.arena.jobs import FIRST_BOT, small_arena, small_simulation


@pytest.fixture
def every_mode() -> Job:
    """A game in each mode, for two and for five players."""
    return small_simulation(games=1, players=[2, 5], modes=[*df.MODES], records=True)


def test_a_row_says_what_the_record_of_its_game_says(every_mode: Job) -> None:
    for number in range(every_mode.games):
        row, text = play_game(every_mode, number)
        record = df.GameRecord.parse(text)
        assert str(record) == text
        assert record.end.is_over
        final = df.standings(record.end)
        assert row.money == tuple(m for _, m in sorted((r.seat, r.money) for r in final.rows))
        assert row.winners == tuple(sorted(final.winners))
        assert row.ranks == tuple(r for _, r in sorted((r.seat, r.rank) for r in final.rows))
        _check_races(row, record)


def _check_races(row: GameRow, record: df.GameRecord) -> None:
    """Races from the events of a replay, another way than the player went."""
    played = [*record.replay()]
    scored = [event for step in played for event in step.events if isinstance(event, df.events.RaceScored)]
    assert len(row.races) == len(scored) == len(record.setup.tracks)
    for race, event, deal in zip(row.races, scored, record.deal, strict=True):
        assert race.grid == deal.grid
        assert race.bets == event.bets
        if record.setup.options.mode != "long-distance":
            assert race.order == event.home
    end, last = record.end, row.races[-1]
    assert (last.owners, last.prices) == (end.auction.owners, end.auction.prices)
    assert last.powers == tuple(powers[0] if powers else "" for powers in end.auction.powers)
    if record.setup.options.mode == "long-distance":
        assert last.order == running_order(end)
    cards, setup = end.cards, end.setup
    piles = [len(pile) for pile in cards.piles] if setup.own_piles else [0] * setup.players
    assert last.left == tuple(
        cards.hands[seat].bit_count() + cards.dropped[seat].bit_count() + piles[seat] for seat in setup.seats
    )


def test_cards_left_of_the_first_race_of_a_tour() -> None:
    job = small_simulation(games=2, players=[4], modes=["world-tour"], records=True)
    row, text = play_game(job, 1)
    record = df.GameRecord.parse(text)
    first = [step for step in record.replay() if step.before.setup.race == 0]
    dealt = [10] * 4
    for car_owner in row.races[0].owners:
        if car_owner >= 0:
            dealt[car_owner] += 1
    for step in first:
        if isinstance(step.action, df.PlayCard):
            dealt[step.action.seat] -= 1
    assert row.races[0].left == tuple(dealt)


def test_the_same_game_alone_or_in_a_batch(every_mode: Job) -> None:
    batch = play_batch(every_mode, range(2, 5))
    assert [play_game(every_mode, number) for number in (4, 2)] == [batch[2], batch[0]]


def test_names_of_a_record_are_those_of_the_bots() -> None:
    job = small_arena(records=True)
    for number in range(3):
        names = df.GameRecord.parse(play_game(job, number).text).names
        assert names == tuple(job.entrants[bot].name for bot in job.fixture(number).seats)


class Spy:
    """Writes down what it is given."""

    given: list[tuple[View, tuple[df.Action, ...], Random]]

    def choose(self, view: View, legal: Sequence[df.Action], rng: Random) -> df.Action:
        self.given.append((view, tuple(legal), rng))
        return rng.choice(legal)


def test_bots_only_ever_get_views(monkeypatch: pytest.MonkeyPatch) -> None:
    Spy.given = []
    monkeypatch.setattr(bots_module, "BOTS", {"spy": Spy()})
    bots_module.maker.cache_clear()
    job = small_simulation(games=1, players=[3], entrants=[Entrant("spy")], records=True)
    record = df.GameRecord.parse(play_game(job, 0).text)
    bots_module.maker.cache_clear()
    assert len(Spy.given) == len(record.actions)
    for step, (seen, legal, _) in zip(record.replay(), Spy.given, strict=True):
        assert seen == df.view(step.before, step.action.seat)
        assert legal == seen.legal
    assert len({id(rng) for _, _, rng in Spy.given}) == 3  # each seat has its own


def own_bot(folder: Path, text: str) -> Entrant:
    path = folder / "own_bot.py"
    path.write_text(text, encoding="utf-8")
    return find_bot(str(path))


@pytest.mark.parametrize(
    ("choice", "cause"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("None", "not legal: None"),
        ("legal", "not legal: ("),
        ("__import__('downforce').Bet(3, 0)", "not legal: Bet(seat=3, car=0)"),
    ],
)
def test_a_bot_that_fails_is_told_by_name(tmp_path: Path, choice: str, cause: str) -> None:
    entrant = own_bot(tmp_path, FIRST_BOT.replace("legal[0]", choice))
    with pytest.raises(BotError, match="own_bot in game 0, seat") as caught:
        play_game(small_simulation(games=1, entrants=[entrant]), 0)
    assert caught.value.cause.startswith(cause)
    assert (caught.value.bot, caught.value.game) == ("own_bot", 0)


def test_a_bot_of_ones_own_is_made_for_every_seat_of_every_game(tmp_path: Path) -> None:
    remembers = """
class Forgetful:
    def __init__(self):
        self.played = []

    def choose(self, view, legal, rng):
        self.played.append((view.seat, len(view.state.cards.discard)))
        assert len({seat for seat, _ in self.played}) == 1
        assert self.played == sorted(self.played)
        return legal[0]
"""
    entrant = own_bot(tmp_path, remembers)
    job = small_simulation(games=2, players=[3], entrants=[entrant])
    assert [play_game(job, number).row.number for number in (0, 1)] == [0, 1]
