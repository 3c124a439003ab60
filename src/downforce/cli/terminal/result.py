"""The end: who won and why, line by line. Nothing is hidden any more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from downforce.cli.terminal.screen import Screen
from downforce.model.ids import CARS, Car
from downforce.rules.phases.scoring import Sheet, Standing, record, running_order, standings, winnings
from downforce.rules.state import GameState, RaceRecord


@dataclass(frozen=True, slots=True)
class Result:
    """The words for a finished game."""

    screen: Screen

    @property
    def state(self) -> GameState:
        """The last position."""
        return self.screen.view.state

    @property
    def _records(self) -> tuple[RaceRecord, ...]:
        return (*self.state.earlier, record(self.state))

    def order_home(self) -> list[str]:
        """The last race: who came home where, and who stalled."""
        words, home = self.screen.words, self.state.cars.home
        rows = [
            words.text("result-home", place=place, car=car.word, player=self.screen.driver(car))
            for place, car in enumerate(home, 1)
        ]
        stalled = [car for car in CARS if car not in home]
        if stalled and self.state.setup.options.money_decides:
            rows.append(words.text("result-stalled", cars=words.cars(stalled)))
        return rows

    def winner(self) -> list[str]:
        """Who won, and what decided where the money did not."""
        ranks, text = standings(self.state), self.screen.words.text
        players = self.screen.words.list(self.screen.names[seat] for seat in ranks.winners)
        if self.state.setup.options.money_decides:
            best = self.screen.money(ranks.rows[0].money)
            win = text("result-win", players=players, count=len(ranks.winners), money=best)
            return [win, *self._ties(ranks.rows)]
        car = self._best_car(ranks.rows[0])
        assert car is not None
        if car in self.state.cars.home:
            return [text("result-win-home", players=players, car=car.word)]
        return [text("result-win-ahead", players=players, car=car.word)]

    def _ties(self, rows: tuple[Standing, ...]) -> Iterator[str]:
        """How players with the same money were told apart (R7.3)."""
        for amount, group in groupby(rows, key=lambda row: row.money):
            tied = [*group]
            names = [self.screen.names[row.seat] for row in tied]
            players, money = self.screen.words.list(names), self.screen.money(amount)
            if len({row.rank for row in tied}) > 1:
                place = tied[0].best_place
                yield self.screen.words.text(
                    "result-tie", players=players, money=money, first=names[0], place=place
                )
            elif len(tied) > 1:
                yield self.screen.words.text("result-tie-shared", players=players, money=money)

    def _best_car(self, row: Standing) -> Car | None:
        return next((car for car in running_order(self.state) if self.state.owner(car) == row.seat), None)

    def sheets(self) -> list[tuple[int, str]]:
        """Everybody's sheet, best first, as lines with their indent."""
        rows = standings(self.state).rows
        by_money = self.state.setup.options.money_decides
        return [line for row in rows for line in (self._sheets(row) if by_money else self._car(row))]

    def _car(self, row: Standing) -> Iterator[tuple[int, str]]:
        """One line where the best car decides."""
        player, car = self.screen.names[row.seat], self._best_car(row)
        if car is None:
            yield 0, self.screen.words.text("result-row-no-car", rank=row.rank, player=player)
            return
        text, where = self.screen.words.text, self.screen.where(car)
        yield 0, text("result-row-car", rank=row.rank, player=player, car=car.word, where=where)

    def _sheets(self, row: Standing) -> Iterator[tuple[int, str]]:
        """A player's total, then race by race prizes, bets and prices."""
        words, money = self.screen.words, self.screen.money
        player = self.screen.names[row.seat]
        yield 0, words.text("result-row", rank=row.rank, player=player, money=money(row.money))
        for race, (sheet, ended) in enumerate(zip(row.sheets, self._records, strict=True)):
            if len(row.sheets) > 1:
                track = words.track(self.state.setup.tracks[race], self.state.setup.options.edition)
                earned = money(winnings(sheet, pays=True))
                yield 3, words.text("result-race", race=race + 1, track=track, money=earned)
            for line in self._sheet(sheet, ended):
                yield 3 if len(row.sheets) == 1 else 5, line

    def _sheet(self, sheet: Sheet, race: RaceRecord) -> Iterator[str]:
        words, money = self.screen.words, self.screen.money
        home = [car for car, _ in sheet.prizes]
        prizes = [*sheet.prizes, *((car, 0) for car, _ in sheet.prices if car not in home)]
        items = words.plain_list(self._item(car, prize, race) for car, prize in prizes)
        yield words.text("result-prizes", total=money(sheet.prize_total), items=items)
        if sheet.bets:
            items = words.plain_list(self._item(car, payout, race) for car, payout in sheet.bets)
            yield words.text("result-bets", total=money(sheet.bet_total), items=items)
        if self.state.setup.options.auction:
            prices = (words.text("result-price", car=car.word, money=money(p)) for car, p in sheet.prices)
            total = money(-sheet.auction_total)
            yield words.text("result-prices", total=total, items=words.plain_list(prices))

    def _item(self, car: Car, amount: int, race: RaceRecord) -> str:
        """A car, its finishing place, and what that was worth."""
        words, money = self.screen.words, self.screen.money(amount)
        if car not in race.home:
            return words.text("result-item-stalled", car=car.word, money=money)
        place = race.home.index(car) + 1
        return words.text("result-item", car=car.word, place=place, money=money)
