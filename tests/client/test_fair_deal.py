"""A server that cheats with the deal in every phase, and a client that finds it out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from downforce.bots.registry import BOTS
from downforce.client import Link, Player, RequestRefused, UnfairDeal
from downforce.notation.fair import commitment, new_secret
from downforce.notation.receipt import DealVerdict, Fairness
from downforce.notation.receipt_book import ReceiptPage
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Settings
from tests.client.test_play import tell, with_server

RULES = p.RulesInfo(bets=True, laps=False, races=1, money_decides=True)
RESULT = p.ResultInfo(rows=[], winners=[0], money_decides=True)
SIGHT = p.Sight(line={}, order="", to_go=[], jammed="", choices=[], undo="", result=None)
BO = "0b" * 32

Deal = dict[str, Any]
Cheat = Callable[[Deal], Deal]


class Dealer:
    """A table with two people. What it tells of the deal is up to ``before``, ``redeal`` and ``after``."""

    def __init__(
        self, *, before: Cheat | None = None, redeal: Cheat | None = None, after: Cheat | None = None
    ) -> None:
        self.before, self.redeal, self.after = before, redeal, after
        self.seq = 1
        self.deal: Deal = fresh()
        self.nonces: list[str] = []

    async def __call__(self, socket: ServerConnection, message: p.ClientMessage) -> None:
        match message:
            case p.Hello():
                await tell(socket, self._welcome())
            case p.Seal(id=id, commitment=seal):
                sealed = {**self.deal["sealed"], "0": seal}
                self.deal = {**self.deal, "sealed": sealed}
                if self.before is not None and not self.nonces:
                    self.deal = self.before(self.deal)
                await self._told(socket, id, "dealing")
            case p.Show(id=id, nonce=nonce):
                self.nonces.append(nonce)
                self.deal = {**self.deal, "shown": {**self.deal["shown"], "0": nonce}}
                if self.redeal is not None and len(self.nonces) == 1:
                    self.deal = self.redeal(self.deal)
                    await self._told(socket, id, "dealing" if "0" not in self.deal["shown"] else "over")
                    return
                self.deal = {
                    **self.deal,
                    "shown": {"0": nonce, "1": BO},
                    "secret": SECRETS[self.deal["round"]],
                }
                if self.after is not None:
                    self.deal = self.after(self.deal)  # it knows all numbers now
                await self._told(socket, id, "over")

    def _welcome(self) -> p.Welcome:
        info = p.TableInfo(
            id="t", code="ABC234", settings=Settings(), rules=RULES, status="dealing",
            seats=[p.SeatInfo(name="Ann", person=True)], paused=False, deal=p.DealInfo(**self.deal),
            game=None, undo=None, rematch="", digest="", asked_at=0,
        )  # fmt: skip
        return p.Welcome(
            v=p.VERSION, seq=1, now=0, build="", look=None, yours=[0], host=True, info=info, view=None,
            talk=[], present=[0],
        )  # fmt: skip

    async def _told(self, socket: ServerConnection, id: str, status: str) -> None:
        self.seq += 1
        over = {**{name: getattr(SIGHT, name) for name in SIGHT.__struct_fields__}, "result": RESULT}
        view = over if status == "over" else {}
        info = {"deal": self.deal, "status": status}
        update = p.Update(seq=self.seq, at=0, note=p.Note(what="shown"), info=info, view=view)
        await tell(socket, update, p.Accepted(id=id, seq=self.seq))


SECRETS = {number: new_secret() for number in (1, 2, 3)}
PICKED = new_secret()


def fresh(number: int = 1, **changes: Any) -> Deal:
    """A round in which the other contributor has sealed."""
    return {
        "round": number, "contributors": [0, 1], "sealed": {"1": commitment(BO)}, "shown": {},
        "commitment": commitment(SECRETS[number]),
    } | changes  # fmt: skip


def abandoned(deal: Deal, **changes: Any) -> Deal:
    """A round as it stands among those before."""
    told = {name: deal[name] for name in ("commitment", "contributors", "sealed", "shown")}
    shown = {**deal["shown"]}
    return told | {"missing": [1], "shown": shown, "secret": SECRETS[deal["round"]]} | changes


def second(deal: Deal, **changes: Any) -> Deal:
    """The round after one in which the other seat held its number back."""
    return fresh(2, abandoned=[abandoned(deal, **changes)])


def play(dealer: Dealer, page: ReceiptPage | None = None) -> DealVerdict:
    """One of our bots at this dealer's table."""

    async def use(url: str) -> DealVerdict:
        async with Link(url, "t", "token") as link:
            player = Player(link, 0, BOTS["rookie"], Random(1), page=page)
            assert await asyncio.wait_for(player.play(), 10) == RESULT
            assert player.verdict is not None
            return player.verdict

    return with_server(dealer, use)


def test_an_honest_deal_is_proved() -> None:
    assert play(Dealer()).verdict is Fairness.PROVED


def test_an_honest_deal_of_two_rounds_is_proved() -> None:
    found = play(Dealer(redeal=second))
    assert (found.verdict, found.rounds) == (Fairness.PROVED, 2)


def test_a_program_that_starts_again_still_holds_its_receipt(tmp_path: Path) -> None:
    path = tmp_path / "page.txt"
    with pytest.raises(UnfairDeal, match="our receipt is of another deal"):
        play(Dealer(after=without_us), ReceiptPage(path))
    (given,) = ReceiptPage(path)
    assert given.receipt
    dealer = Dealer()
    dealer.deal = fresh(commitment=commitment(PICKED))  # the round again, with another secret
    with pytest.raises(UnfairDeal, match="changed since we showed our number"):
        play(dealer, ReceiptPage(path))
    assert dealer.nonces == []


BEFORE: dict[str, tuple[Cheat, str]] = {
    "our seal is replaced": (
        lambda deal: {**deal, "sealed": {**deal["sealed"], "0": "ab" * 32}},
        "not the one we sent",
    ),
    "a seat has sealed that does not contribute": (
        lambda deal: {**deal, "sealed": {**deal["sealed"], "2": "ab" * 32}},
        "does not contribute",
    ),
    "a round is not told of": (lambda deal: {**deal, "round": 2}, "every round"),
    "a seat that there is not": (lambda deal: {**deal, "sealed": {**deal["sealed"], "x": ""}}, "not"),
}


@pytest.mark.parametrize("cheat", BEFORE)
def test_no_number_is_shown_to_a_server_that_cheats_with_the_sealed_round(cheat: str) -> None:
    change, found = BEFORE[cheat]
    dealer = Dealer(before=change)
    with pytest.raises(UnfairDeal, match=found):
        play(dealer)
    assert dealer.nonces == []


REDEAL: dict[str, tuple[Cheat, str]] = {
    "we are called missing": (
        lambda deal: second(deal, shown={"1": BO}, missing=[0]),
        "called missing in a round in which we showed it",
    ),
    "the round before has another seal": (
        lambda deal: second(deal, commitment=commitment(PICKED)),
        "not the one in which we showed",
    ),
    "the round before is not told of": (lambda _: fresh(1, commitment="ab" * 32), "changed"),
    "we were never there": (
        lambda deal: second(deal, contributors=[1], sealed={"1": "ab" * 32}),
        "not the one",
    ),
}


@pytest.mark.parametrize("cheat", REDEAL)
def test_no_second_number_is_shown_to_a_server_that_changes_the_first_round(cheat: str) -> None:
    change, found = REDEAL[cheat]

    def redealt(deal: Deal) -> Deal:
        made = change(deal)
        return (
            {**made, "sealed": {**made["sealed"], "0": deal["sealed"]["0"]}} if made["round"] == 1 else made
        )

    dealer = Dealer(redeal=redealt)
    with pytest.raises(UnfairDeal, match=found):
        play(dealer)
    assert len(dealer.nonces) == 1


def without_us(deal: Deal) -> Deal:
    return {**deal, "contributors": [1], "sealed": {"1": commitment(BO)}, "shown": {"1": BO}}


AFTER: dict[str, tuple[Cheat, str]] = {
    "our seat is left out": (without_us, "our receipt is of another deal"),
    "no contributor is named": (
        lambda deal: {**deal, "contributors": [], "sealed": {}, "shown": {}},
        "our receipt is of another deal",
    ),
    "we are called missing in a round before": (
        lambda deal: without_us(fresh(2, abandoned=[abandoned(deal, shown={"1": BO})], secret=SECRETS[2])),
        "in a round that was abandoned",
    ),
    "the secret is picked now": (
        lambda deal: {**deal, "secret": PICKED, "commitment": commitment(PICKED)},
        "our receipt is of another deal",
    ),
    "the secret is not the sealed one": (lambda deal: {**deal, "secret": PICKED}, "secret is not the one"),
    "another's number is swapped": (
        lambda deal: {
            **deal,
            "sealed": {**deal["sealed"], "1": commitment(PICKED)},
            "shown": {**deal["shown"], "1": PICKED},
        },
        "our receipt is of another deal",
    ),
    "a number does not fit its seal": (
        lambda deal: {**deal, "shown": {**deal["shown"], "1": PICKED}},
        "a number is not the one",
    ),
    "a seat is added": (
        lambda deal: {
            **deal,
            "contributors": [0, 1, 2],
            "sealed": {**deal["sealed"], "2": commitment(PICKED)},
            "shown": {**deal["shown"], "2": PICKED},
        },
        "our receipt is of another deal",
    ),
    "the rounds are renumbered": (lambda deal: {**deal, "round": 2}, "every round"),
    "a round is put before ours": (
        lambda deal: {
            **deal,
            "round": 2,
            "abandoned": [abandoned(fresh(2), shown={}, sealed={"1": "", "0": ""})],
        },
        "our receipt is of another deal",
    ),
    "the deal is said to be prepared": (
        lambda deal: {**deal, "prepared": "any text", "commitment": ""},
        "said to be prepared",
    ),
}


@pytest.mark.parametrize("cheat", AFTER)
def test_a_deal_that_was_picked_once_all_numbers_were_known_is_not_fair(cheat: str) -> None:
    change, found = AFTER[cheat]
    dealer = Dealer(after=change)
    with pytest.raises(UnfairDeal, match=found):
        play(dealer)
    assert len(dealer.nonces) == 1


def test_a_deal_that_is_not_told_of_is_not_fair() -> None:
    player_page = ReceiptPage()
    dealer = Dealer(after=lambda _: None)  # type: ignore[arg-type, return-value]
    with pytest.raises(UnfairDeal, match="there is no receipt of it"):
        play(dealer, player_page)


def test_an_unfair_deal_is_no_refusal() -> None:
    assert not issubclass(UnfairDeal, RequestRefused)
