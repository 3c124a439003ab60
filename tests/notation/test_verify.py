"""Verification: sound files pass, every changed byte is found, by the script alone and by the command."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import downforce as df
from downforce.cli import verify as command
from downforce.cli.verify import Finding, Verified, check_game
from downforce.i18n import load
from downforce.notation import verify as script
from downforce.notation.verify import GameReplay, Source
from downforce.rules.options import Options
from tests.cli.robot import run
from tests.rules.helpers import DATA, OVAL, RING, TRACKS, race_deal
from tests.strategies import SWITCHES, SampleGame, Style, examples, games, play_game

SCRIPT = Path(script.__file__)
CONTENT = sorted((SCRIPT.parent.parent / "content").glob("*/*.[dt]*"))
SOURCES = [
    Source(path.read_text(encoding="utf-8")) for path in (*CONTENT, *(DATA / "tracks").glob("*.track"))
]
CORPUS = sorted((DATA / "games").glob("*.dfg"))
every_game = pytest.mark.parametrize("path", CORPUS, ids=[path.stem for path in CORPUS])

Check = Callable[[bytes, str], object]


def by_script(data: bytes, shown: str = "") -> GameReplay | str:
    """The game as the script reads it, or why it refuses the file."""
    try:
        return GameReplay(data, SOURCES, shown)
    except ValueError as error:
        return str(error)


def by_command(data: bytes, shown: str = "") -> Verified | str:
    """What the command finds: the game, or the line it refuses it with."""
    try:
        return check_game(data, load("en"), source="it.dfg", shown=shown, tracks=TRACKS, sources=SOURCES)
    except Finding as finding:
        return str(finding)


BOTH: dict[str, Check] = {"script": by_script, "command": by_command}
both = pytest.mark.parametrize("check", BOTH.values(), ids=BOTH.keys())


@cache
def stored(name: str) -> bytes:
    return (DATA / "games" / f"{name}.dfg").read_bytes()


def digest_of(data: bytes) -> str:
    """The digest a file should have: of all its lines but the one that says it."""
    lines = data.splitlines(keepends=True)
    return hashlib.sha256(b"".join(line for line in lines if not line.startswith(b"[Digest "))).hexdigest()


def resealed(data: bytes) -> bytes:
    """The file with the digest that fits it: what a careful forger would write."""
    return re.sub(rb'(?m)^\[Digest ".*"\]$', f'[Digest "{digest_of(data)}"]'.encode(), data)


def forged(name: str, old: str, new: str) -> bytes:
    """A game of the corpus with one text replaced, and its digest brought into line."""
    data = stored(name)
    assert data.count(old.encode()) >= 1, f"{old!r} does not stand in {name}"
    return resealed(data.replace(old.encode(), new.encode(), 1))


# --- what is sound passes -------------------------------------------------------------------------


@every_game
def test_the_games_of_the_corpus_hold(path: Path) -> None:
    data = path.read_bytes()
    second, verified = by_script(data), by_command(data)
    assert isinstance(second, GameReplay)
    assert isinstance(verified, Verified)
    assert second.digest == verified.record.digest == digest_of(data)
    assert second.result == verified.record.result
    assert isinstance(by_command(data, second.digest), Verified)


def tables() -> Iterator[df.Setup]:
    """Every mode in every edition with every number of players, on all tracks in turn."""
    for number, (mode, edition) in enumerate((mode, edition) for mode in df.MODES for edition in df.EDITIONS):
        for players in range(2, 7):
            track = (RING, OVAL, *(df.TRACKS[name] for name in df.TRACKS))[(number + players) % 4]
            yield df.make_setup(players=players, track=track, mode=mode, edition=edition)


def file_of(game: SampleGame, **changes: object) -> bytes:
    record = df.GameRecord(setup=game.setup, seed=str(game.seed), actions=game.actions)
    return str(replace(record, **changes)).encode()  # type: ignore[arg-type]


def test_games_of_every_mode_edition_and_number_of_players_hold() -> None:
    for number, setup in enumerate(tables()):
        data = file_of(play_game(setup, number, [*Style][number % len(Style)]))
        verified = by_command(data)
        assert isinstance(verified, Verified), (setup, verified)
        assert verified.record.end.is_over


@examples(25)
@given(games(), st.data())
def test_any_game_holds_wherever_it_stops(game: SampleGame, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(game.actions)))
    deal = {"seed": None, "given_deal": game.deal} if data.draw(st.booleans()) else {}
    file = file_of(game, actions=game.actions[:count], **deal)
    assert isinstance(by_command(file), Verified), by_command(file)


@pytest.mark.parametrize("name", ["standard-es", "world-tour-fr", "beginner-pt-PT"])
def test_a_game_holds_at_every_point(name: str) -> None:
    record = df.GameRecord.parse(stored(name).decode(), tracks=TRACKS)
    for count in range(len(record.actions)):
        assert isinstance(
            by_script(str(replace(record, actions=record.actions[:count])).encode()), GameReplay
        )


def test_odd_names_seeds_and_headers_hold() -> None:
    odd = 'Größe "☃" \\n\r\n\u2028\x0b]'
    record = df.GameRecord(
        setup=df.make_setup(players=2, track=RING),
        seed=odd,
        names=(odd, ""),
        headers={"Seat6": odd, "aZ9": odd},
    )
    assert isinstance(by_command(str(record).encode()), Verified)


# --- the deal -------------------------------------------------------------------------------------


def piles(record: df.GameRecord) -> list[list[str]]:
    """The four shuffles of each race, as the script names them."""
    deck = record.setup.deck
    return [
        pile
        for race in record.deal
        for pile in (
            [car.letter for car in race.grid],
            [car.letter for car in race.cars],
            [*map(str, race.powers)],
            [deck.cards[card].name for card in race.cards],
        )
    ]


def test_the_script_deals_like_the_engine() -> None:
    rng, setups = Random(5), [*tables()]
    for number in range(15 * len(setups)):
        setup = setups[number % len(setups)]
        if setup.options.mode == "standard" and number % 2:
            single = {name: rng.choice(values) for name, values in SWITCHES.items() if rng.random() < 0.4}
            options = Options.of(edition=setup.options.edition, mode="standard", **single)
            setup = replace(setup, options=options)
        record = df.GameRecord(setup=setup, seed=f"{number} ☃"[: rng.randrange(8)] + rng.randbytes(8).hex())
        second = by_script(str(record).encode())
        assert isinstance(second, GameReplay), second
        assert second.deal == piles(record)


def test_the_shuffles_of_any_text() -> None:
    first, second = script.shuffles("any text", ["KBGYOR", "KBGYOR"])
    assert ("".join(first), "".join(second)) == ("KRBYOG", "GBOKRY")


def test_a_deck_of_ones_own_is_dealt_too() -> None:
    path = DATA.parent.parent / "examples" / "decks" / "twins.deck"
    setup = df.make_setup(players=4, track=RING, deck=df.load_deck(path))
    game = play_game(setup, 7)
    sources = [*SOURCES, Source(path.read_text(encoding="utf-8"))]
    assert GameReplay(file_of(game), sources).deal == piles(df.GameRecord(setup=setup, seed="7"))
    assert "twins@1" in str(by_script(file_of(game)))


def test_decks_and_tracks_bear_the_labels_that_headers_give_them() -> None:
    tracks = [*(df.TRACKS[name] for name in df.TRACKS.versions()), RING, OVAL]
    ours = {f"{track.id} {track.digest}" for track in tracks}
    ours |= {f"{deck.id} {deck.digest}" for deck in (df.DECKS[name] for name in df.DECKS.versions())}
    assert ours == {source.label for source in SOURCES}
    untidy = RING.text.replace("straight 4 ", "straight  04.00\t").replace("heading 0", "")
    assert untidy != RING.text
    assert Source(untidy).label == Source(RING.text).label == f"{RING.id} {RING.digest}"
    for cell in RING.cells:
        front, lane = Source(RING.text).ends[cell.name]
        assert (round((front - 1) * RING.unit), -lane) == (cell.front, cell.lane)


# --- every changed byte is found ------------------------------------------------------------------


def changes(data: bytes, *, few: bool = False) -> Iterator[bytes]:
    """The file with one byte replaced, left out or doubled, for every byte of it."""
    letters = sorted(set(data) | set(b"\x00\t\r\xff"))
    for at, byte in enumerate(data):
        before, after = data[:at], data[at + 1 :]
        others = {byte ^ 1, letters[(byte * 7 + at) % len(letters)]}
        others |= set() if few else {byte ^ 32, *b"0 \n"}
        for other in others - {byte}:
            yield before + bytes([other]) + after
        yield before + after
        yield before + bytes([byte, byte]) + after


def missed(data: bytes, check: Check, *, few: bool) -> list[bytes]:
    """The changes of a file that a check lets pass."""
    return [changed for changed in changes(data, few=few) if not isinstance(check(changed, ""), str)]


WHOLE = {"script": ("beginner-fr", "unfinished-race", "standard-fr"), "command": ("beginner-fr",)}


@pytest.mark.parametrize(("who", "name"), [(who, name) for who, names in WHOLE.items() for name in names])
def test_every_changed_byte_is_found(who: str, name: str) -> None:
    assert len([*changes(stored(name), few=True)]) > 3.5 * len(stored(name))
    assert missed(stored(name), BOTH[who], few=True) == []


@pytest.mark.soak
@every_game
def test_every_changed_byte_of_the_corpus_is_found_by_the_script(path: Path) -> None:
    assert missed(path.read_bytes(), by_script, few=False) == []


@pytest.mark.soak
@every_game
def test_every_changed_byte_of_the_corpus_is_found_by_the_command(path: Path) -> None:
    assert missed(path.read_bytes(), by_command, few=True) == []


def test_the_engine_alone_finds_every_changed_byte_too() -> None:
    """Neither half of the command leans on the other."""
    for changed in list(changes(stored("beginner-es"), few=True))[::3]:
        with pytest.raises(Finding):
            command._by_the_engine(changed, load("en"), "it.dfg", TRACKS)


@both
def test_a_change_with_a_new_digest_is_another_game_than_the_one_shown(check: Check) -> None:
    data = stored("beginner-fr")
    shown = digest_of(data)
    assert not isinstance(check(data, shown), str)
    for changed in map(resealed, list(changes(data, few=True))[::5]):
        assert changed == data or isinstance(check(changed, shown), str)  # the digest alone was changed


# --- changes that a forger would try --------------------------------------------------------------

LAYOUT: dict[str, Callable[[bytes], bytes]] = {
    "two spaces": lambda data: data.replace(b"; ", b";  ", 1),
    "no space": lambda data: data.replace(b"; ", b";", 1),
    "a tab": lambda data: data.replace(b" bid ", b"\tbid ", 1),
    "a space at the end of a line": lambda data: data.replace(b"]\n", b"] \n", 1),
    "two spaces in a header": lambda data: data.replace(b"[Players ", b"[Players  ", 1),
    "an empty line more": lambda data: data.replace(b"\n\n", b"\n\n\n", 1),
    "an empty line at the end": lambda data: data + b"\n",
    "no newline at the end": lambda data: data[:-1],
    "one action per line": lambda data: data.replace(b"; ", b"\n"),
    "a comment": lambda data: data + b"# well played\n",
    "Windows": lambda data: data.replace(b"\n", b"\r\n"),
    "byte order mark": lambda data: b"\xef\xbb\xbf" + data,
    "headers swapped": lambda data: re.sub(rb"(\[Options .*\n)(\[Track .*\n)", rb"\2\1", data),
    "a header twice": lambda data: re.sub(rb"(\[Options .*\n)", rb"\1\1", data),
    "a needless escape": lambda data: data.replace(b'"downforce 1"', rb'"down\force 1"'),
    "no digest": lambda data: re.sub(rb"\[Digest .*\n", b"", data),
    "two digests": lambda data: re.sub(rb"(\[Digest .*\n)", rb"\1\1", data),
    "no result": lambda data: re.sub(rb"\[Result .*\n", b"", data),
}


@both
@pytest.mark.parametrize("name", LAYOUT)
def test_another_layout_of_the_same_game_is_found(check: Check, name: str) -> None:
    data = stored("standard-fr")
    changed = LAYOUT[name](data)
    assert changed != data
    assert isinstance(check(changed, ""), str)
    if name != "no result":  # to the script that is a game that stops there, and the engine knows better
        assert isinstance(check(resealed(changed), ""), str)
    assert isinstance(by_command(resealed(changed)), str)


@both
def test_a_renamed_player_is_found_by_the_digest_that_was_shown(check: Check) -> None:
    data = stored("unfinished-race")
    changed = forged("unfinished-race", '[Seat0 "Ann"]', '[Seat0 "Bob"]')
    assert isinstance(check(data.replace(b'"Ann"', b'"Bob"'), ""), str)
    assert not isinstance(check(changed, ""), str)  # a name is whatever the file says
    assert isinstance(check(changed, digest_of(data)), str)


def small(*actions: str) -> bytes:
    """A short game for two without an auction: seat 0 has black, blue and green, black on the pole."""
    setup = df.make_setup(players=2, track=OVAL, mode="beginner", bets=True)
    deal = (race_deal(powers="", first="A1 E2 F1 A6 B1 C1 D1"),)
    record = df.GameRecord(setup=setup, given_deal=deal)
    for action in actions:
        record = record.with_action(df.parse_action(record.end, action))
    return str(record).encode()


OPENING_TURNS = ("0 play E2", "0 move B 5b1", "0 bet K", "1 bet R", "1 bet B", "0 bet B", "1 play A6")
FORGERIES: dict[str, tuple[str, str]] = {
    "too short a move": ("0 move B 5b1", "0 move B 4b1"),
    "a bet too few": ("0 bet K; 1 bet R\n", "0 bet K\n"),
    "a bet twice": ("0 bet K; 1 bet R", "0 bet K; 0 bet R"),
    "a seat that is not there": ("1 bet R", "4 bet R"),
    "a card of the other player": ("0 play E2", "0 play A6"),
    "a card before it is drawn": ("1 play A6", "1 play D1"),
    "not your turn": ("1 play A6", "0 play A1"),
    "not a cell": ("5b1", "5q1"),
    "a car that is home": ("0 move B 5b1", "0 move B finish; 0 move B 5b1"),
    "not an action": ("0 bet K", "0 bat K"),
}
BY_THE_ENGINE_ALONE = {"too short a move"}
"""The script follows cars but leaves to the engine how far they go."""


@pytest.mark.parametrize("name", FORGERIES)
def test_an_action_that_could_not_be_is_found_in_spite_of_a_new_digest(name: str) -> None:
    sound = small(*OPENING_TURNS)
    assert isinstance(by_command(sound), Verified)
    old, new = FORGERIES[name]
    changed = resealed(sound.replace(old.encode(), new.encode()))
    assert changed != sound
    refusal = by_command(changed)
    assert isinstance(refusal, str)
    assert re.match(r"it\.dfg:\d+:\d+: ", refusal)
    if name not in BY_THE_ENGINE_ALONE:
        assert re.match(r"line \d+: .* is not possible here", str(by_script(changed)))


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("standard-fr", '[Seed "game standard-fr', '[Seed "game standard-fs'),
        ("standard-fr", '[Players "4"]', '[Players "5"]'),
        ("standard-fr", '[Options "fr standard"]', '[Options "fr beginner"]'),
        ("standard-fr", '[Result "0:', '[Result "0:1'),
        ("standard-fr", " won 0", " won 1"),
        ("standard-fr", "[Deck \"classic@1 de", "[Deck \"classic@1 ed"),
        ("standard-fr", '"downforce 1"', '"downforce 2"'),
        ("long-distance-en", " won 0", " won 1"),
        ("beginner-fr", " won 1", " won 2"),
        ("world-tour-en", " won 2", " won 1 2"),
    ],
)  # fmt: skip
def test_a_false_header_is_found_in_spite_of_a_new_digest(name: str, old: str, new: str) -> None:
    changed = forged(name, old, new)
    assert isinstance(by_script(changed), str)
    assert isinstance(by_command(changed), str)


def test_every_bid_of_a_game_counts() -> None:
    """A price is worked out from the cards that were placed, so no other card can stand in for them."""
    data = stored("standard-es")
    bids = sorted(set(re.findall(rb"\d bid \w\w", data)))
    found = 0
    for bid in bids:
        for card in (b"A1", b"E1", b"G6"):
            changed = resealed(data.replace(bid, bid[:-2] + card, 1))
            if changed != data and isinstance(by_command(changed), str):
                found += 1
    assert found > len(bids)


# --- where the two could part ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "spoil", "told"),
    [
        ("deal", lambda game: game.deal.reverse(), "the deal"),
        ("owners", lambda game: game.races[0].owners.clear(), "the owners"),
        ("prices", lambda game: game.races[0].prices.update(K=99), "the prices"),
        ("finish", lambda game: game.races[0].home.reverse(), "the finishing order"),
        ("bets", lambda game: game.races[0].bets.reverse(), "the bets"),
        ("result", lambda game: setattr(game, "result", "0:99 won 0"), "the result"),
        ("digest", lambda game: setattr(game, "digest", "0" * 64), "the digest"),
    ],
)
def test_the_command_says_where_engine_and_script_disagree(
    monkeypatch: pytest.MonkeyPatch, part: str, spoil: Callable[[GameReplay], None], told: str
) -> None:
    def spoilt(data: bytes, sources: list[Source], receipt: str) -> GameReplay:
        game = GameReplay(data, sources)
        spoil(game)
        return game

    monkeypatch.setattr(command, "GameReplay", spoilt)
    refusal = by_command(stored("standard-fr"))
    assert refusal == f"it.dfg: the two programs disagree about {told}; please report this", part


def test_the_command_passes_on_what_the_script_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(data: bytes, sources: list[Source], receipt: str) -> GameReplay:
        raise ValueError("line 3: no")

    monkeypatch.setattr(command, "GameReplay", refuse)
    assert by_command(stored("standard-fr")) == "it.dfg: the second program refuses it: line 3: no"


# --- the script by itself -------------------------------------------------------------------------


def test_the_script_has_short_functions_and_needs_nothing_but_the_standard_library() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    assert max(len(ast.unparse(node).splitlines()) for node in functions) <= 25
    assert all(
        ast.get_docstring(node) for node in functions if node.name not in ("__init__", "place", "distance")
    )
    names = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names.add(str(node.module).split(".")[0])
    assert names <= sys.stdlib_module_names
    assert not {"importlib", "runpy"} & names


def alone(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a copy of the script where the package cannot be imported."""
    shutil.copy(SCRIPT, folder / "check.py")
    command = [sys.executable, "-I", "-S", "check.py", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_script_runs_by_itself(tmp_path: Path) -> None:
    (tmp_path / "it.dfg").write_bytes(stored("standard-fr"))
    (tmp_path / "bad.dfg").write_bytes(stored("standard-fr").replace(b" bid ", b" bit ", 1))
    digest = digest_of(stored("standard-fr"))
    files = [str(path) for path in (*CONTENT, *(DATA / "tracks").glob("*.track"))]
    good = alone(tmp_path, "it.dfg", *files)
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.endswith(f"; digest {digest}\n")
    assert alone(tmp_path, "it.dfg", "--digest", digest.upper(), *files).returncode == 0
    for arguments, cause in (
        (["bad.dfg", *files], "not verified: line 1"),
        (["it.dfg", "--digest", "0" * 64, *files], f"not verified: the digest is {digest}, not the one that"),
        (["it.dfg"], "not verified: a header, deck or track is missing: "),
        (["no.dfg", *files], "not verified: [Errno 2] No such file"),
        ([], "Checks a game file without the downforce package"),
    ):
        bad = alone(tmp_path, *arguments)
        assert (bad.returncode, bad.stdout) == (1, "")
        assert bad.stderr.startswith(cause)


def test_the_script_finds_decks_and_tracks_where_it_is_installed(tmp_path: Path) -> None:
    game = play_game(df.make_setup(players=3), 1)
    (tmp_path / "it.dfg").write_bytes(file_of(game))
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), "it.dfg"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@given(st.binary(max_size=300), st.integers(0, 2**32))
def test_whatever_comes_is_refused_in_an_orderly_way(noise: bytes, seed: int) -> None:
    rng = Random(seed)
    lines = stored(rng.choice(("beginner-fr", "standard-es", "unfinished-auction"))).split(b"\n")
    for _ in range(rng.randint(1, 4)):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines[at], lines[other] = lines[other], lines[at]
            case 2:
                lines.insert(at, noise)
            case 3:
                lines[at] = lines[at].replace(bytes([rng.choice(lines[other] or b"x")]), noise[:3])
        lines = lines or [b""]
    for data in (noise, b"\n".join(lines), resealed(b"\n".join(lines))):
        for check in BOTH.values():
            check(data, "")


# --- the command ----------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "DOWNFORCE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record() -> df.GameRecord:
    """A whole game on a track that the command knows."""
    game = play_game(df.make_setup(players=3, edition="fr"), 4)
    record = df.GameRecord(setup=game.setup, seed="4", actions=game.actions, names=("Ann", "Bo", "Cy"))
    df.write_game(record, "it.dfg")
    return record


def test_a_sound_file_is_summed_up(monkeypatch: pytest.MonkeyPatch, record: df.GameRecord) -> None:
    done = run(monkeypatch, ["verify", "it.dfg"])
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "it.dfg is what it says it is.",
        "Deal: dealt again from the seed, by two programs.",
        f"Actions: {len(record.actions)}, all legal.",
        f"Score: counted again, {record.result}.",
        f"Digest: {record.digest}.",
    ]
    shown = run(monkeypatch, ["verify", "it.dfg", "--digest", f" {record.digest.upper()} "])
    assert (shown.code, shown.out.splitlines()[-1]) == (
        0,
        f"Digest: {record.digest}, the one that was shown.",
    )


def test_an_unfinished_game_and_a_given_deal_are_called_so(
    monkeypatch: pytest.MonkeyPatch, record: df.GameRecord
) -> None:
    df.write_game(replace(record, seed=None, given_deal=record.deal, actions=record.actions[:1]), "it.dfg")
    assert run(monkeypatch, ["verify", "it.dfg"]).out.splitlines()[1:4] == [
        "Deal: written out in the file, without a seed to check it.",
        "Actions: 1, legal.",
        "Score: none yet, the game is unfinished.",
    ]
    df.write_game(replace(record, actions=()), "it.dfg")
    assert "Actions: none yet." in run(monkeypatch, ["verify", "it.dfg"]).out


def test_a_program_gets_json(monkeypatch: pytest.MonkeyPatch, record: df.GameRecord) -> None:
    done = run(monkeypatch, ["verify", "it.dfg", "--json", "--digest", record.digest])
    assert json.loads(done.out) == {
        "deal": "seed",
        "actions": len(record.actions),
        "over": True,
        "result": record.result,
        "digest": record.digest,
        "digest-shown": True,
        "verdict": "consistent",
        "receipt": "",
        "rounds": 1,
        "names-plain": True,
    }


def test_what_differs_is_said_in_one_line_with_its_place(
    monkeypatch: pytest.MonkeyPatch, record: df.GameRecord
) -> None:
    text = str(record)
    moves = text.partition("\n\n")[2].splitlines()
    first = text[: text.index("\n\n")].count("\n") + 3
    digest = first - 2
    for changed, told in (
        (
            text.replace("; ", ";  ", 1),
            f"it.dfg:{first}:{moves[0].index(';') + 3}: this line should read “",
        ),
        (text.replace('"Ann"', '"Ana"'), f"it.dfg:{digest}: the digest of this game is "),
        (text.replace(" bid ", " fly ", 1), f"it.dfg:{first}:1: not an action: "),
        (
            text[:-1],
            f"it.dfg:{text.count(chr(10))}:{len(moves[-1]) + 1}: this line should read “",
        ),
    ):
        Path("it.dfg").write_text(changed, encoding="utf-8")
        done = run(monkeypatch, ["verify", "it.dfg"])
        assert (done.code, done.out) == (1, "")
        assert done.err.startswith(f"downforce: {told}"), done.err
        assert done.err.count("\n") == 1


def test_bytes_that_are_no_text_are_named_by_their_line(
    monkeypatch: pytest.MonkeyPatch, record: df.GameRecord
) -> None:
    Path("it.dfg").write_bytes(str(record).encode().replace(b"Ann", b"\xffnn"))
    done = run(monkeypatch, ["verify", "it.dfg"])
    assert (done.code, done.err) == (1, "downforce: it.dfg:3: not UTF-8 text\n")


def test_another_game_than_the_one_shown(monkeypatch: pytest.MonkeyPatch, record: df.GameRecord) -> None:
    done = run(monkeypatch, ["verify", "it.dfg", "--digest", "0" * 64])
    assert done.code == 1
    assert done.err.startswith(
        f"downforce: it.dfg: its digest is {record.digest}, not the one that was shown"
    )


@pytest.mark.parametrize("digest", ["", "12", "g" * 64, "0" * 63])
def test_a_digest_that_is_none_is_bad_input(
    monkeypatch: pytest.MonkeyPatch, record: df.GameRecord, digest: str
) -> None:
    done = run(monkeypatch, ["verify", "it.dfg", "--digest", digest])
    assert (done.code, done.out) == (2, "")
    assert "--digest takes the 64 hexadecimal digits" in done.err


def test_a_file_that_cannot_be_read_is_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, ["verify", "no.dfg"])
    assert (done.code, done.err) == (2, "downforce: no.dfg cannot be read: there is no such file or folder\n")
