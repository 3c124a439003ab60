"""From a request to the entry that grants it, or to ``RefusalError``. Pure: nothing is written here.

The caller tries to store the entry as the next one of the log. If another process was quicker, it folds what
it missed and asks again: the request meets the table as it is then.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import NamedTuple, assert_never

from downforce.model.ids import Seat
from downforce.notation.fair import commitment, is_value, new_secret
from downforce.server.table import log
from downforce.server.table.advice import GivenAdvice
from downforce.server.table.draft import DraftResult, play_draft
from downforce.server.table.fold import (
    Chair,
    Game,
    Status,
    Table,
    UndoConsent,
    last_play,
    may_undo_freely,
    undo_consent,
    voters,
)
from downforce.server.table.names import checked_name, checked_talk
from downforce.server.wire import messages as p
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.settings import Settings, checked, known_level


class DecisionContext(NamedTuple):
    """What a decision may depend on besides the log."""

    connected: Set[str] = frozenset()
    """The visitors who are here now."""
    new_secret: Callable[[], str] = new_secret
    advice: GivenAdvice = GivenAdvice()
    """What the seats were advised."""
    late: Set[Seat] = frozenset()
    """At a table over days: the seats whose time is out and that are still waited for."""


class Decided(NamedTuple):
    """An entry to write, and for a commit what its actions lead to, so that they are applied once."""

    entry: log.Entry
    draft: DraftResult | None = None


OtherRequest = (
    p.Sit | p.Stand | p.SeatBot | p.Kick | p.Change | p.Start | p.Seal | p.Show | p.Undo | p.AnswerUndo
    | p.Pause | p.Resume | p.Say | p.React | p.Mute | p.Vote
)  # fmt: skip
Granted = p.Commit | OtherRequest
"""The requests that become an entry of this table's log."""


def decide(table: Table, visitor: str, request: Granted, here: DecisionContext) -> Decided:
    """The entry that grants a request; raises ``RefusalError`` with the reason."""
    if isinstance(request, p.Commit):
        return _commit(table, visitor, request, here.advice)
    return Decided(_entry(table, visitor, request, here))


def _entry(table: Table, visitor: str, request: OtherRequest, here: DecisionContext) -> log.Entry:  # noqa: C901 - a case for each kind of request
    match request:
        case p.Sit():
            return _sit(table, visitor, request)
        case p.Stand(seat=seat):
            _own_chair(table, visitor, seat)
            return log.Stood(seat=seat)
        case p.SeatBot(seat=seat, level=level):
            _check_host_of_open(table, visitor)
            _check_not_guided(table)
            if _chair(table, seat).is_person:
                raise RefusalError(Refusal.SEAT_TAKEN)
            return log.BotSat(seat=seat, level=known_level(level))
        case p.Kick(seat=seat):
            return _kick(table, visitor, seat)
        case p.Change(settings=settings):
            return _change(table, visitor, settings)
        case p.Start():
            _check_host_of_open(table, visitor)
            if any(chair.is_empty for chair in table.seats):
                raise RefusalError(Refusal.SEATS_EMPTY)
            return _start(table, here)
        case p.Seal():
            return _seal(table, visitor, request)
        case p.Show():
            return _show(table, visitor, request)
        case p.Undo(seat=seat):
            return _undo(table, visitor, Seat(seat))
        case p.AnswerUndo():
            return _answer(table, visitor, request)
        case p.Pause():
            _check_host_of_running(table, visitor)
            if table.paused:
                raise RefusalError(Refusal.PAUSED)
            return log.Paused()
        case p.Resume():
            _check_host_of_running(table, visitor)
            if not table.paused:
                raise RefusalError(Refusal.NOT_PAUSED)
            return log.Resumed()
        case p.Say(seat=seat, text=text):
            _check_may_talk(table, visitor, seat)
            return log.Said(seat=seat, text=checked_talk(text, p.LONGEST_CHAT))
        case p.React(seat=seat, sign=sign):
            _check_may_talk(table, visitor, seat)
            return log.Reacted(seat=seat, sign=sign)
        case p.Mute(seat=seat, muted=muted):
            _check_host(table, visitor)
            if not _chair(table, seat).is_person:
                raise RefusalError(Refusal.SEAT_EMPTY)
            return log.Muted(seat=seat, muted=muted)
        case p.Vote():
            return _vote(table, visitor, request, here.late)
    assert_never(request)


def _start(table: Table, here: DecisionContext) -> log.Started:
    """Whoever is here contributes to the seed; that of a lesson was chosen beforehand."""
    lesson = table.settings.guided
    if lesson is not None:
        return log.Started(contributors=(), secret=here.new_secret(), prepared=lesson.seed)
    return log.Started(
        contributors=contributors(table, here.connected), secret=here.new_secret(), receipt=True
    )


def contributors(table: Table, connected: Set[str]) -> tuple[str, ...]:
    """The people at the table who are here, in the order of their first seats; over days all of them."""
    if table.settings.clock.is_over_days:
        return table.people
    return tuple(visitor for visitor in table.people if visitor in connected)


# --- checks ---------------------------------------------------------------------------------------


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.seats):
        raise RefusalError(Refusal.NO_SUCH_THING)
    return table.seats[seat]


def _own_chair(table: Table, visitor: str, seat: int) -> Chair:
    chair = _chair(table, seat)
    if not visitor or chair.visitor != visitor:
        raise RefusalError(Refusal.NOT_YOUR_SEAT)
    return chair


def _check_host(table: Table, visitor: str) -> None:
    if not visitor or table.host != visitor:
        raise RefusalError(Refusal.NOT_THE_HOST)


def _check_host_of_open(table: Table, visitor: str) -> None:
    _check_host(table, visitor)
    if table.status is not Status.OPEN:
        raise RefusalError(Refusal.ALREADY_STARTED)


def _check_host_of_running(table: Table, visitor: str) -> None:
    _check_host(table, visitor)
    _running_game(table)


def _check_not_guided(table: Table) -> None:
    """Who races in a lesson, and how, is written there."""
    if table.settings.lesson:
        raise RefusalError(Refusal.NOT_ALLOWED)


def _running_game(table: Table) -> Game:
    if table.game is None or table.status is not Status.RUNNING:
        raise RefusalError(Refusal.NOT_RUNNING)
    return table.game


def _check_may_talk(table: Table, visitor: str, seat: int) -> None:
    _own_chair(table, visitor, seat)
    if visitor in table.muted:
        raise RefusalError(Refusal.MUTED)


# --- seats ---------------------------------------------------------------------------------------


def _sit(table: Table, visitor: str, request: p.Sit) -> log.Sat:
    if not visitor:
        raise RefusalError(Refusal.NO_VISITOR)
    if visitor in table.kicked:
        raise RefusalError(Refusal.KICKED)
    if table.status is not Status.OPEN:
        raise RefusalError(Refusal.ALREADY_STARTED)
    chair = _chair(table, request.seat)
    if chair.is_person and chair.visitor != visitor:
        raise RefusalError(Refusal.SEAT_TAKEN)
    if chair.level:
        _check_not_guided(table)
    return log.Sat(seat=request.seat, person=log.Person(visitor=visitor, name=checked_name(request.name)))


def _change(table: Table, visitor: str, wished: Settings) -> log.Changed:
    _check_host_of_open(table, visitor)
    _check_not_guided(table)
    settings = checked(wished)
    if settings.lesson:
        raise RefusalError(Refusal.NOT_ALLOWED)  # it is raced at a table of its own
    if any(chair.is_person for chair in table.seats[settings.players :]):
        raise RefusalError(Refusal.SEAT_TAKEN)
    if settings.public and not table.settings.public and set(table.people) - {visitor}:
        raise RefusalError(Refusal.NOT_ALLOWED)  # they sat down at a private table
    return log.Changed(settings=settings)


def _kick(table: Table, visitor: str, seat: int) -> log.Stood:
    _check_host(table, visitor)
    chair = _chair(table, seat)
    if chair.is_empty or (not chair.is_person and table.status is not Status.OPEN):
        raise RefusalError(Refusal.SEAT_EMPTY)
    if chair.visitor == visitor:
        raise RefusalError(Refusal.NOT_ALLOWED)
    if not chair.is_person:
        _check_not_guided(table)
    return log.Stood(seat=seat, kicked=chair.is_person)


# --- the deal ------------------------------------------------------------------------------------


def _seal(table: Table, visitor: str, request: p.Seal) -> log.Sealed:
    if table.status is not Status.DEALING or table.round is None:
        raise RefusalError(Refusal.NOT_DEALING)
    if visitor not in table.round.contributors or visitor in table.round.sealed:
        raise RefusalError(Refusal.NOT_A_CONTRIBUTOR)
    if not is_value(request.commitment) or request.commitment in table.round.sealed.values():
        raise RefusalError(Refusal.BAD_NONCE)  # a copied one would cancel nothing here, but proves nothing
    return log.Sealed(visitor=visitor, commitment=request.commitment)


def _show(table: Table, visitor: str, request: p.Show) -> log.Shown:
    round_ = table.round
    if table.status is not Status.DEALING or round_ is None or not round_.all_sealed:
        raise RefusalError(Refusal.NOT_DEALING)
    if visitor not in round_.contributors or visitor in round_.shown:
        raise RefusalError(Refusal.NOT_A_CONTRIBUTOR)
    if not is_value(request.nonce) or commitment(request.nonce) != round_.sealed[visitor]:
        raise RefusalError(Refusal.BAD_NONCE)
    return log.Shown(visitor=visitor, nonce=request.nonce, receipt=True)


# --- the game ------------------------------------------------------------------------------------


def _commit(table: Table, visitor: str, request: p.Commit, advice: GivenAdvice) -> Decided:
    _own_chair(table, visitor, request.seat)
    game = _running_game(table)
    if table.paused:
        raise RefusalError(Refusal.PAUSED)
    if not game.asked_seq <= request.seq <= table.seq:
        raise RefusalError(Refusal.STALE)
    draft = play_draft(game.state, Seat(request.seat), request.draft)
    advised = advice.taken(game, request.seat, draft.actions)
    entry = log.Played(seat=request.seat, actions=tuple(map(str, draft.actions)), advised=advised)
    return Decided(entry, draft)


def _undo(table: Table, visitor: str, seat: Seat) -> log.Undone | log.UndoAsked:
    _own_chair(table, visitor, seat)
    _running_game(table)
    if table.paused:
        raise RefusalError(Refusal.PAUSED)
    if table.undo is not None:
        raise RefusalError(Refusal.UNDO_PENDING)
    if last_play(table, seat) < 0:
        raise RefusalError(Refusal.NOTHING_TO_UNDO)
    if may_undo_freely(table, seat):
        return log.Undone(seat=seat)
    match undo_consent(table, seat):
        case UndoConsent.ALONE:
            return log.Undone(seat=seat, revealed=True)
        case UndoConsent.OTHERS:
            return log.UndoAsked(seat=seat, everyone=True)
        case UndoConsent.IMPOSSIBLE:
            raise RefusalError(Refusal.UNDO_REVEALS)


def _answer(table: Table, visitor: str, request: p.AnswerUndo) -> log.UndoAnswered:
    _own_chair(table, visitor, request.seat)
    _running_game(table)
    wish = table.undo
    if wish is None:
        raise RefusalError(Refusal.NO_UNDO_PENDING)
    gives_up = request.seat == wish.seat and not request.agree
    if not gives_up and request.seat not in table.consent_needed(wish):
        raise RefusalError(Refusal.NOT_ALLOWED)
    return log.UndoAnswered(seat=request.seat, agree=request.agree)


def _vote(table: Table, visitor: str, request: p.Vote, late: Set[Seat]) -> log.Voted:
    _own_chair(table, visitor, request.seat)
    _running_game(table)
    target = Seat(request.target)
    _chair(table, target)
    if target not in late or target not in table.asked:
        raise RefusalError(Refusal.NOT_LATE)
    if visitor not in voters(table, target):
        raise RefusalError(Refusal.NOT_ALLOWED)
    if (target, visitor) in table.votes:
        raise RefusalError(Refusal.VOTED)
    return log.Voted(seat=request.seat, target=target)
