"""Wrong arguments: whatever is given to the public API, it answers or refuses with a ``DownforceError``."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.model.errors import LONGEST_SHOWN
from downforce.rules.actions import ACTIONS
from tests.rules.helpers import RING
from tests.strategies import examples, positions


class Unprintable:
    """An object without a text."""

    def __repr__(self) -> str:
        raise RuntimeError("no text")


SETUP = df.make_setup(players=3, track=RING)
DEAL = df.deal_from_seed(SETUP, "misuse")
STATE = df.opening(SETUP, DEAL).state
ENDED = STATE._replace(phase=df.Phase.OVER, asked=())
ACTION = df.legal_actions(STATE, df.Seat(0))[0]
RECORD = df.GameRecord(setup=SETUP, seed="misuse")
JUNK: tuple[object, ...] = (
    None, True, 5, -1, 99, 2.5, "x", "", "\0", b"x", (), (None,), [], [1], {}, {"a": 1}, object(), object,
    Unprintable(), STATE, SETUP, ACTION, RING, df.Car.RED, "z" * 9_000,
)  # fmt: skip

Call = tuple[Callable[..., object], Mapping[str, object]]


class Lap(df.Power):
    """A power that is not known yet."""

    id = df.PowerId("misuse")


def calls(folder: Path) -> dict[str, Call]:
    """Every function of the public API with arguments that it takes."""
    shelves = {"tracks": {RING.id: RING, RING.name: RING}, "decks": df.DECKS}
    file = folder / "one.game"
    return {
        "add_power": (df.add_power, {"power": Lap()}),
        "apply": (df.apply, {"state": STATE, "action": ACTION}),
        "chances": (
            df.chances,
            {"position": ENDED, "maker": None, "playouts": 4, "slips": 0.0, "seed": 0},
        ),
        "deal_from_seed": (df.deal_from_seed, {"setup": SETUP, "seed": "a"}),
        "for_viewer": (df.for_viewer, {"event": df.events.LotUnsold(df.Car.RED, None), "seat": None}),
        "is_over": (df.is_over, {"state": STATE}),
        "legal_actions": (df.legal_actions, {"state": STATE, "seat": 0}),
        "load_deck": (df.load_deck, {"path": folder / "some.deck"}),
        "load_track": (df.load_track, {"path": folder / "some.track"}),
        "make_setup": (
            df.make_setup,
            {
                "players": 4,
                "track": "marina-bay",
                "second_track": None,
                "deck": "classic",
                "options": None,
                "edition": "en",
                "mode": "standard",
            },
        ),
        "new_game": (df.new_game, {"seed": None, "deal": DEAL, "setup": SETUP}),
        "opening": (df.opening, {"setup": SETUP, "deal": DEAL}),
        "parse_action": (df.parse_action, {"state": STATE, "text": str(ACTION)}),
        "parse_state": (df.parse_state, {"text": str(STATE), **shelves}),
        "parse_view": (df.parse_view, {"text": str(df.view(STATE, None)), **shelves}),
        "play": (df.play, {"state": STATE, "actions": [ACTION]}),
        "play_forced": (df.play_forced, {"state": STATE}),
        "read_game": (df.read_game, {"path": file, **shelves}),
        "read_games": (all_of(df.read_games), {"path": file, **shelves}),
        "standings": (df.standings, {"state": STATE}),
        "to_act": (df.to_act, {"state": STATE}),
        "view": (df.view, {"state": STATE, "seat": None, "sizes": None}),
        "write_game": (df.write_game, {"record": RECORD, "path": file}),
        "write_games": (df.write_games, {"records": [RECORD], "path": file}),
        "Car.parse": (df.Car.parse, {"letter": "R"}),
        "Deck.parse": (df.Deck.parse, {"text": str(df.DECKS["classic"]), "source": ""}),
        "GameRecord": (
            df.GameRecord,
            {"setup": SETUP, "seed": "a", "given_deal": None, "actions": (), "names": (), "headers": {}},
        ),
        "GameRecord.parse": (df.GameRecord.parse, {"text": str(RECORD), "source": "", **shelves}),
        "Options.of": (df.Options.of, {"edition": "en", "mode": "standard"}),
        "Options.parse": (df.Options.parse, {"text": "en standard"}),
        "Options": (df.Options, {f.name: getattr(SETUP.options, f.name) for f in fields(df.Options)}),
        "Setup": (
            df.Setup,
            {"players": 3, "options": SETUP.options, "deck": SETUP.deck, "tracks": (RING,), "race": 0},
        ),
        "SpeedCard.parse": (df.SpeedCard.parse, {"name": "B1", "text": "R6 Y4", "index": -1}),
        "SpeedLine.parse": (df.SpeedLine.parse, {"text": "R6"}),
        "Track.parse": (df.Track.parse, {"text": str(RING), "source": ""}),
    }


def all_of(generator: Callable[..., Iterable[object]]) -> Callable[..., object]:
    """A generator refuses when it is asked for the first item."""

    def call(**arguments: object) -> object:
        return list(generator(**arguments))

    call.__wrapped__ = generator  # type: ignore[attr-defined]  # for its annotations
    return call


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("misuse")
    df.write_game(RECORD, folder / "one.game")
    (folder / "some.deck").write_text(str(df.DECKS["classic"]), encoding="utf-8")
    (folder / "some.track").write_text(str(RING), encoding="utf-8")
    return folder


NAMES = sorted(calls(Path()))


def test_every_function_and_every_parser_of_the_api_is_swept() -> None:
    public = {name: getattr(df, name) for name in df.__all__}
    functions = {name for name, value in public.items() if inspect.isfunction(value)}
    parsers = {f"{name}.parse" for name, value in public.items() if hasattr(value, "parse")}
    assert functions | parsers <= set(NAMES)


def fits(value: object, hint: Any) -> bool:
    """Whether a value is of an annotated type, as far as can be seen from outside."""
    if hint is Any or isinstance(hint, str):
        return True
    if isinstance(hint, NewType):
        return fits(value, hint.__supertype__)
    if get_origin(hint) in (Union, types.UnionType):
        return any(fits(value, part) for part in get_args(hint))
    kind = get_origin(hint) or hint
    if isinstance(value, bool):
        return kind is bool
    return isinstance(value, kind)


def hints_of(call: Callable[..., object]) -> Mapping[str, Any]:
    call = inspect.unwrap(call)
    return get_type_hints(call.__init__ if inspect.isclass(call) else call)


@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_argument_is_refused_in_one_clear_sentence(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)  # some junk is a fine name for a file
    call, good = calls(folder)[name]
    hints = hints_of(call)
    if name != "add_power":  # once is enough for the whole process
        call(**good)
    for parameter, junk in product(good, JUNK):
        try:
            call(**{**good, parameter: junk})
        except df.DownforceError as error:
            check_sentence(str(error), f"{parameter}={type(junk).__name__}")
        except OSError:
            assert parameter == "path", "only a file can be missing"
        else:
            assert fits(junk, hints[parameter]), f"{name} took {parameter}={junk!r}"


def check_sentence(text: str, what: str) -> None:
    assert text.strip(), what
    assert "\n" not in text, what
    assert len(text) <= 300, what


def test_examples_of_wrong_types() -> None:
    with pytest.raises(df.WrongType, match=r"^seed must be str or None, not 5$"):
        df.new_game(seed=5)  # type: ignore[arg-type]
    with pytest.raises(df.WrongType, match=r"^text must be str, not None$"):
        df.parse_state(None)  # type: ignore[arg-type]
    with pytest.raises(df.WrongType, match=r"^action must be an action, not None$"):
        df.apply(STATE, None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^state must be GameState, not an object of type Unprintable$"):
        df.to_act(Unprintable())  # type: ignore[arg-type]
    with pytest.raises(df.DownforceError, match=r"^there is no seat 3 at a table of 3$"):
        df.view(STATE, df.Seat(3))
    with pytest.raises(df.DownforceError, match=r"^there is no seat 9 at a table of 3$"):
        df.legal_actions(STATE, df.Seat(9))
    with pytest.raises(df.WrongType, match=r"^rng must be Random, not 'x'$"):
        df.view(STATE, df.Seat(0)).sample("x")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", df.BOTS)
def test_a_bot_refuses_what_is_no_question(name: str) -> None:
    bot, seen = df.BOTS[name], df.view(STATE, df.Seat(0))
    with pytest.raises(df.DownforceError, match=r"^there is no legal action to choose from$"):
        bot.choose(seen, (), Random(1))
    with pytest.raises(df.WrongType, match=r"^view must be View, not 'x'$"):
        bot.choose("x", seen.legal, Random(1))  # type: ignore[arg-type]
    with pytest.raises(df.WrongType, match=r"^legal must be Sequence, not None$"):
        bot.choose(seen, None, Random(1))  # type: ignore[arg-type]
    with pytest.raises(df.WrongType, match=r"^rng must be Random, not 5$"):
        bot.choose(seen, seen.legal, 5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("registry", "kind"),
    [(df.BOTS, "bot"), (df.POWERS, "power"), (df.EDITIONS, "edition"), (df.MODES, "mode")],
)
def test_a_registry_names_what_it_has(registry: Mapping[str, object], kind: str) -> None:
    with pytest.raises(df.UnknownName, match=rf"^no {kind} is called 'x'; there are \w+") as caught:
        registry["x"]
    assert caught.value.known == tuple(registry)
    assert registry.get("x") is None
    assert "x" not in registry


@pytest.mark.parametrize("shelf", [df.TRACKS, df.DECKS])
@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
def test_a_shelf_has_nothing_under_a_wrong_name(shelf: Mapping[object, object], junk: object) -> None:
    with pytest.raises(df.UnknownName) as caught:
        shelf[junk]
    check_sentence(str(caught.value), repr(type(junk)))
    assert junk not in shelf


# --- malformed actions ----------------------------------------------------------------------------

VALUES: tuple[object, ...] = (
    *JUNK, 0, 1, 2, False, 0.0, 1.0, df.Car.BLACK, df.Car.BLUE, df.FINISH, RING.cells[0], "tricky", "cunning",
    SETUP.deck.cards[0], SETUP.deck.cards[-1], df.SpeedCard.parse("A1", "R6"), 10**40, float("nan"),
)  # fmt: skip


def malformed(action: df.Action) -> Iterator[df.Action]:
    """The action with one field replaced by each of the values."""
    for field, value in product(fields(action), VALUES):
        yield replace(action, **{field.name: value})


def is_exactly(action: df.Action, other: df.Action) -> bool:
    """Whether two actions are equal, and so are the types of their fields."""
    return action == other and all(
        type(getattr(action, f.name)) is type(getattr(other, f.name)) for f in fields(other)
    )


def check_all_refused(state: df.GameState, action: df.Action) -> None:
    """Everything that is made of an action by changing a field is legal as it is, or refused."""
    before = str(state)
    for changed in malformed(action):
        try:
            df.apply(state, changed)
        except df.IllegalAction as error:
            check_sentence(str(error), type(changed).__name__)
        else:
            legal = df.legal_actions(state, changed.seat)
            assert any(is_exactly(changed, known) for known in legal), f"{changed!r} was accepted"
    assert str(state) == before


@given(st.data())
@examples(40)
def test_a_malformed_action_is_refused_as_illegal(data: st.DataObject) -> None:
    state = data.draw(positions())
    for seat in df.to_act(state)[:1]:
        legal = df.legal_actions(state, seat)
        check_all_refused(state, legal[0])
        check_all_refused(state, legal[-1])


def first_of(kind: type[df.Action]) -> tuple[df.GameState, df.Action]:
    """A position in which such an action is legal, and one of them."""
    for seed in range(200):
        rng = Random(seed)
        table = {"edition": "es", "players": 2} if kind is df.SwapPower else {"players": 4}
        state = df.new_game(seed=f"malformed {seed}", track=RING, **table)
        while not df.is_over(state):
            seat = df.to_act(state)[0]
            legal = df.legal_actions(state, seat)
            found = [action for action in legal if isinstance(action, kind)]
            if found:
                return state, found[0]
            state = df.apply(state, rng.choice(legal)).state
    raise AssertionError(f"no {kind.__name__} in 200 games")


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_each_kind_of_action_is_checked_in_its_own_phase(kind: type[df.Action]) -> None:
    check_all_refused(*first_of(kind))


def test_a_bet_on_no_car_is_refused() -> None:
    state, _ = first_of(df.Bet)
    with pytest.raises(df.IllegalAction) as caught:
        df.apply(state, df.Bet(df.Seat(0), 99))  # type: ignore[arg-type]
    assert caught.value.reason is df.Reason.MALFORMED
    assert str(caught.value) == "malformed: Bet(seat=0, car=99)"


def test_the_text_of_an_illegal_action_never_raises() -> None:
    action = df.MoveCar(df.Seat(0), df.Car.RED, None)  # type: ignore[arg-type]
    error = df.IllegalAction(df.Reason.MALFORMED, action)
    assert str(error) == "malformed: MoveCar(seat=0, car=<Car.RED: 5>, to=None)"
    unprintable = df.IllegalAction(df.Reason.MALFORMED, Unprintable())
    assert str(unprintable) == "malformed: an object of type Unprintable"
    long = df.IllegalAction(df.Reason.MALFORMED, df.Bet(df.Seat(0), ("R",) * 999))  # type: ignore[arg-type]
    assert len(str(long)) < LONGEST_SHOWN + 30


def test_a_fault_of_a_power_is_not_taken_for_a_malformed_action(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> object:
        raise AttributeError("a fault of the rules")

    monkeypatch.setitem(df.apply.__globals__["_APPLY"], (STATE.phase, type(ACTION)), broken)
    with pytest.raises(AttributeError, match="a fault of the rules"):
        df.apply(STATE, ACTION)
