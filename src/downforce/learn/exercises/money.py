"""Exercises with numbers: what a sheet pays, who wins, how the cards are dealt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from downforce.learn.exercises.answers import Answer, Mistake, Part, Why
from downforce.learn.exercises.base import Question, first, seat_options
from downforce.model.ids import Seat
from downforce.rules.game import apply, legal_actions, new_game
from downforce.rules.phases.scoring import Standing, standings
from downforce.rules.state import GameState, Phase


class Pays(Question):
    """What does the sheet of seat 0 come to?"""

    kind = "pays"

    @property
    def seat(self) -> int | None:
        return 0

    def parts(self) -> tuple[Part, ...]:
        return (Part(name="money", pick="number", of="number"),)

    @cached_property
    def _row(self) -> Standing:
        return next(row for row in standings(self.position).rows if row.seat == 0)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {"money": (str(self._row.money),)}

    def reason(self, answer: Answer) -> Mistake:
        said, sheet = int(answer["money"][0]), self._row.sheets[-1]
        args: dict[str, str | int] = {
            "prizes": sheet.prize_total, "bets": sheet.bet_total, "prices": sheet.auction_total,
        }  # fmt: skip
        if said == sheet.prize_total + sheet.bet_total:
            return Mistake(why=Why.SUBTRACT, args={"prices": sheet.auction_total})
        if said == sheet.prize_total - sheet.auction_total:
            return Mistake(why=Why.FORGOT_BETS, args={"bets": sheet.bet_total})
        return Mistake(why=Why.SUMS, args=args)


class Wins(Question):
    """Who wins the game?"""

    kind = "wins"

    def money(self) -> tuple[int, ...]:
        rows = sorted(standings(self.position).rows, key=lambda row: row.seat)
        return tuple(row.money for row in rows)

    def parts(self) -> tuple[Part, ...]:
        return (Part(name="winners", pick="many", of="seat", options=seat_options(self.position)),)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {"winners": tuple(str(seat) for seat in sorted(standings(self.position).winners))}

    def reason(self, answer: Answer) -> Mistake:
        right, final = self.solution()["winners"], standings(self.position)
        rows = {row.seat: row for row in final.rows}
        best = final.rows[0]
        wrong = first(key for key in answer["winners"] if key not in right)
        args: dict[str, str | int] = {"player": best.seat, "amount": best.money}
        if wrong and best.money == rows[Seat(int(wrong))].money:
            return Mistake(why=Why.BETTER_CAR, args=args | {"rival": int(wrong)}, spot=wrong)
        if wrong:
            other: dict[str, str | int] = {"rival": int(wrong), "lower": rows[Seat(int(wrong))].money}
            return Mistake(why=Why.LESS_MONEY, args=args | other, spot=wrong)
        return Mistake(why=Why.MISSED_WINNER, args=args, spot=str(best.seat))


class Dealt(Question):
    """How many cards has everybody, and how many are left over or to be drawn?"""

    kind = "deal"

    @property
    def position(self) -> GameState:
        return self._game(self.exercise.players[0])

    @staticmethod
    def _game(players: int) -> GameState:
        return new_game(players=players, track="marina-bay@1", seed="exercise")

    @cached_property
    def _numbers(self) -> dict[str, int]:
        numbers = dict[str, int]()
        for players in self.exercise.players:
            state = self._game(players)
            regular = state.setup.deck.all_regular
            numbers[f"each-{players}"] = (state.cards.hands[0] & regular).bit_count()
            if state.setup.own_piles:
                started = _raced(state)
                numbers["hand"] = (started.cards.hands[0] & regular).bit_count()
                numbers["pile"] = len(started.cards.piles[0])
            else:
                numbers[f"out-{players}"] = (state.cards.left_over & regular).bit_count()
        return numbers

    def parts(self) -> tuple[Part, ...]:
        return tuple(Part(name=name, pick="number", of="number") for name in self._numbers)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {name: (str(number),) for name, number in self._numbers.items()}

    def reason(self, answer: Answer) -> Mistake:
        name, _number = next((n, k) for n, k in self._numbers.items() if answer[n] != (str(k),))
        kind, _, players = name.partition("-")
        if kind == "each":
            return Mistake(why=Why.EQUAL_HANDS, args={"count": int(players)}, spot=name)
        if kind == "out":
            return Mistake(why=Why.LEFT_OVER, args={"count": int(players)}, spot=name)
        return Mistake(why=Why.FIRST_HAND, args={}, spot=name)


def _raced(state: GameState) -> GameState:
    """The start of the race, with the auction played in any way."""
    while state.phase is not Phase.PLAY_CARD:
        state = apply(state, legal_actions(state, state.asked[0])[0]).state
    return state
