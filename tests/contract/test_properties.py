"""What holds in every position that legal play can reach, whatever the table."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.model.errors import (
    ActionError,
    DeckError,
    GameFileError,
    NotationError,
    StateError,
    TrackError,
)
from downforce.rules import events as ev
from downforce.rules.actions import ACTIONS
from downforce.rules.options import RaceFormat
from downforce.rules.position import cards_accounted_for, check_position
from tests.contract.test_views import given_price
from tests.ledger import rule
from tests.strategies import TRACKS, SampleGame, Style, choose, examples, games, play_game, positions, tables

# --- what is where --------------------------------------------------------------------------------


@rule("R1.1")
@examples(60)
@given(games())
def test_every_card_is_in_one_place(game: SampleGame) -> None:
    for state in game.states:
        assert sorted(cards_accounted_for(state)) == list(range(48))


@examples(60)
@given(games())
def test_every_position_passes_the_checks_for_hand_made_ones(game: SampleGame) -> None:
    for state in game.states:
        assert check_position(state) is state


@rule("R4.7")
@examples(60)
@given(games())
def test_a_space_holds_one_car_and_a_car_is_on_one_space_or_home(game: SampleGame) -> None:
    for state in game.states:
        on_track = [cell for cell in state.cars.cells if cell >= 0]
        assert len(set(on_track)) == len(on_track)
        assert len(set(state.cars.home)) == len(state.cars.home)
        assert {car for car in df.CARS if state.cars.cells[car] < 0} == set(state.cars.home)


@rule("R4.6", "R6.1")
@examples(60)
@given(games())
def test_cars_gain_ground_and_never_leave_home(game: SampleGame) -> None:
    for before, after in pairwise(game.states):
        if before.setup.race != after.setup.race:
            assert after.cars.cells == on_the_grid(game.deal[1], after.setup)
            continue
        assert after.cars.home[: len(before.cars.home)] == before.cars.home
        for car in df.CARS:
            assert ground(after, car) >= ground(before, car)


def on_the_grid(deal: df.RaceDeal, setup: df.Setup) -> tuple[int, ...]:
    return tuple(setup.track.grid[deal.grid.index(car)] for car in df.CARS)


def ground(state: df.GameState, car: df.Car) -> tuple[int, int]:
    """How far a car has come; home is farther than anything."""
    cell = state.cell(car)
    return (state.cars.laps[car], cell.front) if cell else (1_000, 0)


@examples(60)
@given(games())
def test_a_step_moves_one_car_at_most_and_says_so(game: SampleGame) -> None:
    for before, step in zip(game.states, game.steps[1:], strict=False):
        moves = [event for event in step.events if isinstance(event, ev.CarMoved)]
        assert len(moves) <= 1
        if before.setup.race != step.state.setup.race:
            continue
        moved = [car for car in df.CARS if before.cars.cells[car] != step.state.cars.cells[car]]
        assert moved == [move.car for move in moves]
        for move in moves:
            assert move.start == before.cell(move.car)
            assert step.state.cell(move.car) in (move.path[-1], None)


# --- money ----------------------------------------------------------------------------------------


class Books(NamedTuple):
    """One race kept on paper, from what was said aloud and what everybody noted."""

    owners: dict[df.Car, df.Seat]
    prices: dict[df.Car, int]
    home: list[df.Car]
    bets: dict[df.Seat, list[df.Car]]

    def money(self, seat: df.Seat) -> int:
        """Prizes and bets less prices, from the tables of RULES 7."""
        prize = dict(zip(self.home, (12, 9, 6, 4, 2, 0), strict=False))
        pays = [dict(zip(self.home, row, strict=False)) for row in ((9, 6, 3), (6, 4, 2), (3, 2, 1))]
        own = [car for car in df.CARS if self.owners.get(car) == seat]
        won = sum(prize.get(car, 0) for car in own)
        won += sum(pay.get(car, 0) for pay, car in zip(pays, self.bets.get(seat, []), strict=False))
        return won - sum(self.prices[car] for car in own)

    def best_place(self, seat: df.Seat) -> int:
        """The place of the first own car home, 7 if there is none."""
        return next((at for at, car in enumerate(self.home, 1) if self.owners.get(car) == seat), 7)


def keep_books(game: SampleGame) -> list[Books]:
    """A set of books for each race, from the events alone; cars that were dealt are read off the state."""
    books: list[Books] = []
    for step in game.steps:
        for event in step.events:
            match event:
                case (
                    ev.LotSold(seat=seat, car=car, price=price) | ev.LotGiven(seat=seat, car=car, price=price)
                ):
                    books[-1].owners[car], books[-1].prices[car] = seat, price
                case ev.CarFinished(car=car, place=place):
                    books[-1].home.append(car)
                    assert place == len(books[-1].home)
                case ev.BetPlaced(seat=seat, number=number, car=car):
                    assert car is not None
                    books[-1].bets.setdefault(seat, []).append(car)
                    assert number == len(books[-1].bets[seat])
                case _:
                    pass
            if isinstance(event, ev.NextRaceStarted):
                books.append(Books({}, {}, [], {}))
        if not books:  # after the opening, whose only news is the first lot
            state = step.state
            dealt = {car: owner for car in df.CARS if (owner := state.owner(car)) is not None}
            books.append(Books(dealt, dict.fromkeys(dealt, 0), [], {}))
    return books


@rule("R7.1", "R7.2", "R7.3", "R10.1", "R10.2", "R10.3", "R13.11")
@examples(60)
@given(games())
def test_money_adds_up(game: SampleGame) -> None:
    books, over = keep_books(game), game.states[-1]
    pays = game.setup.options.money_decides
    scored = [event for event in game.events if isinstance(event, ev.RaceScored)]
    assert [event.race for event in scored] == list(range(1, len(books) + 1))
    for event, race in zip(scored, books, strict=True):
        assert event.home == tuple(race.home)
        assert event.money == tuple(race.money(seat) if pays else 0 for seat in game.setup.seats)
        assert event.bets == tuple(tuple(race.bets.get(seat, ())) for seat in game.setup.seats)
    standings = df.standings(over)
    total = {seat: sum(race.money(seat) if pays else 0 for race in books) for seat in game.setup.seats}
    assert {row.seat: row.money for row in standings.rows} == total
    for row in standings.rows:
        for sheet, race in zip(row.sheets, books, strict=True):
            assert dict(sheet.prices) == {c: race.prices[c] for c, s in race.owners.items() if s == row.seat}
            assert sheet.best_place == race.best_place(row.seat)
            earned = sheet.prize_total + sheet.bet_total
            assert earned == (race.money(row.seat) + sheet.auction_total if pays else 0)


@rule("R7.3", "R10.1", "R10.2", "R10.3", "R13.13")
@examples(60)
@given(games())
def test_ranks_and_winners_follow_from_the_books(game: SampleGame) -> None:
    books, over = keep_books(game), game.states[-1]
    key = {seat: strength(game, books, seat) for seat in game.setup.seats}
    standings = df.standings(over)
    assert [key[row.seat] for row in standings.rows] == sorted(key.values())
    assert [row.rank for row in standings.rows] == [
        1 + sum(other < key[row.seat] for other in key.values()) for row in standings.rows
    ]
    best = tuple(row.seat for row in standings.rows if key[row.seat] == min(key.values()))
    assert standings.winners == best
    assert [event.winners for event in game.events if isinstance(event, ev.GameEnded)] == [best]
    assert isinstance(game.steps[-1].events[-1], ev.GameEnded)


def strength(game: SampleGame, books: list[Books], seat: df.Seat) -> tuple[int, ...]:
    """What a seat is ranked by, the lowest first."""
    over = game.states[-1]
    if game.setup.options.money_decides:
        return -sum(race.money(seat) for race in books), min(race.best_place(seat) for race in books)

    def behind(car: df.Car) -> tuple[int, ...]:
        cell = over.cell(car)
        if cell is None:
            return 0, over.cars.home.index(car), 0, 0
        return 1, -over.cars.laps[car], -cell.front, cell.lane

    return min(behind(car) for car in over.cars_of(seat))


# --- the auction, kept by a referee ---------------------------------------------------------------

AUCTION_EVENTS = (ev.LotOpened, ev.BidsRevealed, ev.LotSold, ev.LotGiven, ev.LotSetAside, ev.LotUnsold)


def referee(
    setup: df.Setup,
    deal: df.RaceDeal,
    hands: Sequence[Sequence[df.SpeedCard]],
    revealed: Iterator[ev.BidsRevealed],
) -> Iterator[df.Event]:
    """What must follow from the cards that were placed, told by RULES 3 alone."""
    powers: list[df.PowerId | None] = [*deal.powers, *[None] * 6]
    lots, aside = list(zip(deal.cars, powers, strict=False)), list[tuple[df.Car, df.PowerId | None]]()
    owners: dict[df.Car, df.Seat] = {}
    last = df.Seat(-1)
    while True:
        carless = [seat for seat in setup.seats if seat not in owners.values()]
        if not lots and not carless:
            yield from (ev.LotUnsold(car, power) for car, power in aside)
            return
        again, left = not lots, len(lots) + len(aside)
        car, power = (lots or aside)[0]
        winner: tuple[df.Seat, int] | None = None
        given = carless[0] if left == len(carless) == 1 else None
        if given is None:
            bidders = carless if again or left == len(carless) else list(setup.seats)
            yield ev.LotOpened(car, power, tuple(bidders))
            shown = next(revealed)
            yield shown
            assert [bid.seat for bid in shown.bids] == bidders
            assert all(bid.amount == worth(bid, car) for bid in shown.bids)
            winner = highest(shown.bids, last, setup.players)
            given = carless[0] if winner is None and again and len(aside) == len(carless) else None
        (aside if again else lots).pop(0)
        if winner is not None:
            last, price = winner
            yield ev.LotSold(last, car, power, price)
        elif given is not None:
            price, card = given_price(tuple(hands[given]), car)
            last = given
            yield ev.LotGiven(given, car, power, price, card)
        elif again:
            yield ev.LotUnsold(car, power)
            continue
        else:
            yield ev.LotSetAside(car, power)
            aside.append((car, power))
            continue
        owners[car] = last


def worth(bid: ev.RevealedBid, car: df.Car) -> int | None:
    """What a card bids, read off its face."""
    if bid.declared:
        wilds = [line.speed for line in bid.card.lines if line.car is None]
        return max(wilds) if wilds else min(line.speed for line in bid.card.lines)
    return {line.car: line.speed for line in bid.card.lines if line.speed <= 6}.get(car)


def highest(bids: Sequence[ev.RevealedBid], last: df.Seat, players: int) -> tuple[df.Seat, int] | None:
    """The highest bid; ties by more lines, then no wild, then the first seat after the last winner."""
    offers = [
        (-bid.amount, -len(bid.card.lines), None in [line.car for line in bid.card.lines], left, bid.seat)
        for left in range(players)
        for bid in bids
        if bid.seat == (last + 1 + left) % players and bid.amount is not None
    ]
    return (min(offers)[-1], -min(offers)[0]) if offers else None


@rule("R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6", "R3.7", "R3.8", "R3.9")
@rule("R13.1", "R13.2", "R13.14", "R13.15")
@examples(120)
@given(games())
def test_the_auction_goes_as_a_referee_says(game: SampleGame) -> None:
    for race, deal in enumerate(game.deal):
        steps = [step for step in game.steps if step.state.setup.race == race]
        told = [event for step in steps for event in step.events if isinstance(event, AUCTION_EVENTS)]
        if not game.setup.options.auction:
            assert told == []
            continue
        state = steps[0].state
        hands = [[card for card in state.hand(seat) if not card.is_eight] for seat in state.setup.seats]
        revealed = (event for event in told if isinstance(event, ev.BidsRevealed))
        assert list(referee(state.setup, deal, hands, revealed)) == told


# --- who may do what ------------------------------------------------------------------------------


@examples(60)
@given(games())
def test_somebody_can_act_until_the_game_is_over_and_nobody_else_can(game: SampleGame) -> None:
    for state in game.states:
        assert bool(state.asked) == (not df.is_over(state)) == (state.phase is not df.Phase.OVER)
        assert len(state.asked) <= 1 or state.phase.is_secret
        assert list(state.asked) == sorted(set(state.asked))
        for seat in map(df.Seat, range(state.players)):
            legal = df.legal_actions(state, seat)
            assert bool(legal) == (seat in state.asked)
            assert len(set(legal)) == len(legal)
            assert all(action.seat == seat for action in legal)


@examples(60)
@given(games())
def test_every_game_ends_once(game: SampleGame) -> None:
    assert [df.is_over(state) for state in game.states] == [False] * len(game.actions) + [True]
    races = 2 if game.setup.options.format is RaceFormat.WORLD_TOUR else 1
    count = Counter(type(event) for event in game.events)
    assert (count[ev.RaceStarted], count[ev.RaceScored], count[ev.GameEnded]) == (races, races, 1)


@given(positions(over=False), st.randoms(use_true_random=False))
def test_every_legal_action_is_accepted(state: df.GameState, rng: random.Random) -> None:
    for seat in state.asked:
        legal = df.legal_actions(state, seat)
        for action in rng.sample(legal, min(len(legal), 12)):
            after, events = df.apply(state, action)
            assert after != state
            assert events
            assert check_position(after) is after


@cache
def anything(setup: df.Setup) -> tuple[df.Action, ...]:
    """Whatever anybody could say at this table or at another one, sense or nonsense."""
    other = TRACKS["oval" if setup.track.name != "oval" else "ring"]
    blank = df.SpeedCard.parse("A1", "R6 Y4")
    cards = (*setup.deck.cards, blank, replace(blank, index=3), replace(setup.deck.cards[0], index=90))
    fakes = (replace(df.FINISH, name="end"), replace(setup.track.cells[0], front=1), other.cells[-1])
    cells = (*setup.track.cells, *other.cells, df.FINISH, *fakes)
    powers = tuple(map(df.PowerId, (*df.POWERS, "none", "")))
    found: list[df.Action] = []
    for seat in map(df.Seat, (-1, *range(7))):
        found += [df.Bid(seat, card, declared=d) for card in cards for d in (False, True)]
        found += [df.PlayCard(seat, card, reverse=r) for card in cards for r in (False, True)]
        found += [kind(seat, power) for power in powers for kind in (df.KeepPower, df.SwapPower)]
        found += [df.SwapPower(seat, None), df.SkipLine(seat), df.KeepLine(seat)]
        found += [kind(seat, car) for car in df.CARS for kind in (df.NameWild, df.Bet)]
        found += [df.MoveCar(seat, car, cell) for car in df.CARS for cell in cells]
        found += [df.Bonus(seat, car, cell) for car in df.CARS for cell in (*cells, None)]
    assert {type(action) for action in found} == set(ACTIONS)
    return tuple(found)


def near_misses(action: df.Action, state: df.GameState) -> Iterator[df.Action]:
    """A legal action with one thing changed."""
    setup = state.setup
    yield from (replace(action, seat=seat) for seat in map(df.Seat, (-1, *range(7))))
    match action:
        case df.Bid(declared=declared):
            yield replace(action, declared=not declared)
            yield from (replace(action, card=card) for card in setup.deck.cards)
        case df.PlayCard(reverse=reverse):
            yield replace(action, reverse=not reverse)
            yield from (replace(action, card=card) for card in setup.deck.cards)
        case df.KeepPower() | df.SwapPower():
            yield from (replace(action, power=power) for power in df.POWERS)
        case df.MoveCar() | df.Bonus():
            yield from (replace(action, to=cell) for cell in (*setup.track.cells, df.FINISH))
            yield from (replace(action, car=car) for car in df.CARS)
        case df.NameWild():
            yield from (replace(action, car=car) for car in df.CARS)
        case _:
            pass


@examples(60)
@given(positions(), positions(), st.randoms(use_true_random=False))
def test_every_illegal_action_is_refused_with_a_reason_and_changes_nothing(
    state: df.GameState, elsewhere: df.GameState, rng: random.Random
) -> None:
    tried = rng.sample(anything(state.setup), 150)
    tried += [action for seat in elsewhere.asked for action in df.legal_actions(elsewhere, seat)][:40]
    for seat in state.asked:
        legal = df.legal_actions(state, seat)
        tried += near_misses(rng.choice(legal), state)
    before, text = pickle.loads(pickle.dumps(state)), str(state)
    for action in tried:
        if action.seat in state.asked and action in df.legal_actions(state, action.seat):
            df.apply(state, action)
            continue
        with pytest.raises(df.IllegalAction) as caught:
            df.apply(state, action)
        assert caught.value.reason in df.Reason
        assert caught.value.action is action
        assert str(caught.value).startswith(caught.value.reason)
    assert state == before
    assert str(state) == text


# --- apply is a pure function ---------------------------------------------------------------------


@given(positions(over=False), st.randoms(use_true_random=False))
def test_apply_gives_the_same_twice_and_leaves_the_state_alone(
    state: df.GameState, rng: random.Random
) -> None:
    before, text, number = pickle.loads(pickle.dumps(state)), str(state), hash(state)
    action = choose(state, rng)
    first, second = df.apply(state, action), df.apply(state, action)
    assert first == second
    assert hash(first) == hash(second)
    assert (state, str(state), hash(state)) == (before, text, number)
    assert df.apply(before, pickle.loads(pickle.dumps(action))) == first


@examples(60)
@given(games())
def test_replay_equals_play(game: SampleGame) -> None:
    state, events = df.opening(game.setup, game.deal)
    assert (state, events) == game.steps[0]
    for action, step in zip(game.actions, game.steps[1:], strict=True):
        assert df.apply(state, action) == step
        state = step.state
    assert df.play(game.states[0], game.actions) == game.states[-1]


@examples(60)
@given(games())
def test_replay_from_text_equals_play(game: SampleGame) -> None:
    state = df.new_game(setup=game.setup, seed=str(game.seed))
    for action in game.actions:
        state = df.apply(state, df.parse_action(state, str(action))).state
    assert state == game.states[-1]


@examples(60)
@given(games(), st.integers(1, 40))
def test_refolding_after_undo_is_exact(game: SampleGame, undone: int) -> None:
    kept = game.actions[:-undone]
    state = df.play(df.opening(game.setup, game.deal).state, kept)
    assert state == game.states[len(kept)]
    assert str(state) == str(game.states[len(kept)])
    assert df.play(state, game.actions[len(kept) :]) == game.states[-1]


@examples(40)
@given(tables(), tables(), st.integers(0, 999))
def test_interleaved_games_stay_exact(one: df.Setup, two: df.Setup, seed: int) -> None:
    # The second game starts from the same table as the first every other time, so that tables are shared.
    alone = [play_game(one, seed), play_game(one if seed % 2 else two, seed + 1, Style.SHY)]
    together = [[df.opening(game.setup, game.deal)] for game in alone]
    rngs = [random.Random(f"play {game.seed}") for game in alone]
    while not all(df.is_over(steps[-1].state) for steps in together):
        for game, steps, rng in zip(alone, together, rngs, strict=True):
            if not df.is_over(state := steps[-1].state):
                steps.append(df.apply(state, choose(state, rng, game.style)))
    assert [tuple(steps) for steps in together] == [game.steps for game in alone]


@examples(60)
@given(games(), st.integers(0, 99))
def test_the_global_random_numbers_are_left_alone(game: SampleGame, seed: int) -> None:
    before = random.getstate()
    played = play_game(game.setup, seed)
    state = played.states[len(played.states) // 2]
    for seat in (*state.setup.seats, None):
        str(df.view(state, seat).sample(random.Random(seed)))
    df.new_game(setup=game.setup)
    assert random.getstate() == before


@examples(60)
@given(games())
def test_everything_survives_pickling(game: SampleGame) -> None:
    middle = game.states[len(game.states) // 2]
    view = df.view(middle, df.Seat(0))
    for thing in (game.states[-1], middle, view, view.choices, game.actions, game.events, game.deal):
        for protocol in (2, pickle.HIGHEST_PROTOCOL):
            assert pickle.loads(pickle.dumps(thing, protocol)) == thing
    assert pickle.loads(pickle.dumps(df.standings(game.states[-1]))) == df.standings(game.states[-1])


@pytest.mark.parametrize(
    "error",
    [
        df.IllegalAction(df.Reason.MUST_BID, df.Bet(df.Seat(1), df.Car.RED)),
        df.OptionError(df.Reason.BAD_OPTION_VALUE, "bets=perhaps"),
        df.OptionError(df.Reason.BAD_DEAL),
        df.UnknownName("track", "monza", ("ring", "oval")),
        *(
            kind("a cause", source="a file", line=3, column=7)
            for kind in (NotationError, TrackError, DeckError, StateError, ActionError, GameFileError)
        ),
    ],
    ids=lambda error: type(error).__name__,
)
def test_every_error_survives_pickling(error: df.DownforceError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (str(twin), vars(twin), twin.args) == (str(error), vars(error), error.args)


@given(positions(), st.randoms(use_true_random=False))
def test_play_forced_plays_forced_choices_only_and_all_of_them(
    state: df.GameState, rng: random.Random
) -> None:
    stopped, events = df.play_forced(state)
    assert all(len(df.legal_actions(stopped, seat)) != 1 for seat in stopped.asked)
    expected: list[df.Event] = []
    while forced := [legal for s in state.asked if len(legal := df.legal_actions(state, s)) == 1]:
        state, more = df.apply(state, rng.choice(forced)[0])
        expected += more
    assert stopped == state
    assert Counter(events) == Counter(expected)  # seats that choose secretly may be asked in any order


# --- movement, against a search of all ways -------------------------------------------------------


@cache
def forward_steps(track: df.Track) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """For every cell where a step leads and whether over the finish line; from the sections, in fractions."""
    boxes = [
        (
            k + Fraction(j, n),
            k + Fraction(j + 1, n),
            Fraction(i, section.lanes),
            Fraction(i + 1, section.lanes),
        )
        for k, section in enumerate(track.sections)
        for i, n in enumerate(section.cells)
        for j in range(n)
    ]
    rows = []
    for back, front, near, far in boxes:
        row = []
        for to, (there_back, there_front, there_near, there_far) in enumerate(boxes):
            for lap in (0, len(track.sections)):
                touch = there_back + lap <= front and back <= there_front + lap
                beside = there_near <= far and near <= there_far
                if touch and beside and there_front + lap > front:
                    row.append((to, front <= len(track.sections) < there_front + lap))
        rows.append(tuple(row))
    return tuple(rows)


def all_ends(state: df.GameState, numbers: Sequence[int]) -> set[int]:
    """Every cell the car may end on (-1: home), by trying all ways (R4.8)."""
    steps, here = forward_steps(state.track), state.cars.cells[state.turn.car]
    taken = {cell for cell in state.cars.cells if cell not in (-1, here)}
    laps = state.setup.options.format is RaceFormat.LONG_DISTANCE

    @cache
    def search(cell: int, left: int) -> frozenset[int]:
        if not left:
            return frozenset({cell})
        free = [(to, crosses) for to, crosses in steps[cell] if to not in taken]
        if not free:
            return frozenset({cell})
        ends: frozenset[int] = frozenset()
        for to, crosses in free:
            ends |= {-1} if crosses and not laps else search(to, left - 1)
        return ends

    return {end for number in numbers for end in search(here, number)}


def numbers_of(state: df.GameState) -> tuple[int, ...]:
    """How far the car may move, from the card (R4.3, R8.1, R8.3)."""
    turn, card = state.turn, state.card_in_play
    assert card is not None
    if state.phase is df.Phase.BONUS:
        return (2,)
    at = len(card.lines) - 1 - turn.line if turn.reverse else turn.line
    line = card.lines[at]
    own = state.auction.owners[turn.car] == turn.seat
    if own and at == 0 and line.car is not None and state.power(turn.seat).id == "aggressive":
        return line.speed, line.speed + 1
    return (line.speed,)


@rule("R4.3", "R4.4", "R4.6", "R4.7", "R4.8", "R8.1", "R8.2", "R8.3", "R10.2", "R13.8", "R13.12")
@examples(60)
@given(games())
def test_the_ends_of_a_move_are_those_of_a_search_of_all_ways(game: SampleGame) -> None:
    for state, action, step in zip(game.states, game.actions, game.steps[1:], strict=False):
        if state.phase not in (df.Phase.MOVE_CAR, df.Phase.BONUS):
            continue
        numbers = numbers_of(state)
        legal = df.legal_actions(state, state.asked[0])
        ends = [a.to.index for a in legal if isinstance(a, df.MoveCar | df.Bonus) and a.to is not None]
        assert len(set(ends)) == len(ends)
        assert set(ends) == all_ends(state, numbers)
        if isinstance(action, df.MoveCar | df.Bonus) and action.to is not None:
            check_way(state, action, step, max(numbers))


def check_way(state: df.GameState, action: df.MoveCar | df.Bonus, step: df.Step, most: int) -> None:
    """The path that is told is one the car can drive."""
    moved = next(event for event in step.events if isinstance(event, ev.CarMoved))
    assert (moved.car, moved.seat, moved.bonus) == (action.car, action.seat, isinstance(action, df.Bonus))
    assert 1 <= len(moved.path) <= most
    steps, here = forward_steps(state.track), moved.start.index
    taken = {cell for car, cell in enumerate(state.cars.cells) if car != action.car}
    for cell in moved.path:
        assert cell.index in {to for to, _ in steps[here]} - taken
        here = cell.index
    finished = any(isinstance(event, ev.CarFinished) for event in step.events)
    assert finished == (action.to == df.FINISH)
    assert finished or moved.path[-1] == action.to
