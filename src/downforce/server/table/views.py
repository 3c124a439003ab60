"""What a viewer is told. Everything that leaves a table passes through here, and hidden things do not.

A viewer is a seat or, with None, a spectator. What is sent depends on the public side of the table, on
``view(state, viewer)`` and on events as ``for_viewer`` gives them; nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

import msgspec

from downforce.learn import Guide, Told
from downforce.model.ids import Seat
from downforce.notation.phrases import phase_phrase, question_phrase, worded_event
from downforce.rules.actions import Bid
from downforce.rules.events import Event, for_viewer
from downforce.rules.facts import jammed
from downforce.rules.options import Options, RaceFormat
from downforce.rules.phases.scoring import PRIZES, Sheet, payouts, running_order, standings, winnings
from downforce.rules.state import NONE, GameState
from downforce.rules.text.write import OWN_FIELDS, common_fields, own_fields, view_fields
from downforce.rules.view import Choice, Sizes, View, view
from downforce.server.table import guided, log
from downforce.server.table.advice import is_allowed, is_told
from downforce.server.table.draft import preview
from downforce.server.table.fold import (
    Game,
    Round,
    Status,
    Table,
    TableChange,
    UndoConsent,
    last_play,
    may_undo_freely,
    undo_consent,
)
from downforce.server.table.outlook import end_info, letters, outlook_info, phrase_info
from downforce.server.wire import messages as p

Viewer: TypeAlias = Seat | None

PLACES = ("cars", "home")
"""The fields of a view's line that a draft can tell to its end."""
TURN = ("asked", "bonus", "car", "card", "line", "named", "phase", "reverse", "skipped", "turn")
"""Those that tell how a card goes on which another seat decides about next, as with Cunning (R8.2)."""


# --- the table ------------------------------------------------------------------------------------


def table_info(table: Table) -> p.TableInfo:
    """The public side of a table."""
    game = table.game
    return p.TableInfo(
        id=table.id,
        code=table.code,
        settings=table.settings,
        rules=rules_info(table.settings.options),
        status=table.status,
        seats=[_seat_info(table, seat) for seat in range(len(table.seats))],
        paused=table.paused,
        deal=_deal_info(table),
        game=_game_info(game.state) if game else None,
        undo=_undo_info(table),
        rematch=table.rematch,
        digest=table.digest,
        replay=table.replay,
        advice=is_allowed(table),
        advised=_advised(table, game) if game else [],
        taken_back=_taken_back(game) if game else [],
        asked_at=game.asked_at if game else 0,
    )


def _taken_back(game: Game) -> list[int]:
    """By seat how often a commit was taken back after something was revealed; empty if it never was."""
    return [game.taken_back.count(seat) for seat in game.state.setup.seats] if game.taken_back else []


def _advised(table: Table, game: Game) -> list[int]:
    """By seat how often advice was taken, a whole turn counting once; empty if it never was."""
    counts = [0] * game.state.players
    for play in game.plays:
        counts[play.seat] += is_told(table, play)
    return counts if any(counts) else []


@lru_cache(maxsize=256)
def rules_info(options: Options) -> p.RulesInfo:
    """What some options come to."""
    return p.RulesInfo(
        bets=options.bets,
        laps=options.format is RaceFormat.LONG_DISTANCE,
        races=2 if options.format is RaceFormat.WORLD_TOUR else 1,
        money_decides=options.money_decides,
        prizes=[*PRIZES] if options.money_decides else [],
        payouts=[[*row] for row in payouts(options)] if options.bets else [],
    )


def _seat_info(table: Table, seat: int) -> p.SeatInfo:
    chair = table.seats[seat]
    return p.SeatInfo(
        name=chair.name,
        level=chair.level,
        person=chair.is_person,
        away=chair.taken_over,
        muted=chair.visitor in table.muted,
        host=chair.is_person and chair.visitor == table.host,
    )


def _deal_info(table: Table) -> p.DealInfo | None:
    round_ = table.round
    if round_ is None:
        return None
    sealed, shown = _by_seat(round_)
    return p.DealInfo(
        round=round_.number,
        commitment="" if round_.prepared else round_.commitment,
        contributors=[*round_.seats],
        prepared=round_.prepared,
        sealed=sealed,
        shown=shown,
        secret=round_.secret if table.status is Status.OVER and not round_.prepared else "",
        abandoned=[
            _abandoned_info(earlier, is_over=table.status is Status.OVER) for earlier in table.abandoned
        ],
    )


def _abandoned_info(round_: Round, *, is_over: bool) -> p.AbandonedRound:
    sealed, shown = _by_seat(round_)
    return p.AbandonedRound(
        commitment=round_.commitment,
        contributors=[*round_.seats],
        missing=[*round_.seats_missing],
        sealed=sealed,
        shown=shown,
        secret=round_.secret if is_over else "",
    )


def _by_seat(round_: Round) -> tuple[dict[str, str], dict[str, str]]:
    """Seals and numbers by seat, as they go over the wire."""
    seat_of = dict(zip(round_.contributors, map(str, round_.seats), strict=True))
    sealed = {seat_of[visitor]: value for visitor, value in round_.sealed.items()}
    return sealed, {seat_of[visitor]: value for visitor, value in round_.shown.items()}


def _game_info(state: GameState) -> p.GameInfo:
    setup = state.setup
    return p.GameInfo(
        tracks=[track.id for track in setup.tracks], deck=setup.deck.id, options=str(setup.options)
    )


def _undo_info(table: Table) -> p.UndoInfo | None:
    wish = table.undo
    if wish is None:
        return None
    waits_for = [seat for seat in table.consent_needed(wish) if seat not in wish.agreed]
    return p.UndoInfo(seat=wish.seat, waits_for=[*waits_for])


# --- the game -------------------------------------------------------------------------------------


class Common(NamedTuple):
    """What all viewers see of a position: put together once, from public knowledge."""

    sizes: Sizes
    line: dict[str, str]
    order: str
    to_go: list[int]
    jammed: str
    say: p.PhraseInfo
    result: p.ResultInfo | None


def common(table: Table) -> Common | None:
    """What all viewers see of the game; None before the deal."""
    return _common_of(view(table.game.state, None)) if table.game is not None else None


def _common_of(seen: View) -> Common:
    state, order = seen.state, running_order(seen.state)
    track, cells = state.track, state.cars.cells
    return Common(
        sizes=seen.sizes,
        line=common_fields(seen),
        order=letters(order),
        to_go=[track.steps_to_finish[cells[car]] if cells[car] != NONE else 0 for car in order],
        jammed=letters(jammed(state)),
        say=phrase_info(phase_phrase(seen)),
        result=result_info(state) if state.is_over else None,
    )


def sight(
    table: Table, viewer: Viewer, common: Common | None = None, last: p.Sight | None = None
) -> p.Sight | None:
    """The game as a viewer sees it; None before the deal.

    What all see may be at hand. So may be what the viewer saw ``last``, if nothing has changed since that is
    hidden from some: then that much is still so.
    """
    if table.game is None:
        return None
    seen = _sight_at(table, table.game, viewer, common, last)
    guide = table.game.guide
    if guide is not None and viewer == guide.lesson.seat:
        seen.aim, seen.notes = _aim_info(guide), [note_info(told, guide) for told in guide.told]
    return seen


def _sight_at(
    table: Table, game: Game, viewer: Viewer, common: Common | None, last: p.Sight | None
) -> p.Sight:
    state, undo = game.state, _may_undo(table, viewer)
    if common is None:
        return sight_of(view(state, viewer), undo=undo)
    if last is None:
        seen = view(state, viewer, common.sizes)
        return _sight(common, own_fields(seen), seen, undo)
    own = {key: last.line[key] for key in OWN_FIELDS if key in last.line}
    asked = view(state, viewer, common.sizes) if viewer in state.asked else None
    return _sight(common, own, asked, undo)


def sight_of(seen: View, *, undo: str = "") -> p.Sight:
    """A view, with what a screen needs besides."""
    return _sight(_common_of(seen), own_fields(seen), seen, undo)


def _sight(common: Common, own: Mapping[str, str], seen: View | None, undo: str) -> p.Sight:
    """``seen`` matters only to those who are asked."""
    return p.Sight(
        line={**common.line, **own},
        order=common.order,
        to_go=common.to_go,
        jammed=common.jammed,
        say=common.say,
        choices=[*map(choice_info, seen.choices if seen else ())],
        undo=undo,
        result=common.result,
        ask=_question(seen) if seen else None,
    )


def _question(seen: View) -> p.PhraseInfo | None:
    question = question_phrase(seen)
    return phrase_info(question) if question else None


def _aim_info(guide: Guide) -> p.NoteInfo | None:
    aim = guide.aim
    return p.NoteInfo(id=f"lesson-goal-{aim.id}", cars=letters(aim.cars)) if aim else None


def note_info(told: Told, guide: Guide) -> p.NoteInfo:
    """A note that was told."""
    return p.NoteInfo(
        id=f"lesson-{told.id}",
        at=told.at,
        cars=letters(told.spot.cars),
        spaces=[*told.spot.spaces],
        sign=told.sign,
        fits=guide.fits(told),
    )


def _notes_of_draft(guide: Guide, then: Guide) -> list[p.NoteInfo]:
    """What a draft would tell, and what was told before and still fits."""
    new = then.told[len(guide.told) :]
    return [note_info(told, then) for told in then.told if told in new or then.fits(told)]


def has_same_secrets(old: Table, new: Table) -> bool:
    """Whether nothing hidden has changed: then views are computed once, not for each viewer."""
    if old.game is None or new.game is None or new.game.state.is_over:
        return False
    a, b = old.game.state, new.game.state
    return a.cards is b.cards and a.secrets is b.secrets and a.bets is b.bets


def _may_undo(table: Table, viewer: Viewer) -> str:
    if viewer is None or table.status is not Status.RUNNING or last_play(table, viewer) < 0:
        return ""
    if may_undo_freely(table, viewer):
        return "free"
    return "" if undo_consent(table, viewer) is UndoConsent.IMPOSSIBLE else "ask"


def choice_info(choice: Choice, end: p.EndInfo | None = None) -> p.ChoiceInfo:
    """A legal action for a screen."""
    return p.ChoiceInfo(
        end=end,
        do=str(choice.action),
        amount=choice.amount if isinstance(choice.action, Bid) else msgspec.UNSET,
        path=[cell.name for cell in choice.path],
        crosses=choice.crosses,
    )


def result_info(state: GameState) -> p.ResultInfo:
    """Sheets, ranks and winners of a game that is over."""
    final, pays = standings(state), state.setup.options.money_decides
    return p.ResultInfo(
        rows=[
            p.ResultRow(
                seat=row.seat,
                rank=row.rank,
                money=row.money,
                best_place=row.best_place,
                sheets=[_sheet_info(sheet, pays=pays) for sheet in row.sheets],
            )
            for row in final.rows
        ],
        winners=[*final.winners],
        money_decides=pays,
    )


def _sheet_info(sheet: Sheet, *, pays: bool) -> p.SheetInfo:
    return p.SheetInfo(
        prices={car.letter: price for car, price in sheet.prices},
        prizes={car.letter: prize for car, prize in sheet.prizes},
        bets=[(car.letter, payout) for car, payout in sheet.bets],
        money=winnings(sheet, pays=pays),
    )


def previewed(table: Table, seat: Seat, request: p.Preview) -> p.Previewed:
    """What a draft would lead to."""
    assert table.game is not None
    guide = table.game.guide
    is_player = guide is not None and seat == guide.lesson.seat
    seen = view(table.game.state, seat)
    return tried_out(seen, request, seq=table.seq, guide=guide if is_player else None)


def tried_out(seen: View, request: p.Preview, *, seq: int, guide: Guide | None = None) -> p.Previewed:
    """The same, worked out from a view and the draft alone, and from what was told before."""
    tried = preview(seen, request.draft)
    then = guided.tried(guide, tried) if guide and not tried.ended else None
    changes = line_changes(view_fields(seen), view_fields(tried.view))
    if tried.ended:
        same_race = tried.view.state.setup.race == seen.state.setup.race  # the next grid is not known yet
        goes_on = tried.view.state.turn.card != NONE
        fields = (*PLACES, *(TURN if goes_on else ())) if same_race else ()
        changes = {key: changes[key] for key in fields if key in changes}
    now = tried.view.state
    return p.Previewed(
        id=request.id,
        seq=seq,
        events=[worded_event(event, now.players) for event in tried.events],
        line=changes,
        choices=[choice_info(choice, end_info(now, choice, led_to)) for choice, led_to in tried.ways],
        outlook=outlook_info(seen, tried.events),
        ended=tried.ended,
        ask=None if tried.ended else _question(tried.view),
        aim=_aim_info(then) if then else None,
        notes=_notes_of_draft(guide, then) if guide and then else [],
    )


# --- changes --------------------------------------------------------------------------------------


class SharedUpdate(NamedTuple):
    """The part of an update that is the same for all viewers."""

    table: Table
    note: p.Note
    info: dict[str, Any]
    """The fields of the table that are different."""
    events: tuple[tuple[Event, p.EventData], ...]
    """What happened, whole and as data; only ``update`` knows who may see it so."""


def shared_update(entry: log.Entry, change: TableChange, info: dict[str, Any]) -> SharedUpdate:
    """The part of the update about an entry that all viewers share."""
    players = len(change.table.seats)
    events = tuple((event, worded_event(event, players)) for event in change.events)
    told, game = note(entry), change.table.game
    if told.advised and game is not None:
        told.advised = is_told(change.table, game.plays[-1])
    return SharedUpdate(change.table, told, info, events)


def update(shared: SharedUpdate, viewer: Viewer, before: p.Sight | None, now: p.Sight | None) -> p.Update:
    """One entry, as a viewer is told of it."""
    return p.Update(
        seq=shared.table.seq,
        at=shared.table.at,
        note=shared.note,
        events=[
            plain
            if (seen := for_viewer(event, viewer)) is event
            else worded_event(seen, len(shared.table.seats))
            for event, plain in shared.events
        ],
        info=shared.info,
        view=sight_changes(before, now),
    )


def note(entry: log.Entry) -> p.Note:
    """What an entry was, without what is secret in it."""
    what = str(type(entry).__struct_config__.tag)
    match entry:
        case log.Played(seat=seat, by=by, advised=advised):
            return p.Note(what=what, seat=seat, by=by, advised=bool(advised))
        case log.Said(seat=seat, text=text):
            return p.Note(what=what, seat=seat, text=text)
        case log.Reacted(seat=seat, sign=sign):
            return p.Note(what=what, seat=seat, sign=sign)
        case log.UndoAnswered(seat=seat, agree=agree):
            return p.Note(what=what, seat=seat, agree=agree)
        case log.Voted(seat=seat, target=target):
            return p.Note(what=what, seat=seat, target=target)
        case log.Muted(seat=seat, muted=muted):
            return p.Note(what=what, seat=seat, muted=muted)
        case log.Rematched(table=table):
            return p.Note(what=what, table=table)
        case log.Stood(seat=seat, kicked=kicked):
            return p.Note(what="kicked" if kicked else what, seat=seat)
        case (
            log.Sat(seat=seat)
            | log.BotSat(seat=seat)
            | log.Undone(seat=seat)
            | log.UndoAsked(seat=seat)
            | log.TakenOver(seat=seat)
            | log.HandedBack(seat=seat)
            | log.HostPassed(seat=seat)
        ):
            return p.Note(what=what, seat=seat)
    return p.Note(what=what)


def info_changes(before: p.TableInfo, now: p.TableInfo) -> dict[str, Any]:
    """The fields of a table that are different."""
    return _changed_fields(before, now)


def sight_changes(before: p.Sight | None, now: p.Sight | None) -> dict[str, Any]:
    """The fields of a view that are different; of its line only those parts that are."""
    if now is None:
        return {}
    if before is None:
        return {name: getattr(now, name) for name in now.__struct_fields__}
    changes = _changed_fields(before, now)
    if "line" in changes:
        changes["line"] = line_changes(before.line, now.line)
    return changes


def line_changes(before: dict[str, str], now: dict[str, str]) -> dict[str, str | None]:
    """The fields of a view's line that are different; None for one that is gone."""
    changed: dict[str, str | None] = {key: now[key] for key in now if before.get(key) != now[key]}
    return changed | dict.fromkeys(key for key in before if key not in now)


def _changed_fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    names = now.__struct_fields__
    return {name: new for name in names if (new := getattr(now, name)) != getattr(before, name)}


def sight_hash(seen: p.Sight | None) -> str:
    """What a client compares its own view with."""
    return sha256(msgspec.json.encode(msgspec.to_builtins(seen), order="sorted")).hexdigest()
