"""A game file that is opened in the browser: checked like ``downforce verify``, and kept for the replay."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

import downforce.content
from downforce.model.errors import DownforceError
from downforce.notation import GameRecord
from downforce.notation.files import is_game_file
from downforce.notation.receipt import is_fair
from downforce.notation.verify import GameReplay, Source
from downforce.server.live.store import PackedGame
from downforce.server.table.packing import pack
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.site.store import SiteStore

LARGEST_FILE = 256 * 1024


class OpenedFile(Struct, kw_only=True):
    """What was found in a game file."""

    game: str
    """The name of the game, for its replay; nothing where it cannot be replayed."""
    holds: bool
    """Whether the file is byte for byte what the rules make of it, by both readers."""
    over: bool
    digest: str
    trouble: str = ""
    """What does not hold."""


async def open_file(store: SiteStore, text: str) -> OpenedFile:
    """Reads a game file, says whether it holds, and keeps the game; refuses what is no game."""
    try:
        record = GameRecord.parse(text)
    except DownforceError as error:
        if not is_game_file(text.encode()):
            raise RefusalError(Refusal.BAD_REQUEST, str(error)) from None
        return OpenedFile(game="", holds=False, over=False, digest="", trouble=str(error))
    trouble = _trouble(record, text)
    opened = OpenedFile(
        game=f"file-{record.digest[:24]}",
        holds=not trouble,
        over=record.end.is_over,
        digest=record.digest,
        trouble=trouble,
    )
    await store.add_game(PackedGame(opened.game, 0, False, pack(record)))
    return opened


def _trouble(record: GameRecord, text: str) -> str:
    """The checks that failed, in the words of the format; empty if none did."""
    if str(record) != text:
        return "digest"
    if not is_fair(record.seed, record.headers):
        return "deal"
    try:
        second = GameReplay(text.encode(), _sources())
    except ValueError as error:
        return str(error)
    same = (record.result, record.digest) == (second.result, second.digest)
    return "" if same else "result"


@cache
def _sources() -> tuple[Source, ...]:
    files = sorted(Path(downforce.content.__file__).parent.glob("*/*.[dt]*"))
    return tuple(Source(file.read_text(encoding="utf-8")) for file in files)
