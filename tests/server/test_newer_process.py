"""A newer process beside us writes settings that we do not know: we pass them over; clients may not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from downforce.client.seen import read_message
from downforce.server.answers.tables import NewTable
from downforce.server.live.lobby import listed, listing
from downforce.server.live.store import TableRow
from downforce.server.table import log
from downforce.server.table.fold import opened
from downforce.server.table.views import table_info
from downforce.server.wire import messages as p
from downforce.server.wire.settings import Settings, Wished, checked

OPENED = log.Opened(settings=Settings(players=3), host="v0", people=(None,) * 3, bots=(None,) * 3)
TABLE = opened("table", "ABC234", OPENED, 0)


def newer(data: bytes) -> bytes:
    """With one more field in all settings."""

    def grown(value: Any) -> Any:
        if isinstance(value, dict):
            more = {"weather": "rain"} if "stand_in" in value else {}
            return {key: grown(one) for key, one in value.items()} | more
        return [*map(grown, value)] if isinstance(value, list) else value

    changed = msgspec.json.encode(grown(msgspec.json.decode(data)))
    assert b"weather" in changed
    return changed


def test_an_entry_is_read() -> None:
    assert log.read_entry(newer(log.write_entry(OPENED))) == OPENED
    change = log.Changed(settings=Settings(players=5))
    assert log.read_entry(newer(log.write_entry(change))) == change


def test_a_table_is_listed() -> None:
    kept = listing(TABLE)
    row = TableRow("table", "ABC234", 0, 0, kept._replace(data=newer(kept.data)))
    assert listed(row).settings == OPENED.settings


def test_a_client_is_welcome() -> None:
    hello = p.Welcome(
        v=p.VERSION, seq=1, now=0, build="", look=None, yours=[], host=False, info=table_info(TABLE),
        view=None, talk=[], present=[],
    )  # fmt: skip
    message = read_message(newer(msgspec.json.encode(hello)))
    assert isinstance(message, p.Welcome)
    assert message.info.settings == OPENED.settings


@pytest.mark.parametrize("kind", [NewTable, p.Change])
def test_a_client_with_unknown_fields_is_refused(kind: type[NewTable | p.Change]) -> None:
    wish = {"settings": msgspec.to_builtins(Settings())} | (
        {"t": "change", "id": "1"} if kind is p.Change else {}
    )
    msgspec.json.decode(msgspec.json.encode(wish), type=kind)
    with pytest.raises(msgspec.ValidationError, match="weather"):
        msgspec.json.decode(newer(msgspec.json.encode(wish)), type=kind)


def test_stored_settings_are_not_request_settings() -> None:
    assert checked(Wished(players=5)) == Settings(players=5)
