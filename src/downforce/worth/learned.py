"""The maker *learned*: crude races and a small net, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence

from downforce.model.errors import DownforceError
from downforce.rules.phases.scoring import standings
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.state import GameState
from downforce.worth.net import MONEY, UNIT, net, shares
from downforce.worth.rows import rows_of

Lists = list[list[list[float]]]


def judge(columns: Sequence[Sequence[GameState]]) -> tuple[Lists, Lists]:
    """The chances to win and the money, by column, by place in it, by seat."""
    for state in {id(state.setup): state for column in columns for state in column}.values():
        check_known(state)
    wins: Lists = []
    money: Lists = []
    for column in columns:
        found = [judged(state) for state in column]
        wins.append([one[0] for one in found])
        money.append([one[1] for one in found])
    return wins, money


def judged(state: GameState) -> tuple[list[float], list[float]]:
    """The chances to win and the money of each seat in one position."""
    if state.is_over:
        end = standings(state)
        rows = sorted(end.rows, key=lambda row: row.seat)
        return (
            [(seat in end.winners) / len(end.winners) for seat in state.setup.seats],
            [float(row.money) for row in rows],
        )
    ends = net()(rows_of(state))
    return shares([odds for odds, _ in ends]), [MONEY * money / UNIT for _, money in ends]


def check_known(state: GameState) -> None:
    """Refuses a table with a power that the function has never met."""
    for power in state.setup.options.powers:
        if power not in PRINTED_POWERS:
            raise DownforceError(
                f"the power {power!r} is none of the six printed ones; nothing is learned of it"
            )
