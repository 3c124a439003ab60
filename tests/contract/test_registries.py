"""What is listed somewhere happens in some game: actions, events, phases, powers, options, cards, reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import get_args

import pytest

import downforce as df
from downforce.rules import events as ev
from downforce.rules.actions import ACTIONS
from downforce.rules.deal import check_deal, deal_from_seed
from downforce.rules.events import EVENTS
from downforce.rules.options import SINGLE_OPTIONS, CunningForTwo, Options, RaceFormat
from downforce.rules.phases import PHASES
from downforce.rules.powers import PRINTED_POWERS
from tests.ledger import rule
from tests.rules.helpers import position
from tests.strategies import SWITCHES, TRACK_NAMES, TRACKS, SampleGame, Style, play_game

# --- enough games to see everything ---------------------------------------------------------------


@cache
def corpus() -> tuple[SampleGame, ...]:
    """A game for every mode, edition and number of players, and some for every value of a single option."""
    return (*games_of_editions(), *games_of_switches())


def games_of_editions() -> Iterator[SampleGame]:
    seed, styles = 0, tuple(Style)
    for mode in df.MODES:
        for edition in df.EDITIONS:
            for players in range(2, 7):
                track = TRACKS[TRACK_NAMES[seed % len(TRACK_NAMES)]]
                setup = df.make_setup(players=players, track=track, mode=mode, edition=edition)
                yield play_game(setup, seed, styles[seed % len(styles)])
                seed += 1


def games_of_switches() -> Iterator[SampleGame]:
    for name, values in SWITCHES.items():
        for value in values:
            for players in (2, 3, 6):
                yield switched(players, name, value)


@cache
def switched(players: int, name: str, value: object) -> SampleGame:
    """A game with one option changed."""
    options = Options.of(**{name: value})  # type: ignore[arg-type]
    return play_game(
        df.make_setup(players=players, track=TRACKS["ring"], options=options), players, Style.EAGER
    )


@cache
def seen_events() -> frozenset[type[df.Event]]:
    return frozenset(type(event) for game in corpus() for event in game.events)


@cache
def seen_actions() -> frozenset[type[df.Action]]:
    return frozenset(type(action) for game in corpus() for action in game.actions)


@cache
def seen_phases() -> frozenset[df.Phase]:
    return frozenset(state.phase for game in corpus() for state in game.states)


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_kind_of_action_is_played(kind: type[df.Action]) -> None:
    assert kind in seen_actions()


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_happens(kind: type[df.Event]) -> None:
    assert kind in seen_events()


@pytest.mark.parametrize("phase", df.Phase)
def test_every_phase_is_entered(phase: df.Phase) -> None:
    assert phase in seen_phases()
    assert phase in PHASES


def test_the_lists_are_whole() -> None:
    assert set(ACTIONS) == set(get_args(df.Action))
    assert set(EVENTS) == set(get_args(df.Event))
    assert set(PHASES) == set(df.Phase)
    assert set(SWITCHES) == set(SINGLE_OPTIONS)
    assert set(PRINTED_POWERS) <= set(df.POWERS)


# --- powers ---------------------------------------------------------------------------------------


def lengths(game: SampleGame) -> Iterator[tuple[df.GameState, df.Event, int]]:
    """Every regular move with the position before it and the number on its line."""
    for state, step in zip(game.states, game.steps[1:], strict=False):
        card, turn = state.card_in_play, state.turn
        for event in step.events:
            if isinstance(event, ev.CarMoved) and not event.bonus and card is not None:
                yield state, event, card.lines[:: -1 if turn.reverse else 1][turn.line].speed


def goes_one_more(game: SampleGame) -> bool:
    return any(isinstance(e, ev.CarMoved) and len(e.path) > speed for _, e, speed in lengths(game))


def steers_on_the_turn_of_another(game: SampleGame) -> bool:
    return any(
        isinstance(action, df.MoveCar) and action.seat != state.turn.seat
        for state, action in zip(game.states, game.actions, strict=False)
    )


def names_a_colour_on_the_card(game: SampleGame) -> bool:
    return any(
        isinstance(action, df.NameWild) and state.card_in_play and action.car in state.card_in_play.cars
        for state, action in zip(game.states, game.actions, strict=False)
    )


EFFECTS: Mapping[str, Callable[[SampleGame], bool]] = {
    "aggressive": goes_one_more,
    "cunning": steers_on_the_turn_of_another,
    "determined": lambda game: any(isinstance(a, df.Bonus) and a.to is not None for a in game.actions),
    "strategic": lambda game: any(isinstance(a, df.SkipLine) for a in game.actions),
    "tricky": lambda game: any(isinstance(a, df.PlayCard) and a.reverse for a in game.actions),
    "unpredictable": names_a_colour_on_the_card,
}


@rule("R8.1", "R8.2", "R8.3", "R8.4", "R8.5", "R8.6")
@pytest.mark.parametrize("power", df.POWERS)
def test_every_power_does_what_only_it_does(power: df.PowerId) -> None:
    """In some game with that power alone; and in none where all others but it are sold."""
    others = tuple(other for other in PRINTED_POWERS if other != power)
    alone: list[bool] = []
    without: list[bool] = []
    for seed in range(8):
        for powers, found in (((power,), alone), (others, without)):
            setup = df.make_setup(players=3, track=TRACKS["ring"], powers=powers, auction=False)
            found.append(EFFECTS[power](play_game(setup, seed)))
    assert any(alone)
    assert not any(without)


@pytest.mark.parametrize("power", df.POWERS)
def test_every_power_is_raced_with_and_has_a_file(power: df.PowerId) -> None:
    ends = [game.states[-1].auction.powers for game in corpus()]
    raced = {held for end in ends for powers in end for held in powers}
    assert power in raced
    assert df.POWERS[power].id == power


# --- options, cards and tracks --------------------------------------------------------------------


@pytest.mark.parametrize("edition", df.EDITIONS)
@pytest.mark.parametrize("mode", df.MODES)
def test_every_edition_plays_every_mode_with_every_number_of_players(edition: str, mode: str) -> None:
    games = [g for g in corpus() if (g.setup.options.edition, g.setup.options.mode) == (edition, mode)]
    assert {game.setup.players for game in games} == set(range(2, 7))
    assert all(df.is_over(game.states[-1]) for game in games)
    options = Options.of(edition=edition, mode=mode)
    assert str(options) == f"{edition} {mode}"


def happens(game: SampleGame, kind: type[df.Event]) -> bool:
    return any(isinstance(event, kind) for event in game.events)


def bids_the_lowest(game: SampleGame) -> bool:
    return any(isinstance(a, df.Bid) and a.declared and not a.card.wilds for a in game.actions)


SWITCHED: Mapping[str, Callable[[SampleGame, object], bool]] = {
    "auction": lambda game, on: happens(game, ev.LotOpened) == on,
    "powers": lambda game, on: any(map(any, game.states[-1].auction.powers)) == bool(on),
    "hands_of_three": lambda game, on: (game.states[0].cards.hands[0].bit_count() == 3) == on,
    "bets": lambda game, on: happens(game, ev.BetsOpened) == on,
    "first_home_wins": lambda game, on: game.setup.options.money_decides != on,
    "lowest_bid": lambda game, on: bool(on) or not bids_the_lowest(game),
    "cunning_for_two": lambda game, value: (
        "cunning" in game.deal[0].powers or (game.setup.players, value) == (2, CunningForTwo.REMOVED)
    ),
}


@pytest.mark.parametrize("name", SINGLE_OPTIONS)
def test_every_single_option_changes_the_game(name: str) -> None:
    seen = set()
    for value in SWITCHES[name]:
        for players in (2, 3, 6):
            game = switched(players, name, value)
            assert SWITCHED[name](game, value), (value, players)
            seen.add(str(game.setup.options))
    assert len(seen) == len(SWITCHES[name]) > 1


@rule("R3.10", "R9.4")
def test_the_options_that_need_a_special_case_have_one() -> None:
    for lowest_bid in (True, False):
        setup = df.make_setup(
            players=6, track=TRACKS["oval"], hands_of_three=True, first_home_wins=True, lowest_bid=lowest_bid
        )
        games = [play_game(setup, seed, Style.EAGER) for seed in range(30)]
        assert any(map(bids_the_lowest, games)) == lowest_bid
    swaps: dict[CunningForTwo, set[bool]] = {value: set() for value in CunningForTwo}
    for seed in range(40):
        for value in CunningForTwo:
            game = play_game(df.make_setup(players=2, track=TRACKS["oval"], cunning_for_two=value), seed)
            swaps[value] |= {a.power is None for a in game.actions if isinstance(a, df.SwapPower)}
    assert swaps == {
        CunningForTwo.STAYS: set(),
        CunningForTwo.REMOVED: set(),
        CunningForTwo.MAY_SWAP: {True, False},
        CunningForTwo.MUST_SWAP: {False},
    }


def test_every_format_is_raced() -> None:
    assert {game.setup.options.format for game in corpus()} == set(RaceFormat)


@pytest.mark.parametrize("name", df.DECKS)
def test_every_card_of_every_deck_is_played(name: str) -> None:
    deck = df.DECKS[name]
    setup = df.make_setup(players=3, track=TRACKS["oval"], deck=deck, mode="long-distance")
    games = [play_game(setup, seed, Style.EAGER) for seed in range(3)]
    played = {event.card for game in games for event in game.events if isinstance(event, ev.CardPlayed)}
    assert played == set(deck.cards)


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_every_track_is_raced_on_and_every_space_entered(name: str) -> None:
    track = TRACKS[name]
    entered: set[str] = set()
    for seed in range(12):
        game = play_game(df.make_setup(players=4, track=track, mode="long-distance"), seed)
        entered |= {cell.name for e in game.events if isinstance(e, ev.CarMoved) for cell in e.path}
    assert entered == {cell.name for cell in track.cells}
    over = play_game(df.make_setup(players=6, track=track), 1).states[-1]
    assert over.cars.home


# --- reasons --------------------------------------------------------------------------------------

CARS = "cars=K2a1,B2b1,G1c2,Y1a2,O1b1,R1c1"
OWNERS = "owners=K0@6,B1@6,G2@6"
THREE = f"df1 players=3 tracks=ring {CARS}"
SWAP = f"df1 players=2 tracks=ring phase=swap-power owners=K0@6,B1@6 hands=A1/A2 piles=A1/A2 {CARS}"


def refused(line: str, text: str) -> Callable[[], object]:
    """An action that is refused in a position."""

    def act() -> object:
        state = position(line)
        return df.apply(state, df.parse_action(state, text))

    return act


def table(**wishes: object) -> Callable[[], object]:
    """A table that cannot be."""
    return lambda: df.make_setup(**wishes)  # type: ignore[arg-type]


def malformed_bid() -> None:
    """A field of the wrong type; test_misuse.py tries all of them."""
    state = df.new_game(players=3, seed="malformed")
    df.apply(state, df.Bid(df.Seat(0), state.hand(df.Seat(0))[0], declared=2))  # type: ignore[arg-type]


def bad_deal() -> object:
    setup = df.make_setup(players=4)
    return check_deal(setup, deal_from_seed(setup, "x") * 2)


BID = f"{THREE} phase=bid hands=A1/F1.E2/E3"
LOTS = "lots=K:tricky,B:cunning,G:-,Y:-,O:-,R:-"
RACE = f"{THREE} {OWNERS} hands=A1/A2/A3"
WILD = f"{RACE} phase=name-wild card=G1 line=2 named=B"

PROVOKED: Mapping[df.Reason, tuple[Callable[[], object], ...]] = {
    df.Reason.NOT_YOUR_TURN: (
        refused(RACE, "1 play A2"),
        refused(f"{BID} {LOTS} secrets=0_bid_A1/-/-", "0 bid A1"),
        refused(f"{RACE} phase=move-car card=E1 car=K turn=1", "0 move K 3a"),
    ),
    df.Reason.WRONG_PHASE: (
        refused(RACE, "0 bet K"),
        refused(f"{BID} {LOTS}", "0 play A1"),
        refused(f"{RACE} phase=keep-power powers=cunning+tricky/-/-", "0 bet K"),
        refused(f"{SWAP} options=pt-BR+standard powers=cunning/-", "0 keep cunning"),
        refused(WILD, "0 move R 3a"),
        refused(f"{RACE} phase=choose-skip powers=strategic/cunning/- card=E2 car=B", "0 move B 3a"),
        refused(f"{RACE} phase=move-car card=E1 car=K", "0 bonus K none"),
        refused(f"{RACE} phase=bonus powers=determined/-/- card=E1 car=K bonus=2", "0 move K 3a"),
        refused(f"{RACE.replace('K2a1', 'K4a')} phase=bet", "0 skip"),
    ),
    df.Reason.GAME_OVER: (refused(f"{RACE} phase=over", "0 play A1"),),
    df.Reason.CARD_NOT_IN_HAND: (refused(RACE, "0 play A2"), refused(f"{BID} {LOTS}", "0 bid A2")),
    df.Reason.NOT_A_BID_CARD: (
        refused(
            f"df1 players=2 tracks=ring phase=bid lots=B:-,G:- owners=K0@6 hands=A1.8K/A2 piles=A1/A2 {CARS}",
            "0 bid 8K",
        ),
    ),
    df.Reason.CANNOT_DECLARE: (
        refused(f"{BID} {LOTS}", "0 bid A1 declared"),  # it shows the colour
        refused(f"{BID} {LOTS}", "1 bid F1 declared"),  # so does this one, wild or not
        refused(f"{BID} {LOTS}", "2 bid E3 declared"),  # no wild, and the lowest number is no bid in en
    ),
    df.Reason.MUST_BID: (
        refused(f"{BID} aside=K:tricky,B:cunning owners=G0@1,Y0@1,O0@1,R0@1", "1 bid E2"),
        refused(f"{BID} aside=G:tricky,B:cunning owners=K0@1,Y0@1,O0@1,R0@1", "1 bid F1"),  # to be declared
    ),
    df.Reason.POWER_NOT_YOURS: (
        refused(f"{RACE} phase=keep-power powers=cunning+tricky/strategic/-", "0 keep strategic"),
        refused(f"{RACE} phase=keep-power powers=cunning+tricky/strategic/-", "0 keep flying"),
    ),
    df.Reason.POWER_NOT_FREE: (
        refused(f"{SWAP} options=pt-BR+standard powers=cunning/tricky", "0 swap tricky"),
        refused(f"{SWAP} options=es+standard powers=cunning/tricky", "0 swap cunning"),
    ),
    df.Reason.MUST_SWAP: (refused(f"{SWAP} options=pt-BR+standard powers=cunning/tricky", "0 swap none"),),
    df.Reason.CANNOT_REVERSE: (
        refused(RACE, "0 play A1 reverse"),
        refused(f"{RACE.replace('A1', 'E1')} powers=tricky/-/-", "0 play E1 reverse"),
    ),
    df.Reason.COLOUR_ON_CARD: (refused(WILD, "0 wild K"),),
    df.Reason.COLOUR_NAMED_TWICE: (
        refused(WILD, "0 wild B"),
        refused(f"{WILD} powers=unpredictable/-/-", "0 wild B"),
    ),
    df.Reason.CANNOT_SKIP: (
        refused(WILD, "0 skip"),
        refused(f"{RACE} phase=move-car card=E1 car=K", "0 skip"),
        refused(f"{RACE} phase=move-car card=B1 line=2 skipped=1 powers=strategic/-/- car=K", "0 skip"),
        refused(f"{RACE} phase=move-car card=E2 powers=strategic/cunning/- car=B", "1 skip"),
    ),
    df.Reason.WRONG_CAR: (
        refused(f"{RACE} phase=move-car card=E1 car=K", "0 move B 3a"),
        refused(f"{RACE} phase=bonus powers=determined/-/- card=E1 car=K bonus=2", "0 bonus B 3a"),
        refused(f"{RACE} phase=bonus powers=determined/-/- card=E1 car=K bonus=2", "0 bonus B none"),
    ),
    df.Reason.OUT_OF_REACH: (
        refused(f"{RACE} phase=move-car card=E1 car=K", "0 move K 2a2"),
        refused(f"{RACE} phase=move-car card=E1 car=K", "0 move K finish"),
        refused(f"{RACE} phase=bonus powers=determined/-/- card=E1 car=K bonus=2", "0 bonus K 2a1"),
    ),
    df.Reason.MALFORMED: (malformed_bid,),
    df.Reason.BAD_PLAYER_COUNT: (table(players=1), table(players=7), table(players=0), table(players=-2)),
    df.Reason.BAD_OPTION_VALUE: (
        table(bets="maybe"),
        table(cunning_for_two="goes"),
        table(powers=7),
        table(powers=("tricky", "tricky")),
    ),
    df.Reason.UNKNOWN_OPTION: (table(snow=True), table(format="one-race")),
    df.Reason.SWITCH_NEEDS_STANDARD: (
        table(mode="world-tour", auction=False),
        table(mode="world-tour", bets=False),
        table(mode="long-distance", powers=False),
        table(mode="long-distance", hands_of_three=True),
        table(mode="world-tour", first_home_wins=True),
    ),
    df.Reason.NO_BETS_IN_LONG_DISTANCE: (table(mode="long-distance", bets=True),),
    df.Reason.TRACK_NOT_USED: (table(second_track="river-station"),),
    df.Reason.BAD_DEAL: (bad_deal,),
}


@rule("R13.11")
@pytest.mark.parametrize("reason", df.Reason)
def test_every_reason_is_given(reason: df.Reason) -> None:
    assert reason in PROVOKED, f"no test provokes {reason}"
    for provoke in PROVOKED[reason]:
        with pytest.raises((df.IllegalAction, df.OptionError)) as caught:
            provoke()
        error = caught.value
        assert isinstance(error, df.IllegalAction | df.OptionError)
        assert error.reason is reason
        assert str(error).startswith(str(reason))


def test_a_reason_is_written_as_a_message_is_called() -> None:
    for reason in df.Reason:
        assert reason.value == reason.name.lower().replace("_", "-")
