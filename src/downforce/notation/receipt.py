"""The receipt of a deal: the digest of its sealed rounds, which every contributor computes before showing.

See "The receipt" in docs/notation.md. The holder of a receipt can tell later whether a game file, or what a
server shows at the end, is about the same deal: leaving a seat out or exchanging a number changes it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple

from downforce.notation.fair import HEX, PREPARED, commitment, fits_headers, table_seed

HEADING = "downforce receipt 1"
HEADER = "Receipt"
SHORT_DIGITS = 16

_SEAT = rf"[0-5]:(?:{HEX}|-):(?:{HEX}|-)"
_ABANDONED = re.compile(rf"{HEX}(?: {_SEAT})+")
_NONCES = re.compile(rf"none|[0-5]:{HEX}(?: [0-5]:{HEX})*")


class DealtRound(NamedTuple):
    """One round of the deal, as it was sealed and as far as it was shown. Values are hexadecimal, by seat."""

    commitment: str
    """The seal of the server's secret."""
    seals: Mapping[int, str]
    """Of every contributor; empty where the seal was missing."""
    shown: Mapping[int, str]
    """The numbers that were shown."""
    secret: str = ""
    """The server's secret, once it is known."""

    @property
    def is_sealed(self) -> bool:
        """Whether no seal is missing, so that numbers may be shown."""
        return all(self.seals.values())

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that the round waits for."""
        have = self.shown if self.is_sealed else {seat: seal for seat, seal in self.seals.items() if seal}
        return tuple(sorted(seat for seat in self.seals if seat not in have))

    @property
    def flaw(self) -> Flaw | None:
        """What does not fit in it: a secret or a number that is not the one that was sealed."""
        if not _is_value(self.secret) or commitment(self.secret) != self.commitment:
            return Flaw.SECRET
        for seat, nonce in self.shown.items():
            if not self.is_sealed or not _is_value(nonce) or commitment(nonce) != self.seals.get(seat):
                return Flaw.NUMBER
        return None


class Fairness(StrEnum):
    """What can be said of a deal. There is no fourth."""

    PROVED = "proved"
    """The holder's receipt is that of this deal, and everything fits."""
    CONSISTENT = "consistent"
    """Everything fits, but there is no receipt to compare it with."""
    UNFAIR = "unfair"
    """Something does not fit."""


class Flaw(StrEnum):
    """What does not fit."""

    PREPARED = "prepared"
    """The deal was prepared for a lesson, though a receipt or numbers say that it was made at the table."""
    NO_RECEIPT = "no-receipt"
    """The file has no receipt, but its reader holds one."""
    LEFT_OUT = "left-out"
    """The reader's receipt is of a round that was abandoned: their number is not in this deal."""
    OTHER_DEAL = "other-deal"
    """The reader's receipt is of another deal: their number is not in this one."""
    RECEIPT = "receipt"
    """The file's receipt is not that of its rounds."""
    ROUNDS = "rounds"
    """The rounds are not written as they should be, or miscounted."""
    SECRET = "secret"
    """A secret is not the one that was sealed."""
    NUMBER = "number"
    """A number is not the one that was sealed."""
    SEED = "seed"
    """Secret and numbers make another seed."""


class DealVerdict(NamedTuple):
    """A verdict, and what it is based on."""

    verdict: Fairness
    flaw: Flaw | None = None
    receipt: str = ""
    """The receipt of the deal in the file; empty for a file without one."""
    rounds: int = 1


def receipt(rounds: Sequence[DealtRound]) -> str:
    """The receipt of the last of these rounds; it covers those before it too, and who was missing in them."""
    digest, missing = "", tuple[int, ...]()
    for number, round_ in enumerate(rounds, 1):
        before = [f"before {digest}", f"missing {_seats(missing)}"] if digest else []
        seals = [f"seal {seat} {round_.seals[seat] or '-'}" for seat in sorted(round_.seals)]
        lines = [HEADING, f"round {number}", *before, f"commitment {round_.commitment}", *seals]
        digest, missing = sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest(), round_.missing
    return digest


def short(receipt: str) -> str:
    """A receipt in sixteen digits, for people who compare it by voice; programs compare all of it.

    >>> short("ab" * 32)
    '0169 5553 1111 1083'
    """
    digits = f"{int(receipt[:16], 16) % 10**SHORT_DIGITS:0{SHORT_DIGITS}}"
    return " ".join(digits[at : at + 4] for at in range(0, SHORT_DIGITS, 4))


def headers(rounds: Sequence[DealtRound]) -> dict[str, str]:
    """What a game file says of how its seed was made: the receipt, and all that it is computed from."""
    *earlier, last = rounds
    digest = receipt(rounds)
    nonces = " ".join(f"{seat}:{last.shown[seat]}" for seat in sorted(last.shown))
    made = {
        HEADER: f"{digest} {short(digest)}",
        "Commitment": last.commitment,
        "Nonces": nonces or "none",
        "Secret": last.secret,
    }
    if not earlier:
        return made
    return made | {"Abandoned": "; ".join(map(_abandoned, earlier)), "Rounds": str(len(rounds))}


def _abandoned(round_: DealtRound) -> str:
    seals, shown = round_.seals, round_.shown
    seats = (f"{seat}:{seals[seat] or '-'}:{shown.get(seat, '-')}" for seat in sorted(seals))
    return " ".join([round_.secret, *seats])


def judge(seed: str | None, headers: Mapping[str, str], mine: str = "") -> DealVerdict:
    """The verdict on the deal of a game file, for someone who holds a receipt, or none."""
    if HEADER not in headers:
        if mine:
            return DealVerdict(Fairness.UNFAIR, Flaw.PREPARED if PREPARED in headers else Flaw.NO_RECEIPT)
        is_consistent = fits_headers(seed, headers)
        return DealVerdict(Fairness.CONSISTENT) if is_consistent else DealVerdict(Fairness.UNFAIR, Flaw.SEED)
    rounds = _rounds_of(headers)
    flaw = Flaw.ROUNDS if rounds is None else _flaw(seed, headers, rounds)
    if rounds is None or flaw is not None:
        return DealVerdict(Fairness.UNFAIR, flaw)
    return judge_rounds(rounds, mine)


def judge_rounds(rounds: Sequence[DealtRound], mine: str = "") -> DealVerdict:
    """The verdict on the rounds of a deal whose secrets and numbers are known."""
    digest, count = receipt(rounds), len(rounds)
    if any(not round_.missing for round_ in rounds[:-1]) or rounds[-1].missing:
        return DealVerdict(
            Fairness.UNFAIR, Flaw.ROUNDS, digest, count
        )  # it is the first full round that deals
    flaw = next((round_.flaw for round_ in rounds if round_.flaw is not None), None)
    if flaw is not None:
        return DealVerdict(Fairness.UNFAIR, flaw, digest, count)
    if not mine:
        return DealVerdict(Fairness.CONSISTENT, None, digest, count)
    if mine == digest:
        return DealVerdict(Fairness.PROVED, None, digest, count)
    is_abandoned = any(receipt(rounds[:number]) == mine for number in range(1, count))
    return DealVerdict(Fairness.UNFAIR, Flaw.LEFT_OUT if is_abandoned else Flaw.OTHER_DEAL, digest, count)


def is_fair(seed: str | None, headers: Mapping[str, str]) -> bool:
    """Whether what a file says of its deal fits together; a file that says nothing claims nothing."""
    return judge(seed, headers).verdict is not Fairness.UNFAIR


def receipt_in(headers: Mapping[str, str]) -> str:
    """The receipt that a file gives; empty if it gives none."""
    return headers.get(HEADER, "").partition(" ")[0]


def _flaw(seed: str | None, headers: Mapping[str, str], rounds: Sequence[DealtRound]) -> Flaw | None:
    if PREPARED in headers:
        return Flaw.PREPARED
    last = rounds[-1]
    found = judge_rounds(rounds)
    if found.flaw is not None:
        return found.flaw
    if seed != table_seed(last.secret, [last.shown[seat] for seat in sorted(last.shown)]):
        return Flaw.SEED
    digest = receipt(rounds)
    return None if headers[HEADER] == f"{digest} {short(digest)}" else Flaw.RECEIPT


def _rounds_of(headers: Mapping[str, str]) -> tuple[DealtRound, ...] | None:
    """The rounds that a file tells of; None if they are not written as they should be."""
    nonces, secret = headers.get("Nonces", ""), headers.get("Secret", "")
    if not _NONCES.fullmatch(nonces) or not _is_value(secret):
        return None
    shown = {} if nonces == "none" else dict(_seat_and_value(word) for word in nonces.split(" "))
    if nonces != "none" and not _is_ascending(nonces.split(" ")):
        return None
    seals = {seat: commitment(nonce) for seat, nonce in shown.items()}
    earlier = _abandoned_rounds(headers.get("Abandoned"))
    if earlier is None or headers.get("Rounds", "1") != str(len(earlier) + 1):
        return None
    if not earlier and "Rounds" in headers:
        return None
    return (*earlier, DealtRound(headers.get("Commitment", ""), seals, shown, secret))


def _abandoned_rounds(text: str | None) -> tuple[DealtRound, ...] | None:
    """The rounds before the last; None if they are not written as they should be."""
    rounds = list[DealtRound]()
    for part in text.split("; ") if text is not None else ():
        if not _ABANDONED.fullmatch(part):
            return None
        secret, *seats = part.split(" ")
        if not _is_ascending(seats):
            return None
        words = [(int(seat), seal, nonce) for seat, seal, nonce in (word.split(":") for word in seats)]
        seals = {seat: "" if seal == "-" else seal for seat, seal, _ in words}
        shown = {seat: nonce for seat, _, nonce in words if nonce != "-"}
        rounds.append(DealtRound(commitment(secret), seals, shown, secret))
    return tuple(rounds)


def _seat_and_value(word: str) -> tuple[int, str]:
    seat, _, value = word.partition(":")
    return int(seat), value


def _is_ascending(words: Sequence[str]) -> bool:
    """Whether each seat stands there once, in order."""
    seats = [word[0] for word in words]
    return seats == sorted(set(seats))


def _seats(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats)) or "-"


def _is_value(text: str) -> bool:
    return re.fullmatch(HEX, text) is not None
