"""The game as a handful of pure functions: new_game, to_act, legal_actions, apply, is_over, standings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import cast

from downforce.content import DECKS, TRACKS
from downforce.model.cards import Deck
from downforce.model.errors import IllegalAction, OptionError, Reason, WrongType, expect, shown
from downforce.model.ids import Seat
from downforce.model.track import Track
from downforce.rules.actions import ACTIONS, Action, is_well_formed, read_action
from downforce.rules.deal import check_deal, deal_from_seed, new_seed
from downforce.rules.events import Event, GameEnded, NextRaceStarted, RaceScored
from downforce.rules.options import Options, RaceFormat
from downforce.rules.phases import PHASES
from downforce.rules.phases.scoring import last_race, record, standings
from downforce.rules.setup import open_race
from downforce.rules.state import Deal, GameState, Phase, Setup, Step, made
from downforce.rules.view import no_seat

__all__ = [
    "apply", "is_over", "legal_actions", "make_setup", "new_game", "opening", "parse_action", "play",
    "play_forced", "standings", "to_act",
]  # fmt: skip


def make_setup(
    *,
    players: int = 4,
    track: str | Track = "marina-bay",
    second_track: str | Track | None = None,
    deck: str | Deck = "classic",
    options: Options | None = None,
    edition: str | None = None,
    mode: str | None = None,
    **single: object,
) -> Setup:
    """A table before the deal: how many play, where, and by which rules.

    The rules are either given whole as ``options``, or by edition, mode and single options.
    """
    for name, value in (("edition", edition), ("mode", mode)):
        expect(name, value, str, type(None))
    if options is None:
        options = Options.of(edition=edition or "en", mode=mode or "standard", **single)
    elif edition or mode or single:
        raise OptionError(Reason.UNKNOWN_OPTION, "either options, or edition, mode and single options")
    expect("options", options, Options)
    expect("deck", deck, str, Deck)
    expect("track", track, str, Track)
    expect("second_track", second_track, str, Track, type(None))
    if not isinstance(players, int):
        raise OptionError(Reason.BAD_PLAYER_COUNT, shown(players))
    first = TRACKS[track] if isinstance(track, str) else track
    tracks: tuple[Track, ...] = (first,)
    if options.format is RaceFormat.WORLD_TOUR or second_track is not None:
        other = second_track if second_track is not None else _other_side(first)
        tracks = (first, TRACKS[other] if isinstance(other, str) else other)
    return _shared_setup(players, options, DECKS[deck] if isinstance(deck, str) else deck, tracks)


@lru_cache(maxsize=256)
def _shared_setup(players: int, options: Options, deck: Deck, tracks: tuple[Track, ...]) -> Setup:
    """Equal tables share one setup, and with it the tables derived from it."""
    return Setup(players, options, deck, tracks)


def _other_side(track: Track) -> Track:
    """The other track of the board (R10.3)."""
    return next((TRACKS[name] for name in TRACKS if name != track.name), track)


def new_game(
    *, seed: str | None = None, deal: Deal | None = None, setup: Setup | None = None, **table: object
) -> GameState:
    """A game before its first decision, from a seed, from an explicit deal, or by chance.

    The other keywords are those of ``make_setup``: players, track, second_track, deck, edition, mode and
    every single option of ``Options``.
    """
    if (setup is not None and table) or (seed is not None and deal is not None):
        raise OptionError(Reason.UNKNOWN_OPTION, "either a setup or its parts, either a seed or a deal")
    expect("seed", seed, str, type(None))
    if setup is None:
        setup = make_setup(**table)  # type: ignore[arg-type]  # checked there
    expect("setup", setup, Setup)
    if deal is not None:
        return opening(setup, deal).state
    return _opening(setup, deal_from_seed(setup, seed if seed is not None else new_seed())).state


def opening(setup: Setup, deal: Deal) -> Step:
    """The first position of a deal, and what led to it."""
    expect("setup", setup, Setup)
    return _opening(setup, check_deal(setup, deal))


def _opening(setup: Setup, deal: Deal) -> Step:
    events: list[Event] = []
    state = open_race(setup, deal, (), events)
    return Step(state, tuple(events))


_LEGAL = {phase: rules.legal for phase, rules in PHASES.items()}
_APPLY = {
    (phase, kind): cast("Callable[[GameState, Action, list[Event]], GameState]", rules.apply)
    for phase, rules in PHASES.items()
    for kind in rules.actions
}


def to_act(state: GameState) -> tuple[Seat, ...]:
    """The seats that have to decide now; several in secret phases, none once the game is over."""
    try:
        return state.asked
    except AttributeError:
        expect("state", state, GameState)
        raise


def legal_actions(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do now; empty if it is not asked."""
    if seat.__class__ is not int:
        expect("seat", seat, int)
    try:
        if seat in state.asked:
            return _LEGAL[state.phase](state, seat)
        if not 0 <= seat < state.players:
            raise no_seat(state, seat)
        return ()
    except AttributeError:
        expect("state", state, GameState)
        raise


def apply(state: GameState, action: Action) -> Step:
    """Plays one action. The state given is left as it was; an illegal action raises and changes nothing."""
    events: list[Event] = []
    try:
        if action.seat not in state.asked:
            raise IllegalAction(Reason.NOT_YOUR_TURN if state.asked else Reason.GAME_OVER, action)
        if action.seat.__class__ is not int:
            raise IllegalAction(Reason.MALFORMED, action)
        follow = _APPLY.get((state.phase, action.__class__))
        if follow is None:
            raise IllegalAction(Reason.WRONG_PHASE, action)
        after = follow(state, action, events)
    except (AttributeError, TypeError, LookupError):  # types are looked at only where something went wrong
        _check_types(state, action)
        raise
    if not after.asked:
        after = _end_race(after, events)
    return made(Step, (after, tuple(events)))


def _check_types(state: GameState, action: Action) -> None:
    """Refuses what is no state or no proper action."""
    expect("state", state, GameState)
    if not isinstance(action, ACTIONS):
        raise WrongType("action", "an action", action)
    if not is_well_formed(action):
        raise IllegalAction(Reason.MALFORMED, action)


def _end_race(state: GameState, events: list[Event]) -> GameState:
    """Scores a race, then opens the next one of a world tour or ends the game (R10.3)."""
    race, (money, leaders) = record(state), last_race(state)
    events.append(RaceScored(len(state.earlier) + 1, money, race.home, race.bets))
    if not state.to_come:
        events.append(GameEnded(leaders))
        return state
    setup = replace(state.setup, race=state.setup.race + 1)
    events.append(NextRaceStarted(setup.race + 1, setup.track.id))
    return open_race(setup, state.to_come, (*state.earlier, race), events)


def is_over(state: GameState) -> bool:
    """Whether the game has ended."""
    try:
        return state.phase is Phase.OVER
    except AttributeError:
        expect("state", state, GameState)
        raise


def play(state: GameState, actions: Iterable[Action]) -> GameState:
    """Plays several actions in a row."""
    expect("state", state, GameState)
    expect("actions", actions, Iterable)
    for action in actions:
        state = apply(state, action).state
    return state


def play_forced(state: GameState) -> Step:
    """Plays decisions with a single legal action until every seat that is asked has a choice."""
    expect("state", state, GameState)
    events: list[Event] = []
    while state.asked:
        forced = next((legal[0] for s in state.asked if len(legal := legal_actions(state, s)) == 1), None)
        if forced is None:
            break
        state, more = apply(state, forced)
        events.extend(more)
    return Step(state, tuple(events))


def parse_action(state: GameState, text: str) -> Action:
    """Reads what ``str(action)`` writes, at this table; ``apply`` says whether it is legal."""
    if text.__class__ is not str:
        expect("text", text, str)
    if state.__class__ is not GameState:
        expect("state", state, GameState)
    setup = state.setup
    return read_action(text, players=setup.players, deck=setup.deck, track=setup.track)
