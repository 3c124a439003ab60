"""The state of a game: immutable, small, cheap to change.

It is a NamedTuple of NamedTuples, grouped by what changes together. Cards are numbers 0 to 47 of the deck,
hands are bit sets over them, spaces are cell numbers of the track, -1 stands for none. What never changes
during a race is in ``Setup``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Self, TypeVar

from downforce.model.cards import Deck, SpeedCard, SpeedLine
from downforce.model.errors import OptionError, Reason, expect, shown
from downforce.model.ids import CARS, SEATS, Car, PowerId, Seat
from downforce.model.track import Cell, Track
from downforce.rules.actions import Action
from downforce.rules.events import Event
from downforce.rules.movement import Movement, movement
from downforce.rules.options import Options, RaceFormat
from downforce.rules.powers import Power, power_of
from downforce.rules.tables import DeckTables, deck_tables

NONE = -1
T = TypeVar("T")

made = tuple.__new__
"""Makes a NamedTuple from a tuple of its fields, at half the price of its constructor; for hot paths only."""


class GamePart(StrEnum):
    """The part of the game that a phase belongs to."""

    AUCTION = "auction"
    TURN = "turn"
    CARD = "card"
    """A line of the card in play is resolved."""
    BETS = "bets"
    END = "end"


_OPEN, _SECRET = False, True


class Phase(StrEnum):
    """What is asked now: the kind of decision, not the chapter of the rulebook."""

    part: GamePart
    is_secret: bool
    """Several seats choose at the same time, and no choice is shown before the last one is made."""

    def __new__(cls, value: str, part: GamePart = GamePart.END, is_secret: bool = _OPEN) -> Self:
        member = str.__new__(cls, value)
        member._value_, member.part, member.is_secret = value, part, is_secret
        return member

    BID = "bid", GamePart.AUCTION, _SECRET
    KEEP_POWER = "keep-power", GamePart.AUCTION, _SECRET
    SWAP_POWER = "swap-power", GamePart.AUCTION
    PLAY_CARD = "play-card", GamePart.TURN
    NAME_WILD = "name-wild", GamePart.CARD
    CHOOSE_SKIP = "choose-skip", GamePart.CARD
    MOVE_CAR = "move-car", GamePart.CARD
    BONUS = "bonus", GamePart.CARD
    BET = "bet", GamePart.BETS, _SECRET
    OVER = "over"


@dataclass(frozen=True)
class Setup:
    """What never changes during a race. The derived tables are shared with all games of the same kind."""

    players: int
    options: Options
    deck: Deck
    tracks: tuple[Track, ...]
    race: int = 0

    # What follows from the above, worked out once: every decision asks for some of it.
    track: Track = field(init=False, repr=False, compare=False)
    """The track of this race."""
    movement: Movement = field(init=False, repr=False, compare=False)
    """The moves on the track of this race."""
    tables: DeckTables = field(init=False, repr=False, compare=False)
    """What is worked out once for the deck."""
    seats: tuple[Seat, ...] = field(init=False, repr=False, compare=False)
    """All seats, in turn order."""
    lines_behind: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """For every cell the betting lines a car there has crossed; the last item is for cars at home."""
    bets_due: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """By the number of bets marked so far: the cells on which a car asks for the next one, as a bit set."""
    own_piles: bool = field(init=False, repr=False, compare=False)
    """Whether each player draws from their own cards (R9.2)."""
    common_pile: bool = field(init=False, repr=False, compare=False)
    """Whether all draw from one pile (R10.1 c)."""
    eights_face_up: bool = field(init=False, repr=False, compare=False)
    """Whether Speed-8 cards lie in front of their owners (R9.1)."""

    def __post_init__(self) -> None:
        self._check()
        track, options = self.tracks[self.race], self.options
        behind = (*track.lines_behind, len(track.lines))
        derived = {
            "track": track,
            "movement": movement(track, laps=options.format is RaceFormat.LONG_DISTANCE),
            "tables": deck_tables(self.deck),
            "seats": SEATS[: self.players],
            "lines_behind": behind if options.bets else (0,) * len(behind),
            "bets_due": _bets_due(track) if options.bets else (),
            "own_piles": self.players == 2 and not options.hands_of_three,
            "common_pile": options.hands_of_three,
            "eights_face_up": self.players == 2,
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def _check(self) -> None:
        if not isinstance(self.players, int) or not 2 <= self.players <= 6:
            raise OptionError(Reason.BAD_PLAYER_COUNT, shown(self.players))
        expect("options", self.options, Options)
        expect("deck", self.deck, Deck)
        expect("tracks", self.tracks, tuple)
        expect("race", self.race, int)
        for track in self.tracks:
            expect("track", track, Track)
        races = 2 if self.options.format is RaceFormat.WORLD_TOUR else 1
        if len(self.tracks) != races:
            named = " ".join(track.id for track in self.tracks)
            raise OptionError(Reason.TRACK_NOT_USED, f"{races} wanted, {named or 'none'} given")
        if not 0 <= self.race < races:
            raise OptionError(Reason.BAD_OPTION_VALUE, f"race={self.race}")

    def __reduce__(self) -> tuple[object, ...]:
        # Without the derived tables: they can be large, and every process has its own.
        return Setup, (self.players, self.options, self.deck, self.tracks, self.race)

    def lines_crossed(self, cells: tuple[int, ...]) -> int:
        """The betting lines that the first of these cars has crossed; cars never go back."""
        behind = self.lines_behind
        a, b, c, d, e, f = cells
        return max(behind[a], behind[b], behind[c], behind[d], behind[e], behind[f])

    def bit_of(self, card: SpeedCard) -> int:
        """The bit of a card in a hand; 0 for a card of another deck."""
        index = card.index
        try:
            known = self.deck.cards[index]
        except IndexError:
            return 0
        return 1 << index if known is card or known == card else 0  # equal cards have the same index


def _bets_due(track: Track) -> tuple[int, ...]:
    """The cells behind the first betting line, behind the second, ... (R5.1)."""
    behind = track.lines_behind
    return tuple(
        sum(1 << cell for cell, crossed in enumerate(behind) if crossed > marked)
        for marked in range(len(track.lines))
    )


class Lot(NamedTuple):
    """A car and the power sold with it."""

    car: Car
    power: PowerId | None


class Auction(NamedTuple):
    """Who owns what, and what is still to be sold."""

    lots: tuple[Lot, ...]  # still to come in the first round; the first one is open
    aside: tuple[Lot, ...]  # set aside (R3.9); once no lot is left to come, the first one is open
    owners: tuple[int, ...]  # by car
    prices: tuple[int, ...]  # by car
    powers: tuple[tuple[PowerId, ...], ...]  # by seat; in the race at most one
    last_winner: int  # for the last tie-break of R3.4


class Cards(NamedTuple):
    """Where the 48 cards are, and what everybody knows of them."""

    hands: tuple[int, ...]  # by seat; with two players the Speed-8 bits lie face up (R9.1)
    piles: tuple[tuple[int, ...], ...]  # top first; one by seat (R9.2), one for all (R10.1 c), or none
    discard: tuple[int, ...]  # in the order played
    dropped: tuple[int, ...]  # by seat; hands discarded face down (R6.2)
    left_over: int  # out of the game, unseen by all (R2.3); unused Speed-8 cards, seen by all
    shown: tuple[int, ...]  # by seat; cards it showed and has not played
    lacks: tuple[int, ...]  # by seat; cards its actions prove it does not hold


class Cars(NamedTuple):
    """Where the six cars are. ``occupied`` follows from ``cells``; it is kept as every move asks for it."""

    cells: tuple[int, ...]  # by car; NONE once home
    laps: tuple[int, ...]  # by car; counts in a long-distance race only
    home: tuple[Car, ...]  # in the order of finishing
    occupied: int  # the cells with a car on them, as a bit set


class Turn(NamedTuple):
    """Whose turn it is, and how far the played card is resolved."""

    seat: Seat
    card: int = NONE
    reverse: bool = False
    line: int = 0  # the line being resolved, counted in resolving order
    named: int = 0  # the colours wilds of this card have named, as a bit set
    skipped: int = 0  # lines skipped by a power
    car: int = NONE  # the car being steered
    steps: tuple[int, ...] = ()  # how far it may move: one number or several
    may_skip: bool = False  # whether the player may skip this line


class RaceRecord(NamedTuple):
    """What a race leaves behind for the scoring."""

    owners: tuple[int, ...]
    prices: tuple[int, ...]
    home: tuple[Car, ...]
    bets: tuple[tuple[Car, ...], ...]


class RaceDeal(NamedTuple):
    """All chance of one race, as four shuffles; how they are dealt out is the rules' business."""

    grid: tuple[Car, ...]  # pole first
    cars: tuple[Car, ...]  # the pile of Speed-8 cards, top first
    powers: tuple[PowerId, ...]  # the pile of powers, top first
    cards: tuple[int, ...]  # the 42 regular cards, seat 0 gets the first ones


Deal = tuple[RaceDeal, ...]
"""All chance of a game: one race, or the two of a world tour."""


class GameState(NamedTuple):
    """A complete position, with everything that is hidden. Seats get a ``View`` instead."""

    setup: Setup
    phase: Phase
    asked: tuple[Seat, ...]  # the seats that have to decide now
    secrets: tuple[Action | None, ...]  # by seat: choices made in an open secret phase
    auction: Auction
    cards: Cards
    cars: Cars
    turn: Turn
    bets: tuple[tuple[Car, ...], ...]  # by seat
    earlier: tuple[RaceRecord, ...]  # finished races of a world tour
    to_come: Deal  # races still to be dealt

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def track(self) -> Track:
        """The track of this race."""
        return self.setup.track

    @property
    def bets_marked(self) -> int:
        """How many bets each player has marked. A view has those of one seat only."""
        return max(map(len, self.bets))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def open_lot(self) -> Lot | None:
        """The lot that is being sold."""
        if self.phase is not Phase.BID:
            return None
        return (self.auction.lots or self.auction.aside)[0]

    @property
    def card_in_play(self) -> SpeedCard | None:
        """The card that is being resolved."""
        return self.setup.deck.cards[self.turn.card] if self.turn.card >= 0 else None

    @property
    def lines_in_play(self) -> tuple[SpeedLine, ...]:
        """The lines of that card in the order they are resolved."""
        card = self.card_in_play
        return card.in_order(reverse=self.turn.reverse) if card else ()

    @property
    def line_in_play(self) -> SpeedLine | None:
        """The line that is being resolved."""
        card = self.card_in_play
        return card.in_order(reverse=self.turn.reverse)[self.turn.line] if card else None

    def hand(self, seat: Seat) -> tuple[SpeedCard, ...]:
        """The cards a seat may play, Speed-8 cards included."""
        return self.setup.deck.in_mask(self.cards.hands[seat])

    def cell(self, car: Car) -> Cell | None:
        """The space a car is on, None once it is home."""
        index = self.cars.cells[car]
        return self.setup.track.cells[index] if index >= 0 else None

    def owner(self, car: Car) -> Seat | None:
        """The seat that controls a car."""
        seat = self.auction.owners[car]
        return Seat(seat) if seat >= 0 else None

    def cars_of(self, seat: Seat) -> tuple[Car, ...]:
        """The cars a seat controls."""
        return tuple(car for car in CARS if self.auction.owners[car] == seat)

    def power(self, seat: Seat) -> Power:
        """The power a seat races with."""
        return power_of(self.auction.powers[seat])

    def __str__(self) -> str:
        from downforce.rules.text import write_state  # the writer needs this class

        return write_state(self)


class Step(NamedTuple):
    """What an action leads to."""

    state: GameState
    events: tuple[Event, ...]


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one item changed."""
    items = [*values]  # less than half the price of cutting the tuple and joining it again
    items[at] = value
    return tuple(items)


def changed(
    state: GameState, *, phase: Phase | None = None, asked: tuple[Seat, ...] | None = None,
    secrets: tuple[Action | None, ...] | None = None, auction: Auction | None = None,
    cards: Cards | None = None, cars: Cars | None = None, turn: Turn | None = None,
    bets: tuple[tuple[Car, ...], ...] | None = None,
) -> GameState:  # fmt: skip
    """The state with these fields changed, at a third of the price of ``_replace``."""
    (setup, phase0, asked0, secrets0, auction0, cards0, cars0, turn0, bets0, earlier, to_come) = state
    fields = (
        setup,
        phase0 if phase is None else phase,
        asked0 if asked is None else asked,
        secrets0 if secrets is None else secrets,
        auction0 if auction is None else auction,
        cards0 if cards is None else cards,
        cars0 if cars is None else cars,
        turn0 if turn is None else turn,
        bets0 if bets is None else bets,
        earlier,
        to_come,
    )
    return made(GameState, fields)


def commit(state: GameState, action: Action) -> GameState:
    """Lays a secret choice on the table, face down."""
    seat, asked = action.seat, state.asked
    at = asked.index(seat)
    asked = asked[:at] + asked[at + 1 :] if at else asked[1:]
    return changed(state, asked=asked, secrets=replaced(state.secrets, seat, action))


def no_secrets(players: int) -> tuple[Action | None, ...]:
    """Nobody has chosen yet."""
    return (None,) * players
