"""Ace: reckons how the race will end, and looks one round ahead in a few worlds that its view could be of.

Every card is driven to its last line in the mind and judged by the outlook. The best ones are then tried in
the same sampled worlds: the rivals answer at once, each as Works would, until the turn comes back or bets are
due. What the race looks like then, on average, decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.base import Slices, check_question, finish
from downforce.bots.driver import Driver
from downforce.bots.judge import Judge, ranked
from downforce.bots.outlook import Outlook, dot, odds
from downforce.bots.tactics import sound_bets, winning
from downforce.fast.taste import WORKS, Taste
from downforce.model.ids import Seat
from downforce.rules.actions import Action, Bet
from downforce.rules.game import apply, legal_actions
from downforce.rules.phases.scoring import payouts, race_money, standings
from downforce.rules.state import GamePart, GameState, Phase
from downforce.rules.view import Sizes, View, view

BOLDNESS = (-2, -2, -1, 0, 1)
"""What it bids more than Works for an average car, with 2 to 6 players.

Measured at tables of Aces and of Works. Who bids 1 less than other Aces wins more than a fair share with any
number of players, but among Works, which bid more themselves, it loses with three and with six.
"""
AT_A_GLANCE = (GamePart.AUCTION, GamePart.BETS)
POWERS = ("determined", "aggressive", "unpredictable", "strategic", "cunning", "tricky")
"""The powers by what they brought 608 Aces that kept any of theirs at random."""
FEEBLE = ("cunning", "tricky")
"""With one of these an Ace wins less than its share; so it pays 1 less for it."""
LOYALTY = (1.2, 1.5)
"""With 2 and 3 players: what a million counts that a bet on an own car brings, against 1 for a rival's.

It comes in races that can be won; a bet on a rival's car pays when the rival does well. With more players the
bets that pay most lose more games than they win, so there Ace backs its own cars as the judge does.
"""


class Ace:
    """Plays what turns out best on average. Its budget is a number of playouts: worlds times candidates."""

    def __init__(self, worlds: int = 6, candidates: int = 3) -> None:
        self.worlds = worlds
        self.candidates = candidates

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action with the best outlook, for a card after a round; in the auction as the judge says."""
        return finish(self.choosing(view, legal, rng))

    def choosing(self, view: View, legal: Sequence[Action], rng: Random) -> Slices[Action]:
        """The same action as ``choose``, in slices."""
        check_question(view, legal, rng)
        if len(legal) == 1:
            return legal[0]
        ranked = yield from self.ranking(view, legal, rng)
        return ranked[0]

    def ranking(self, view: View, legal: Sequence[Action], rng: Random) -> Slices[Sequence[Action]]:
        """The legal actions, the best first. A slice is one action that is driven, or one playout."""
        if view.state.phase is Phase.BET and view.state.players - 2 < len(LOYALTY):
            return bets(view, legal, LOYALTY[view.state.players - 2])
        if view.state.phase.part in AT_A_GLANCE:
            return ranked(Judge(view, at_the_table(view)), view, legal, rng)
        driver = Driver(Outlook(view))
        worth = {}
        for action in legal:
            worth[action] = driver.after(view.state, action)
            yield
        order = sorted(legal, key=worth.__getitem__, reverse=True)
        won = winning(view, legal)
        if won is not None:
            return [won, *(action for action in order if action != won)]
        if view.state.phase is not Phase.PLAY_CARD:
            return order
        best = yield from self.try_out(view, order[: self.candidates], driver, rng)
        return [*best, *order[self.candidates :]]

    def try_out(
        self, view: View, cards: Sequence[Action], driver: Driver, rng: Random
    ) -> Slices[Sequence[Action]]:
        """The cards by what they do in a round, each tried in the same worlds."""
        total = dict.fromkeys(cards, 0.0)
        for _ in range(self.worlds):
            world = view.sample(rng)
            for card in cards:
                total[card] += self.value(card, played_on(driver, world, card), driver)
                yield
        return sorted(cards, key=total.__getitem__, reverse=True)

    def value(self, card: Action, state: GameState, driver: Driver) -> float:
        """What a card came to in one world, once the turn comes back."""
        return prospects(state, driver)


def at_the_table(view: View) -> Taste:
    """The taste of Works, with prices for this number of players."""
    return WORKS._replace(boldness=BOLDNESS[view.state.players - 2], powers=POWERS, feeble=FEEBLE)


def bets(view: View, legal: Sequence[Action], loyalty: float) -> Sequence[Action]:
    """The bets by what they pay on average; first those that can pay at all."""
    assert view.seat is not None
    outlook, sound = Outlook(view), sound_bets(view, legal)
    podium = outlook.podium()
    pays = payouts(view.state.setup.options)[len(view.state.bets[view.seat])]

    def worth(action: Action) -> tuple[bool, float]:
        assert isinstance(action, Bet)
        average = dot(pays, podium[action.car])
        is_own = view.state.auction.owners[action.car] == view.seat
        return action in sound, average * (loyalty if is_own else 1)

    return sorted(legal, key=worth, reverse=True)


def played_on(driver: Driver, state: GameState, action: Action) -> GameState:
    """The position once the turn comes back, having begun with an action."""
    seat, race = driver.seat, state.setup.race
    state = driver.drive(state, action)
    while state.asked and state.phase is not Phase.BET and state.setup.race == race:
        if state.phase is Phase.PLAY_CARD and state.turn.seat == seat:
            break
        state = answer(state, state.asked[0])
    return state


def prospects(state: GameState, driver: Driver) -> float:
    """What a position at the end of a playout is worth."""
    seat = driver.seat
    if state.setup.race != driver.outlook.state.setup.race:
        return halfway(state, seat)
    outlook = Outlook(view(state, seat))
    if state.asked:
        return outlook.worth(state.cars, 0)
    return share_of_win(state, seat) + outlook.comfort(state.cars, 0)


def share_of_win(state: GameState, seat: Seat) -> float:
    """The part of a seat in the win of a game that is over."""
    winners = standings(state).winners
    return (seat in winners) / len(winners)


def answer(state: GameState, seat: Seat) -> GameState:
    """A seat decides at a glance, as Works would but for chance."""
    legal = legal_actions(state, seat)
    if len(legal) == 1:
        return apply(state, legal[0]).state
    judge = Judge(View(seat, state, Sizes.of(state)), WORKS)
    return apply(state, max(judge.view.choices, key=judge.worth).action).state


def halfway(state: GameState, seat: Seat) -> float:
    """The chance to win a World Tour after its first race."""
    money = race_money(state.earlier[-1], state.setup.options)
    return odds(money[seat] - max(won for other, won in enumerate(money) if other != seat))
