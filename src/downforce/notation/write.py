"""The one canonical writing of a game file."""

from __future__ import annotations

from collections.abc import Iterator

from downforce.notation.record import FORMAT, GameRecord
from downforce.rules.events import NextRaceStarted, RaceStarted
from downforce.rules.state import GamePart, GameState
from downforce.rules.text import write_deal


def game_text(record: GameRecord, *, digest: bool) -> str:
    """Headers, an empty line, the actions: one line per lot, choice or turn."""
    lines = [f'[{key} "{_quoted(value)}"]' for key, value in _headers(record)]
    if digest:
        lines.append(f'[Digest "{record.digest}"]')
    return "\n".join([*lines, "", *_moves(record), ""])


def _headers(record: GameRecord) -> Iterator[tuple[str, str]]:
    setup = record.setup
    yield "Game", FORMAT
    yield from sorted(record.headers.items())
    yield "Players", str(setup.players)
    for seat, name in enumerate(record.names):
        yield f"Seat{seat}", name
    yield "Options", str(setup.options)
    for number, track in enumerate(setup.tracks, 1):
        yield _numbered("Track", number), f"{track.id} {track.digest}"
    yield "Deck", f"{setup.deck.id} {setup.deck.digest}"
    if record.seed is not None:
        yield "Seed", record.seed
    else:
        for number, race in enumerate(record.deal, 1):
            yield _numbered("Deal", number), write_deal(race, setup.deck)
    if record.result:
        yield "Result", record.result


def _numbered(key: str, number: int) -> str:
    return key if number == 1 else f"{key}{number}"


def _quoted(value: str) -> str:
    value = value.replace("\\", "\\\\").replace('"', '\\"')
    return value.replace("\n", "\\n").replace("\r", "\\r")


def _moves(record: GameRecord) -> Iterator[str]:
    line: list[str] = []
    for before, action, events, _ in record.replay():
        if line and _opens_line(before):
            yield "; ".join(line)
            line = []
        line.append(str(action))
        if any(isinstance(event, RaceStarted | NextRaceStarted) for event in events):
            yield "; ".join(line)
            yield ""
            line = []
    if line:
        yield "; ".join(line)


def _opens_line(state: GameState) -> bool:
    """Whether the next action begins a lot, a choice of all, or a turn."""
    return state.phase.part is not GamePart.CARD and not any(state.secrets)
