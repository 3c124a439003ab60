"""Copies of the fast engine that each break one rule; the comparison must notice every one.

``DOWNFORCE_FAST=python python -m tests.fast.broken`` tries all of them, or those that are named. A copy is
one function with one piece of its text replaced, so it runs as plain Python.
"""

from __future__ import annotations

import inspect
import sys
from types import ModuleType
from typing import Any, NamedTuple

import downforce as df
from downforce.fast import auction, backend, batch, book, movement, observe, race, rules, works
from tests.fast import compare

MODULES = (auction, batch, book, movement, observe, race, rules, works)


class Copy(NamedTuple):
    """What is replaced by what, in which function, and at which tables that shows."""

    module: ModuleType
    function: str
    text: str
    instead: str
    table: dict[str, Any] = {}  # noqa: RUF012  # it is never changed


LAPS: dict[str, Any] = {"mode": "long-distance"}
TWO: dict[str, Any] = {"players": 2}
BEGINNER: dict[str, Any] = {"mode": "beginner"}
DRAWN: dict[str, Any] = {"hands_of_three": True}
TOUR: dict[str, Any] = {"mode": "world-tour"}
TWINS: dict[str, Any] = {"deck": compare.TWINS}
CONTROL = "nothing is broken"
COPIES: dict[str, Copy] = {
    CONTROL: Copy(movement, "can_move", "spot != HOME", "spot != HOME"),
    # Sets of spots.
    "window across the finish": Copy(movement, "taken_ahead", "far += book.spots", "far += 999", LAPS),
    "spot reached twice": Copy(movement, "ends_from", "onto |= (here", "onto ^= (here"),
    "jam at a wrap": Copy(book, "_track", "[(spot + n) % count]", "[min(spot + n, count - 1)]", LAPS),
    "jam ends no move": Copy(movement, "ends_from", "found |= here & ~open_", "found |= 0"),
    "jam in the next window": Copy(movement, "ends_from", "& free >> far", "& free >> far + 1"),
    "steps to spare": Copy(movement, "ends_from", "if step >= steps", "if step > steps"),
    "no finish": Copy(movement, "ends_from", "found | 1 << FINISH if", "found if"),
    "beyond the finish": Copy(movement, "ends_from", "here = onto & ~beyond", "here = onto"),
    "lap not counted": Copy(movement, "drive", "game.laps[car] += 1", "pass", LAPS),
    "car stays on the lap": Copy(movement, "drive", "spot -= book.spots", "spot -= book.spots - 1", LAPS),
    "blocked car moves": Copy(
        movement, "can_move", "& ~taken_ahead(book, game, spot) != 0", "!= 0"
    ),
    "rectangles": Copy(book, "_straight", ".rectangle", ".rectangle or True", {"players": 3}),
    # Powers.
    "aggressive anywhere": Copy(race, "_offer", "printed == 0 and", ""),
    "aggressive twice": Copy(race, "_offer", "game.most += 1", "game.most += 2"),
    "cunning steers nothing": Copy(race, "_offer", "owner if power == CUNNING else game.turn", "game.turn"),
    "determined for all": Copy(race, "move_car", "straight and own and", "straight and"),
    "tricky is another": Copy(race, "reversible", "== TRICKY", "== STRATEGIC"),
    "unpredictable names less": Copy(race, "namable", "!= UNPREDICTABLE", "!= TRICKY"),
    "wild not skipped": Copy(race, "namable", "| game.may_skip << SKIP", ""),
    # Cards and turns.
    "draw after an eight": Copy(race, "card_done", "game.card < REGULAR and", "", TWO),
    "lacks what it drew": Copy(race, "card_done", "game.lacks[game.turn] = 0", "pass", DRAWN),
    "players stay in": Copy(race, "card_done", "if _is_out(game, seat):", "if False:"),
    "pile stays": Copy(race, "_drop_hand", "game.drawn[seat] = PILE_FOR_TWO", "pass", TWO),
    "same seat again": Copy(race, "after_card", "game.turn + 1", "game.turn"),
    "bet too early": Copy(race, "bet_due", "> marked", ">= marked"),
    "first home goes on": Copy(race, "_is_decided", "book.first_home_wins != 0 and", "False and", BEGINNER),
    "first seat": Copy(race, "_first_seat", "for place in range(CARS)", "for place in range(1, CARS)"),
    # The auction.
    "ties to the first seat": Copy(auction, "_strength", "7 - places_on", "7 - seat", TWINS),
    "seats before the winner": Copy(auction, "_strength", "places_on += book.players", "pass", TWINS),
    "wild wins a tie": Copy(auction, "_strength", "natural = 1 -", "natural ="),
    "fewer lines win": Copy(auction, "_strength", "+ book.line_counts[card]", "- book.line_counts[card]"),
    "forced bids": Copy(auction, "nobody_may_pass", "count(game.aside) ==", "7 =="),
    "everyone bids on": Copy(auction, "next_lot", "game.taken == LOTS or", "False and"),
    "powers packed": Copy(auction, "_hand_over", "place += 4", "place += 3"),
    "declared without a wild": Copy(auction, "legal_bids", "regular & book.with_wild", "regular"),
    # Results.
    "a payout": Copy(rules, "money", "bet * (CARS + 1) + place", "bet * CARS + place"),
    "the outside is ahead": Copy(rules, "progress", "front * SPOTS - spot", "front * SPOTS + spot", LAPS),
    "first race for nothing": Copy(
        rules, "race_money", "earlier_money(book, game, seat) if book.race > 0 else 0", "0", TOUR
    ),
}  # fmt: skip


def broken(copy: Copy) -> list[tuple[ModuleType, str, Any]]:
    """Puts the broken function everywhere the right one is used; returns what undoes that."""
    right = getattr(copy.module, copy.function)
    source = inspect.getsource(right)
    assert source.count(copy.text) == 1, (copy.function, copy.text)
    made = dict(vars(copy.module))
    exec(source.replace(copy.text, copy.instead), made)
    undo = []
    for module in MODULES:
        for name, value in list(vars(module).items()):
            if value is right:
                undo.append((module, name, value))
                setattr(module, name, made[copy.function])
    return undo


def is_noticed(name: str, rounds: int = 40) -> bool:
    """Whether the comparison notices a copy within so many rounds of a few games."""
    copy = COPIES[name]
    undo = broken(copy)
    try:
        for number in range(rounds):
            players = copy.table.get("players", 2 + number % 5)
            track = [*df.TRACKS][number % 2]
            setup = df.make_setup(**{"track": track, **copy.table, "players": players})
            try:
                compare.Pair([setup], f"{name} {number}", each=4).play()
            except (compare.Difference, ArithmeticError, AssertionError, LookupError, ValueError):
                return True
        return False
    finally:
        for module, attribute, value in undo:
            setattr(module, attribute, value)


def main(names: list[str]) -> int:
    """Says of each copy whether it is noticed."""
    assert backend.TARGET == "python", "copies are functions of plain Python: DOWNFORCE_FAST=python"
    wrong = 0
    for name in names or COPIES:
        noticed = is_noticed(name, rounds=3 if name == CONTROL else 40)
        wrong += noticed == (name == CONTROL)
        print(f"{name}: {'noticed' if noticed else 'not noticed'}", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
