"""A bot at a table of a server: sits down, helps with the deal, plays to the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from downforce.bots.base import Bot
from downforce.client.deal import DealWitness, checked
from downforce.client.errors import Lost, RequestRefused
from downforce.client.link import GIVE_UP_AFTER, TIMEOUT, Link, new_id
from downforce.client.routes import find_table, game_file, new_token
from downforce.client.seen import Seen
from downforce.folders import data_folder
from downforce.notation.receipt import DealVerdict, Fairness
from downforce.notation.receipt_book import ReceiptPage, page_for
from downforce.server.wire import messages as p

RECEIPTS = "receipts"
"""The folder of our receipts in the user's data."""


def play_table(
    url: str, table: str, bot: Bot, *, token: str = "", name: str = "Bot", seat: int | None = None,
    starts: bool = False, rng: Random | None = None, receipts: Path | None = None,
) -> p.ResultInfo:  # fmt: skip
    """Plays a whole game at a table and returns how it ended: ``play`` for scripts without asyncio."""
    playing = play(
        url, table, bot, token=token, name=name, seat=seat, starts=starts, rng=rng, receipts=receipts
    )
    return asyncio.run(playing)


async def play(
    url: str, table: str, bot: Bot, *, token: str = "", name: str = "Bot", seat: int | None = None,
    starts: bool = False, rng: Random | None = None, timeout: float = TIMEOUT,
    give_up_after: float = GIVE_UP_AFTER, receipts: Path | None = None,
) -> p.ResultInfo:  # fmt: skip
    """Sits down at a table, named by its code or id, and plays to the end.

    Without a token the bot is a new visitor. With the token of an earlier call it goes on where that one
    stopped. ``starts`` begins the game once every seat is taken, if we are the host. Raises
    ``RequestRefused`` with the reason if the server does not let us play, and ``UnfairDeal`` if the deal is
    not the one that our number was given to. Our receipt of it is kept in the folder ``receipts``, or with
    the user's data.
    """
    token = token or await asyncio.to_thread(new_token, url)
    id = await asyncio.to_thread(find_table, url, table)
    async with Link(url, id, token, timeout=timeout, give_up_after=give_up_after) as link:
        seat = await sit_down(link, name, seat=seat)
        await link.look(seat)
        page = page_for(receipts or data_folder() / RECEIPTS, url, id, token)
        player = Player(link, seat, bot, rng or Random(), starts=starts, page=page)
        result = await player.play()
        await _check_file(player, link.seen, url)
        return result


async def _check_file(player: Player, seen: Seen, url: str) -> None:
    """Compares our receipt with the file of the game; without the file a deal is not proved."""
    info, sight = seen.info, seen.sight
    assert info is not None
    assert sight is not None
    try:
        text = await asyncio.to_thread(game_file, url, info.replay)
    except (Lost, RequestRefused):
        if player.verdict is not None and player.verdict.verdict is Fairness.PROVED:
            player.verdict = player.verdict._replace(verdict=Fairness.CONSISTENT)
        return
    player.verdict = checked(player.witness.judge_file(text, sight, seen.look, info.digest))


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

    def __init__(
        self, link: Link, seat: int, bot: Bot, rng: Random, *, starts: bool = False,
        page: ReceiptPage | None = None,
    ) -> None:  # fmt: skip
        self._link = link
        self._seat = seat
        self._bot = bot
        self._rng = rng
        self._starts = starts
        self.witness = DealWitness(page)
        self.verdict: DealVerdict | None = None
        """What we can say of the deal, once the game is over."""

    async def play(self) -> p.ResultInfo:
        """Plays until the game is over."""
        while True:
            seen = await self._link.until(self._is_asked)
            if seen.result is not None:
                self.verdict = checked(self.witness.judge(seen.info.deal if seen.info else None))
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
                return self.witness.due(info.deal, seen.yours)
            case "running" if info.undo is not None and self._seat in info.undo.waits_for:
                return p.AnswerUndo(id=new_id(), seat=self._seat, agree=True)
        return None
