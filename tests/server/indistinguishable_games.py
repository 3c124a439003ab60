"""Two games that look the same from one place: for proving that a server tells nothing else.

A game is played to some point; there a viewer joins: a seat, or a spectator. Another world is drawn in
which they would see the same, and then a deal and a list of actions that lead there. Both games are put on
servers of their own and driven by the same requests; what is sent to the viewer, and to any
spectator, has to be the same to the byte.

The two tables share everything that was decided without a look at the cards: ids, codes, times, the server's
secret, all nonces, so also the seed. Only what the seed stands for is made different.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from downforce.content import EDITIONS, TRACKS
from downforce.model.cards import bits
from downforce.model.errors import IllegalAction
from downforce.model.ids import Seat
from downforce.notation.fair import commitment, table_seed
from downforce.rules.actions import Action, Bet
from downforce.rules.deal import deal_from_seed
from downforce.rules.events import Event, reveals_nothing
from downforce.rules.game import apply, legal_actions, opening
from downforce.rules.options import MODES
from downforce.rules.state import Deal, GamePart, GameState, Phase, RaceDeal, Setup
from downforce.rules.view import view
from downforce.server.live import broadcast
from downforce.server.live import hub as hub_module
from downforce.server.live.lobby import listed, listing
from downforce.server.live.session import Session
from downforce.server.live.store import NewEntry, TableRow
from downforce.server.table import fold as table_module
from downforce.server.table import log
from downforce.server.table.draft import has_ended
from downforce.server.table.fold import Table, opened
from downforce.server.table.views import Viewer
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Advice, Settings
from tests.server.databases import sqlite_url
from tests.server.room import Room, room
from tests.strategies import Style, choose

PHASES: tuple[Phase, ...] = tuple(phase for phase in Phase if phase is not Phase.OVER)
"""While a game runs; once it is over nothing is hidden."""
LIVE_PLAYS = 6
"""So many of the last commits are made while the viewer is connected; earlier ones are in the store."""


# --- a pair of worlds -----------------------------------------------------------------------------


class Play(NamedTuple):
    """One commit: what a seat does in the first world, and in the second."""

    seat: Seat
    drafts: tuple[tuple[str, ...], tuple[str, ...]]


class Pair(NamedTuple):
    """Two games that the viewer cannot tell apart, as far as they are played."""

    number: int
    settings: Settings
    viewer: Viewer
    deals: tuple[Deal, Deal]
    plays: tuple[Play, ...]
    states: tuple[GameState, ...]  # of the first world, before the first commit and after each
    phase: Phase
    """In which it ends."""

    @property
    def players(self) -> int:
        return self.settings.players


def make_pair(number: int) -> Pair:
    """The same number gives the same pair. They take turns over the phases and modes."""
    for attempt in range(400):
        rng = Random(f"pair {number} {attempt}")
        pair = _try_pair(number, PHASES[number % len(PHASES)], rng)
        if pair is not None:
            return pair
    raise AssertionError(f"no pair {number}")


def _settings(number: int, phase: Phase, rng: Random) -> Settings:
    modes = [mode for mode in MODES if mode in _MODES_WITH.get(phase, MODES)]
    players = 2 if phase is Phase.SWAP_POWER else rng.randint(2, 6)
    mode = modes[number // len(PHASES) % len(modes)]
    single = {}
    if mode == "standard" and rng.random() < 0.3:
        switch = rng.choice(["bets=no", "lowest-bid=yes", "powers=cunning,tricky", "hands-of-three=yes"])
        if switch != "bets=no" or phase is not Phase.BET:
            single = dict([switch.split("=")])
    return Settings(
        players=players,
        track=rng.choice([*TRACKS]),
        mode=mode,
        edition=rng.choice([*EDITIONS]),
        single=single,
        advice=Advice.ON,
        public=rng.random() < 0.7,
    )


_AUCTIONED = ("standard", "long-distance", "world-tour")
_MODES_WITH = {
    Phase.BID: _AUCTIONED,
    Phase.KEEP_POWER: _AUCTIONED,
    Phase.SWAP_POWER: _AUCTIONED,
    Phase.CHOOSE_SKIP: _AUCTIONED,
    Phase.BONUS: _AUCTIONED,
    Phase.BET: ("standard", "world-tour"),
}


def _try_pair(number: int, phase: Phase, rng: Random) -> Pair | None:
    settings = _settings(number, phase, rng)
    setup = settings.setup()
    deal = deal_from_seed(setup, f"pair {number} {rng.random()}")
    style = rng.choice([*Style])
    states, actions = [opening(setup, deal).state], list[Action]()
    while not states[-1].is_over:
        actions.append(choose(states[-1], rng, style))
        states.append(apply(states[-1], actions[-1]).state)
    ends = [n for n, state in enumerate(states) if state.phase is phase]
    if not ends:
        return None
    end = ends[int(len(ends) * rng.random() ** 2)]  # rather early than late: a long game takes its time
    state, actions = states[end], actions[:end]
    viewer: Viewer = rng.choice([*setup.seats, *state.asked, *state.asked, None])
    other = view(state, viewer).sample(rng)
    if other == state:
        return None
    other_deal = _deal_of(deal, state, other)
    other_actions = _actions_of(actions, states, viewer, other)
    plays, kept = _committed(actions, other_actions, states, rng)
    # A card that came from the pile cannot have been in the hand that bid, nor have set a given price.
    may_fail = setup.common_pile and setup.options.auction
    try:
        reached = _reached(setup, other_deal, other_actions)
    except IllegalAction:
        if may_fail:
            return None
        raise
    if may_fail and reached != other:
        return None
    assert reached == other, f"pair {number} has no second world"
    return Pair(number, settings, viewer, (deal, other_deal), plays, kept, phase)


def _reached(setup: Setup, deal: Deal, actions: Sequence[Action]) -> GameState:
    state = opening(setup, deal).state
    for action in actions:
        state = apply(state, action).state
    return state


def _deal_of(deal: Deal, state: GameState, other: GameState) -> Deal:
    """The deal of the other world: each place of the first one's deal holds what lies there now."""
    race = deal[state.setup.race]
    instead = dict[int, int]()
    for here, there in zip(_places(state), _places(other), strict=True):
        instead |= zip(here, there, strict=True)
    changed = RaceDeal(
        grid=race.grid,
        cars=race.cars,
        powers=race.powers,
        cards=tuple(instead.get(card, card) for card in race.cards),
    )
    lots = other.auction.lots
    if lots:
        first = len(race.cars) - len(lots)
        powers = [*race.powers[:first], *(lot.power for lot in lots if lot.power)]
        powers += [power for power in race.powers if power not in powers]
        changed = changed._replace(
            cars=(*race.cars[:first], *(lot.car for lot in lots)), powers=tuple(powers)
        )
    return (*deal[: state.setup.race], changed, *other.to_come)


def _places(state: GameState) -> Iterator[list[int]]:
    """The regular cards in places of their own, which are hidden: piles in their order, hands sorted.

    A card that both worlds have in the same hand has to stay with its own place, so what is known of a hand
    comes first.
    """
    cards, regular = state.cards, state.setup.deck.all_regular
    for pile in cards.piles:
        yield [*pile]
    in_piles = sum(1 << card for card in {c for pile in cards.piles for c in pile})
    for held, shown in zip((*cards.hands, *cards.dropped), (*cards.shown, *cards.shown), strict=True):
        mask = held & regular & ~(in_piles if state.phase.part is GamePart.AUCTION else 0)
        yield [*bits(mask & shown), *bits(mask & ~shown)]
    yield [*bits(cards.left_over & regular)]


def _actions_of(
    actions: Sequence[Action], states: Sequence[GameState], viewer: Viewer, other: GameState
) -> list[Action]:
    """The actions in the other world: the same, but for the bets and open secrets of others."""
    changed = [*actions]
    counts = [0] * other.players
    for number, (action, state) in enumerate(zip(actions, states, strict=False)):
        if not isinstance(action, Bet) or len(state.earlier) != len(other.earlier) or action.seat == viewer:
            continue
        bets = other.bets[action.seat]
        if counts[action.seat] < len(bets):
            changed[number] = Bet(action.seat, bets[counts[action.seat]])
        counts[action.seat] += 1
    for seat, secret in enumerate(other.secrets):
        if secret is not None and seat != viewer:
            last = max(n for n, action in enumerate(actions) if action.seat == seat)
            changed[last] = secret
    return changed


def _committed(
    actions: Sequence[Action], others: Sequence[Action], states: Sequence[GameState], rng: Random
) -> tuple[tuple[Play, ...], tuple[GameState, ...]]:
    """The actions as commits: some of one action, some of as many as go together."""
    plays, kept, at = list[Play](), [states[0]], 0
    while at < len(actions):
        seat, first, events = actions[at].seat, at, list[Event]()
        wanted = rng.choice([1, 3, 40])
        while at < len(actions) and at - first < wanted:
            if at > first and has_ended(states[first], states[at], seat, events):
                break
            events += apply(states[at], actions[at]).events
            at += 1
        drafts = tuple(map(str, actions[first:at])), tuple(map(str, others[first:at]))
        plays.append(Play(seat, drafts))
        kept.append(states[at])
    return tuple(plays), tuple(kept)


# --- two servers ----------------------------------------------------------------------------------

_world: ContextVar[int] = ContextVar("world", default=0)
"""Which of the two worlds the code that runs now belongs to."""


@dataclass
class Given:
    """What would be random is given, the same to both servers."""

    deals: dict[str, tuple[Deal, Deal]] = field(default_factory=dict)  # by seed
    id: str = ""
    code: str = ""
    secret: str = ""

    def deal(self, setup: Setup, seed: str) -> Deal:
        return self.deals[seed][_world.get()]


@dataclass
class TwoServers:
    """One for each world."""

    rooms: tuple[Room, Room]
    given: Given


def _hex(*words: object) -> str:
    return sha256(" ".join(map(str, words)).encode()).hexdigest()


@asynccontextmanager
async def two_servers() -> AsyncIterator[TwoServers]:
    """Two servers, each on a store of its own, that agree on everything but the cards."""
    given = Given()
    async with AsyncExitStack() as stack:
        stack.enter_context(_nothing_random(given))
        rooms = []
        for _ in range(2):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=_in_memory())))
            one = room(sqlite_url(folder), new_secret=lambda: given.secret, new_id=lambda: given.id)
            rooms.append(await stack.enter_async_context(one))
        yield TwoServers((rooms[0], rooms[1]), given)


def _in_memory() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


@contextmanager
def _nothing_random(given: Given) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_module, "deal_from_seed", given.deal)
        patch.setattr(hub_module, "new_code", lambda: given.code)
        patch.setattr(broadcast, "PRESENCE_EVERY", 0)  # or else the real clock says what is sent
        yield


# --- what is told ---------------------------------------------------------------------------------


@dataclass(eq=False)
class Recorder:
    """A connection that keeps every byte."""

    visitor: str
    viewer: Viewer = None
    ready: bool = False
    address: str = ""
    frames: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    def disconnect(self, code: int) -> None:
        raise AssertionError(f"disconnected with {code}")


class Told(NamedTuple):
    """Everything that was sent in one world, by who got it."""

    viewer: list[bytes]
    watcher: list[bytes]
    pages: list[bytes]  # over http: the lobby, the table, the running replay

    def __bool__(self) -> bool:
        return bool(self.viewer and self.watcher and self.pages)


class Difference(AssertionError):
    """Something hidden was told."""


def compare(pair: Pair, one: Told, other: Told) -> None:
    """Raises ``Difference`` if anything is not the same in both worlds."""
    for name, here, there in zip(Told._fields, one, other, strict=True):
        for number, (a, b) in enumerate(zip(here, there, strict=False)):
            if a != b:
                unlike = (n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y)
                at = next(unlike, min(len(a), len(b)))
                raise Difference(
                    f"pair {pair.number} ({pair.settings.mode}, {pair.players} players, {pair.phase}, viewer "
                    f"{pair.viewer}): {name} frame {number} differs at {at}:\n"
                    f"{a[max(0, at - 200) : at + 100]!r}\n{b[max(0, at - 200) : at + 100]!r}"
                )
        if len(here) != len(there):
            raise Difference(f"pair {pair.number}: {name} got {len(here)} and {len(there)} frames")


async def told_in_both(servers: TwoServers, pair: Pair) -> tuple[Told, Told]:
    """Drives both worlds of a pair by the same requests; what was sent."""
    given, number = servers.given, pair.number
    given.id, given.code, given.secret = f"table-{number}", f"CODE{number}", _hex("secret", number)
    nonces = [_hex("nonce", number, seat) for seat in range(pair.players)]
    given.deals = {table_seed(given.secret, nonces): pair.deals}
    answers = []
    for world, one in enumerate(servers.rooms):
        token = _world.set(world)
        answers.append(await _Drive(one, pair, world, given, nonces).told())
        _world.reset(token)
    return answers[0], answers[1]


def private_words(pair: Pair) -> list[bytes]:
    """What only its owner may be sent, or no client at all."""
    secret = _hex("secret", pair.number)
    nonces = [_hex("nonce", pair.number, seat) for seat in range(pair.players)]
    others = [_visitor(pair, seat) for seat in range(pair.players) if seat != pair.viewer]
    return [word.encode() for word in (secret, table_seed(secret, nonces), *others)]


def _visitor(pair: Pair, seat: int) -> str:
    return f"visitor-{_hex('visitor', pair.number, seat)[:12]}"


class _Drive:
    """One world of a pair, from the first request to the last."""

    def __init__(self, one: Room, pair: Pair, world: int, given: Given, nonces: list[str]) -> None:
        self.room, self.pair, self.world, self.given, self.nonces = one, pair, world, given, nonces
        self.rng = Random(f"drive {pair.number}")  # the same in both worlds
        self.count = 0
        self.undos = 0
        self.people = [Recorder(_visitor(pair, seat)) for seat in range(pair.players)]
        self.sessions = [self._session(ear) for ear in self.people]
        self.viewer = self.people[pair.viewer] if pair.viewer is not None else Recorder("visitor-who-watches")
        self.session = self.sessions[pair.viewer] if pair.viewer is not None else self._session(self.viewer)
        self.watcher = Recorder("")
        self.watching = self._session(self.watcher)
        self.done = 0

    def _session(self, ear: Recorder) -> Session:
        return Session(self.room.hub, self.given.id, ear, build="1")

    @property
    def _table(self) -> Table:
        return self.room.hub._tables[self.given.id].table

    @property
    def _seq(self) -> int:
        return self._table.seq

    @property
    def _plays(self) -> int:
        return len(self._table.game.plays) if self._table.game else 0

    async def told(self) -> Told:
        first = max(0, len(self.pair.plays) - LIVE_PLAYS)
        if first:
            await self._stored(first)
        else:
            await self.room.hub.open_table(self._opened())
        await self._come_in()
        if not first:
            await self._deal()
        await self._play_on(first)
        pages = await self._pages()
        for session in (*self.sessions, self.session, self.watching):
            session.close()  # or else the server would miss them, in its own good time
        return Told(self.viewer.frames, self.watcher.frames, pages)

    # --- the beginning ---

    def _opened(self) -> log.Opened:
        people = tuple(log.Person(visitor=ear.visitor, name=f"P{n}") for n, ear in enumerate(self.people))
        return log.Opened(settings=self.pair.settings, host=self.people[0].visitor, people=people)

    async def _stored(self, plays: int) -> None:
        """Puts the first commits into the store, as another process would have done."""
        opened_as, at = self._opened(), self.room.now()
        table = opened(self.given.id, self.given.code, opened_as, at)
        visitors = tuple(ear.visitor for ear in self.people)
        entries: list[log.Entry] = [log.Started(contributors=visitors, secret=self.given.secret)]
        entries += [log.Sealed(visitor=v, commitment=commitment(n)) for v, n in self._contributions]
        entries += [log.Shown(visitor=v, nonce=n) for v, n in self._contributions]
        for play in self.pair.plays[:plays]:
            entries.append(log.Played(seat=play.seat, actions=play.drafts[self.world]))
        row = TableRow(table.id, table.code, at, at, listing(table)._replace(status="running"))
        first = NewEntry(table.id, 1, opened_as.host, "open", at, log.write_entry(opened_as))
        await self.room.store.create_table(row, first)
        news = [
            NewEntry(table.id, seq, "", f"server-{seq}", at, log.write_entry(entry))
            for seq, entry in enumerate(entries, 2)
        ]
        await asyncio.gather(*map(self.room.store.append, news))

    @property
    def _contributions(self) -> list[tuple[str, str]]:
        return [(ear.visitor, nonce) for ear, nonce in zip(self.people, self.nonces, strict=True)]

    async def _come_in(self) -> None:
        """All players connect, covered; only the viewer's own cards are on a screen."""
        for session in (self.watching, *self.sessions):
            own = session is self.session
            await self._say(session, t="hello", v=p.VERSION, look=self.pair.viewer if own else None)
        if self.pair.viewer is None:
            await self._say(self.session, t="hello", v=p.VERSION)

    async def _deal(self) -> None:
        await self._ask(self.sessions[0], t="start")
        for session, nonce in zip(self.sessions, self.nonces, strict=True):
            await self._ask(session, t="seal", commitment=commitment(nonce))
        for session, nonce in zip(self.sessions, self.nonces, strict=True):
            await self._ask(session, t="show", nonce=nonce)

    # --- requests ---

    async def _say(self, session: Session, **message: Any) -> None:
        await session.receive(json.dumps(message))

    async def _ask(self, session: Session, **message: Any) -> None:
        self.count += 1
        await self._say(session, id=f"request-{self.count}", **message)

    async def _play_on(self, first: int) -> None:
        self.done = first
        while self.done < len(self.pair.plays):
            await self._curious()
            play = self.pair.plays[self.done]
            draft = [*play.drafts[self.world]]
            await self._ask(self.sessions[play.seat], t="commit", seat=play.seat, seq=self._seq, draft=draft)
            self.done += 1
            assert self._plays == self.done, "a commit was refused"
            if self.undos < 2 and self.done > first and self.rng.random() < 0.15:
                await self._take_back(first)
        for _ in range(3):
            await self._curious()

    async def _take_back(self, first: int) -> None:
        """The last commit is undone, with the consent of all if needed, and made again."""
        self.undos += 1
        seat = self.pair.plays[self.done - 1].seat
        others = [n for n in range(self.pair.players) if n != seat]
        await self._ask(self.sessions[seat], t="undo", seat=seat)
        agree = self.rng.random() < 0.7
        pending = self._table.undo is not None
        for other in others if pending else ():
            await self._ask(self.sessions[other], t="answer-undo", seat=other, agree=agree)
        if agree or not pending:
            self.done -= 1
        assert self._plays == self.done

    async def _curious(self) -> None:
        """The viewer tries to find something out."""
        state, seat = self.pair.states[self.done], self.pair.viewer
        if seat in state.asked and self.rng.random() < 0.8:  # what would come of it?
            await self._ask(self.session, t="preview", seat=seat, draft=self._draft(state, seat, longest=40))
        if seat in state.asked and self.rng.random() < 0.3:
            await self._ask(self.session, t="advise", seat=seat, draft=self._draft(state, seat))
        for _ in range(self.rng.choice([0, 1, 1, 2])):
            message = self._question()
            if isinstance(message, str):
                await self.session.receive(message)
            elif message["t"] == "hello":
                await self._come_again(message["have"])
            elif message["t"] in ("look", "fetch", "check"):
                await self._say(self.session, **message)
            else:
                await self._ask(self.session, **message)

    async def _come_again(self, have: int) -> None:
        """From another tab, after a cut."""
        ear = Recorder(self.viewer.visitor)
        session = self._session(ear)
        await self._say(session, t="hello", v=p.VERSION, look=self.pair.viewer, have=have)
        await self._say(session, t="check")
        session.close()
        self.viewer.frames += ear.frames

    def _question(self) -> dict[str, Any] | str:
        rng, seat = self.rng, self.pair.viewer
        state = self.pair.states[self.done]
        me = seat if seat is not None else rng.randrange(self.pair.players)
        kind = rng.choice(_QUESTIONS)
        match kind:
            case "preview":
                return {"t": "preview", "seat": me, "draft": self._draft(state, me)}
            case "advise":
                return {"t": "advise", "seat": me, "draft": self._draft(state, me)}
            case "commit":  # refused: it is not the viewer's turn, or not legal
                draft = self._illegal(state, me)
                return {"t": "commit", "seat": me, "seq": self._seq - rng.choice([0, 0, 3]), "draft": draft}
            case "foreign":
                other = rng.randrange(self.pair.players)
                draft = self._illegal(state, Seat(other))
                return {"t": rng.choice(["commit", "preview"]), "seat": other, "draft": draft} | (
                    {"seq": self._seq} if rng.random() < 0.5 else {}
                )
            case "look":
                return {"t": "look", "seat": rng.choice([seat, rng.randrange(6)])}
            case "fetch":
                return {"t": "fetch", "after": rng.choice([-1, self._seq + 1, max(1, self._seq - 5)])}
            case "hello":
                return {"t": "hello", "have": self._seq - rng.choice([0, 4, 999, -9])}
            case "say":
                return {"t": "say", "seat": me, "text": "hm"}
            case "malformed":
                return rng.choice(
                    ["{", "[]", '{"t":"peek"}', '{"t":"look"}', '{"t":"check","seat":1}', "\x00"]
                )
        return {"t": kind}

    def _draft(self, state: GameState, seat: int, longest: int = 5) -> list[str]:
        """Some actions that may go together, as far as this seat can know."""
        seen = view(state, Seat(seat))
        texts, world, ended = list[str](), seen.sample(self.rng), False
        for _ in range(self.rng.choice([0, 1, 1, 2, longest, longest])):
            legal = legal_actions(world, Seat(seat))
            if not legal or (ended and self.rng.random() < 0.9):
                break
            action = self.rng.choice(legal)
            texts.append(str(action))
            world, events = apply(world, action)
            ended = ended or world.phase.is_secret or not reveals_nothing(events)
        return texts if self.rng.random() < 0.9 else [*texts, *self._illegal(state, seat)]

    def _illegal(self, state: GameState, seat: int) -> list[str]:
        """Something that this seat may not do now: often with a card of another seat."""
        legal = {str(action) for action in view(state, Seat(seat)).legal}
        for _ in range(20):
            card = self.rng.choice(state.setup.deck.cards).name
            text = self.rng.choice(
                [f"{seat} bid {card}", f"{seat} bid {card} declared", f"{seat} play {card}", f"{seat} bet K",
                 f"{seat} keep tricky", f"{seat} move R finish", f"{seat} swap none", "nonsense"]
            )  # fmt: skip
            if text not in legal:
                return [text]
        return ["nonsense"]

    # --- pages ---

    async def _pages(self) -> list[bytes]:
        """What the same people get over http."""
        here, id, seq = self.room, self.given.id, self._seq
        row = await here.store.table(id)
        assert row is not None
        lobby = [listed(row) for row in await here.store.listed()]
        whole = self.pair.number % 5 == 0  # a replay takes its time
        first = 0 if whole else max(0, seq - 20)
        viewers = dict.fromkeys((self.pair.viewer, None))
        awake = await here.hub.wake(id)
        replays = [await awake.missed(first, viewer) for viewer in viewers]
        return [*map(msgspec.json.encode, (lobby, listed(row), *map(_replay, replays)))]


def _replay(updates: list[p.Update]) -> p.Updates:
    return p.Updates(updates=updates)


_QUESTIONS = (
    "preview", "preview", "preview", "commit", "commit", "foreign", "look", "fetch", "hello", "check", "say",
    "malformed", "advise",
)  # fmt: skip
