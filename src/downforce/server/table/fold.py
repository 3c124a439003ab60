"""What a table is now: the fold over its log. No sockets, no store, no clock in here.

``after(table, entry)`` is pure, so that every process that reads the log has the same table. Whether an entry
may be written is decided in ``decide``; here it has happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import NamedTuple, assert_never

from downforce.learn import Guide
from downforce.model.ids import Seat
from downforce.notation import advice, fair, receipt
from downforce.notation.fair import commitment, table_seed
from downforce.notation.receipt import DealtRound
from downforce.notation.record import GameRecord
from downforce.rules.actions import Action
from downforce.rules.deal import deal_from_seed
from downforce.rules.events import BidsRevealed, Event, PowersKept, RaceScored, reveals_nothing
from downforce.rules.game import apply, opening, parse_action
from downforce.rules.state import GameState
from downforce.server.table import guided, log
from downforce.server.table.draft import DraftResult
from downforce.server.table.screens import is_screen
from downforce.server.wire.game_names import game_name, is_key
from downforce.server.wire.settings import Settings


class Status(StrEnum):
    """How far a table is."""

    OPEN = "open"
    DEALING = "dealing"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """A seat and who has it: a person, a bot, or no one yet."""

    visitor: str = ""
    name: str = ""
    level: str = ""
    """The level of the bot that sits here, or plays on for a person who left."""
    taken_over: bool = False
    """The person is away and a bot plays meanwhile."""
    missed: int = 0
    """At a table over days: how many turns in a row were not played in time."""

    @property
    def is_person(self) -> bool:
        """Whether a person has this seat."""
        return bool(self.visitor)

    @property
    def is_empty(self) -> bool:
        """Whether it has neither person nor bot."""
        return not self.visitor and not self.level


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round of commitments for the seed. The secret stays here until the game is over."""

    number: int
    contributors: tuple[str, ...]
    seats: tuple[Seat, ...]
    """The first seat of each contributor, by which the others know them."""
    secret: str
    prepared: str = ""
    """A seed that was chosen beforehand, for a lesson."""
    sealed: Mapping[str, str] = field(default_factory=dict)
    shown: Mapping[str, str] = field(default_factory=dict)
    since: int = 0

    @property
    def commitment(self) -> str:
        """The hash of the server's secret."""
        return commitment(self.secret)

    @property
    def all_sealed(self) -> bool:
        """Whether nonces may be shown now."""
        return len(self.sealed) == len(self.contributors)

    @property
    def all_shown(self) -> bool:
        """Whether the seed is complete."""
        return len(self.shown) == len(self.contributors)

    @property
    def missing(self) -> tuple[str, ...]:
        """The contributors the round waits for."""
        have = self.shown if self.all_sealed else self.sealed
        return tuple(visitor for visitor in self.contributors if visitor not in have)

    @property
    def seats_missing(self) -> tuple[Seat, ...]:
        """Their seats."""
        seat_of = dict(zip(self.contributors, self.seats, strict=True))
        return tuple(seat_of[visitor] for visitor in self.missing)

    @property
    def by_seat(self) -> DealtRound:
        """The round as everyone may know it once the game is over."""
        seats = [*zip(self.seats, self.contributors, strict=True)]
        return DealtRound(
            commitment=self.commitment,
            seals={seat: self.sealed.get(visitor, "") for seat, visitor in seats},
            shown={seat: self.shown[visitor] for seat, visitor in seats if visitor in self.shown},
            secret=self.secret,
        )

    @property
    def seed(self) -> str:
        """The seed of the game."""
        return self.prepared or table_seed(
            self.secret, [self.shown[visitor] for visitor in self.contributors]
        )


class Play(NamedTuple):
    """One commit of one seat."""

    seq: int
    seat: Seat
    actions: tuple[Action, ...]
    by: log.By
    free: bool  # nothing came to light with it
    advised: tuple[int, ...] = ()  # the actions that were advised, counted from 0
    disclosed: frozenset[Seat] = frozenset()  # the seats whose secret choices came to light with it


class UndoWish(NamedTuple):
    """A wish to take a commit back, and who has agreed so far."""

    seat: Seat
    plays: int  # how many commits would be left
    agreed: frozenset[Seat]
    since: int
    everyone: bool = False  # those who are away have to agree as well


class Game(NamedTuple):
    """The game at a table: its deal, its commits, and where they led."""

    seed: str
    start: GameState
    state: GameState
    asked_seq: int
    """The entry that led to the present question; a request made before it is stale."""
    asked_at: int
    """When that was."""
    plays: tuple[Play, ...] = ()
    guide: Guide | None = None
    """What the lesson has told, at a guided race."""
    taken_back: tuple[Seat, ...] = ()
    """Who took a commit back after something was revealed, against bots alone; each time once."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(action for play in self.plays for action in play.actions)

    @property
    def advised(self) -> tuple[int, ...]:
        """The numbers, from 1, of the actions that were chosen with advice."""
        numbers, before = list[int](), 0
        for play in self.plays:
            numbers += [before + at + 1 for at in play.advised]
            before += len(play.actions)
        return tuple(numbers)


class Table(NamedTuple):
    """A table at one point of its log. A tuple: a process that wakes many tables makes thousands of these."""

    id: str
    code: str
    settings: Settings
    host: str
    seats: tuple[Chair, ...]
    seq: int = 0
    at: int = 0
    """The time of the last entry."""
    status: Status = Status.OPEN
    paused: bool = False
    kicked: frozenset[str] = frozenset()
    """Visitors who may not sit down again."""
    muted: frozenset[str] = frozenset()
    """Visitors who may not talk, at any seat."""
    round: Round | None = None
    abandoned: tuple[Round, ...] = ()
    """The rounds before it, in which a contributor held back or left."""
    has_receipt: bool = False
    """Whether the game file has the receipt of its deal: it has unless the server was an older version."""
    game: Game | None = None
    undo: UndoWish | None = None
    votes: frozenset[tuple[Seat, str]] = frozenset()
    """At a table over days: for which seats who wants a bot to play."""
    rematch: str = ""
    digest: str = ""
    """The digest of the finished game's file."""
    key: str = ""
    """What opens the finished game to those who have no seat."""

    @property
    def replay(self) -> str:
        """The name of the finished game; nothing before its end."""
        if self.status is not Status.OVER:
            return ""
        return game_name(self.id, self.key, is_public=self.settings.public)

    def is_open_to(self, visitor: str, key: str) -> bool:
        """Whether a visitor may watch: at a public table that is over not all may."""
        if self.status is not Status.OVER or not self.settings.public or is_screen(visitor):
            return True
        return bool(visitor and visitor == self.host) or bool(self.seats_of(visitor)) or is_key(key, self.key)

    def seats_of(self, visitor: str) -> tuple[Seat, ...]:
        """The seats a visitor has; several where people share a screen."""
        return tuple(Seat(n) for n, chair in enumerate(self.seats) if visitor and chair.visitor == visitor)

    @property
    def people(self) -> tuple[str, ...]:
        """The visitors who sit here, each once, in the order of the seats."""
        return tuple(dict.fromkeys(chair.visitor for chair in self.seats if chair.visitor))

    @property
    def state(self) -> GameState | None:
        """The position, hidden things included."""
        return self.game.state if self.game else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have to decide now."""
        return self.game.state.asked if self.game and self.status is Status.RUNNING else ()

    def consent_needed(self, undo: UndoWish) -> tuple[Seat, ...]:
        """Who has to agree: every other person at the table who is not played for."""
        asker = self.seats[undo.seat].visitor
        return tuple(
            Seat(number)
            for number, chair in enumerate(self.seats)
            if chair.is_person and chair.visitor != asker and (undo.everyone or not chair.taken_over)
        )


class TableChange(NamedTuple):
    """What an entry made of a table, and what happened in the game."""

    table: Table
    events: tuple[Event, ...]


def opened(id: str, code: str, entry: log.Opened, at: int) -> Table:
    """A table after the first entry of its log."""
    settings = entry.settings
    chairs = [Chair()] * settings.players
    for seat, person in enumerate(entry.people):
        if person is not None:
            chairs[seat] = Chair(visitor=person.visitor, name=person.name)
    for seat, level in enumerate(entry.bots):
        if level is not None:
            chairs[seat] = Chair(level=level)
    return Table(
        id=id,
        code=code,
        settings=settings,
        host=entry.host,
        seats=tuple(chairs),
        seq=1,
        at=at,
        key=entry.key,
    )


def after(table: Table, entry: log.Entry, at: int, draft: DraftResult | None = None) -> TableChange:  # noqa: C901 - a case for each kind of entry
    """The table after one more entry. ``draft`` is what its actions lead to, if they were just applied."""
    if isinstance(entry, log.Played):  # nearly always, and thousands of times while many tables are woken
        return _played(table, entry, at, draft)
    table = table._replace(seq=table.seq + 1, at=at)
    match entry:
        case log.Opened():
            raise ValueError("a table is opened once")
        case log.Changed(settings=settings):
            return _quiet(_resized(table._replace(settings=settings)))
        case log.Sat(seat=seat, person=person):
            chair = Chair(visitor=person.visitor, name=person.name)
            return _quiet(_with_chair(table, seat, chair))
        case log.BotSat(seat=seat, level=level):
            return _quiet(_with_chair(table, seat, Chair(level=level)))
        case log.Stood(seat=seat, kicked=kicked):
            return _quiet(_stood(table, seat, kicked=kicked))
        case log.Started() | log.Redealt():
            return _dealing(table, entry)
        case log.Sealed() | log.Shown():
            return _contributed(table, entry)
        case log.Undone(seat=seat, revealed=revealed):
            by = (Seat(seat),) if revealed else ()
            return _quiet(_taken_back(table, last_play(table, Seat(seat)), by))
        case log.UndoAsked(seat=seat, everyone=everyone):
            wish = UndoWish(Seat(seat), last_play(table, Seat(seat)), frozenset(), at, everyone)
            return _quiet(_agreed(table._replace(undo=wish)))
        case log.UndoAnswered(seat=seat, agree=agree):
            return _quiet(_answered(table, Seat(seat), agree=agree))
        case log.Paused():
            return _quiet(table._replace(paused=True))
        case log.Resumed():
            return _quiet(_asked_anew(table._replace(paused=False)))
        case log.TakenOver(seat=seat):
            return _quiet(_taken_over(table, seat))
        case log.Voted(seat=seat, target=target):
            return _quiet(_voted(table, seat, Seat(target)))
        case log.HandedBack(seat=seat):
            chair = replace(table.seats[seat], taken_over=False, missed=0)
            return _quiet(_asked_anew(_with_chair(table, seat, chair)))
        case log.HostPassed(seat=seat):
            return _quiet(table._replace(host=table.seats[seat].visitor))
        case log.Muted(seat=seat, muted=muted):
            who = {table.seats[seat].visitor}
            return _quiet(table._replace(muted=table.muted | who if muted else table.muted - who))
        case log.Rematched(table=other):
            return _quiet(table._replace(rematch=other))
        case log.Said() | log.Reacted():
            return _quiet(table)
    assert_never(entry)


def _quiet(table: Table) -> TableChange:
    """A change that is no part of the game."""
    return TableChange(table, ())


# --- seats ----------------------------------------------------------------------------------------


def _with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return table._replace(seats=(*table.seats[:seat], chair, *table.seats[seat + 1 :]))


def _taken_over(table: Table, seat: int) -> Table:
    """A bot plays for a person; a wish for undo does not wait for them any longer."""
    votes = frozenset(vote for vote in table.votes if vote[0] != seat)
    chair = replace(table.seats[seat], taken_over=True)
    return _agreed(_with_chair(table, seat, chair)._replace(votes=votes))


def voters(table: Table, target: Seat) -> frozenset[str]:
    """Who may vote that a bot plays for a seat: the other people who are not played for."""
    away = table.seats[target].visitor
    return frozenset(
        chair.visitor
        for chair in table.seats
        if chair.is_person and not chair.taken_over and chair.visitor != away
    )


def _voted(table: Table, seat: int, target: Seat) -> Table:
    """More than half of the others bring the bot in."""
    table = table._replace(votes=table.votes | {(target, table.seats[seat].visitor)})
    may_vote = voters(table, target)
    wanted = {visitor for about, visitor in table.votes if about == target} & may_vote
    return _taken_over(table, target) if 2 * len(wanted) > len(may_vote) else table


def _resized(table: Table) -> Table:
    """Seats are added empty and removed from the end."""
    players = table.settings.players
    return table._replace(seats=(*table.seats, *[Chair()] * players)[:players])


def _stood(table: Table, seat: int, *, kicked: bool) -> Table:
    """In a running game a bot goes on under the same name; another person becomes host."""
    old = table.seats[seat]
    if kicked and old.visitor:
        table = table._replace(kicked=table.kicked | {old.visitor})
    empty = table.status is Status.OPEN
    chair = Chair() if empty else Chair(name=old.name, level=old.level or table.settings.stand_in)
    table = _with_chair(table, seat, chair)
    if old.visitor == table.host and not table.seats_of(old.visitor) and table.people:
        table = table._replace(host=table.people[0])
    return _agreed(table)


# --- the deal -------------------------------------------------------------------------------------


def _dealing(table: Table, entry: log.Started | log.Redealt) -> TableChange:
    number = table.round.number + 1 if table.round else 1
    round_ = Round(
        number=number,
        contributors=entry.contributors,
        seats=tuple(table.seats_of(visitor)[0] for visitor in entry.contributors),
        secret=entry.secret,
        prepared=entry.prepared if isinstance(entry, log.Started) else "",
        since=table.at,
    )
    abandoned = (*table.abandoned, table.round) if table.round else ()
    table = table._replace(status=Status.DEALING, round=round_, abandoned=abandoned)
    return _dealt(table, has_receipt=entry.receipt)


def _contributed(table: Table, entry: log.Sealed | log.Shown) -> TableChange:
    round_ = table.round
    assert round_ is not None
    if isinstance(entry, log.Sealed):
        round_ = replace(round_, sealed={**round_.sealed, entry.visitor: entry.commitment}, since=table.at)
        return _dealt(table._replace(round=round_))
    round_ = replace(round_, shown={**round_.shown, entry.visitor: entry.nonce})
    return _dealt(table._replace(round=round_), has_receipt=entry.receipt)


def _dealt(table: Table, *, has_receipt: bool = False) -> TableChange:
    """Once all nonces are shown the game begins."""
    table = table._replace(has_receipt=table.has_receipt or has_receipt)
    round_ = table.round
    assert round_ is not None
    if not round_.all_shown:
        return _quiet(table)
    setup = table.settings.setup()
    state, events = opening(setup, deal_from_seed(setup, round_.seed))
    game = Game(
        seed=round_.seed,
        start=state,
        state=state,
        asked_seq=table.seq,
        asked_at=table.at,
        guide=guided.begun(table.settings.guided, state, events),
    )
    return TableChange(table._replace(status=Status.RUNNING, game=game), events)


# --- the game -------------------------------------------------------------------------------------


def play_actions(state: GameState, texts: tuple[str, ...]) -> DraftResult:
    """Plays several actions from their texts."""
    actions, events = [], list[Event]()
    for text in texts:
        action = parse_action(state, text)
        state, more = apply(state, action)
        actions.append(action)
        events.extend(more)
    return DraftResult(tuple(actions), state, tuple(events))


def _played(table: Table, entry: log.Played, at: int, draft: DraftResult | None) -> TableChange:
    game, seq = table.game, table.seq + 1
    assert game is not None
    before = game.state
    actions, state, events = draft or play_actions(before, entry.actions)
    free = reveals_nothing(events)
    disclosed = frozenset[Seat]() if free else _disclosed(before, events)
    play = Play(seq, Seat(entry.seat), actions, entry.by, free, entry.advised, disclosed)
    same_question = state.phase is before.phase and state.phase.is_secret and free
    asked = (game.asked_seq, game.asked_at) if same_question else (seq, at)
    guide = game.guide and guided.after(game.guide, before, actions)
    game = Game(game.seed, game.start, state, *asked, (*game.plays, play), guide, game.taken_back)
    table = table._replace(seq=seq, at=at, game=game, undo=None)
    if table.settings.clock.is_over_days:
        table = _counted(table, entry)
    return TableChange(_ended(table) if state.is_over else table, events)


def _disclosed(before: GameState, events: tuple[Event, ...]) -> frozenset[Seat]:
    """The seats whose secret choices came to light."""
    seats = set[Seat]()
    for event in events:
        match event:
            case BidsRevealed(bids=bids):
                seats |= {bid.seat for bid in bids}
            case PowersKept() if before.phase.is_secret:
                seats |= set(before.setup.seats)
            case RaceScored(bets=bets):
                seats |= {seat for seat in before.setup.seats if bets[seat]}
    return frozenset(seats)


def _counted(table: Table, entry: log.Played) -> Table:
    """Counts the turns that were not played in time; a vote is about one turn."""
    chair, votes = table.seats[entry.seat], frozenset(vote for vote in table.votes if vote[0] != entry.seat)
    missed = (
        chair.missed + 1 if entry.by is log.By.CLOCK else 0 if entry.by is log.By.PERSON else chair.missed
    )
    if missed != chair.missed:
        table = _with_chair(table, entry.seat, replace(chair, missed=missed))
    return table._replace(votes=votes)


def _ended(table: Table) -> Table:
    return table._replace(status=Status.OVER, digest=record(table).digest)


def record(table: Table) -> GameRecord:
    """The game as a record, with what proves that its deal was fair once it is over."""
    game, round_ = table.game, table.round
    assert game is not None
    assert round_ is not None
    marks = {**advice.headers(game.advised), **_marks(game)}
    day = datetime.fromtimestamp(table.at / 1000, UTC).date()
    return GameRecord(
        setup=game.start.setup,
        seed=game.seed,
        actions=game.actions,
        names=tuple(chair.name or chair.level for chair in table.seats),
        headers={"Date": day.isoformat(), **_deal_headers(table, round_), **marks},
    )


def _marks(game: Game) -> dict[str, str]:
    """By seat how often it took a commit back after something was revealed."""
    counts = [(seat, game.taken_back.count(seat)) for seat in sorted(set(game.taken_back))]
    return {"TakenBack": " ".join(f"{seat}:{count}" for seat, count in counts)} if counts else {}


def _deal_headers(table: Table, round_: Round) -> dict[str, str]:
    """What proves that the deal was fair, or the name of the lesson that it was prepared for."""
    if round_.prepared:
        return fair.prepared_headers(table.settings.lesson)
    if table.has_receipt:
        return receipt.headers([one.by_seat for one in (*table.abandoned, round_)])
    nonces = [(seat, round_.shown[v]) for v, seat in zip(round_.contributors, round_.seats, strict=True)]
    abandoned = [(earlier.commitment, earlier.seats_missing) for earlier in table.abandoned]
    return fair.headers(round_.secret, nonces, abandoned)


def last_play(table: Table, seat: Seat) -> int:
    """How many commits came before the last one that this person made; -1 if there is none."""
    plays = table.game.plays if table.game else ()
    for number in range(len(plays) - 1, -1, -1):
        if plays[number].seat == seat and plays[number].by is log.By.PERSON:
            return number
    return -1


def may_undo_freely(table: Table, seat: Seat) -> bool:
    """Whether the last commit is this person's own and nothing was revealed with it (R13.16)."""
    number = last_play(table, seat)
    return (
        table.status is Status.RUNNING
        and table.game is not None
        and number == len(table.game.plays) - 1 >= 0
        and table.game.plays[number].free
    )


class UndoConsent(StrEnum):
    """Who decides on an undo that is not free."""

    ALONE = "alone"
    """No one: there are only bots at the table, and it is marked."""
    OTHERS = "others"
    """All other people with a seat."""
    IMPOSSIBLE = "impossible"
    """It cannot be: a person who would have to agree is gone, or a bot's secret came to light."""


def undo_consent(table: Table, seat: Seat) -> UndoConsent:
    """Whose consent it takes to take the last commit of a seat back, if that is not free."""
    asker = table.seats[seat].visitor
    others = [chair for chair in table.seats if chair.visitor != asker and (chair.is_person or chair.name)]
    if not others:
        return UndoConsent.ALONE
    number = last_play(table, seat)
    plays = table.game.plays[number:] if table.game is not None and number >= 0 else ()
    is_bots = any(not table.seats[shown].is_person for play in plays for shown in play.disclosed)
    is_gone = any(chair.taken_over or not chair.is_person for chair in others)
    return UndoConsent.IMPOSSIBLE if is_bots or is_gone else UndoConsent.OTHERS


def _taken_back(table: Table, count: int, by: tuple[Seat, ...] = ()) -> Table:
    """The game as it was after that many commits; ``by`` is a seat that is marked for it."""
    game = table.game
    assert game is not None
    game = game._replace(taken_back=(*game.taken_back, *by))
    plays = game.plays[:count]
    state = game.start
    for play in plays:
        for action in play.actions:
            state = apply(state, action).state
    game = game._replace(plays=plays, state=state, guide=game.guide and guided.again(game.guide, state))
    return _asked_anew(table._replace(game=game, undo=None))


def _asked_anew(table: Table) -> Table:
    """The question that is open begins now."""
    if table.game is None:
        return table
    return table._replace(game=table.game._replace(asked_seq=table.seq, asked_at=table.at))


def _answered(table: Table, seat: Seat, *, agree: bool) -> Table:
    wish = table.undo
    assert wish is not None
    if not agree:
        table = table._replace(undo=None)
        return _asked_anew(table) if table.settings.clock.is_over_days else table
    return _agreed(table._replace(undo=wish._replace(agreed=wish.agreed | {seat})))


def _agreed(table: Table) -> Table:
    """Takes the commit back once all have agreed."""
    wish = table.undo
    if wish is not None and wish.everyone and undo_consent(table, wish.seat) is not UndoConsent.OTHERS:
        return table._replace(undo=None)  # a person who has not agreed has gone
    if wish is None or not wish.agreed.issuperset(table.consent_needed(wish)):
        return table
    return _taken_back(table, wish.plays)
