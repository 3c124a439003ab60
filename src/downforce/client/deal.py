"""Our part of a fair deal: our number is sealed, and shown under a receipt that we keep and compare.

See "A fair seed for a table" in docs/notation.md. Everything that the server sends is doubted here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from downforce.client.errors import UnfairDeal
from downforce.client.link import new_id
from downforce.model.errors import DownforceError
from downforce.model.ids import Seat
from downforce.notation.fair import commitment, new_secret
from downforce.notation.receipt import DealtRound, DealVerdict, Fairness, Flaw, judge, judge_rounds, receipt
from downforce.notation.receipt_book import Contribution, ReceiptPage
from downforce.notation.record import GameRecord
from downforce.rules.text.write import view_fields
from downforce.rules.view import view
from downforce.server.wire import messages as p

FLAWS: Mapping[Flaw, str] = {
    Flaw.PREPARED: "the deal is said to be prepared, though it was made with our number",
    Flaw.NO_RECEIPT: "our number was shown, and there is no receipt of it",
    Flaw.LEFT_OUT: "our number was shown in a round that was abandoned, and is not in this deal",
    Flaw.OTHER_DEAL: "our receipt is of another deal: our number is not in this one",
    Flaw.RECEIPT: "the receipt is not the one that the rounds make",
    Flaw.ROUNDS: "the rounds of the deal do not add up",
    Flaw.SECRET: "a secret is not the one that was sealed",
    Flaw.NUMBER: "a number is not the one that was sealed",
    Flaw.SEED: "the seed is not the one that secret and numbers make",
}


class DealWitness:
    """Contributes to the deal of one table, and judges it."""

    def __init__(self, page: ReceiptPage | None = None) -> None:
        self.page = page or ReceiptPage()

    def due(self, deal: p.DealInfo, seats: Sequence[int]) -> p.Seal | p.Show | None:
        """What the deal waits for from us; raises ``UnfairDeal`` instead of showing our number to a cheat."""
        own = next((seat for seat in deal.contributors if seat in seats), None)
        if own is None or str(own) in deal.shown or deal.prepared:
            return None
        rounds = rounds_of(deal)
        self._check_earlier(rounds)
        given = self.page.get(len(rounds))
        seal = rounds[-1].seals[own]
        if not seal:
            given = given or Contribution(len(rounds), own, new_secret())
            self.page.keep(given)
            return p.Seal(id=new_id(), commitment=commitment(given.number))
        if given is None or not rounds[-1].is_sealed:
            return None  # another program of ours sealed it, or others have not sealed yet
        if seal != commitment(given.number):
            raise UnfairDeal("the seal that is named as ours is not the one we sent")
        digest = receipt(rounds)
        if given.receipt not in ("", digest):
            raise UnfairDeal("the sealed round has changed since we showed our number")
        self.page.keep(given._replace(receipt=digest))
        return p.Show(id=new_id(), nonce=given.number)

    def _check_earlier(self, rounds: Sequence[DealtRound]) -> None:
        """All rounds in which our number was shown have to be among these, as they were."""
        for given in self.page:
            if not given.receipt or given.round == len(rounds):
                continue
            if given.round > len(rounds):
                raise UnfairDeal("the deal went back to an earlier round after we showed our number")
            if receipt(rounds[: given.round]) != given.receipt:
                raise UnfairDeal("an earlier round is not the one in which we showed our number")
            if given.seat in rounds[given.round - 1].missing:
                raise UnfairDeal("our number is called missing in a round in which we showed it")

    @property
    def _mine(self) -> str:
        last = self.page.last
        return last.receipt if last is not None else ""

    def judge(self, deal: p.DealInfo | None) -> DealVerdict:
        """The verdict on what the table tells of its deal once the game is over."""
        mine = self._mine
        if deal is None or deal.prepared:
            if not mine:
                return DealVerdict(Fairness.CONSISTENT)
            return DealVerdict(Fairness.UNFAIR, Flaw.PREPARED if deal is not None else Flaw.NO_RECEIPT)
        return judge_rounds(rounds_of(deal), mine)

    def judge_file(self, text: str, seen: p.Sight, look: int | None, digest: str) -> DealVerdict:
        """The verdict on the game file: it has to be the game we saw, and its deal the one we gave to."""
        try:
            record = GameRecord.parse(text)
        except DownforceError as error:
            raise UnfairDeal(f"the game file does not hold: {error}") from None
        if record.digest != digest:
            raise UnfairDeal("the game file has another digest than the table showed")
        if view_fields(view(record.end, None if look is None else Seat(look))) != seen.line:
            raise UnfairDeal("the game file is not the game that we saw")
        return judge(record.seed, record.headers, self._mine)


def checked(verdict: DealVerdict) -> DealVerdict:
    """The verdict itself; raises ``UnfairDeal`` if it is that."""
    if verdict.flaw is not None:
        raise UnfairDeal(FLAWS[verdict.flaw])
    return verdict


def rounds_of(deal: p.DealInfo) -> list[DealtRound]:
    """The rounds of a deal as a server tells of them."""
    now = DealtRound(deal.commitment, _seals(deal), _by_seat(deal.shown), deal.secret)
    if deal.round != len(deal.abandoned) + 1:
        raise UnfairDeal("the server does not tell of every round of the deal")
    earlier = (
        DealtRound(one.commitment, _seals(one), _by_seat(one.shown), one.secret) for one in deal.abandoned
    )
    return [*earlier, now]


def _seals(told: p.DealInfo | p.AbandonedRound) -> dict[int, str]:
    sealed = _by_seat(told.sealed)
    if not set(sealed) <= set(told.contributors):
        raise UnfairDeal("a seat that does not contribute has sealed a number")
    return {seat: sealed.get(seat, "") for seat in told.contributors}


def _by_seat(values: Mapping[str, str]) -> dict[int, str]:
    if not all(seat.isascii() and seat.isdecimal() and len(seat) == 1 for seat in values):
        raise UnfairDeal("the server names a number of a seat that does not exist")
    return {int(seat): value for seat, value in values.items()}
