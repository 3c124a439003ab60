"""Exercises from the auction: who gets the car and what it costs, who may bid, and with which cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from downforce.learn.exercises.answers import Answer, Bidding, Mistake, Option, Part, Why
from downforce.learn.exercises.base import Question, first, options, seat_options
from downforce.rules.actions import Bid
from downforce.rules.events import BidsRevealed, Event, LotGiven, LotSold, RevealedBid
from downforce.rules.game import apply, legal_actions, parse_action
from downforce.rules.phases.auction import bid_amount


class Winner(Question):
    """Who gets the lot, and at what price?"""

    kind = "winner"

    @property
    def seat(self) -> int | None:
        return self._sold.seat if isinstance(self._sold, LotGiven) else None

    @cached_property
    def _events(self) -> tuple[Event, ...]:
        state, events = self.position, list[Event]()
        for text in self.exercise.play:
            state, more = apply(state, parse_action(state, text))
            events += more
        return tuple(events)

    @cached_property
    def _sold(self) -> LotSold | LotGiven:
        """The last lot that found an owner."""
        return [event for event in self._events if isinstance(event, LotSold | LotGiven)][-1]

    @cached_property
    def _revealed(self) -> dict[int, RevealedBid]:
        (revealed,) = [event for event in self._events if isinstance(event, BidsRevealed)]
        return {bid.seat: bid for bid in revealed.bids}

    def bids(self) -> tuple[Bidding, ...]:
        if isinstance(self._sold, LotGiven):
            return ()  # the question is about the lot after that
        return tuple(
            Bidding(seat=bid.seat, card=bid.card.name, declared=bid.declared)
            for bid in self._revealed.values()
        )

    def parts(self) -> tuple[Part, ...]:
        car = self._sold.car.letter
        return (
            Part(name="winner", pick="one", of="seat", options=seat_options(self.position), car=car),
            Part(name="price", pick="one", of="number", options=options(range(1, 7)), car=car),
        )

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {"winner": (str(self._sold.seat),), "price": (str(self._sold.price),)}

    def reason(self, answer: Answer) -> Mistake:
        seat, sold = int(answer["winner"][0]), self._sold
        args: dict[str, str | int] = {"player": sold.seat, "amount": sold.price, "car": sold.car.letter}
        if seat == sold.seat:
            why = Why.LOWEST_NUMBER if isinstance(sold, LotGiven) else Why.OWN_BID
            return Mistake(why=why, args=args, spot=answer["price"][0])
        if isinstance(sold, LotGiven):
            return Mistake(why=Why.LAST_CAR, args=args, spot=str(seat))
        why = self._why_not(self._revealed[seat], self._revealed[sold.seat])
        return Mistake(why=why, args=args | {"rival": seat}, spot=str(seat))

    def _why_not(self, bid: RevealedBid, best: RevealedBid) -> Why:
        """What the winning bid has over another, in the order of R3.4."""
        if bid.amount is None:
            return Why.PASSES
        if bid.amount != best.amount:
            return Why.HIGHER_BID
        if len(bid.card.lines) != len(best.card.lines):
            return Why.MORE_LINES
        return Why.NO_WILD if bid.card.wilds and not best.card.wilds else Why.EARLIER_SEAT


class Bidders(Question):
    """Who may bid for this lot?"""

    kind = "bidders"

    def parts(self) -> tuple[Part, ...]:
        lot = self.position.open_lot
        assert lot is not None
        seats = seat_options(self.position)
        return (Part(name="bidders", pick="many", of="seat", options=seats, car=lot.car.letter),)

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {"bidders": tuple(map(str, self.position.asked))}

    def reason(self, answer: Answer) -> Mistake:
        right = self.solution()["bidders"]
        wrong = first(key for key in answer["bidders"] if key not in right)
        if wrong:
            return Mistake(why=Why.HAS_A_CAR, args={"player": int(wrong)}, spot=wrong)
        missed = first(key for key in right if key not in answer["bidders"])
        return Mistake(why=Why.NEEDS_A_CAR, args={"player": int(missed)}, spot=missed)


class CardsToBid(Question):
    """With which cards of the hand can one bid?"""

    kind = "bids"

    @property
    def seat(self) -> int | None:
        return self.position.asked[0]

    def parts(self) -> tuple[Part, ...]:
        lot = self.position.open_lot
        assert lot is not None
        cards = tuple(Option(key=card.name) for card in self.position.hand(self.position.asked[0]))
        return (Part(name="cards", pick="many", of="card", options=cards, car=lot.car.letter),)

    @cached_property
    def _amounts(self) -> dict[str, int]:
        return dict(self._bidding())

    def _bidding(self) -> Iterator[tuple[str, int]]:
        state = self.position
        lot = state.open_lot
        assert lot is not None
        for action in legal_actions(state, state.asked[0]):
            if isinstance(action, Bid) and (amount := bid_amount(action, lot)) is not None:
                yield action.card.name, amount

    def solution(self) -> Mapping[str, tuple[str, ...]]:
        return {"cards": tuple(o.key for o in self.parts()[0].options if o.key in self._amounts)}

    def reason(self, answer: Answer) -> Mistake:
        wrong = first(key for key in answer["cards"] if key not in self._amounts)
        car = self.parts()[0].car
        if wrong:
            return Mistake(why=Why.NO_BID, args={"car": car}, spot=wrong)
        missed = first(key for key in self.solution()["cards"] if key not in answer["cards"])
        return Mistake(why=Why.DECLARED, args={"car": car, "amount": self._amounts[missed]}, spot=missed)
