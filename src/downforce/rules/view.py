"""What a seat may know. ``view`` is the only way from a state to anybody's eyes: people, bots, sockets, logs.

A ``View`` holds the position with everything hidden blanked, and how many cards are hidden where. It lists
the legal actions, so that neither a browser nor a bot decides rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from downforce.model.cards import SpeedCard, SpeedLine
from downforce.model.errors import DownforceError, expect
from downforce.model.ids import Seat
from downforce.model.track import Cell
from downforce.rules.actions import FINISH, Action, Bid, Bonus, MoveCar, PlayCard
from downforce.rules.chances import Chances, Maker, chances_in
from downforce.rules.phases import PHASES
from downforce.rules.phases.auction import bid_amount
from downforce.rules.phases.race import reach
from downforce.rules.state import Cards, GameState, Phase


class Sizes(NamedTuple):
    """How many there are of what is hidden: known to everybody."""

    hands: tuple[int, ...]
    piles: tuple[int, ...]
    dropped: tuple[int, ...]
    left_over: int
    lots_to_come: int  # besides the open one
    bets: int  # marked by everybody

    @classmethod
    def of(cls, state: GameState) -> Sizes:
        """The sizes in a position."""
        cards = state.cards
        return cls(
            hands=tuple(hand.bit_count() for hand in cards.hands),
            piles=tuple(map(len, cards.piles)),
            dropped=tuple(hand.bit_count() for hand in cards.dropped),
            left_over=cards.left_over.bit_count(),
            lots_to_come=max(0, len(state.auction.lots) - 1),
            bets=len(state.bets[0]),
        )


class Choice(NamedTuple):
    """A legal action with what a screen needs to show it."""

    action: Action
    amount: int | None = None  # of a bid; None is a pass
    path: tuple[Cell, ...] = ()  # of a move, the spaces entered
    lines: tuple[SpeedLine, ...] = ()  # of a card, in the order they would be resolved
    crosses: int = 0  # of a move, the last betting line it would be the first to cross, from 1


@dataclass(frozen=True, slots=True)
class View:
    """The game as a seat sees it, or with seat None as a spectator does."""

    seat: Seat | None
    state: GameState
    """The position with everything hidden blanked: no other hands, no piles, no bets of others."""
    sizes: Sizes

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now."""
        if self.seat is None or self.seat not in self.state.asked:
            return ()
        return PHASES[self.state.phase].legal(self.state, self.seat)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The legal actions with what a screen needs to show them."""
        return tuple(_choice(self.state, action) for action in self.legal)

    @property
    def hand(self) -> tuple[SpeedCard, ...]:
        """The cards of this seat; nothing for a spectator."""
        return self.state.hand(self.seat) if self.seat is not None else ()

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards every seat holds."""
        return self.sizes.hands

    def sample(self, rng: Random) -> GameState:
        """Draws a complete position that fits this view: each deal of the hidden cards is equally likely.

        It respects the rules and what every seat knows: cards shown and not yet played, cards an action
        proved to be missing. Secret choices already made by others are any of their legal ones.
        """
        from downforce.rules.worlds import sample  # it needs this class

        expect("rng", rng, Random)

        return sample(self, rng)

    def chances(
        self, *, maker: Maker | None = None, playouts: int | None = None, slips: float = 0.0, seed: int = 0
    ) -> Chances:
        """For every seat the chance to win and the expected money, as this seat can know them.

        The mean over positions that this view could be of, the rivals' hidden bets drawn as drivers bet; see
        ``downforce.worth``.
        """
        return chances_in(self, maker=maker, playouts=playouts, slips=slips, seed=seed)

    def __str__(self) -> str:
        from downforce.rules.text import write_view  # likewise

        return write_view(self)


def view(state: GameState, seat: Seat | None, sizes: Sizes | None = None) -> View:
    """The game as a seat sees it, or with None as a spectator does; the sizes may be at hand already."""
    if state.__class__ is not GameState:
        expect("state", state, GameState)
    if seat is not None and (seat.__class__ is not int or not 0 <= seat < state.players):
        expect("seat", seat, int, type(None))
        raise no_seat(state, seat)
    if sizes is not None:
        expect("sizes", sizes, Sizes)
    seen = state if state.phase is Phase.OVER else _blanked(state, seat)
    return View(seat, seen, Sizes.of(state) if sizes is None else sizes)


def no_seat(state: GameState, seat: Seat) -> DownforceError:
    """The error for a seat that a table does not have."""
    return DownforceError(f"there is no seat {seat} at a table of {state.players}")


def _blanked(state: GameState, seat: Seat | None) -> GameState:
    """The position without what a seat may not know; once the game is over nothing is hidden."""
    auction = state.auction
    return state._replace(
        secrets=tuple(a if s == seat else None for s, a in enumerate(state.secrets)),
        auction=auction._replace(lots=auction.lots[:1]),
        cards=_blanked_cards(state, seat),
        bets=tuple(bets if s == seat else () for s, bets in enumerate(state.bets)),
        to_come=(),
    )


def _blanked_cards(state: GameState, seat: Seat | None) -> Cards:
    """Own cards, and of all others the Speed-8 cards, which everybody saw change hands."""
    cards, setup = state.cards, state.setup
    eights = ~setup.deck.all_regular
    own_pile = seat if setup.own_piles else None  # its owner knows the cards, not their order
    return cards._replace(
        hands=tuple(h if s == seat else h & eights for s, h in enumerate(cards.hands)),
        piles=tuple(tuple(sorted(p)) if s == own_pile else () for s, p in enumerate(cards.piles)),
        dropped=tuple(d if s == seat else d & eights for s, d in enumerate(cards.dropped)),
        left_over=cards.left_over & eights,
    )


def _choice(state: GameState, action: Action) -> Choice:
    match action:
        case Bid():
            lot = state.open_lot
            assert lot is not None
            return Choice(action, amount=bid_amount(action, lot))
        case PlayCard(card=card, reverse=reverse):
            return Choice(action, lines=card.in_order(reverse=reverse))
        case MoveCar(to=to) | Bonus(to=Cell() as to):
            return Choice(action, path=reach(state).paths[to.index], crosses=_crosses(state, to))
    return Choice(action)


def _crosses(state: GameState, to: Cell) -> int:
    behind = state.setup.lines_behind[to.index if to is not FINISH else -1]
    return behind if behind > state.setup.lines_crossed(state.cars.cells) else 0
