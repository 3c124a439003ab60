"""Playing one numbered game of a job: a short row of what came of it, and the game itself where wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from downforce.arena.bots import BotError
from downforce.arena.job import Fixture, Job
from downforce.bots import Bot
from downforce.model.ids import CARS, Car, Seat
from downforce.notation import GameRecord
from downforce.rules.actions import Action, PlayCard
from downforce.rules.deal import deal_from_seed
from downforce.rules.game import apply, opening
from downforce.rules.options import RaceFormat
from downforce.rules.phases.scoring import record, running_order, standings
from downforce.rules.state import GameState, RaceRecord, Setup
from downforce.rules.view import view


class RaceRow(NamedTuple):
    """What one race brought."""

    grid: tuple[int, ...]  # the cars, pole first
    owners: tuple[int, ...]  # by car; -1 for none
    prices: tuple[int, ...]  # by car
    order: tuple[int, ...]  # the cars that took a place, first one first; in a long-distance race all
    bets: tuple[tuple[int, ...], ...]  # by seat
    powers: tuple[str, ...]  # by seat; empty for none
    left: tuple[int, ...]  # by seat: cards nobody played, a hand that was dropped included


class GameRow(NamedTuple):
    """What one game brought."""

    number: int
    ranks: tuple[int, ...]  # by seat
    money: tuple[int, ...]  # by seat
    races: tuple[RaceRow, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the win."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def from_json(cls, data: Any) -> GameRow:
        """Reads what ``json`` makes of a row."""
        number, ranks, money, races = data
        return cls(
            int(number), tuple(map(int, ranks)), tuple(map(int, money)), tuple(map(_race_from_json, races))
        )


def _race_from_json(data: Any) -> RaceRow:
    grid, owners, prices, order, bets, powers, left = map(tuple, data)
    return RaceRow(grid, owners, prices, order, tuple(map(tuple, bets)), powers, left)


class PlayedGame(NamedTuple):
    """A row, and the text of its game if the job keeps records."""

    row: GameRow
    text: str = ""


def play_batch(job: Job, numbers: range) -> list[PlayedGame]:
    """Plays some games of a job."""
    if job.generator:
        from downforce.arena.compiled import play_compiled  # it needs NumPy

        return play_compiled(job, numbers)
    return [play_game(job, number) for number in numbers]


def play_game(job: Job, number: int) -> PlayedGame:
    """Plays one game. Bots are given views and their own random numbers."""
    fixture = job.fixture(number)
    setup = job.setup(fixture.table)
    with _bots(job, fixture) as bots:
        return _played(job, fixture, setup, bots)


@contextmanager
def _bots(job: Job, fixture: Fixture) -> Iterator[list[Bot]]:
    """Who plays: objects here, or processes of their own."""
    if not job.isolated:
        yield [job.entrants[at].make() for at in fixture.seats]
        return
    from downforce.arena.isolation import isolated_bots  # not everywhere can processes be forked

    with isolated_bots(job, fixture) as bots:
        yield bots


def _played(job: Job, fixture: Fixture, setup: Setup, bots: Sequence[Bot]) -> PlayedGame:
    deal = deal_from_seed(setup, fixture.seed)
    state = opening(setup, deal).state
    number = fixture.number
    rngs = [fixture.rng(seat) for seat in setup.seats]
    actions: list[Action] = []
    races: list[RaceRow] = []
    while state.asked:
        seat = state.asked[0]
        action = ask(job, fixture, bots[seat], seat, state, rngs[seat])
        after = apply(state, action).state
        if after.setup.race > state.setup.race or not after.asked:
            races.append(race_row(deal[len(races)].grid, state, action, after))
        actions.append(action)
        state = after
    final = standings(state)
    by_seat = sorted(final.rows, key=lambda row: row.seat)
    row = GameRow(
        number, tuple(row.rank for row in by_seat), tuple(row.money for row in by_seat), tuple(races)
    )
    if not job.records:
        return PlayedGame(row)
    names = tuple(job.entrants[at].name for at in fixture.seats)
    headers = {"Number": str(number)}
    game = GameRecord(setup=setup, seed=fixture.seed, actions=tuple(actions), names=names, headers=headers)
    return PlayedGame(row, str(game))


def ask(job: Job, fixture: Fixture, bot: Bot, seat: Seat, state: GameState, rng: Any) -> Action:
    """Asks a bot for its choice. Errors name the bot."""
    seen = view(state, seat)
    legal = seen.legal
    name = job.entrants[fixture.seats[seat]].name
    try:
        action = bot.choose(seen, legal, rng)
    except BotError as error:
        raise BotError(name, error.cause, game=fixture.number, seat=seat) from None
    except Exception as error:
        cause = f"{type(error).__name__}: {error}"
        raise BotError(name, cause, game=fixture.number, seat=seat) from error
    if action not in legal:
        raise BotError(name, f"not legal: {repr(action)[:80]}", game=fixture.number, seat=seat)
    return action


def race_row(grid: tuple[Car, ...], before: GameState, action: Action | None, after: GameState) -> RaceRow:
    """The race that ended with this action; the action matters only if another race follows."""
    race = after.earlier[before.setup.race] if after.setup.race > before.setup.race else record(after)
    return RaceRow(
        grid=tuple(map(int, grid)),
        owners=race.owners,
        prices=race.prices,
        order=tuple(map(int, _order(race, after))),
        bets=tuple(tuple(map(int, bets)) for bets in race.bets),
        powers=tuple(powers[0] if powers else "" for powers in before.auction.powers),
        left=_cards_left(before, action, after),
    )


def _order(race: RaceRecord, after: GameState) -> tuple[Car, ...]:
    """The cars that took a place; without a finish line all have one (R10.2)."""
    if after.setup.options.format is RaceFormat.LONG_DISTANCE:
        return running_order(after)[: len(CARS)]
    return race.home


def _cards_left(before: GameState, action: Action | None, after: GameState) -> tuple[int, ...]:
    """The cards of each seat that were never played, wherever they lie.

    After the first race of a tour the next one is dealt, so there they are counted before the last action.
    """
    is_last = after.setup.race == before.setup.race
    cards, setup = (after if is_last else before).cards, before.setup
    left = [
        hand.bit_count() + gone.bit_count() for hand, gone in zip(cards.hands, cards.dropped, strict=True)
    ]
    if setup.own_piles:
        left = [count + len(pile) for count, pile in zip(left, cards.piles, strict=True)]
    if not is_last and isinstance(action, PlayCard):
        left[action.seat] -= 1
    return tuple(left)
