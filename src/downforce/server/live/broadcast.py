"""Who is told what of a table that is awake: one message for each kind of viewer, made once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from downforce.server.live.awake import Connection, Live, Step
from downforce.server.table import log, views
from downforce.server.table.fold import Change, Table
from downforce.server.table.views import Viewer
from downforce.server.wire import messages as p

encode = msgspec.json.Encoder().encode


def welcome(live: Live, connection: Connection, *, now: int, build: str) -> p.Welcome:
    """Everything there is to know for somebody who comes in, or looks from another seat."""
    table, viewer = live.table, connection.viewer
    if viewer not in live.sights:
        live.sights[viewer] = views.sight(table, viewer)
    return p.Welcome(
        v=p.VERSION,
        seq=table.seq,
        now=now,
        build=build,
        look=viewer,
        yours=[*table.seats_of(connection.visitor)],
        host=_is_host(table, connection.visitor),
        info=live.info,
        view=live.sights[viewer],
        talk=live.talk,
        present=live.present,
    )


def yours(table: Table, visitor: str) -> p.Yours:
    """The seats a visitor has."""
    return p.Yours(seats=[*table.seats_of(visitor)], host=_is_host(table, visitor))


def _is_host(table: Table, visitor: str) -> bool:
    return bool(visitor) and table.host == visitor


def tell_presence(live: Live) -> None:
    """Tells everybody who is here."""
    message = encode(p.Present(seats=live.present, watching=live.watching))
    for connection in live.listening:
        connection.send(message)


def updates(steps: Sequence[Step], viewer: Viewer) -> list[p.Update]:
    """Some entries in a row, as a viewer is told of them."""
    if not steps:
        return []
    told, info, seen = [], views.table_info(steps[0].before), views.sight(steps[0].before, viewer)
    for _, entry, change in steps:
        now_info, now_seen = views.table_info(change.table), views.sight(change.table, viewer)
        news = views.news(entry, change, views.info_changes(info, now_info))
        told.append(views.update(news, viewer, seen, now_seen))
        info, seen = now_info, now_seen
    return told


def tell(live: Live, old: Table, entry: log.Entry, change: Change, *, now: int) -> None:
    """Tells everybody who looks on of one more entry."""
    table, before = change.table, live.info
    live.info = views.table_info(table)
    news = views.news(entry, change, views.info_changes(before, live.info))
    common, same = views.common(table), views.hides_the_same(old, table)
    sights: dict[Viewer, p.Sight | None] = {}
    messages: dict[Viewer, bytes] = {}
    for connection in live.listening:
        viewer = connection.viewer
        if viewer not in messages:
            last = live.sights[viewer] if viewer in live.sights else views.sight(old, viewer)
            sights[viewer] = views.sight(table, viewer, common, last if same else None)
            messages[viewer] = encode(views.update(news, viewer, last, sights[viewer]))
        connection.send(messages[viewer])
    live.sights = sights
    _tell_seats(live, old, now=now)


def _tell_seats(live: Live, old: Table, *, now: int) -> None:
    """Whoever lost or got a seat is told, and no longer shown what is not theirs."""
    table = live.table
    if old.seats == table.seats and old.host == table.host:
        return
    for connection in live.listening:
        mine = yours(table, connection.visitor)
        if mine != yours(old, connection.visitor):
            connection.send(encode(mine))
        if connection.viewer is not None and connection.viewer not in mine.seats:
            connection.viewer = None
            connection.send(encode(welcome(live, connection, now=now, build="")))
    if old.seats != table.seats:
        tell_presence(live)  # who watched may play now
