"""What happened, told to one person: a paragraph for each card, nothing that the next screen says anyway."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from downforce.i18n import Words
from downforce.model.ids import Car, Seat
from downforce.notation.phrases import crosses_finish
from downforce.rules import events as ev

ON_NEXT_SCREEN = (ev.BetsOpened, ev.BetsClosed, ev.HandDrawn)
"""What the next question shows anyway. The log has it all."""


@dataclass
class Story:
    """Tells events to one seat. It remembers the card in play and the bids that were turned up."""

    words: Words
    names: Sequence[str]
    edition: str
    seat: Seat | None = None
    _card_of: Seat | None = field(default=None, init=False)
    _bids: tuple[ev.RevealedBid, ...] = field(default=(), init=False)

    def tell(self, events: Iterable[ev.Event]) -> list[str]:
        """Paragraphs; those of several lines have line breaks inside."""
        paragraphs: list[str] = []
        in_card = False
        for event in events:
            self._follow(event)
            if not self.is_news(event):
                continue
            sentence = self.sentence(event)
            if in_card and ev.trait(event).of_card:
                paragraphs[-1] += f" {sentence}"
            else:
                paragraphs.append(sentence)
            in_card = isinstance(event, ev.CardPlayed) or ev.trait(event).of_card
        return paragraphs

    def recall(self, events: Iterable[ev.Event]) -> None:
        """Starts afresh and follows the game to this point, in silence: something was taken back."""
        for event in events:
            self._follow(event)

    def _follow(self, event: ev.Event) -> None:
        match event:
            case ev.CardPlayed(seat=seat):
                self._card_of = seat
            case ev.BidsRevealed(bids=bids):
                self._bids = bids

    def is_news(self, event: ev.Event) -> bool:
        """Whether a person needs to be told."""
        if isinstance(event, ev.LotOpened):
            return self.seat not in event.bidders  # bidders are asked about it next
        if isinstance(event, ev.CardDrawn):
            return event.seat == self.seat
        if isinstance(event, ev.CardPlayed):
            return event.seat != self.seat
        return not (ev.trait(event).is_quiet or isinstance(event, ON_NEXT_SCREEN))

    def sentence(self, event: ev.Event) -> str:
        """One event; short where it is plain who steers."""
        text = self.words.text
        match event:
            case ev.CarMoved(seat) if seat == self._card_of:
                return self._moved(event)
            case ev.LotSold():
                return f"{self.words.event(event, self.names, self.edition)}{self._tie_break(event)}"
            case ev.WildNamed(_, car):
                return text("story-wild", car=car.word)
            case ev.LineSkipped(_, Car() as car):
                return text("story-skipped", car=car.word)
            case ev.LineSkipped():
                return text("story-skipped-wild")
        return self.words.event(event, self.names, self.edition)

    def _moved(self, event: ev.CarMoved) -> str:
        text, car, steps, end = self.words.text, event.car.word, len(event.path), event.path[-1].name
        if crosses_finish(event):
            return text("story-moved-over-line", car=car, steps=steps)
        if event.bonus:
            return text("story-moved-bonus", car=car, steps=steps, space=end)
        if steps < event.printed:
            return text("story-moved-less", car=car, steps=steps, speed=event.printed, space=end)
        return text("story-moved", car=car, steps=steps, space=end)

    def _tie_break(self, event: ev.LotSold) -> str:
        """What decided between equal bids (R3.4)."""
        equal = [bid for bid in self._bids if bid.amount == event.price]
        winner = next(bid for bid in equal if bid.seat == event.seat)
        longest = [bid for bid in equal if len(bid.card.lines) == len(winner.card.lines)]
        plain = [bid for bid in longest if bool(bid.card.wilds) == bool(winner.card.wilds)]
        if len(equal) == 1:
            return ""
        if len(longest) == 1:
            return " " + self.words.text("story-tie-lines")
        if len(plain) == 1:
            return " " + self.words.text("story-tie-wild")
        return " " + self.words.text("story-tie-seat")
