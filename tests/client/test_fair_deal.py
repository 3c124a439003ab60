"""A server that cheats with the deal, and a client that finds it out."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from downforce.bots.registry import BOTS
from downforce.client import Link, Player, RequestRefused, UnfairDeal
from downforce.notation.fair import commitment, new_secret
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Settings
from tests.client.test_play import tell, with_server

RULES = p.RulesInfo(bets=True, laps=False, races=1, money_decides=True)
RESULT = p.ResultInfo(rows=[], winners=[0], money_decides=True)
SIGHT = p.Sight(line={}, order="", to_go=[], choices=[], undo="", result=None)


class Dealer:
    """A table with one person. What it tells of the deal is up to it."""

    def __init__(self, *, early: bool = False, other_round: bool = False, honest: bool = False) -> None:
        self.early, self.other_round, self.honest = early, other_round, honest
        self.seq = 1
        self.secret = new_secret()
        self.deal: dict[str, Any] = {
            "round": 1, "contributors": [0], "sealed": {}, "shown": {}, "commitment": commitment(self.secret),
        }  # fmt: skip
        self.nonces: list[str] = []

    async def __call__(self, socket: ServerConnection, message: p.ClientMessage) -> None:
        match message:
            case p.Hello():
                await tell(socket, self._welcome())
            case p.Seal(id=id, commitment=seal):
                self.deal = {**self.deal, "sealed": {"0": seal}}
                if self.early:
                    self._pick()
                await self._told(socket, id, "dealing")
            case p.Show(id=id, nonce=nonce):
                self.nonces.append(nonce)
                self.deal = {**self.deal, "shown": {"0": nonce}}
                if not self.honest:
                    self._pick()  # now that it knows the number, it takes the secret that it likes best
                if self.other_round:
                    self.deal["round"] = 2
                self.deal["secret"] = self.secret
                await self._told(socket, id, "over")

    def _pick(self) -> None:
        self.secret = new_secret()
        self.deal = {**self.deal, "commitment": commitment(self.secret)}

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


def play(dealer: Dealer) -> p.ResultInfo:
    """One of our bots at this dealer's table."""

    async def use(url: str) -> p.ResultInfo:
        async with Link(url, "t", "token") as link:
            player = Player(link, 0, BOTS["rookie"], Random(1))
            return await asyncio.wait_for(player.play(), 10)

    return with_server(dealer, use)


def test_an_honest_deal_is_accepted() -> None:
    assert play(Dealer(honest=True)) == RESULT


def test_a_secret_that_was_picked_once_all_numbers_were_known_is_found_out() -> None:
    with pytest.raises(UnfairDeal, match="the secret is not the one whose seal we saw"):
        play(Dealer())


def test_no_nonce_is_shown_if_the_commitment_changed() -> None:
    dealer = Dealer(early=True)
    with pytest.raises(UnfairDeal, match="another seal than when we sealed"):
        play(dealer)
    assert dealer.nonces == []


def test_a_number_that_is_claimed_for_another_round_is_found_out() -> None:
    with pytest.raises(UnfairDeal, match="not the one we sealed for this round"):
        play(Dealer(other_round=True))


def test_an_unfair_deal_is_no_refusal() -> None:
    assert not issubclass(UnfairDeal, RequestRefused)
