"""The outbox of calls, the ways people turned on, and what became of their calls: rows of a database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from downforce.server.live.calls import (
    CALL_AFTER,
    DAY,
    LEASE,
    Callee,
    CallStage,
    End,
    Facts,
    Letter,
    OutboxRow,
    Outcome,
    Plan,
    Send,
    Sent,
    Skip,
    Verdict,
    Wait,
    Way,
    after,
    plan,
    retry_at,
)
from downforce.server.live.lobby import StoredListing
from downforce.server.live.turns import TableTurn
from downforce.server.storage.schema import (
    bans,
    callees,
    calls,
    confirmations,
    outbox,
    seats,
    tables,
    turns,
    ways,
)
from downforce.server.storage.turns import read_time_off

if TYPE_CHECKING:
    from downforce.server.storage.store import DatabaseStore

MOST_DEVICES: Final = 10
"""So many devices of a person are called by Web Push; the newest ones."""
KEPT: Final = 30 * DAY
"""How long it is known what became of a call, in milliseconds."""
MOST_CONFIRMATIONS: Final = 3
"""So many mails for confirmation a person may ask for in 24 hours."""
Insert = Callable[..., "sqlite.Insert | postgresql.Insert"]

_KEY: Final[ColumnElement[int]] = (
    select(tables.c.key).where(tables.c.id == bindparam("table")).scalar_subquery()
)
_COLUMNS: Final = (
    "table_key", "visitor", "turn", "way", "target", "stage", "live", "due", "tries", "sent"
)  # fmt: skip


# --- beside an entry ------------------------------------------------------------------------------


class OutboxWriter:
    """Writes who is called because of an entry, in its transaction; everything follows from columns."""

    def __init__(self, insert: Insert) -> None:
        self._turns = _new_turns(insert(outbox))
        self._invitations = _new_invitations(insert(outbox))

    async def write(self, connection: AsyncConnection, written: Sequence[tuple[str, TableTurn]]) -> None:
        """Adds the rows of turns that began, and makes those due that have passed."""
        over_days = [{"table": id, "new_due": turn.at} for id, turn in written if turn.limit]
        if over_days:
            await connection.execute(self._turns, [{"table": one["table"]} for one in over_days])
            await connection.execute(TOUCH, over_days)
        invited = [_invitation(id, turn) for id, turn in written if turn.rematch]
        if invited:
            await connection.execute(self._invitations, invited)


def _new_turns(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    begun = (
        select(
            seats.c.table_key, seats.c.visitor, seats.c.since, ways.c.way, literal(""), literal(0),
            literal(value=True), seats.c.since + CALL_AFTER, literal(0), literal(""),
        )
        .distinct()
        .join(ways, ways.c.visitor == seats.c.visitor)
        .where(seats.c.table_key == _KEY, seats.c.since.is_not(None), ways.c.ready)
        .where(ways.c.created <= seats.c.since)  # a way that is new calls from the next turn on
    )  # fmt: skip
    return statement.from_select(list(_COLUMNS), begun).on_conflict_do_nothing()


def _new_invitations(statement: sqlite.Insert | postgresql.Insert) -> Executable:
    at = bindparam("new_at", type_=outbox.c.turn.type)
    target = bindparam("rematch", type_=outbox.c.target.type)
    invited = (
        select(
            seats.c.table_key, seats.c.visitor, at, ways.c.way, target,
            literal(0), literal(value=True), at + CALL_AFTER, literal(0), literal(""),
        )
        .distinct()
        .join(ways, ways.c.visitor == seats.c.visitor)
        .where(seats.c.table_key == _KEY, seats.c.seats != "", ways.c.ready)
        .where(seats.c.visitor != bindparam("invited_by", type_=outbox.c.visitor.type))
    )  # fmt: skip
    return statement.from_select(list(_COLUMNS), invited).on_conflict_do_nothing()


def _invitation(id: str, turn: TableTurn) -> dict[str, object]:
    return {"table": id, "new_at": turn.at, "rematch": turn.rematch, "invited_by": turn.invited_by}


_IS_WAITED_FOR: Final = exists().where(
    seats.c.table_key == outbox.c.table_key,
    seats.c.visitor == outbox.c.visitor,
    seats.c.since == outbox.c.turn,
)
TOUCH: Final = (
    update(outbox)
    .where(outbox.c.table_key == _KEY, outbox.c.target == "")
    .where(or_(and_(outbox.c.live, ~_IS_WAITED_FOR), and_(~outbox.c.live, _IS_WAITED_FOR)))
    .values(due=bindparam("new_due"))
)
"""The turn has passed, or is back after an undo: the sender looks at the row again."""


# --- what is sent ---------------------------------------------------------------------------------


class Address(NamedTuple):
    """Where a person is called: a device, a mail address, a webhook."""

    key: int
    way: Way
    data: bytes
    """JSON; the module that sends it knows what is in it."""


class CalledRace(NamedTuple):
    """What a call says of one race: its circuit, who plays, and until when. No cards, no money."""

    table: str
    turn: int
    stage: CallStage
    is_invitation: bool
    track: str
    edition: str
    names: tuple[str, ...]
    until: int | None


class Outgoing(NamedTuple):
    """A letter to be sent, with all that is needed for it."""

    visitor: str
    language: str
    zone: str
    letter: Letter
    items: tuple[CalledRace, ...]
    addresses: tuple[Address, ...]
    callee: Callee
    facts: Mapping[str, Facts]


class Closing(NamedTuple):
    """Devices that show a turn that has passed."""

    table: str
    turn: int
    addresses: tuple[Address, ...]


class Claimed(NamedTuple):
    """What a process takes to send."""

    parcels: tuple[Outgoing, ...] = ()
    closings: tuple[Closing, ...] = ()
    dropped: tuple[Way, ...] = ()


class Report(NamedTuple):
    """How a letter fared."""

    outcome: Outcome
    reason: str = ""
    reached: tuple[int, ...] = ()
    """The devices that have it."""
    gone: tuple[int, ...] = ()
    """Addresses that are not there any more."""
    is_final: bool = True
    """Whether another try is of no use."""
    wait: int = 0
    """How long the other end asks to wait, in milliseconds."""


class CallSettings(NamedTuple):
    """How a person wishes to be called."""

    language: str = "en"
    reminders: bool = True
    digest: int | None = None


class PastCall(NamedTuple):
    """What became of a call."""

    at: int
    visitor: str
    way: str
    outcome: str
    reason: str
    table_id: str
    stage: int
    races: int


_PAST: Final = tuple(calls.c[name] for name in PastCall._fields)


class StoredCalls:
    """The rows of a database."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store
        self.insert = store.insert

    # --- sending ----------------------------------------------------------------------------------

    async def claim(self, now: int, most: int) -> Claimed:
        """Takes the calls of some people that are due; no other process has these people meanwhile."""
        if not await self._store.execute(select(outbox.c.due).where(_is_due(now)).limit(1)):
            return Claimed()

        async def do(connection: AsyncConnection) -> Claimed:
            people = await _lock_people(connection, now, most)
            taken = [await _claim_of(connection, visitor, now) for visitor in people]
            return Claimed(
                tuple(one for claimed in taken for one in claimed.parcels),
                tuple(one for claimed in taken for one in claimed.closings),
                tuple(way for claimed in taken for way in claimed.dropped),
            )

        return await self._store.write(do)

    async def finish(self, parcel: Outgoing, report: Report, now: int) -> None:
        """Stores how a letter fared, and when its rows are due again."""

        async def do(connection: AsyncConnection) -> None:
            if report.gone:
                await connection.execute(delete(ways).where(ways.c.key.in_(report.gone)))
            for row in parcel.letter.rows:
                values = _finished(parcel, row, report, now)
                await connection.execute(update(outbox).where(_is_row(parcel.visitor, row)).values(values))
                await connection.execute(TOUCH, {"table": row.table, "new_due": now})
            await _note(connection, parcel, report, now)

        await self._store.write(do)

    # --- a person's ways --------------------------------------------------------------------------

    async def settings(self, visitor: str) -> CallSettings:
        """How a person wishes to be called."""
        rows = await self._store.execute(select(callees).where(callees.c.visitor == visitor))
        return CallSettings(*rows[0][1:]) if rows else CallSettings()

    async def set_settings(self, visitor: str, new: CallSettings) -> None:
        """Sets it; calls that wait are looked at again."""

        async def do(connection: AsyncConnection) -> None:
            row = self.insert(callees).values(visitor=visitor, **new._asdict())
            await connection.execute(
                row.on_conflict_do_update(index_elements=[callees.c.visitor], set_=new._asdict())
            )
            here = outbox.c.visitor == visitor, outbox.c.live
            await connection.execute(update(outbox).where(*here).values(due=0))

        await self._store.write(do)

    async def addresses(self, visitor: str, *, is_ready: bool | None = None) -> list[Address]:
        """Where a person is called; also those to be confirmed, unless only the others are asked for."""
        query = select(ways.c.key, ways.c.way, ways.c.address).where(ways.c.visitor == visitor)
        if is_ready is not None:
            query = query.where(ways.c.ready.is_(is_ready))
        rows = await self._store.execute(query.order_by(ways.c.key))
        return [Address(key, Way(way), bytes(data)) for key, way, data in rows]

    async def turn_on(
        self, visitor: str, way: Way, name: str, data: bytes, now: int, *, ready: bool = True
    ) -> None:
        """Adds an address, or takes it over; of mail and webhooks a person has one."""

        async def do(connection: AsyncConnection) -> None:
            await connection.execute(
                self.insert(callees)
                .values(visitor=visitor, **CallSettings()._asdict())
                .on_conflict_do_nothing()
            )
            mine = ways.c.visitor == visitor, ways.c.way == way
            if way is not Way.PUSH:
                await connection.execute(delete(ways).where(*mine))
            values = {"visitor": visitor, "way": way, "address": data, "created": now, "ready": ready}
            row = self.insert(ways).values(hash=hash_of(way, name), **values)
            await connection.execute(row.on_conflict_do_update(index_elements=[ways.c.hash], set_=values))
            newest = select(ways.c.key).where(*mine).order_by(ways.c.created.desc(), ways.c.key.desc())
            keys = list((await connection.execute(newest)).scalars())
            await connection.execute(delete(ways).where(ways.c.key.in_(keys[MOST_DEVICES:])))
            if ready:
                await self._remind(connection, visitor, way)

        await self._store.write(do)

    async def confirm(self, hash: str, now: int) -> bool:
        """Turns a mail address on that its owner has confirmed; false if it is not wished for any more."""

        async def do(connection: AsyncConnection) -> bool:
            here = ways.c.hash == hash, ways.c.way == Way.MAIL
            known = (await connection.execute(select(ways.c.visitor, ways.c.ready).where(*here))).first()
            if known is None:
                return False
            if not known.ready:
                await connection.execute(update(ways).where(*here).values(ready=True, created=now))
                await self._remind(connection, known.visitor, Way.MAIL)
            return True

        return await self._store.write(do)

    async def owner(self, hash: str) -> tuple[str, Address] | None:
        """Whose address this is, if it is turned on."""
        query = select(ways.c.visitor, ways.c.key, ways.c.way, ways.c.address)
        rows = await self._store.execute(query.where(ways.c.hash == hash, ways.c.ready))
        return (rows[0][0], Address(rows[0][1], Way(rows[0][2]), bytes(rows[0][3]))) if rows else None

    async def turn_off(self, visitor: str, way: Way, key: int | None = None) -> None:
        """Removes a way of a person, or one address of it; what waits for it is dropped."""

        async def do(connection: AsyncConnection) -> None:
            mine = delete(ways).where(ways.c.visitor == visitor, ways.c.way == way)
            await connection.execute(mine.where(ways.c.key == key) if key is not None else mine)
            left = select(ways.c.key).where(ways.c.visitor == visitor, ways.c.way == way)
            if (await connection.execute(left)).first() is None:
                here = outbox.c.visitor == visitor, outbox.c.way == way
                await connection.execute(delete(outbox).where(*here))

        await self._store.write(do)

    async def _remind(self, connection: AsyncConnection, visitor: str, way: Way) -> None:
        """A way that is new while a table waits: no call for that turn, but reminders."""
        running = (
            select(
                seats.c.table_key, seats.c.visitor, seats.c.since, literal(str(way)), literal(""),
                literal(int(CallStage.HALF)), literal(value=True), literal(0), literal(0), literal(""),
            )
            .join(turns, turns.c.table_key == seats.c.table_key)
            .where(seats.c.visitor == visitor, seats.c.since.is_not(None), turns.c.turn > 0)
        )  # fmt: skip
        new = self.insert(outbox).from_select(list(_COLUMNS), running)
        await connection.execute(new.on_conflict_do_nothing())

    # --- lists ------------------------------------------------------------------------------------

    async def last(self, visitor: str, most: int = 20) -> list[PastCall]:
        """What became of a person's last calls, the newest first."""
        query = select(*_PAST).where(calls.c.visitor == visitor)
        rows = await self._store.execute(query.order_by(calls.c.key.desc()).limit(most))
        return [PastCall(*row) for row in rows]

    async def note_test(self, visitor: str, way: Way, outcome: Outcome, reason: str, now: int) -> None:
        """Stores how a test fared; it counts as no call."""

        async def do(connection: AsyncConnection) -> None:
            values = {"at": now, "visitor": visitor, "way": way, "outcome": outcome, "reason": reason}
            rest = {"table_id": "", "turn": 0, "stage": 0, "races": 0}
            await connection.execute(insert(calls).values(**values, **rest))

        await self._store.write(do)

    # --- mail addresses ---------------------------------------------------------------------------

    async def may_confirm(self, visitor: str, name: str, now: int) -> bool:
        """Whether a mail for confirmation may be sent to an address now; if so, it is counted."""
        hash = hash_of(Way.MAIL, name)

        async def do(connection: AsyncConnection) -> bool:
            known = select(confirmations).where(confirmations.c.hash == hash)
            row = (await connection.execute(known.with_for_update())).first()
            if row is not None and (row.never or row.at > now - DAY):
                return False
            mine = confirmations.c.visitor == visitor, confirmations.c.at > now - DAY
            count = await connection.execute(select(func.count()).select_from(confirmations).where(*mine))
            if count.scalar_one() >= MOST_CONFIRMATIONS:
                return False
            values = {"visitor": visitor, "at": now, "never": False}
            new = self.insert(confirmations).values(hash=hash, **values)
            changed = new.on_conflict_do_update(
                index_elements=[confirmations.c.hash],
                set_=values,
                where=confirmations.c.at <= now - DAY,  # two at the same time: one of them
            )
            return bool((await connection.execute(changed)).rowcount)

        return await self._store.write(do)

    async def never_again(self, hash: str, now: int) -> None:
        """The owner of an address wants no more mail from here; it is known by its hash."""

        async def do(connection: AsyncConnection) -> None:
            values = {"visitor": "", "at": now, "never": True}
            new = self.insert(confirmations).values(hash=hash, **values)
            await connection.execute(
                new.on_conflict_do_update(index_elements=[confirmations.c.hash], set_=values)
            )
            mail = select(ways.c.key, ways.c.address).where(ways.c.way == Way.MAIL)
            found = (await connection.execute(mail)).all()
            mine = [key for key, data in found if _hash_of_mail(data) == hash]
            await connection.execute(delete(ways).where(ways.c.key.in_(mine)))

        await self._store.write(do)


def hash_of(way: Way, name: str) -> str:
    """What an address is known by: it is the same for the same device, mailbox or hook."""
    return sha256(f"downforce {way}\n{name}".encode()).hexdigest()


class _Mail(msgspec.Struct):
    address: str = ""


def _hash_of_mail(data: bytes) -> str:
    return hash_of(Way.MAIL, msgspec.json.decode(data, type=_Mail).address)


# --- claiming -------------------------------------------------------------------------------------


def _is_due(now: int) -> ColumnElement[bool]:
    return and_(outbox.c.due <= now, or_(outbox.c.taken.is_(None), outbox.c.taken <= now))


async def _lock_people(connection: AsyncConnection, now: int, most: int) -> list[str]:
    """Some people who have calls that are due, locked until the end of this transaction."""
    due = select(outbox.c.visitor).where(_is_due(now)).distinct().limit(most)
    found = [*(await connection.execute(due)).scalars()]
    query = select(callees.c.visitor).where(callees.c.visitor.in_(found)).order_by(callees.c.visitor)
    locked = [*(await connection.execute(query.with_for_update(skip_locked=True))).scalars()]
    if len(locked) < len(found):  # others have them, or they were deleted a moment ago
        known = select(callees.c.visitor).where(callees.c.visitor.in_(found))
        lost = {*found} - {*(await connection.execute(known)).scalars()}
        await connection.execute(delete(outbox).where(outbox.c.visitor.in_(lost)))
    return locked


class _Found(NamedTuple):
    """A row of the outbox, and what is needed to say something of it."""

    key: int
    row: OutboxRow
    facts: Facts
    listing: bytes
    target_listing: bytes | None
    until: int | None


async def _claim_of(connection: AsyncConnection, visitor: str, now: int) -> Claimed:
    found = await _rows_of(connection, visitor, now)
    by_row = {one.row: one for one in found}
    callee, settings, addresses = await _callee(connection, visitor, now)
    facts = {one.row.table: one.facts for one in found if not one.row.target}
    # An invitation stands at the old table, which is over: it has facts of its own.
    facts |= {one.row.table: one.facts for one in found if one.row.target}
    decided = plan([one.row for one in found], facts, callee, now)
    await _store_verdicts(connection, visitor, decided, by_row, now)
    closings = tuple(
        Closing(row.table, row.turn, shown)
        for row, verdict in decided.verdicts
        if isinstance(verdict, End)
        and row.way is Way.PUSH
        and (shown := tuple(one for one in addresses if one.key in row.sent))
    )
    parcels = tuple(
        Outgoing(
            visitor=visitor,
            language=settings.language,
            zone=callee.off.zone,
            letter=letter,
            items=tuple(_item(by_row[row]) for row in letter.rows),
            addresses=_left(letter, addresses),
            callee=callee,
            facts=facts,
        )
        for letter in decided.letters
    )
    dropped = tuple(row.way for row, verdict in decided.verdicts if _is_dropped(row, verdict))
    return Claimed(parcels, closings, dropped)


def _left(letter: Letter, addresses: Iterable[Address]) -> tuple[Address, ...]:
    """The addresses of a way; after a failure only those that have not got it."""
    have = letter.first.sent if letter.first.tries else ()
    return tuple(one for one in addresses if one.way is letter.way and one.key not in have)


async def _rows_of(connection: AsyncConnection, visitor: str, now: int) -> list[_Found]:
    target = tables.alias("target")
    query = (
        select(
            outbox, tables.c.id, tables.c.listing, turns.c.turn.label("limit"), seats.c.since, seats.c.until,
            seats.c.shown, target.c.status.label("target_status"), target.c.listing.label("target_listing"),
        )
        .join(tables, tables.c.key == outbox.c.table_key)
        .outerjoin(turns, turns.c.table_key == outbox.c.table_key)
        .outerjoin(
            seats, and_(seats.c.table_key == outbox.c.table_key, seats.c.visitor == outbox.c.visitor)
        )
        .outerjoin(target, target.c.id == outbox.c.target)
        .where(outbox.c.visitor == visitor)
        .where(or_(outbox.c.due <= now, outbox.c.taken > now))
        .with_for_update(of=outbox)
    )  # fmt: skip
    return [_found(row) for row in (await connection.execute(query)).all()]


def _found(row: Any) -> _Found:
    out = OutboxRow(
        table=row.id,
        turn=row.turn,
        way=Way(row.way),
        target=row.target,
        stage=CallStage(row.stage),
        tries=row.tries,
        due=row.due,
        taken=row.taken,
        sent=tuple(map(int, row.sent.split())),
    )
    facts = Facts(row.since, row.limit or 0, row.shown, row.target_status == "open")
    return _Found(row.table_key, out, facts, row.listing, row.target_listing, row.until)


async def _callee(
    connection: AsyncConnection, visitor: str, now: int
) -> tuple[Callee, CallSettings, list[Address]]:
    async def execute(statement: Executable) -> Iterable[Any]:
        return (await connection.execute(statement)).all()

    (row,) = await execute(select(callees).where(callees.c.visitor == visitor))
    settings = CallSettings(*row[1:])
    mine = select(ways.c.key, ways.c.way, ways.c.address).where(ways.c.visitor == visitor, ways.c.ready)
    addresses = [Address(key, Way(way), bytes(data)) for key, way, data in await execute(mine)]
    off = await read_time_off(execute, [visitor])
    ban = await execute(select(bans.c.target).where(bans.c.target == visitor))
    sent = select(calls.c.at, calls.c.way, calls.c.table_id, calls.c.turn, calls.c.stage).where(
        calls.c.visitor == visitor,
        calls.c.at > now - DAY,
        calls.c.outcome == Outcome.SENT,
        calls.c.table_id != "",
    )
    callee = Callee(
        reminders=settings.reminders,
        digest=settings.digest,
        is_banned=bool([*ban]),
        ready=frozenset(one.way for one in addresses),
        sent=tuple(Sent(at, Way(way), *rest) for at, way, *rest in await execute(sent)),
    )
    return callee._replace(off=off[visitor]) if visitor in off else callee, settings, addresses


async def _store_verdicts(
    connection: AsyncConnection, visitor: str, decided: Plan, by_row: Mapping[OutboxRow, _Found], now: int
) -> None:
    for row, verdict in decided.verdicts:
        here = _is_row(visitor, row)
        if isinstance(verdict, End) and verdict.reason != "passed":
            await connection.execute(delete(outbox).where(here))
            continue
        if isinstance(verdict, End):
            older = (
                outbox.c.table_key == by_row[row].key,
                outbox.c.visitor == visitor,
                outbox.c.way == row.way,
                outbox.c.turn < row.turn,
                ~outbox.c.live,
            )
            await connection.execute(delete(outbox).where(*older))
        await connection.execute(update(outbox).where(here).values(_stored(verdict, row, now)))
    noted = [
        _noted(visitor, row, now, verdict.reason)
        for row, verdict in decided.verdicts
        if isinstance(verdict, Skip | End) and _is_dropped(row, verdict)
    ]
    if noted:
        await connection.execute(insert(calls), noted)


def _is_dropped(row: OutboxRow, verdict: Verdict) -> bool:
    """Whether a call is not made that was to be made; a turn that has passed needs no further reminder."""
    return isinstance(verdict, Skip | End) and row.stage is CallStage.CALL


def _stored(verdict: Verdict, row: OutboxRow, now: int) -> dict[str, object]:
    """What a decision changes in a row."""
    match verdict:
        case Wait(until=until, stage=stage) | Skip(stage=stage, until=until):
            return {"live": True, "due": until, "stage": int(stage), "tries": 0, "taken": None}
        case Send():
            return {"live": True, "taken": now + LEASE}
        case End():
            return {"live": False, "due": None, "taken": None, "sent": "", "tries": 0}


def _is_row(visitor: str, row: OutboxRow) -> ColumnElement[bool]:
    key = select(tables.c.key).where(tables.c.id == row.table).scalar_subquery()
    return tuple_(outbox.c.visitor, outbox.c.turn, outbox.c.way).in_([(visitor, row.turn, str(row.way))]) & (
        outbox.c.table_key == key
    )


def _finished(parcel: Outgoing, row: OutboxRow, report: Report, now: int) -> dict[str, object]:
    reached = " ".join(map(str, sorted({*row.sent, *report.reached} - {*report.gone})))
    tries = row.tries + 1
    again = retry_at(tries, now, report.wait)
    if report.outcome is Outcome.FAILED and not report.is_final and again is not None:
        return {"tries": tries, "due": again, "taken": None, "sent": reached}
    stage, due = after(row, parcel.facts.get(row.table, Facts()), parcel.callee, now)
    return {"stage": int(stage), "due": due, "tries": 0, "taken": None, "sent": reached}


def _noted(visitor: str, row: OutboxRow, now: int, reason: str) -> dict[str, object]:
    return {
        "at": now,
        "visitor": visitor,
        "way": str(row.way),
        "outcome": str(Outcome.DROPPED),
        "reason": reason,
        "table_id": row.target or row.table,
        "turn": row.turn,
        "stage": int(row.stage),
        "races": 1,
    }


async def _note(connection: AsyncConnection, parcel: Outgoing, report: Report, now: int) -> None:
    noted = _noted(parcel.visitor, parcel.letter.first, now, report.reason)
    changed = {"outcome": str(report.outcome), "races": len(parcel.items)}
    first = parcel.letter.first  # as it is counted: not the table that one is invited to
    await connection.execute(insert(calls).values({**noted, **changed, "table_id": first.table}))


def _item(found: _Found) -> CalledRace:
    row = found.row
    listing = found.target_listing if row.target and found.target_listing is not None else found.listing
    kept = msgspec.json.decode(listing, type=StoredListing)
    return CalledRace(
        table=row.target or row.table,
        turn=row.turn,
        stage=row.stage,
        is_invitation=bool(row.target),
        track=kept.settings.track,
        edition=kept.settings.edition,
        names=tuple(seat.name for seat in kept.seats if seat.name),
        until=None if row.target else found.until,
    )


# --- removing -------------------------------------------------------------------------------------


async def remove_old_calls(connection: AsyncConnection, now: int, most: int) -> int:
    """Forgets some calls of long ago, and confirmations that were asked for before today."""
    old = select(calls.c.key).where(calls.c.at < now - KEPT).limit(most).scalar_subquery()
    gone = (await connection.execute(delete(calls).where(calls.c.key.in_(old)))).rowcount
    asked = confirmations.c.at < now - DAY, ~confirmations.c.never
    await connection.execute(delete(confirmations).where(*asked))
    unconfirmed = ways.c.created < now - DAY, ~ways.c.ready
    await connection.execute(delete(ways).where(*unconfirmed))
    return int(gone)


async def remove_callees(connection: AsyncConnection, visitors: Collection[str] | Any) -> None:
    """Deletes how some people are called, and what became of it."""
    for table in (callees, ways, outbox, calls):
        await connection.execute(delete(table).where(table.c.visitor.in_(visitors)))
    # What an address wants is its own; who asked for it is forgotten.
    mine = update(confirmations).where(confirmations.c.visitor.in_(visitors))
    await connection.execute(mine.values(visitor=""))
