"""Game files: the exact text, what a lenient reader lets pass, what it refuses and where, and a corpus that
stays readable for ever."""

from __future__ import annotations

import ast
import hashlib
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.model.errors import GameFileError
from downforce.notation import read as reader
from downforce.notation.read import LONGEST, MOST_ACTIONS
from downforce.rules.events import NextRaceStarted
from tests import golden
from tests.rules.helpers import OVAL, RING, TRACKS, race_deal
from tests.strategies import SampleGame, examples, games


def parse(text: str, source: str = "") -> df.GameRecord:
    """Reads a game file that may name the tracks of the tests."""
    return df.GameRecord.parse(text, source=source, tracks=TRACKS)


def refusal(text: str) -> GameFileError:
    """How a text is refused."""
    with pytest.raises(GameFileError) as caught:
        parse(text)
    return caught.value


# --- anchors --------------------------------------------------------------------------------------

OVAL_DIGEST = "bc1b2551f1b64e8a3701821d72da173782526c584088231ec6b2346a91138ede"
DECK_DIGEST = "de29403864176b8047b32ad820ded19c05dbd14627cf77c47a98bfecdbf98a98"
FAMILIES = ".".join(f"{family}{number}" for family in "ABCDEFG" for number in range(1, 7))

# Black has the pole, eight steps from the finish line, and seat 0 has the Speed-8 card of black.
HEADERS = f"""\
[Game "downforce 1"]
[Date "2026-11-15"]
[Players "2"]
[Seat0 "Ann"]
[Seat1 "Bo"]
[Options "en beginner"]
[Track "oval@1 {OVAL_DIGEST}"]
[Deck "classic@1 {DECK_DIGEST}"]
[Deal "KBGYOR;KBGYOR;-;{FAMILIES}"]
"""
MOVES = """
0 play 8K; 0 move K finish
"""
RESULT = '[Result "0:0 1:0 won 0"]\n'
DIGEST = "376ef4c03c952636cbd8787380fe5568ffdeedb056c3bdf703ad1168d3544019"
SMALL = f'{HEADERS}{RESULT}[Digest "{DIGEST}"]\n{MOVES}'
"""A whole game: a beginner's game that the first card decides."""


def small_record() -> df.GameRecord:
    """The same game, made by hand."""
    setup = df.make_setup(players=2, track=OVAL, mode="beginner")
    record = df.GameRecord(
        setup=setup, given_deal=(race_deal(powers=""),), names=("Ann", "Bo"), headers={"Date": "2026-11-15"}
    )
    for text in ("0 play 8K", "0 move K finish"):
        record = record.with_action(df.parse_action(record.end, text))
    return record


def test_a_whole_game_as_text() -> None:
    assert str(small_record()) == SMALL
    assert parse(SMALL) == small_record()


def test_the_digest_is_that_of_the_text_without_its_line() -> None:
    assert hashlib.sha256((HEADERS + RESULT + MOVES).encode()).hexdigest() == DIGEST
    assert small_record().digest == DIGEST


def test_what_a_record_says_of_the_game() -> None:
    record = parse(SMALL)
    assert (record.seed, record.names, record.headers) == (None, ("Ann", "Bo"), {"Date": "2026-11-15"})
    assert record.deal == record.given_deal == (race_deal(powers=""),)
    assert list(map(str, record.actions)) == ["0 play 8K", "0 move K finish"]
    assert record.result == "0:0 1:0 won 0"
    assert record.end.is_over
    assert df.standings(record.end).winners == (0,)


def test_an_unfinished_game_has_no_result() -> None:
    record = replace(small_record(), actions=small_record().actions[:1])
    assert record.result == ""
    text = str(record)
    assert "Result" not in text
    assert text.endswith('"]\n\n0 play 8K\n')
    assert parse(text) == record


def test_a_game_before_its_first_action() -> None:
    record = df.GameRecord(setup=df.make_setup(players=3, track=RING, edition="fr"), seed="a seed")
    head, seal, rest = str(record).partition('[Digest "')
    assert head == (
        '[Game "downforce 1"]\n[Players "3"]\n[Options "fr standard"]\n'
        f'[Track "ring@1 {RING.digest}"]\n[Deck "classic@1 {DECK_DIGEST}"]\n[Seed "a seed"]\n'
    )
    assert (seal, rest[64:]) == ('[Digest "', '"]\n\n')
    assert parse(str(record)) == record
    assert record.end == record.start == df.new_game(setup=record.setup, seed="a seed")


def test_the_actions_stand_in_lines_by_lot_choice_turn_and_bet() -> None:
    """An empty line stands between the auction and the race, and between two races."""
    record = stored("world-tour-en")
    auction, race, second_auction, second_race = str(record).partition("\n\n")[2].rstrip("\n").split("\n\n")
    seats = record.setup.players
    for line in (auction + "\n" + second_auction).splitlines():
        verbs = [action.split()[1] for action in line.split("; ")]
        assert set(verbs) in ({"bid"}, {"keep"}, {"swap"})
        assert len(verbs) <= seats
    for line in (race + "\n" + second_race).splitlines():
        verbs = [action.split()[1] for action in line.split("; ")]
        assert verbs[0] == "play" or verbs == ["bet"] * seats
        assert verbs.count("play") <= 1
    started = [
        event.track for p in record.replay() for event in p.events if isinstance(event, NextRaceStarted)
    ]
    assert started == [record.setup.tracks[1].id]


# --- the corpus: old records stay readable --------------------------------------------------------

FILES = sorted(golden.GAMES.glob("*.dfg"))
every_file = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@cache
def stored(name: str) -> df.GameRecord:
    return df.read_game(golden.GAMES / f"{name}.dfg", tracks=TRACKS)


def test_the_corpus_has_every_mode_in_every_edition_and_every_number_of_players() -> None:
    names = {path.stem for path in FILES}
    assert names >= {f"{mode}-{edition}" for mode in df.MODES for edition in df.EDITIONS}
    assert names >= {"unfinished-auction", "unfinished-race", "given-deal", "given-deal-tour"}
    for mode in df.MODES:
        assert {stored(f"{mode}-{edition}").setup.players for edition in df.EDITIONS} == {2, 3, 4, 5, 6}


@every_file
def test_an_old_record_is_read_and_written_as_it_stands(path: Path) -> None:
    data = path.read_bytes()
    assert str(stored(path.stem)).encode() == data
    assert parse(data.decode()) == stored(path.stem)


@every_file
def test_an_old_record_replays_to_the_result_it_stores(path: Path) -> None:
    text, record = path.read_text(encoding="utf-8"), stored(path.stem)
    claimed = re.search(r'(?m)^\[Result "(.*)"\]$', text)
    final = record.start
    for played in record.replay():
        assert played.before == final
        assert played.action in df.legal_actions(final, played.action.seat)
        final = played.after
    assert final == record.end
    assert (claimed is None) == (not final.is_over) == path.stem.startswith("unfinished")
    if claimed:
        table = df.standings(final)
        money = {row.seat: row.money for row in table.rows}
        shares = " ".join(f"{seat}:{money[seat]}" for seat in sorted(money))
        assert claimed[1] == f"{shares} won {' '.join(map(str, table.winners))}"


@every_file
def test_the_digest_of_an_old_record_can_be_made_without_the_library(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    (digest,) = (line for line in lines if line.startswith("[Digest "))
    rest = "".join(line for line in lines if line is not digest)
    assert digest == f'[Digest "{hashlib.sha256(rest.encode()).hexdigest()}"]\n'


@every_file
def test_a_file_on_disk(path: Path, tmp_path: Path) -> None:
    df.write_game(stored(path.stem), tmp_path / "copy.dfg")
    assert (tmp_path / "copy.dfg").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("name", ["beginner-es", "standard-fr", "unfinished-race", "given-deal-tour"])
def test_every_position_of_a_replay_is_that_of_stepwise_play(name: str) -> None:
    record = stored(name)
    state = record.start
    assert record.at(0) == state
    for count, action in enumerate(record.actions, 1):
        state = df.apply(state, action).state
        assert record.at(count) == state
    assert record.at(len(record.actions) + 9) == record.end == state


@examples(30)
@given(games())
def test_what_is_played_is_what_is_read(game: SampleGame) -> None:
    for seed, deal in ((str(game.seed), None), (None, game.deal)):
        record = df.GameRecord(setup=game.setup, seed=seed, given_deal=deal, actions=game.actions)
        read = parse(str(record))
        assert read == record
        assert str(read) == str(record)
        assert tuple(played.after for played in read.replay()) == game.states[1:]
        assert read.end == game.states[-1]
        assert len(str(record)) < LONGEST // 10


# --- lenient about layout -------------------------------------------------------------------------


def one_action_per_line(text: str) -> str:
    return text.replace("; ", "\n")


def scattered(text: str) -> str:
    """Spaces, tabs and empty lines wherever they may stand."""
    head, _, moves = text.partition("\n\n")
    head = "\n\n".join(f"  {line.replace(' ', '   ', 1)}\t" for line in head.splitlines())
    moves = moves.replace("; ", "  ;;\t ").replace(" ", "  ")
    return f"\n{head}\n\n\n{moves}\n\n;\n"


def headers_in_any_order(text: str) -> str:
    head, _, moves = text.partition("\n\n")
    lines = head.splitlines()
    Random(1).shuffle(lines)
    return "\n".join([*lines, moves])


LENIENT: dict[str, Callable[[str], str]] = {
    "one action per line": one_action_per_line,
    "all actions in one line": lambda text: re.sub(r"\n+(?=\d )", "; ", text).replace("]; ", "]\n", 1),
    "headers in any order": headers_in_any_order,
    "headers backwards": lambda text: "\n".join(
        [*text.split("\n\n")[0].splitlines()[::-1], *text.split("\n\n")[1:]]
    ),
    "Windows": lambda text: text.replace("\n", "\r\n"),
    "old Macintosh": lambda text: text.replace("\n", "\r"),
    "byte order mark": lambda text: "\ufeff" + text,
    "byte order mark of Windows": lambda text: "\ufeff" + text.replace("\n", "\r\n"),
    "spaces": scattered,
    "comments": lambda text: "# a game\n" + re.sub(r"(?m)^(\d .*)$", r"# turn [x]\n\1  # ; 9 fly", text),
    "no newline at the end": str.rstrip,
    "no claims": lambda text: re.sub(r"\[(Result|Digest) .*\]\n", "", text),
    "no digests": lambda text: re.sub(r'(@1) [0-9a-f]{64}"', r'\1"', text),
    "no versions": lambda text: re.sub(r'@1 [0-9a-f]{64}"', '"', text),
    "an empty header": lambda text: text.replace("\n\n", '\n[Note ""]\n\n', 1),
}


@pytest.mark.parametrize("name", ["standard-pt-BR", "world-tour-en", "given-deal-tour", "unfinished-race"])
@pytest.mark.parametrize("change", LENIENT.values(), ids=LENIENT)
def test_layout_does_not_matter(change: Callable[[str], str], name: str) -> None:
    text = str(stored(name))
    changed = change(text)
    assert changed != text
    if "Note" in changed:  # but then the digest is that of another text
        changed = re.sub(r"\[Digest .*\]\n", "", changed)
        assert parse(changed) == replace(
            stored(name), headers={"Date": "2026-11-15", "Note": "", "Origin": "random legal play"}
        )
    else:
        assert parse(changed) == stored(name)
        assert str(parse(changed)) == text


@pytest.mark.parametrize("change", ["Windows", "old Macintosh", "byte order mark of Windows"])
def test_layout_of_a_file_does_not_matter(tmp_path: Path, change: str) -> None:
    path = tmp_path / "small.dfg"
    path.write_bytes(LENIENT[change](SMALL).encode())
    assert df.read_game(path, tracks=TRACKS) == small_record()


# --- what else a file may say ---------------------------------------------------------------------


def test_unknown_headers_are_kept() -> None:
    text = HEADERS.replace("[Date", '[Zoo "3"]\n[date "x"]\n[Seat7 "nobody"]\n[A1 "a; 0 bid A1 # no"]\n[Date')
    record = parse(text + MOVES)
    assert record.headers == {
        "Zoo": "3", "date": "x", "Seat7": "nobody", "A1": "a; 0 bid A1 # no", "Date": "2026-11-15",
    }  # fmt: skip
    assert [line.split()[0] for line in str(record).splitlines()[1:6]] == [
        "[A1",
        "[Date",
        "[Seat7",
        "[Zoo",
        "[date",
    ]
    assert parse(str(record)) == record


def test_names_by_seat() -> None:
    assert parse(re.sub(r"\[Seat.*\n", "", HEADERS) + MOVES).names == ()
    assert parse(re.sub(r"\[Seat0.*\n", "", HEADERS) + MOVES).names == ("", "Bo")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"),
        ('Bo "the Bolt"', r"Bo \"the Bolt\""),
        ("back\\slash", r"back\\slash"),
        ("\\", r"\\"),
        ('\\"', r"\\\""),
        ("two\nlines", r"two\nlines"),
        ("\\n", r"\\n"),
        (" spaces ", " spaces "),
        ("[Game]; 0 bid A1 # x", "[Game]; 0 bid A1 # x"),
        ("Дмитрий 五郎 🏎️ é", "Дмитрий 五郎 🏎️ é"),
        ("", ""),
        ("tab\tbed", "tab\tbed"),
        ("zero\0width\u200b", "zero\0width\u200b"),
    ],
)
def test_names_are_quoted(name: str, written: str, tmp_path: Path) -> None:
    record = replace(small_record(), names=(name, "Bo"), headers={"Note": name})
    assert f'\n[Note "{written}"]\n' in str(record)
    assert f'\n[Seat0 "{written}"]\n' in str(record)
    assert parse(str(record)) == record
    df.write_game(record, tmp_path / "game.dfg")
    assert df.read_game(tmp_path / "game.dfg", tracks=TRACKS) == record


def test_other_escapes_are_the_character_itself() -> None:
    assert parse(HEADERS.replace("Ann", r"\A\n\\n\"n\t") + MOVES).names[0] == 'A\n\\n"nt'


LINE_ENDS = "\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""What else `str.splitlines` takes for the end of a line."""
plain_text = st.text(st.characters(codec="utf-8", exclude_characters=LINE_ENDS), max_size=20)


@examples(60)
@given(plain_text, plain_text, plain_text)
def test_any_text_can_be_a_name_a_header_and_a_seed(name: str, note: str, seed: str) -> None:
    setup = df.make_setup(players=2, track=OVAL)
    record = df.GameRecord(setup=setup, seed=seed, names=(name, ""), headers={"Note": note})
    assert parse(str(record)) == record


@pytest.mark.parametrize("end", LINE_ENDS)
def test_any_line_end_can_be_part_of_a_name(end: str, tmp_path: Path) -> None:
    record = replace(small_record(), names=(f"Ann{end}Lee", "Bo"))
    df.write_game(record, tmp_path / "game.dfg")
    assert df.read_game(tmp_path / "game.dfg", tracks=TRACKS) == record


# --- strict about the game ------------------------------------------------------------------------

TOUR = (golden.GAMES / "world-tour-en.dfg").read_text(encoding="utf-8")
GIVEN_TOUR = (golden.GAMES / "given-deal-tour.dfg").read_text(encoding="utf-8")


def edited(old: str, new: str, text: str = HEADERS + RESULT + MOVES) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def without(key: str, text: str = HEADERS + RESULT + MOVES) -> str:
    (line,) = re.findall(rf"(?m)^\[{key} .*\n", text)
    return text.replace(line, "")


class Refused:
    """A text, why it is refused, and where: line and column, 0 where there is none."""

    def __init__(self, text: str, cause: str, line: int = 0, column: int = 0) -> None:
        self.text, self.cause, self.line, self.column = text, cause, line, column


HEADER_FORM = 'a header looks like [Name "value"]'
OTHER = "0" * 64
REFUSED = {
    # The form of the file.
    "too long": Refused(f"{SMALL}#{'x' * LONGEST}", "a game file has at most 200000 characters"),
    "too many actions": Refused(
        HEADERS + "0 bet K;" * (MOST_ACTIONS + 1), "a game has at most 10000 actions", 10
    ),
    "no value": Refused(edited('[Seat0 "Ann"]', "[Seat0]"), HEADER_FORM, 4, 1),
    "no quotes": Refused(edited('"Ann"', "Ann"), HEADER_FORM, 4, 1),
    "quote inside": Refused(edited('"Ann"', '"An"n"'), HEADER_FORM, 4, 1),
    "half an escape": Refused(edited('"Ann"', '"Ann\\"'), HEADER_FORM, 4, 1),
    "no bracket": Refused(edited('"Ann"]', '"Ann"'), HEADER_FORM, 4, 1),
    "after the bracket": Refused(edited('"Ann"]', '"Ann"] 0 play 8K'), HEADER_FORM, 4, 1),
    "indented": Refused(edited('[Seat0 "Ann"]', "   [Seat0]"), HEADER_FORM, 4, 4),
    "no key": Refused(edited('[Seat0 "Ann"]', '["Ann"]'), HEADER_FORM, 4, 1),
    "key of 32 letters": Refused(edited("[Date", f"[{'D' * 32}"), HEADER_FORM, 2, 1),
    "key with a space": Refused(edited("[Date", "[The Date"), HEADER_FORM, 2, 1),
    "header after an action": Refused(
        f"{HEADERS}{MOVES}  {RESULT}", "headers come before the first action", 12, 3
    ),
    "twice": Refused(edited('[Seat1 "Bo"]', '[Seat0 "Bo"]'), "Seat0 is given twice", 5, 1),
    "nothing": Refused("", 'the header [Game "downforce 1"] is missing', 1),
    "no game": Refused(without("Game"), 'the header [Game "downforce 1"] is missing', 1),
    "another game": Refused(
        '\n[Date "x"]\n[Game "downforce 2"]', 'the header [Game "downforce 1"] is missing', 3
    ),
    # The table.
    "no track": Refused(without("Track"), "the header Track is missing"),
    "no players": Refused(without("Players"), "the header Players is missing"),
    "no options": Refused(without("Options"), "the header Options is missing"),
    "no deck": Refused(without("Deck"), "the header Deck is missing"),
    "unknown track": Refused(edited("oval@1", "oval@2"), "Track: nothing here is called 'oval@2'", 7),
    "unknown deck": Refused(
        edited("classic@1", "other"), "Deck: no deck is called 'other'; there are classic", 8
    ),
    "another track": Refused(
        edited(OVAL_DIGEST, OTHER),
        "Track: oval@1 here is not the same as in this game: the digests differ",
        7,
    ),
    "another deck": Refused(
        edited(DECK_DIGEST, OTHER),
        "Deck: classic@1 here is not the same as in this game: the digests differ",
        8,
    ),
    "one player": Refused(
        edited('"2"', '"1"'), "Players: '1' is not a number of players from 2 to 6", 3
    ),
    "seven players": Refused(
        edited('"2"', '"7"'), "Players: '7' is not a number of players from 2 to 6", 3
    ),
    "players in words": Refused(
        edited('"2"', '"two"'), "Players: 'two' is not a number of players from 2 to 6", 3
    ),
    "players in other digits": Refused(
        edited('"2"', '"٢"'), "Players: '٢' is not a number of players from 2 to 6", 3
    ),
    "no such seat": Refused(edited("Seat1", "Seat2"), "there is no seat 2", 5),
    "unknown edition": Refused(
        edited("en beginner", "de beginner"),
        "Options: no edition is called 'de'; there are en, es, fr, pt-PT, pt-BR",
        6,
    ),
    "unknown mode": Refused(
        edited("en beginner", "en expert"),
        "Options: no mode is called 'expert'; there are standard, beginner, long-distance, world-tour",
        6,
    ),
    "unknown option": Refused(
        edited("en beginner", "en beginner rain=yes"), "Options: unknown-option: rain=yes", 6
    ),
    "bad value": Refused(
        edited("en beginner", "en beginner bets=maybe"), "Options: bad-option-value: bets=maybe", 6
    ),
    "unknown power": Refused(
        edited("en beginner", "en beginner powers=lucky"),
        "Options: no power is called 'lucky'; there are aggressive, cunning, determined, strategic, tricky,"
        " unpredictable",
        6,
    ),
    # The deal.
    "seed and deal": Refused(
        edited("[Deal", '[Seed "1"]\n[Deal'),
        "a game file needs a seed or a deal, and only one of the two",
        10,
    ),
    "a second deal": Refused(edited("[Deal", '[Deal2 "x"]\n[Deal'), "Deal2 is only for a World Tour", 9),
    "neither": Refused(without("Deal"), "a game file needs a seed or a deal, and only one of the two"),
    "three parts": Refused(
        edited("KBGYOR;KBGYOR;-;", "KBGYOR;-;"), "Deal: a deal has four parts: grid;cars;powers;cards", 9
    ),
    "no car": Refused(edited("KBGYOR;KBGYOR", "KBGYOR;KBGYOX"), "Deal: 'X' is not the letter of a car", 9),
    "unknown power dealt": Refused(
        edited(";-;", ";lucky;"),
        "Deal: no power is called 'lucky'; there are aggressive, cunning, determined, strategic, tricky,"
        " unpredictable",
        9,
    ),
    "unknown card": Refused(
        edited("A1.A2", "A1.A7"), "Deal: no card of the deck classic@1 is called 'A7'", 9
    ),
    "card twice": Refused(edited("A1.A2", "A1.A1"), "Deal: bad-deal", 9),
    "car twice": Refused(edited("KBGYOR;KBGYOR", "KBGYOR;KBGYOO"), "Deal: bad-deal", 9),
    "power too many": Refused(edited(";-;", ";tricky;"), "Deal: bad-deal", 9),
    "no second deal": Refused(without("Deal2", GIVEN_TOUR), "the header Deal2 is missing"),
    # The actions.
    "no action": Refused(edited("0 move K finish", "0 fly K"), "not an action: '0 fly K'", 12, 12),
    "long word": Refused(edited("0 move K finish", "x" * 99), f"not an action: '{'x' * 60}'", 12, 12),
    "no seat": Refused(edited("0 move K finish", "3 move K finish"), "no seat 3 at a table of 2", 12, 12),
    "no such card": Refused(
        edited("0 play 8K", "0 play H1"), "no card of the deck classic@1 is called 'H1'", 12, 8
    ),
    "no such car": Refused(edited("K finish", "X finish"), "no car has the letter 'X'", 12, 19),
    "no such cell": Refused(edited("K finish", "K  9z"), "oval@1 has no cell '9z'", 12, 22),
    "out of reach": Refused(edited("K finish", "K 4a1"), "illegal (out-of-reach): 0 move K 4a1", 12, 12),
    "wrong car": Refused(edited("K finish", "B finish"), "illegal (wrong-car): 0 move B finish", 12, 12),
    "not in hand": Refused(
        edited("0 play 8K;", "\n  0 play 8R;"), "illegal (card-not-in-hand): 0 play 8R", 13, 3
    ),
    "wrong turn": Refused(edited("0 play 8K;", "1 play 8B;"), "illegal (not-your-turn): 1 play 8B", 12, 1),
    "wrong phase": Refused(edited("0 play 8K;", "0 bet K;"), "illegal (wrong-phase): 0 bet K", 12, 1),
    "after the end": Refused(edited("K finish", "K finish;1 bet K"), "illegal (game-over): 1 bet K", 12, 28),
    # The claims.
    "another result": Refused(
        edited("won 0", "won 1"), "the result of this game is 0:0 1:0 won 0, not what the file says", 10
    ),
    "result too early": Refused(
        edited("; 0 move K finish", ""), "there is a result, but this game is not over", 10
    ),
    "another digest": Refused(
        edited(DIGEST, OTHER, SMALL), f"the digest of this game is {DIGEST}, not what the file says", 11
    ),
    "another name": Refused(
        edited('"Ann"', '"Eve"', SMALL),
        "the digest of this game is "
        + hashlib.sha256((HEADERS + RESULT + MOVES).replace("Ann", "Eve").encode()).hexdigest()
        + ", not what the file says",
        11,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED)
def test_what_is_refused_is_told_with_its_place(case: Refused) -> None:
    error = refusal(case.text)
    assert (error.cause, error.line, error.column) == (case.cause, case.line, case.column)


def test_a_source_is_named(tmp_path: Path) -> None:
    text = REFUSED["out of reach"].text
    with pytest.raises(GameFileError) as caught:
        parse(text, "game.dfg")
    assert str(caught.value) == "game.dfg:12:12: illegal (out-of-reach): 0 move K 4a1"
    (tmp_path / "on-disk.dfg").write_text(text, encoding="utf-8")
    with pytest.raises(GameFileError) as caught:
        df.read_game(tmp_path / "on-disk.dfg", tracks=TRACKS)
    assert str(caught.value) == f"{tmp_path}/on-disk.dfg:12:12: illegal (out-of-reach): 0 move K 4a1"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "photo.dfg").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(GameFileError) as caught:
        df.read_game(tmp_path / "photo.dfg")
    assert str(caught.value) == f"{tmp_path}/photo.dfg: not a text file"


def causes_in_the_reader() -> Iterator[str]:
    """What the reader can say, as patterns: the first argument of every `fail` in its source."""
    for node in ast.walk(ast.parse(inspect.getsource(reader))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fail":
            match node.args[0]:
                case ast.Constant(value=str(text)):
                    yield re.escape(text)
                case ast.JoinedStr(values=parts):
                    yield "".join(
                        re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".*" for p in parts
                    )


def test_every_cause_of_the_reader_has_a_case() -> None:
    causes = set(causes_in_the_reader())
    assert len(causes) >= 13
    told = [case.cause for case in REFUSED.values()]
    assert [cause for cause in causes if not any(re.fullmatch(cause, text) for text in told)] == []


def test_a_track_that_only_the_shelf_knows() -> None:
    with pytest.raises(GameFileError, match=r"^line 7: Track: no track is called 'oval@1'; there are "):
        df.GameRecord.parse(SMALL)


def test_any_other_action_breaks_the_digest() -> None:
    """A changed game is either impossible or has another digest."""
    text, rng = str(stored("standard-en")), Random(1)
    record = stored("standard-en")
    for at in rng.sample(range(len(record.actions)), 25):
        state = record.at(at)
        for other in df.legal_actions(state, record.actions[at].seat):
            if other == record.actions[at]:
                continue
            actions = [*map(str, record.actions[:at]), str(other), *map(str, record.actions[at + 1 :])]
            head = text.partition("\n\n")[0]
            with pytest.raises(GameFileError):
                parse("\n".join([head, *actions]))


def test_a_tour_needs_two_tracks() -> None:
    assert refusal(without("Track2", TOUR)).cause == "the header Track2 is missing"
    second = f'[Track2 "ring@1 {RING.digest}"]\n[Deck'
    assert refusal(edited("[Deck", second)).cause == "Track2 is only for a World Tour"


# --- bugs -----------------------------------------------------------------------------------------


def test_a_missing_or_useless_second_track_is_told_in_its_place() -> None:
    assert refusal(without("Track2", TOUR)).line != line_of("Players", without("Track2", TOUR))
    text = edited("[Deck", f'[Track2 "ring@1 {RING.digest}"]\n[Deck')
    assert refusal(text).line == line_of("Track2", text)


def line_of(key: str, text: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(f"[{key} "))


def test_a_wrong_second_deal_is_told_in_its_line() -> None:
    (old,) = re.findall(r'(?m)^\[Deal2 "(\w{6})', GIVEN_TOUR)
    text = edited(f'[Deal2 "{old}', f'[Deal2 "{old[:5]}{old[0]}', GIVEN_TOUR)
    error = refusal(text)
    assert (error.cause, error.line) == ("Deal2: bad-deal", line_of("Deal2", text))


@pytest.mark.parametrize(
    "text",
    [edited("[Deal ", '[Deal2 "x"]\n[Deal '), edited("[Seed ", '[Deal2 "x"]\n[Seed ', TOUR)],
    ids=["one race", "a seed"],
)
def test_a_second_deal_that_nobody_needs_is_refused(text: str) -> None:
    text = re.sub(r"\[(Result|Digest) .*\]\n", "", text)
    with pytest.raises(GameFileError):
        parse(text)


@pytest.mark.parametrize(
    "key",
    [
        "Seed",
        "Note",
        "Seat0",
    ],
)
def test_a_lone_surrogate_is_refused(key: str) -> None:
    setup = df.make_setup(players=2, track=OVAL)
    text = without(
        "Digest", str(df.GameRecord(setup=setup, seed="s", names=("a", "b"), headers={"Note": "n"}))
    )
    (line,) = re.findall(rf"(?m)^\[{key} .*\n", text)
    with pytest.raises(df.DownforceError):
        parse(text.replace(line, f'[{key} "\ud800"]\n'))


def test_a_record_has_a_seed_or_a_deal_but_not_two_stories() -> None:
    setup = df.make_setup(players=2, track=OVAL)
    try:
        record = df.GameRecord(setup=setup, seed="1", given_deal=df.GameRecord(setup=setup, seed="2").deal)
        text = str(record)
    except df.DownforceError:
        return
    assert parse(text).start == record.start


def test_a_record_without_chance_is_refused_by_an_error_of_ours() -> None:
    with pytest.raises(df.DownforceError):
        str(df.GameRecord(setup=df.make_setup(players=2, track=OVAL)))


@pytest.mark.parametrize(
    "change",
    [
        {"names": ("a", "b", "c")},
        {"headers": {"two words": "x"}},
        {"headers": {"": "x"}},
        {"headers": {"Seed": "x"}},
        {"headers": {"Seat0": "x"}, "names": ("a", "b")},
    ],
    ids=["a name too many", "a key with a space", "an empty key", "an own header", "a seat"],
)
def test_what_can_be_written_can_be_read(change: dict[str, object]) -> None:
    try:
        text = str(replace(small_record(), **change))  # type: ignore[arg-type]
    except df.DownforceError:
        return
    parse(text)


# --- strangers ------------------------------------------------------------------------------------

NASTY = (
    "[", "]", '"', "\\", ";", "#", "\n", "\r", "\0", "\ufeff", "\u2028", " ", "-", "0", "9", "٣", "K", "X",
    "?", ".", ",", "@", "=", "/", '[Game "downforce 1"]', '[Track2 "ring"]', '[Deal2 "-"]', '[Seed "1"]',
    '[Seat5 "x"]', "0 skip", "0 bet K", "0 play A1 reverse", "1 bid 8K declared", "5 wild R",
    "0 bonus K none", "none", "finish", "declared", "en", "world-tour", "powers=none", "powers=,",
    "auction=no", "9" * 400,
)  # fmt: skip


@cache
def corpus() -> tuple[str, ...]:
    return (SMALL, *(path.read_text(encoding="utf-8") for path in FILES))


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A file of the corpus with some places cut, doubled, replaced or filled in, often without its claims."""
    text = draw(st.sampled_from(corpus()))
    if draw(st.booleans()):
        text = re.sub(r"\[(Result|Digest) .*\]\n", "", text)
    if draw(st.booleans()):
        text = re.sub(r'(@1) [0-9a-f]{64}"', r'\1"', text)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, 999)) * len(text) // 1000
        end = min(len(text), start + draw(st.sampled_from((0, 1, 1, 2, 5, 40, 400))))
        part = draw(st.sampled_from(NASTY) | st.text(max_size=6) | st.just(text[start:end] * 2))
        text = text[:start] + part + text[end:]
    return text


def outcome(text: str) -> df.GameRecord | GameFileError:
    """What becomes of a text; any other error comes through."""
    try:
        return parse(text)
    except GameFileError as error:
        return error


@examples(300)
@given(mutated())
def test_a_changed_file_is_read_or_refused_by_an_error_of_ours(text: str) -> None:
    found = outcome(text)
    if isinstance(found, df.GameRecord):
        assert str(parse(str(found))) == str(found)
        return
    lines = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))  # other line ends can be part of a value
    assert 0 <= found.line <= len(lines)
    assert found.column == 0 or 1 <= found.column <= len(lines[found.line - 1])
    assert found.cause
    assert len(str(found)) < 500


@examples(200)
@given(st.lists(st.sampled_from(NASTY) | st.text(max_size=9), max_size=30).map("".join))
def test_any_text_is_refused_by_an_error_of_ours(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    "filling",
    [
        "[",
        '[A "',
        "\\",
        '[A "\\',
        ";",
        "0 ",
        "#",
        "\n",
        " ",
        "0 bet K;",
        '[A "x"]\n',
        "9",
        '"',
        "\ufeff",
        "é",
    ],
)
def test_much_of_anything_is_read_in_one_go(filling: str) -> None:
    """No length of input makes the reader search twice; it would not come back from here if it did."""
    much = filling * (LONGEST // len(filling))
    for text in (much, (HEADERS + much)[:LONGEST], f'{HEADERS}[Note "{much}'[: LONGEST - 2] + '"]'):
        assert len(text) <= LONGEST
        found = outcome(text)
        assert isinstance(found, df.GameRecord) or len(str(found)) < 500


def test_the_bounds_hold() -> None:
    room = LONGEST - len(SMALL)
    assert parse(f"{SMALL}#{'x' * (room - 1)}") == small_record()
    assert refusal(f"{SMALL}#{'x' * room}").cause == REFUSED["too long"].cause
    assert refusal(HEADERS + "0 bet K\n" * MOST_ACTIONS).cause == "illegal (wrong-phase): 0 bet K"
