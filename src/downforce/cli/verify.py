"""``downforce verify``: whether a game file is what it says. The engine is asked, and ``notation.verify``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from json import dumps
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

import downforce.content
from downforce.cli.errors import CommandError, as_clause, cannot_read, chosen_words, not_ours, refuse
from downforce.content import TRACKS
from downforce.i18n import Words
from downforce.model.errors import DownforceError
from downforce.model.ids import CARS, Car
from downforce.model.track import Track
from downforce.notation import GameRecord
from downforce.notation.fair import PREPARED, is_value
from downforce.notation.files import is_game_file
from downforce.notation.names import harmless
from downforce.notation.receipt import DealVerdict, judge, receipt_in, short
from downforce.notation.receipt_book import all_receipts, receipts_in
from downforce.notation.verify import GameReplay, Source, read_headers
from downforce.rules.phases.scoring import record as so_far
from downforce.rules.state import NONE, RaceDeal

DIFFERS = 1
"""The exit code for a file that is not what it says."""

DIGEST_LENGTH = 64
QUOTED = 80
"""How much of a line an error quotes."""


class Finding(Exception):
    """Something in a game file that does not hold; carries the finished sentence."""


class Verified(NamedTuple):
    """A game file that holds."""

    record: GameRecord
    shown: bool  # whether its digest was compared with the one players were shown
    fairness: DealVerdict

    @property
    def deal(self) -> str:
        """Where the deal comes from: a seed, a seed that was chosen for a lesson, or the file itself."""
        if self.record.seed is None:
            return "given"
        return "prepared" if PREPARED in self.record.headers else "seed"

    @property
    def are_names_plain(self) -> bool:
        """Whether each name is shown as it is written, without invisible letters or piles of marks."""
        return all(harmless(name) == name for name in self.record.names)

    def as_json(self) -> dict[str, object]:
        """What a program wants to know."""
        record = self.record
        return {
            "deal": self.deal,
            "actions": len(record.actions),
            "over": record.end.is_over,
            "result": record.result,
            "digest": record.digest,
            "digest-shown": self.shown,
            "verdict": self.fairness.verdict.value,
            "receipt": self.fairness.receipt,
            "rounds": self.fairness.rounds,
            "names-plain": self.are_names_plain,
        }


def verify(
    file: Path,
    /,
    *,
    digest: str | None = None,
    receipt: str | None = None,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    language: str | None = None,
) -> int:
    """Check that a game file is what it says: the deal, every action, the score, every byte."""
    words = chosen_words(language)
    shown = (digest or "").strip().lower()
    if digest is not None and not _is_digest(shown):
        raise CommandError(words.text("verify-bad-digest", length=DIGEST_LENGTH))
    try:
        data = file.read_bytes()
    except OSError as error:
        raise cannot_read(words, file, error) from None
    if not is_game_file(data):
        raise not_ours(words, file, "game")
    try:
        mine = _own_receipt(receipt, words) if receipt is not None else _known_receipt(data)
        verified = check_game(data, words, source=str(file), shown=shown, receipt=mine)
    except Finding as finding:
        return refuse(str(finding), DIFFERS)
    if json:
        print(dumps(verified.as_json()))
        return 0
    for line in _summary(verified, words, str(file)):
        print(line)
    return 0


def check_game(
    data: bytes,
    words: Words,
    *,
    source: str = "",
    shown: str = "",
    receipt: str = "",
    tracks: Mapping[str, Track] | None = None,
    sources: Sequence[Source] | None = None,
) -> Verified:
    """Reads a game file twice and compares; raises ``Finding`` at the first thing that does not hold.

    For a game on other tracks than ours, ``tracks`` are for the engine and ``sources`` for the script.
    """
    record = _by_the_engine(data, words, source, tracks)
    fairness = judge(record.seed, record.headers, receipt)
    if fairness.flaw is not None:
        raise Finding(words.text("verify-not-fair", path=source, flaw=fairness.flaw.value))
    try:
        second = GameReplay(data, _our_sources() if sources is None else sources, receipt=receipt)
    except ValueError as error:
        raise Finding(words.text("verify-second", path=source, what=str(error))) from None
    for part, ours, theirs in _comparison(record, second):
        if ours != theirs:
            raise Finding(words.text("verify-disagree", path=source, part=part))
    if shown and shown != record.digest:
        raise Finding(words.text("verify-other-digest", path=source, digest=record.digest))
    return Verified(record, bool(shown), fairness)


def _own_receipt(text: str, words: Words) -> str:
    """The receipt that was given: its digits, or the last one in a file of ours or in another game file."""
    word = text.strip().lower()
    if is_value(word):
        return word
    path = Path(text)
    try:
        data = path.read_bytes()
    except OSError as error:
        if path.suffix:
            raise cannot_read(words, path, error) from None
        raise CommandError(words.text("verify-bad-receipt", length=DIGEST_LENGTH)) from None
    found = receipts_in(data.decode(errors="replace"))[-1:] or [_receipt_of(data)]
    if not is_value(found[0]):
        raise CommandError(words.text("verify-bad-receipt", length=DIGEST_LENGTH))
    return found[0]


def _known_receipt(data: bytes) -> str:
    """The file's receipt, if a program of this user has kept the same one."""
    from downforce.folders import data_folder

    found = _receipt_of(data)
    return found if found and found in all_receipts(data_folder() / "receipts") else ""


def _receipt_of(data: bytes) -> str:
    """The receipt that a game file gives; empty if it gives none."""
    headers = read_headers(data.decode(errors="replace").split("\n"))
    return receipt_in(headers)


def _by_the_engine(data: bytes, words: Words, source: str, tracks: Mapping[str, Track] | None) -> GameRecord:
    """Plays the game by the rules and compares the file with the canonical writing, byte for byte."""
    try:
        record = GameRecord.parse(data.decode(), source=source, tracks=TRACKS if tracks is None else tracks)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Finding(words.text("verify-not-text", path=source, line=str(line))) from None
    except DownforceError as error:
        raise Finding(as_clause(words, error)) from None
    written = str(record)
    if written.encode() != data:
        line, column, right = _first_difference(written, data.decode())
        raise Finding(words.text("verify-line", path=source, line=str(line), column=str(column), right=right))
    return record


def _comparison(record: GameRecord, second: GameReplay) -> Iterator[tuple[str, object, object]]:
    """What the engine and the script must agree on, part by part."""
    yield "deal", [pile for race in record.deal for pile in _piles(record, race)], second.deal
    end = record.end
    # A file may stop where only the engine knows that a card is not resolved yet.
    for race, theirs in zip((*end.earlier, so_far(end)), second.races, strict=False):
        sold = [car for car in CARS if race.owners[car] != NONE]
        yield "owners", {car.letter: race.owners[car] for car in sold}, theirs.owners
        yield "prices", {car.letter: race.prices[car] for car in sold}, theirs.prices
        yield "finish", _letters(race.home), theirs.home
        yield "bets", [*map(_letters, race.bets)], theirs.bets
    yield "result", record.result, second.result
    yield "digest", record.digest, second.digest


def _piles(record: GameRecord, race: RaceDeal) -> tuple[list[str], ...]:
    """The four shuffles of a race, as files name their items."""
    cards = record.setup.deck.cards
    return _letters(race.grid), _letters(race.cars), [*race.powers], [cards[card].name for card in race.cards]


def _letters(cars: Iterable[Car]) -> list[str]:
    return [car.letter for car in cars]


@cache
def _our_sources() -> tuple[Source, ...]:
    """The decks and tracks of the project, read from their files by the script."""
    files = sorted(Path(downforce.content.__file__).parent.glob("*/*.[dt]*"))
    return tuple(Source(file.read_text(encoding="utf-8")) for file in files)


def _is_digest(text: str) -> bool:
    return len(text) == DIGEST_LENGTH and set(text) <= set("0123456789abcdef")


def _first_difference(right: str, found: str) -> tuple[int, int, str]:
    """The line and column where two texts part, and the right line, cut where it is long."""
    pairs = enumerate(zip(right, found, strict=False))
    at = next((at for at, (ours, theirs) in pairs if ours != theirs), min(len(right), len(found)))
    line, column = right.count("\n", 0, at) + 1, at - right.rfind("\n", 0, at)
    text = right.split("\n")[line - 1]
    return line, column, text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def _summary(verified: Verified, words: Words, name: str) -> Iterator[str]:
    """What holds, a line each."""
    record = verified.record
    yield words.text("verify-holds", path=name)
    yield words.text("verify-deal", deal=verified.deal)
    yield words.text("verify-actions", count=len(record.actions))
    if verified.fairness.receipt:
        yield words.text(
            "verify-receipt",
            verdict=verified.fairness.verdict.value,
            receipt=short(verified.fairness.receipt),
            rounds=verified.fairness.rounds,
        )
    if not verified.are_names_plain:
        yield words.text("verify-names")
    yield words.text("verify-score", over="yes" if record.end.is_over else "no", result=record.result)
    yield words.text("verify-digest", digest=record.digest, shown="yes" if verified.shown else "no")
