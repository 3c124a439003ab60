"""Ace: reckons how the race will end, and looks one round ahead in a few worlds that its view could be of.

Every card is driven to its last line in the mind and judged by the outlook. The best ones are then tried in
the same sampled worlds: the rivals answer at once, each as Works would, until the turn comes back or bets are
due. What the race looks like then, on average, decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from downforce.bots.driver import Driver
from downforce.bots.judge import Judge, Taste, pick
from downforce.bots.outlook import Outlook, odds
from downforce.bots.tactics import winning
from downforce.bots.works import TASTE
from downforce.model.ids import Seat
from downforce.rules.actions import Action
from downforce.rules.game import apply, legal_actions
from downforce.rules.phases.scoring import race_money, standings
from downforce.rules.state import GameState, Phase
from downforce.rules.view import Sizes, View, view

BOLDNESS = (-1, -2, 0, 1, 1)
"""What it bids more than Works for an average car, with 2 to 6 players.

With two or three a player has several cars, and each brings little more than its prize: cheap ones win. With
five or six the game is won by whoever owns the first car home, so a good car is worth a million more.
"""
AT_A_GLANCE = (Phase.BID, Phase.KEEP_POWER, Phase.SWAP_POWER, Phase.BET)


class Ace:
    """Plays what turns out best on average. Its budget is a number of playouts: worlds times candidates."""

    def __init__(self, worlds: int = 6, candidates: int = 3) -> None:
        self.worlds = worlds
        self.candidates = candidates

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action with the best outlook, for a card after a round; auction and bets as the judge says."""
        if len(legal) == 1:
            return legal[0]
        if view.state.phase in AT_A_GLANCE:
            return pick(Judge(view, at_the_table(view)), view, legal, rng)
        won = winning(view, legal)
        if won is not None:
            return won
        driver = Driver(Outlook(view))
        worth = {action: driver.after(view.state, action) for action in legal}
        best = sorted(legal, key=worth.__getitem__, reverse=True)[: self.candidates]
        return self.try_out(view, best, driver, rng) if view.state.phase is Phase.PLAY_CARD else best[0]

    def try_out(self, view: View, cards: Sequence[Action], driver: Driver, rng: Random) -> Action:
        """The card that does best after a round, each tried in the same worlds."""
        total = dict.fromkeys(cards, 0.0)
        for _ in range(self.worlds):
            world = view.sample(rng)
            for card in cards:
                total[card] += playout(driver, world, card)
        return max(cards, key=total.__getitem__)


def at_the_table(view: View) -> Taste:
    """The taste of Works, with prices for this number of players."""
    return TASTE._replace(boldness=BOLDNESS[view.state.players - 2])


def playout(driver: Driver, state: GameState, action: Action) -> float:
    """My chance to win the game once the turn comes back, having begun with an action."""
    seat, race = driver.seat, state.setup.race
    state = driver.drive(state, action)
    while state.asked and state.phase is not Phase.BET and state.setup.race == race:
        if state.phase is Phase.PLAY_CARD and state.turn.seat == seat:
            break
        state = answer(state, state.asked[0])
    if state.setup.race != race:
        return _halfway(state, seat)
    outlook = Outlook(view(state, seat))
    if state.asked:
        return outlook.worth(state.cars, 0)
    winners = standings(state).winners
    return (seat in winners) / len(winners) + outlook.comfort(state.cars, 0)


def answer(state: GameState, seat: Seat) -> GameState:
    """A seat decides at a glance, as Works would but for chance."""
    legal = legal_actions(state, seat)
    if len(legal) == 1:
        return apply(state, legal[0]).state
    judge = Judge(View(seat, state, Sizes.of(state)), TASTE)
    return apply(state, max(judge.view.choices, key=judge.worth).action).state


def _halfway(state: GameState, seat: Seat) -> float:
    """The chance to win a World Tour after its first race."""
    money = race_money(state.earlier[-1], state.players)
    return odds(money[seat] - max(won for other, won in enumerate(money) if other != seat))
