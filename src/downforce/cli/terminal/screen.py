"""A view as text: who is where, what is ahead, cards, sheets and powers. Nothing here prints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from downforce.i18n import Words
from downforce.model.cards import SpeedLine
from downforce.model.ids import CARS, Car, PowerId, Seat
from downforce.rules.facts import RoadAhead, gaps
from downforce.rules.options import RaceFormat
from downforce.rules.phases.auction import carless
from downforce.rules.phases.scoring import PRIZES, payouts, running_order, sheet, winnings
from downforce.rules.state import NONE, Phase
from downforce.rules.view import View

FAR = 12
"""Things farther ahead than this are not worth a word."""
DISTANCE = 2
"""The column of the running order with the distance, whose numbers belong one below the other."""
NEAR = 6
"""Cars farther ahead than this are in nobody's way."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What one seat can be told about the game."""

    words: Words
    view: View
    names: Sequence[str]

    @property
    def viewer(self) -> str:
        """The name of whoever looks; nobody's for a spectator."""
        return self.names[self.view.seat] if self.view.seat is not None else ""

    def bidders(self) -> tuple[Seat, ...]:
        """Who may bid for the open lot (R3.7, R3.9); the view knows how many lots are to come, not which."""
        auction = self.view.state.auction
        without = carless(self.view.state)
        left = (1 + self.view.sizes.lots_to_come if auction.lots else 0) + len(auction.aside)
        everybody = auction.lots and left > len(without)
        return self.view.state.setup.seats if everybody else without

    # --- cars -------------------------------------------------------------------------------------

    def owns(self, car: Car) -> bool:
        """Whether the car belongs to the viewer."""
        return self.view.seat is not None and self.view.state.auction.owners[car] == self.view.seat

    def own_word(self, car: Car) -> str:
        """``yes`` or ``no``, for messages that mark own cars."""
        return "yes" if self.owns(car) else "no"

    def driver(self, car: Car) -> str:
        """The name of a car's owner."""
        owner = self.view.state.owner(car)
        return self.names[owner] if owner is not None else self.words.text("order-nobody")

    def road(self, car: Car) -> RoadAhead:
        """The road ahead of a car."""
        return RoadAhead(self.view.state, car)

    def order(self) -> list[tuple[str, ...]]:
        """The running order, a row for each car: place and car, space, distance, gap, driver."""
        state, text = self.view.state, self.words.text
        cars = running_order(state)
        rows: list[tuple[str, ...]] = []
        for place, (car, gap) in enumerate(zip(cars, gaps(state, cars), strict=True), 1):
            name = text("order-row", place=place, car=car.word, own=self.own_word(car))
            rows.append((name, *self._whereabouts(car, gap), self.driver(car)))
        return rows

    def _whereabouts(self, car: Car, gap: int | None) -> tuple[str, str, str]:
        """Space, distance and gap; a car that is home has its place instead."""
        text, cell, road = self.words.text, self.view.state.cell(car), self.road(car)
        if cell is None:
            return "", text("order-home", place=self.view.state.cars.home.index(car) + 1), ""
        behind = "" if gap is None else text("order-gap", steps=gap) if gap > 0 else text("order-level")
        if road.is_jammed:
            behind = f"{behind} {text('order-jammed')}".strip()
        return cell.name, self.to_go(car), behind

    def to_go(self, car: Car) -> str:
        """How far a car has to go; in a long-distance race its lap as well."""
        road = self.road(car)
        if self.view.state.setup.movement.laps:
            lap = self.view.state.cars.laps[car] + 1
            return self.words.text("order-to-line", lap=lap, steps=road.to_go)
        return self.words.text("order-to-go", steps=road.to_go)

    def where_and_whose(self, car: Car) -> str:
        """Where a car is and who owns it: for a choice among cars."""
        return self.words.plain_list([self.where(car), self.driver(car)])

    def where(self, car: Car) -> str:
        """Where a car is, in a few words."""
        state, text = self.view.state, self.words.text
        cell = state.cell(car)
        if cell is None:
            return text("order-home", place=state.cars.home.index(car) + 1)
        parts = [text("order-space", space=cell.name), self.to_go(car)]
        if self.road(car).is_jammed:
            parts.append(text("order-jammed"))
        return self.words.plain_list(parts)

    def ahead(self, car: Car) -> str:
        """What lies ahead of a car, in one sentence."""
        return self.words.text("ahead", car=car.word, what=self.words.list(self._ahead(car)))

    def _ahead(self, car: Car) -> list[str]:
        road, text, state = self.road(car), self.words.text, self.view.state
        if state.cars.cells[car] == NONE:
            return [text("ahead-home", place=state.cars.home.index(car) + 1)]
        found = [text("ahead-jammed")] if road.is_jammed else []
        for steps, other in road.next_cars(NEAR)[:2]:
            if steps == 1:
                found.append(text("ahead-next", car=other.word))
            else:
                found.append(text("ahead-car", car=other.word, steps=steps))
        squeeze, bet = road.squeeze(), road.bet()
        if squeeze == 0:
            found.append(text("ahead-in-squeeze"))
        elif squeeze is not None and squeeze <= FAR:
            found.append(text("ahead-squeeze", steps=squeeze))
        if bet and bet[1] <= FAR:
            found.append(text("ahead-bet", number=bet[0], steps=bet[1]))
        if road.to_go <= FAR and not state.setup.movement.laps:
            found.append(text("ahead-finish", steps=road.to_go))
        return found or [text("ahead-clear")]

    def racing(self) -> tuple[Car, ...]:
        """The cars still on the track, the first one first."""
        cells = self.view.state.cars.cells
        return tuple(car for car in running_order(self.view.state) if cells[car] != NONE)

    def own_roads(self) -> list[str]:
        """What lies ahead of their own cars that are still racing."""
        return [self.ahead(car) for car in self.racing() if self.owns(car)]

    # --- cards ------------------------------------------------------------------------------------

    def line(self, line: SpeedLine) -> str:
        """A line of a card, own cars starred, with a note if its car could not move now."""
        if line.car is None:
            return self.words.line(line)
        now = "free"
        if self.view.state.phase is not Phase.BID:
            cell = self.view.state.cars.cells[line.car]
            now = "home" if cell == NONE else "jammed" if self.road(line.car).is_jammed else "free"
        own = self.own_word(line.car)
        return self.words.text("choice-line", car=line.car.word, own=own, speed=line.speed, now=now)

    def lines(self, lines: Iterable[SpeedLine]) -> str:
        """Several lines in a row."""
        return self.words.plain_list(map(self.line, lines))

    def hand(self) -> list[str]:
        """Their own cards, then the spaces they hold for each car."""
        cards, text = self.view.hand, self.words.text
        if not cards:
            return [text("hand-none")]
        totals = dict.fromkeys((*CARS, None), 0)
        for line in (line for card in cards for line in card.lines):
            totals[line.car] += line.speed
        parts = [text("hand-total", car=car.word, spaces=totals[car]) for car in CARS]
        parts.append(text("hand-wilds", spaces=totals[None]))
        rows = [self.lines(card.lines) for card in cards]
        return [*rows, text("hand-totals", totals=self.words.plain_list(parts)), *self._pile()]

    def _pile(self) -> list[str]:
        setup, seat, sizes = self.view.state.setup, self.view.seat, self.view.sizes.piles
        if seat is None or not sizes or (setup.own_piles and self.view.state.phase is Phase.BID):
            return []
        return [self.words.text("hand-pile", count=sizes[seat if setup.own_piles else 0])]

    # --- sheets and powers ------------------------------------------------------------------------

    def sheets(self) -> list[str]:
        """Everybody's cars, prices and power; their own bets; what places and bets pay."""
        state, own = self.view.state, self.view.seat
        rows = [self._sheet(seat) for seat in state.setup.seats]
        return [*rows, *(self._own_sheet(own) if own is not None else ()), *self.payouts()]

    def _own_sheet(self, seat: Seat) -> list[str]:
        """The bets so far, and what an earlier race has brought."""
        state, words = self.view.state, self.words
        bets = words.plain_list(map(words.car, state.bets[seat])) if state.bets[seat] else ""
        rows = [words.text("sheet-bets", cars=bets)] if bets else []
        for race, record in enumerate(state.earlier, 1):
            earned = winnings(sheet(record, seat, self.view.state.setup.options), pays=True)
            rows.append(words.text("sheet-earlier", race=race, money=self.money(earned)))
        return rows

    def _sheet(self, seat: Seat) -> str:
        state, text, words = self.view.state, self.words.text, self.words
        dealt = not state.setup.options.auction
        cars = [
            text("sheet-car-dealt", car=car.word)
            if dealt
            else text("sheet-car", car=car.word, price=self.money(state.auction.prices[car]))
            for car in state.cars_of(seat)
        ]
        powers = [words.power_name(power) for power in state.auction.powers[seat]]
        return text(
            "sheet-row",
            player=self.names[seat],
            count=self.view.hand_sizes[seat],
            cars=words.list(cars) if cars else text("sheet-no-cars"),
            power=words.list(powers) if powers else text("sheet-no-power"),
        )

    def payouts(self) -> list[str]:
        """What places and bets pay, or what decides instead."""
        text, options = self.words.text, self.view.state.setup.options
        if not options.money_decides:
            return [self.goal()]
        rows = [text("sheet-prizes", prizes=self._row(PRIZES))]
        if options.bets:
            table = enumerate(payouts(options), 1)
            rows += [text("sheet-payout", number=n, payouts=self._row(row)) for n, row in table]
        return rows

    def _row(self, amounts: Iterable[int]) -> str:
        return self.words.plain_list(map(self.money, amounts))

    def goal(self) -> str:
        """What wins this game, in one sentence or two."""
        options = self.view.state.setup.options
        if options.first_home_wins:
            return self.words.text("rules-first-home")
        if options.format is RaceFormat.LONG_DISTANCE:
            return self.words.text("rules-long")
        return self.words.text("rules-money")

    def money(self, millions: int) -> str:
        """An amount, as the edition prints it."""
        return self.words.money(millions, self.view.state.setup.options.edition)

    def powers(self) -> list[str]:
        """Who holds which power and what it does; the power of the open lot first."""
        state, words, text = self.view.state, self.words, self.words.text
        lot = state.open_lot
        rows = []
        if lot is not None and lot.power is not None:
            rows.append(self.power(lot.power))
        for seat, held in enumerate(state.auction.powers):
            rows += [
                text(
                    "powers-row",
                    player=self.names[seat],
                    power=words.power_name(power),
                    effect=words.power_effect(power),
                )
                for power in held
            ]
        return rows or [text("powers-none")]

    def power(self, power: PowerId) -> str:
        """A power and what it does."""
        words = self.words
        effect = words.power_effect(power)
        return words.text("choice-power", power=words.power_name(power), effect=effect)
