"""A bot at a table of a server: sits down, helps with the deal, plays to the end."""

from __future__ import annotations

import asyncio
from random import Random

from downforce.bots.base import Bot
from downforce.client.errors import RequestRefused, UnfairDeal
from downforce.client.link import GIVE_UP_AFTER, TIMEOUT, Link, new_id
from downforce.client.routes import find_table, new_token
from downforce.client.seen import Seen
from downforce.notation.fair import commitment, new_secret
from downforce.server.wire import messages as p


def play_table(
    url: str, table: str, bot: Bot, *, token: str = "", name: str = "Bot", seat: int | None = None,
    starts: bool = False, rng: Random | None = None,
) -> p.ResultInfo:  # fmt: skip
    """Plays a whole game at a table and returns how it ended: ``play`` for scripts without asyncio."""
    playing = play(url, table, bot, token=token, name=name, seat=seat, starts=starts, rng=rng)
    return asyncio.run(playing)


async def play(
    url: str, table: str, bot: Bot, *, token: str = "", name: str = "Bot", seat: int | None = None,
    starts: bool = False, rng: Random | None = None, timeout: float = TIMEOUT,
    give_up_after: float = GIVE_UP_AFTER,
) -> p.ResultInfo:  # fmt: skip
    """Sits down at a table, named by its code or id, and plays to the end.

    Without a token the bot is a new visitor. With the token of an earlier call it goes on where that one
    stopped. ``starts`` begins the game once every seat is taken, if we are the host. Raises
    ``RequestRefused`` with the reason if the server does not let us play, and ``UnfairDeal`` if it did not
    keep to its seal.
    """
    token = token or await asyncio.to_thread(new_token, url)
    id = await asyncio.to_thread(find_table, url, table)
    async with Link(url, id, token, timeout=timeout, give_up_after=give_up_after) as link:
        seat = await sit_down(link, name, seat=seat)
        await link.look(seat)
        player = Player(link, seat, bot, rng or Random(), starts=starts)
        return await player.play()


async def sit_down(link: Link, name: str, *, seat: int | None = None) -> int:
    """Takes a seat, or the first free one, unless we have it already; which one it is."""
    while True:
        seen = await link.until(lambda _: True)
        own = [n for n in seen.yours if seat in (None, n)]
        if own:
            return own[0]
        wanted = _free_seat(seen) if seat is None else seat
        try:
            await link.ask(p.Sit(id=new_id(), seat=wanted, name=name))
            await link.until(lambda seen: bool(seen.yours))
        except RequestRefused as refused:
            if seat is not None or refused.reason != "seat-taken":
                raise  # else another player was quicker, and we have seen that by now


def _free_seat(seen: Seen) -> int:
    assert seen.info is not None
    free = [n for n, chair in enumerate(seen.info.seats) if not chair.person and not chair.level]
    if seen.status != "open":
        raise RequestRefused("already-started", seq=seen.seq)
    if not free:
        raise RequestRefused("seat-taken", seq=seen.seq)
    return free[0]


class Player:
    """A bot on a seat, which does what the table waits for."""

    def __init__(self, link: Link, seat: int, bot: Bot, rng: Random, *, starts: bool = False) -> None:
        self._link = link
        self._seat = seat
        self._bot = bot
        self._rng = rng
        self._starts = starts
        self._nonces: dict[int, str] = {}
        """Our nonce, by round."""
        self._pinned: dict[int, str] = {}
        """The server's commitment when we sealed our nonce, by round."""

    async def play(self) -> p.ResultInfo:
        """Plays until the game is over."""
        while True:
            seen = await self._link.until(self._is_asked)
            if seen.result is not None:
                self._check_deal(seen)
                return seen.result
            if self._seat not in seen.yours:
                raise RequestRefused("not-your-seat", seq=seen.seq)
            try:
                await self._link.ask(self.due_request(seen) or await self._choice(seen))
            except RequestRefused as refused:
                if refused.seq <= seen.seq:
                    raise  # we knew all there was to know, and still it was wrong

    def _is_asked(self, seen: Seen) -> bool:
        is_over = seen.result is not None or self._seat not in seen.yours
        return is_over or self.due_request(seen) is not None or self._may_choose(seen)

    def _may_choose(self, seen: Seen) -> bool:
        is_ours = seen.look == self._seat and len(seen.choices) > 0
        return is_ours and seen.status == "running" and not seen.is_paused

    async def _choice(self, seen: Seen) -> p.Commit:
        view = seen.view
        assert view is not None
        # In a thread, so that a bot who thinks long does not seem to be gone.
        action = await asyncio.to_thread(self._bot.choose, view, view.legal, self._rng)
        return p.Commit(id=new_id(), seat=self._seat, seq=seen.seq, draft=[str(action)])

    # --- requests without a choice ----------------------------------------------------------------

    def due_request(self, seen: Seen) -> p.AnyRequest | None:
        """The request that the table waits for from us, if it needs no choice."""
        info = seen.info
        if info is None:
            return None
        match info.status:
            case "open" if self._starts and seen.host:
                is_full = all(chair.person or chair.level for chair in info.seats)
                return p.Start(id=new_id()) if is_full else None
            case "dealing" if info.deal is not None:
                return self._contribution(info.deal, seen)
            case "running" if info.undo is not None and self._seat in info.undo.waits_for:
                return p.AnswerUndo(id=new_id(), seat=self._seat, agree=True)
        return None

    def _contribution(self, deal: p.DealInfo, seen: Seen) -> p.Seal | p.Show | None:
        """Our part of the seed, so that the server cannot have chosen the cards."""
        first = min(seen.yours, default=-1)
        own = str(first)
        if first not in deal.contributors or own in deal.shown:
            return None
        if own not in deal.sealed:
            nonce = self._nonces.setdefault(deal.round, new_secret())
            self._pinned.setdefault(deal.round, deal.commitment)
            return p.Seal(id=new_id(), commitment=commitment(nonce))
        if len(deal.sealed) < len(deal.contributors) or deal.round not in self._nonces:
            return None
        if self._pinned[deal.round] != deal.commitment:
            raise UnfairDeal("the server has another seal than when we sealed our number")
        return p.Show(id=new_id(), nonce=self._nonces[deal.round])

    def _check_deal(self, seen: Seen) -> None:
        """Now that the secret is told: it has to be the one sealed before we gave our number."""
        deal = seen.info.deal if seen.info else None
        told = deal.shown.get(str(min(seen.yours, default=-1))) if deal else None
        if deal is None or told is None or not self._nonces:
            return  # we gave nothing, or an earlier process of ours did
        if self._nonces.get(deal.round) != told:
            raise UnfairDeal("the number that is told as ours is not the one we sealed for this round")
        if self._pinned[deal.round] != commitment(deal.secret):
            raise UnfairDeal("the secret is not the one whose seal we saw when we sealed our number")
