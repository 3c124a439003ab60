"""A server that cheats with the deal, and what a receipt says of its game file: in each of the programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import downforce as df
from downforce.cli.verify import Finding, check_game
from downforce.i18n import load
from downforce.notation import fair, receipt_book
from downforce.notation.fair import commitment, table_seed
from downforce.notation.receipt import DealtRound, Fairness, Flaw, headers, judge, receipt, short
from downforce.notation.receipt_book import Contribution, all_receipts, page_for, receipts_in
from downforce.notation.verify import GameReplay
from tests.cli.robot import run
from tests.notation.test_verify import SCRIPT, SOURCES
from tests.rules.helpers import RING, TRACKS

ANN, BO, CY = "0a" * 32, "0b" * 32, "0c" * 32
SECRET, OTHER = "5e" * 32, "07" * 32


def dealt(
    numbers: dict[int, str], *, secret: str = SECRET, hold: Sequence[int] = (), unsealed: Sequence[int] = ()
) -> DealtRound:
    """A round in which these seats sealed their numbers, and all showed them but those that hold back."""
    seals = {seat: "" if seat in unsealed else commitment(number) for seat, number in numbers.items()}
    is_sealed = all(seals.values())
    shown = {seat: number for seat, number in numbers.items() if is_sealed and seat not in hold}
    return DealtRound(commitment(secret), seals, shown, secret)


def record(rounds: Sequence[DealtRound], **changes: str) -> df.GameRecord:
    """A game with this deal: what a server writes that computes all sums right."""
    last = rounds[-1]
    seed = table_seed(last.secret, [last.shown[seat] for seat in sorted(last.shown)])
    setup = df.make_setup(players=3, track=RING)
    return df.GameRecord(setup=setup, seed=seed, headers=headers(rounds) | changes)


def by_all(game: df.GameRecord, mine: str = "") -> str:
    """What the library, the script and the command say, which has to be the same."""
    verdict = judge(game.seed, game.headers, mine)
    data = str(game).encode()
    try:
        script = "proved" if "proved" in GameReplay(data, SOURCES, "", mine).verdict else "consistent"
    except ValueError:
        script = "unfair"
    try:
        found = check_game(data, load("en"), receipt=mine, tracks=TRACKS, sources=SOURCES)
        command = found.fairness.verdict
    except Finding:
        command = Fairness.UNFAIR
    assert script == command == verdict.verdict
    return verdict.flaw or verdict.verdict


HONEST = [dealt({0: ANN, 1: BO})]
LONG = [dealt({0: ANN, 1: BO}, hold=[1]), dealt({0: CY}, secret=OTHER)]
MINE = receipt(HONEST)


def test_an_honest_deal_is_proved_by_its_receipt_and_consistent_without() -> None:
    for rounds in (HONEST, LONG, [dealt({0: ANN, 2: BO}, unsealed=[2]), dealt({0: CY})]):
        assert by_all(record(rounds), receipt(rounds)) == Fairness.PROVED
        assert by_all(record(rounds)) == Fairness.CONSISTENT


def test_a_receipt_is_the_one_of_the_documented_text() -> None:
    assert receipt(HONEST) == "68818bab70f7c651bc826667832e07b81a8b12fb80fc22e437ad354b2395b9f1"
    assert receipt(LONG) == "5e9997c90d97ed061e3507e7e07008c7646e6f82b92692cf4ce07f387d4fe71a"
    assert short(receipt(HONEST)) == "0453 6203 9113 4801"


CHEATS: dict[str, tuple[list[DealtRound], Flaw]] = {
    "our seat is left out": ([dealt({1: BO})], Flaw.OTHER_DEAL),
    "no contributor is named": ([dealt({})], Flaw.OTHER_DEAL),
    "we are called missing in a round before": (
        [dealt({0: ANN, 1: BO}, hold=[0]), dealt({1: CY})],
        Flaw.LEFT_OUT,
    ),
    "we are called missing, and take part again": (
        [dealt({0: ANN, 1: BO}, hold=[0]), dealt({0: ANN, 1: CY})],
        Flaw.LEFT_OUT,
    ),
    "the secret is swapped": ([dealt({0: ANN, 1: BO}, secret=OTHER)], Flaw.OTHER_DEAL),
    "another's number is swapped": ([dealt({0: ANN, 1: CY})], Flaw.OTHER_DEAL),
    "our seal is replaced": ([dealt({0: CY, 1: BO})], Flaw.OTHER_DEAL),
    "seats are exchanged": ([dealt({0: BO, 1: ANN})], Flaw.OTHER_DEAL),
    "a seat is added": ([dealt({0: ANN, 1: BO, 2: CY})], Flaw.OTHER_DEAL),
    "the rounds are renumbered": ([dealt({2: CY}, hold=[2]), *HONEST], Flaw.OTHER_DEAL),
    "another table's deal": ([dealt({0: "ee" * 32, 1: "dd" * 32}, secret="99" * 32)], Flaw.OTHER_DEAL),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_not_fair_to_who_holds_a_receipt_and_consistent_to_others(cheat: str) -> None:
    rounds, flaw = CHEATS[cheat]
    assert by_all(record(rounds), MINE) == flaw
    assert by_all(record(rounds)) == Fairness.CONSISTENT


def test_a_broken_chain_is_not_fair_to_who_holds_the_last_receipt() -> None:
    other = [dealt({0: ANN, 1: BO}, hold=[0]), LONG[1]]  # another seat is called missing
    fewer = [LONG[1]]
    more = [dealt({0: ANN, 1: BO}, hold=[1]), dealt({0: BO}, hold=[0]), LONG[1]]
    for rounds in (other, fewer, more):
        assert by_all(record(rounds), receipt(LONG)) == Flaw.OTHER_DEAL
        assert by_all(record(rounds)) == Fairness.CONSISTENT


def old(rounds: Sequence[DealtRound]) -> dict[str, str]:
    """The headers of the time before receipts."""
    *earlier, last = rounds
    abandoned = [(one.commitment, one.missing) for one in earlier]
    return fair.headers(last.secret, sorted(last.shown.items()), abandoned)


@pytest.mark.parametrize("rounds", [HONEST, LONG])
def test_an_older_file_holds_as_before_but_is_a_downgrade_to_who_holds_a_receipt(
    rounds: list[DealtRound],
) -> None:
    game = record(rounds)
    older = df.GameRecord(setup=game.setup, seed=game.seed, headers=old(rounds))
    assert by_all(older) == Fairness.CONSISTENT
    assert by_all(older, receipt(rounds)) == Flaw.NO_RECEIPT
    bare = df.GameRecord(setup=game.setup, seed=game.seed)
    assert by_all(bare) == Fairness.CONSISTENT
    assert by_all(bare, receipt(rounds)) == Flaw.NO_RECEIPT
    lesson = df.GameRecord(setup=game.setup, seed=game.seed, headers=fair.prepared_headers("first-lap"))
    assert by_all(lesson) == Fairness.CONSISTENT
    assert by_all(lesson, receipt(rounds)) == Flaw.PREPARED


WRONG: dict[str, Callable[[dict[str, str]], dict[str, str]]] = {
    "receipt of other rounds": lambda made: made | {"Receipt": headers(HONEST)["Receipt"]},
    "short digits of another": lambda made: made | {"Receipt": made["Receipt"][:-1] + "x"},
    "no secret": lambda made: {name: made[name] for name in made if name != "Secret"},
    "no numbers": lambda made: {name: made[name] for name in made if name != "Nonces"},
    "no seal": lambda made: {name: made[name] for name in made if name != "Commitment"},
    "another seal": lambda made: made | {"Commitment": "11" * 32},
    "a number of another": lambda made: made | {"Nonces": f"0:{BO}"},
    "a number twice": lambda made: made | {"Nonces": f"0:{CY} 0:{CY}"},
    "rounds miscounted": lambda made: made | {"Rounds": "3"},
    "rounds not counted": lambda made: {name: made[name] for name in made if name != "Rounds"},
    "rounds not told": lambda made: {name: made[name] for name in made if name != "Abandoned"},
    "the old way to tell rounds": lambda made: made | {"Abandoned": old(LONG)["Abandoned"]},
    "a number that does not fit": lambda made: made | {"Abandoned": made["Abandoned"].replace(ANN, BO)},
    "a full round before": lambda made: made | {"Abandoned": made["Abandoned"].replace(":-", f":{BO}")},
}


@pytest.mark.parametrize("change", WRONG)
def test_what_does_not_fit_itself_is_not_fair_to_anyone(change: str) -> None:
    made = WRONG[change](headers(LONG))
    assert made != headers(LONG)
    game = record(LONG)
    spoilt = df.GameRecord(setup=game.setup, seed=game.seed, headers=made)
    for mine in ("", receipt(LONG)):
        assert judge(spoilt.seed, made, mine).verdict is Fairness.UNFAIR
        with pytest.raises(ValueError):  # noqa: PT011 - each has a sentence of its own
            GameReplay(str(spoilt).encode(), SOURCES, "", mine)
        with pytest.raises(Finding):
            check_game(str(spoilt).encode(), load("en"), receipt=mine, tracks=TRACKS, sources=SOURCES)


def test_a_prepared_deal_has_no_receipt() -> None:
    game = record(HONEST, Prepared="first-lap")
    assert judge(game.seed, game.headers).flaw is Flaw.PREPARED


# --- the commands ---------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with game files on a track that comes with the project."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DOWNFORCE_DATA", str(tmp_path / "data"))
    for name, rounds in {"it": HONEST, "long": LONG, "cheat": CHEATS["our seat is left out"][0]}.items():
        made = record(rounds)
        df.write_game(
            df.GameRecord(setup=df.make_setup(players=3), seed=made.seed, headers=made.headers), f"{name}.dfg"
        )
    return tmp_path


def told(monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    done = run(monkeypatch, ["verify", *words])
    assert done.code == (1 if done.err else 0)
    return done.err or done.out


def test_the_command_says_which_of_the_three_verdicts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digits = short(MINE)
    assert f"Fairness: proved, your receipt {digits}" in told(
        monkeypatch, "it.dfg", "--receipt", MINE.upper()
    )
    assert f"compare its receipt {digits}" in told(monkeypatch, "it.dfg")
    assert "The deal took 2 rounds." in told(monkeypatch, "long.dfg")
    cheated = told(monkeypatch, "cheat.dfg", "--receipt", MINE)
    assert "not fair: your receipt is of another deal: your number is not in this one" in cheated
    left_out = told(monkeypatch, "long.dfg", "--receipt", receipt(LONG[:1]))
    assert "your number is not in this deal" in left_out


def test_the_command_takes_a_friends_file_and_the_page_of_a_program(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "proved" in told(monkeypatch, "it.dfg", "--receipt", "it.dfg")
    assert "not fair" in told(monkeypatch, "cheat.dfg", "--receipt", "it.dfg")
    page_for(folder, "http://x", "t", "me").keep(Contribution(1, 0, ANN, MINE))
    (page,) = folder.glob("*.txt")
    assert "proved" in told(monkeypatch, "it.dfg", "--receipt", str(page))
    for wrong in ("ab", MINE[:16], short(MINE), "x" * 64):
        done = run(monkeypatch, ["verify", "it.dfg", "--receipt", wrong])
        assert (done.code, "64 hexadecimal digits" in done.err) == (2, True)


def test_the_command_finds_the_receipt_that_a_program_of_ours_has_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_for(folder / "data" / "receipts", "http://x", "t", "me").keep(Contribution(1, 0, ANN, MINE))
    assert "proved" in told(monkeypatch, "it.dfg")
    assert "consistent" in told(monkeypatch, "long.dfg")


def test_the_script_says_it_too(folder: Path) -> None:
    def script(*words: str) -> tuple[int, str]:
        done = subprocess.run([sys.executable, SCRIPT, *words], cwd=folder, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    assert script("it.dfg", "--receipt", MINE)[1].endswith("; the deal is proved by your receipt\n")
    assert script("it.dfg")[1].endswith(f"compare its receipt with your own: {short(MINE)}\n")
    code, text = script("cheat.dfg", "--receipt", MINE)
    assert (code, "not verified: not fair: your receipt is of another deal" in text) == (1, True)
    assert script("it.dfg", "--receipt", "ab") == (1, "--receipt takes 64 hexadecimal digits\n")


# --- what a program keeps -------------------------------------------------------------------------


def test_a_page_outlasts_its_program_and_is_secret(tmp_path: Path) -> None:
    page = page_for(tmp_path / "receipts", "http://x/", "../../t", "token")
    page.keep(Contribution(1, 2, ANN))
    assert page.last is None
    page.keep(Contribution(1, 2, ANN, MINE))
    page.keep(Contribution(2, 2, BO))
    again = page_for(tmp_path / "receipts", "http://x", "../../t", "token")
    assert [*again] == [Contribution(1, 2, ANN, MINE), Contribution(2, 2, BO)]
    assert again.last == Contribution(1, 2, ANN, MINE)
    (path,) = (tmp_path / "receipts").iterdir()
    assert "token" not in path.name + path.read_text()
    assert receipts_in(path.read_text()) == [MINE] == [*all_receipts(tmp_path / "receipts")]
    assert path.stat().st_mode & 0o077 == 0
    assert [*page_for(tmp_path / "receipts", "http://x", "../../t", "other")] == []


def test_a_folder_that_cannot_be_written_costs_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    page = page_for(tmp_path / "file", "http://x", "t", "token")
    page.keep(Contribution(1, 0, ANN, MINE))
    assert page.last == Contribution(1, 0, ANN, MINE)


def test_a_folder_keeps_a_thousand_pages_the_oldest_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(receipt_book, "MOST_PAGES", 3)
    for number in range(5):
        page_for(tmp_path, "http://x", f"t{number}", "me").keep(Contribution(1, 0, ANN, f"{number:064}"))
        for path in tmp_path.iterdir():
            os.utime(path, (path.stat().st_mtime - 10,) * 2)
    assert sorted(all_receipts(tmp_path)) == [f"{number:064}" for number in (2, 3, 4)]


def test_spoilt_pages_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\xff\xfe")
    (tmp_path / "b.txt").write_text(
        "downforce receipts 1\nround 0 seat 9 number x\nround 1 seat 0 receipt no\n"
    )
    assert [*all_receipts(tmp_path)] == []


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202egnaF\u2066", "gnaF"),
        ("a" + "\u0301\u0302\u0303" * 9 + "b", "\u00e1\u0302\u0303\u0301\u0302b"),
        ("Zoë", "Zoë"),
    ],
)
def test_a_name_that_upsets_the_text_around_it_is_shown_without_that_and_verify_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, shown: str
) -> None:
    file = tmp_path / "game.dfg"
    df.write_game(df.GameRecord(setup=df.make_setup(players=2), seed="x", names=(name, "Bo")), file)
    checked = run(monkeypatch, ["verify", str(file), "--language", "en"])
    assert checked.code == 0, checked
    assert ("Names: some have invisible letters" in checked.out) == (name != shown)
    told = run(monkeypatch, ["replay", str(file), "--language", "en"])
    assert shown in told.out
    assert (name in told.out) == (name == shown)
