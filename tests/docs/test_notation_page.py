"""docs/notation.md: every example, table and number on the page holds."""

from __future__ import annotations

import hashlib
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import downforce as df
from downforce.notation.receipt import DealtRound, headers, is_fair, receipt, short
from downforce.notation.record import OWN_HEADERS
from downforce.notation.verify import GameReplay, Source
from downforce.rules.actions import ACTIONS
from downforce.rules.deal import SeedStream, deal_from_seed
from downforce.rules.options import SINGLE_OPTIONS, CunningForTwo, Options
from downforce.rules.powers import PRINTED_POWERS
from downforce.rules.text import read_deal, write_deal
from downforce.rules.text.write import FIELDS
from tests.cli.robot import run
from tests.docs.blocks import ROOT, blocks, prose
from tests.notation.test_receipt import LONG
from tests.notation.test_receipt import record as receipt_record
from tests.rules.helpers import OVAL, TRACKS
from tests.strategies import play_game

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = {block.path: block.text for block in blocks(PAGE)}
SEED = "any text"
DECK = df.DECKS["classic"]
CODE = re.compile(r"`([^`]+)`")


def table(heading: str) -> list[list[str]]:
    """The rows of the table that has this column first, without its head."""
    rows = [line.strip("|").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row] for row in rows]
    start = next(at for at, row in enumerate(cells) if row[0] == heading)
    width = len(cells[start])
    ends = [at for at, row in enumerate(cells) if at > start and (len(row) != width or row[0] in HEADINGS)]
    return cells[start + 1 : ends[0] if ends else None]


HEADINGS = ("what", "action", "piece", "field", "header", "pile")


def codes(text: str) -> list[str]:
    """What stands between backticks."""
    return CODE.findall(text)


def state() -> df.GameState:
    return df.parse_state(BLOCKS["state"], tracks=TRACKS)


def record() -> df.GameRecord:
    return df.GameRecord.parse(BLOCKS["game"], tracks=TRACKS)


def test_every_block_is_one_this_file_knows() -> None:
    names = [block.path for block in blocks(PAGE)]
    assert sorted(names) == sorted(
        [
            "state",
            "view",
            "game",
            "digest",
            "deal",
            "numbers",
            "dealt",
            "hands",
            "track",
            "command",
            "script",
            "receipt",
            "compared",
        ]
    )
    assert all(table(heading) for heading in HEADINGS)


# --- small names ----------------------------------------------------------------------------------


def test_small_names() -> None:
    rows = {row[0]: row[1:] for row in table("what")}
    assert codes(rows["car"][0]) == [car.letter for car in df.CARS]
    assert rows["car"][1].partition(";")[0].split(", ") == [car.word for car in df.CARS]
    assert [str(df.SpeedLine.parse(text)) for text in codes(rows["line of a card"][0])] == ["R6", "*2"]
    name, lines = codes(rows["card"][1])
    assert codes(rows["card"][0]) == [name]
    assert str(DECK.card(name)) == lines
    assert [str(DECK.card(text)) for text in codes(rows["Speed-8 card"][0])] == ["R8"]
    assert all(re.fullmatch(r"[1-9]\d*[a-h][1-9]?", text) for text in codes(rows["cell"][0]))
    for cell in OVAL.cells:
        mates = [other for other in OVAL.cells if (other.section, other.lane) == (cell.section, cell.lane)]
        number = str(mates.index(cell) + 1) if len(mates) > 1 else ""
        assert cell.name == f"{cell.section + 1}{'abcdefgh'[cell.lane]}{number}"
    assert codes(rows["past the finish line"][0]) == [df.FINISH.name]
    assert codes(rows["power"][1]) == list(PRINTED_POWERS)
    assert [df.DECKS[text].id for text in codes(rows["deck, track"][0])] == [DECK.id]
    for text in (*codes(rows["options"][0]), *codes(rows["options"][1])):
        assert str(Options.parse(text)) == text


def test_the_options_stand_in_their_order() -> None:
    start = PAGE.index("Options have this order:")
    named = codes(PAGE[start : PAGE.index("## Actions")])
    assert named[: len(SINGLE_OPTIONS)] == [name.replace("_", "-") for name in SINGLE_OPTIONS]
    assert [name for name in named if name in tuple(CunningForTwo)] == [str(value) for value in CunningForTwo]


# --- actions --------------------------------------------------------------------------------------


def test_every_action_and_its_examples() -> None:
    rows, kinds = table("action"), []
    for _, forms, examples in rows:
        read = [df.parse_action(state(), text) for text in codes(examples)]
        assert [str(action) for action in read] == codes(examples)
        assert len({type(action) for action in read}) == 1
        kinds.append(type(read[0]))
        shapes = [re.sub(r"[A-Z]{3,}", r"\\S+", form) for form in codes(forms)]
        assert all(any(re.fullmatch(shape, text) for shape in shapes) for text in codes(examples))
        assert all(any(re.fullmatch(shape, text) for text in codes(examples)) for shape in shapes)
    assert kinds == list(ACTIONS)


# --- state lines ----------------------------------------------------------------------------------


def test_the_state_line() -> None:
    assert str(state()) == " ".join(BLOCKS["state"].split())
    assert str(state().card_in_play) == "K6 G4 *2 R1"
    assert state().asked == (2,)


def test_the_state_line_piece_by_piece() -> None:
    words, pieces = BLOCKS["state"].split(), [codes(row[0])[0] for row in table("piece")]
    assert len(words) == len(pieces)
    for word, piece in zip(words, pieces, strict=True):
        assert word == piece if not piece.endswith("...") else word.startswith(piece[:-3])


def test_all_fields_stand_in_the_table_in_their_order() -> None:
    assert [codes(row[0])[0] for row in table("field")] == list(FIELDS)
    phases = next(row[1] for row in table("field") if row[0] == "`phase`")
    assert codes(phases) == [str(phase) for phase in df.Phase]


def test_what_is_left_out_has_the_value_of_the_table() -> None:
    line = "df1 hands=A1/A2/A3/A4 home=KBGYOR"
    given = {codes(row[0])[0]: codes(row[3])[0] for row in table("field") if codes(row[3])}
    assert set(given) == {
        "players", "tracks", "race", "deck", "options", "phase", "turn", "reverse", "line", "skipped",
    }  # fmt: skip
    for key, value in given.items():
        assert df.parse_state(f"{line} {key}={value}") == df.parse_state(line)
    written = [word.partition("=")[0] for word in str(df.parse_state(line)).split()[1:]]
    always = ["players", "tracks", "deck", "options", "phase", "turn"]
    assert [key for key in written if key in always] == always
    assert set(written) - set(always) == {"hands", "left", "home"}


def test_the_line_of_a_view() -> None:
    line = " ".join(BLOCKS["view"].split())
    assert str(df.view(state(), df.Seat(1))) == line
    assert str(df.parse_view(line, tracks=TRACKS)) == line


def test_a_pile_of_ones_own_is_seen_in_deck_order() -> None:
    start = df.new_game(players=2, track=OVAL, seed=SEED, auction=False)
    seen = next(word for word in str(df.view(start, df.Seat(0))).split() if word.startswith("piles="))
    own, other = seen.removeprefix("piles=").split("/")
    names = own.split(".")
    assert (names, other) == (sorted(names), "?14")
    assert len(names) == 14


# --- game files -----------------------------------------------------------------------------------


def test_the_whole_game() -> None:
    game = record()
    assert str(game) == BLOCKS["game"]
    assert game.end.is_over
    assert game.at(40) == state()
    assert game.names[2] == 'Cy "the Sky"'
    assert game.seed == SEED
    second = GameReplay(BLOCKS["game"].encode(), [Source(OVAL.text), Source(str(DECK))], game.digest)
    assert second.result == game.result


def test_the_sixth_lot_is_given() -> None:
    lots = BLOCKS["game"].partition("\n\n")[2].partition("\n2 keep")[0].splitlines()
    assert len(lots) == 5
    assert "yellow" in PAGE
    assert (record().end.owner(df.Car.YELLOW), record().end.auction.prices[df.Car.YELLOW]) == (0, 1)


def test_the_headers_stand_in_the_order_of_the_table() -> None:
    listed = [name for row in table("header") for name in codes(row[0])]
    assert set(listed) - {"Seat0", "Seat5"} == OWN_HEADERS
    tour = df.make_setup(players=6, track=OVAL, mode="world-tour")
    names = tuple("abcdef")
    for deal in ({"seed": SEED}, {"given_deal": deal_from_seed(tour, SEED)}):
        game = df.GameRecord(setup=tour, names=names, headers={"Zoo": "1", "date": "2"}, **deal)
        written = re.findall(r"(?m)^\[(\w+) ", str(game))
        assert [name for name in written if name in listed] == [name for name in listed if name in written]
        assert written[:3] == ["Game", "Zoo", "date"]
    assert f'[Result "{record().result}"]\n[Digest "{record().digest}"]\n\n' in BLOCKS["game"]


def test_the_four_escapes() -> None:
    rule = PAGE[PAGE.index("In a value ") : PAGE.index("no other character is escaped")]
    assert codes(rule) == [r"\"", r"\\", r"\n", r"\r"]
    others = "".join(chr(code) for code in range(32, 300) if chr(code) not in '"\\')
    game = replace(record(), names=('"\\\n\r', others, ""))
    assert f'[Seat0 "{"".join(codes(rule))}"]\n[Seat1 "{others}"]\n' in str(game)


def test_the_digest_as_the_page_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("it.dfg").write_text(BLOCKS["game"], encoding="utf-8", newline="\n")
    exec(BLOCKS["digest"], {})
    assert capsys.readouterr().out == f"{record().digest}\n"


# --- the deal -------------------------------------------------------------------------------------


def of_the_page() -> dict[str, Any]:
    """The functions that the page gives."""
    names: dict[str, Any] = {}
    exec(BLOCKS["deal"], names)
    return names


def piles(setup: df.Setup, seed: str) -> list[Sequence[object]]:
    """The piles of a game as the page shuffles them."""
    shuffle: Callable[..., Sequence[object]] = of_the_page()["shuffle"]
    stream = of_the_page()["words"](seed)
    powers = setup.options.powers_in_play(setup.players)
    fresh: list[Sequence[object]] = [df.CARS, df.CARS, powers, range(42)] * len(setup.tracks)
    return [shuffle(list(pile), stream) for pile in fresh]


@pytest.mark.parametrize("mode", df.MODES)
def test_the_deal_as_the_page_makes_it(mode: str) -> None:
    for number, edition in enumerate(df.EDITIONS):
        setup = df.make_setup(players=2 + number, mode=mode, edition=edition)
        for seed in (SEED, "", "Größe ☃", f"{number:064x}"):
            deal = [pile for race in deal_from_seed(setup, seed) for pile in race]
            assert [tuple(pile) for pile in piles(setup, seed)] == deal


def test_the_worked_numbers() -> None:
    rows = dict(re.findall(r"(?m)^(\w+(?: \d)?) +(.+)$", BLOCKS["numbers"]))
    key = hashlib.sha256(b"downforce deal 1\n" + SEED.encode()).digest()
    assert len(b"downforce deal 1\n") == 17
    assert rows.pop("key") == key.hex()
    for number in range(2):
        assert rows.pop(f"block {number}") == hashlib.sha256(key + bytes([0] * 7 + [number])).hexdigest()
    stream, ours = of_the_page()["words"](SEED), SeedStream(SEED)
    words = [int(word) for word in rows.pop("words").split()]
    assert words == [next(stream) for _ in words] == [ours.below(2**32) for _ in words]
    assert rows == {}


def test_the_worked_shuffles() -> None:
    words = of_the_page()["words"](SEED)
    pile: list[str] = []
    rows = table("pile")
    assert [row[0] for row in rows] == ["grid"] * 5 + ["cars"] * 5
    for _, last, word, other, after in rows:
        pile = list("KBGYOR") if last == "5" else pile
        assert int(word) == next(words)
        assert int(other) == int(word) % (int(last) + 1)
        pile[int(last)], pile[int(other)] = pile[int(other)], pile[int(last)]
        assert codes(after) == ["".join(pile)]


def test_the_words_that_are_thrown_away() -> None:
    assert 2**32 // 42 * 42 == 4294967292
    assert "4294967292 and the three numbers above it are discarded" in " ".join(PAGE.split())
    below = of_the_page()["below"]
    assert below(42, iter([4294967292, 4294967295, 4294967291])) == 41


def test_the_deal_of_any_text() -> None:
    text = "".join(BLOCKS["dealt"].split())
    setup = df.make_setup(players=4)
    assert write_deal(deal_from_seed(setup, SEED)[0], DECK) == text
    assert (read_deal(text, DECK),) == deal_from_seed(setup, SEED)


def told(state: df.GameState, what: str) -> str:
    """What the page says about a table that is dealt."""
    names, cards = [card.name for card in DECK.cards], state.cards
    deal = deal_from_seed(state.setup, SEED)[0]
    match what.split():
        case ["seat", seat, "holds"]:
            held = [card.name for card in state.hand(df.Seat(int(seat)))]
            return " ".join(sorted(held, key=[names[card] for card in deal.cards].index))
        case ["seat", seat, "draws"]:
            return " ".join(names[card] for card in cards.piles[int(seat)][:7])
        case ["seat", seat, "pile"]:
            return " ".join(names[card] for card in cards.piles[int(seat)][7:])
        case ["out", "of", "game"]:
            return " ".join(card.name for card in DECK.in_mask(cards.left_over))
        case ["common", "pile"]:
            return " ".join(names[card] for card in cards.piles[0])
        case ["lots"]:
            return " ".join(f"{lot.car.letter}:{lot.power}" for lot in state.auction.lots)
        case ["seat", seat, "owns"]:
            return " ".join(car.letter for car in deal.cars if state.owner(car) == int(seat))
        case ["seat", seat, "has"]:
            return " ".join(state.auction.powers[int(seat)])
        case ["no", "owner"]:
            return " ".join(car.letter for car in deal.cars if state.owner(car) is None)
    raise AssertionError(what)


@pytest.mark.parametrize("line", BLOCKS["hands"].splitlines())
def test_what_any_text_deals(line: str) -> None:
    found = re.fullmatch(r"players=(\d)(?: (\w+)=(\w+))? +(.+?) {2,}(.+)", line)
    assert found
    players, option, value, what, says = found.groups()
    single: dict[str, Any] = {option: value == "yes"} if option else {}
    game = df.new_game(players=int(players), seed=SEED, **single)
    wanted = says.removesuffix(" ...")
    assert told(game, what) == says or (wanted != says and told(game, what).startswith(f"{wanted} "))


def test_two_players_draw_what_the_page_says() -> None:
    at_once = df.new_game(players=2, seed=SEED, auction=False)
    hands = {line.split("   ")[-1].strip() for line in BLOCKS["hands"].splitlines()}
    drawn = told(df.new_game(players=2, seed=SEED), "seat 1 draws")
    assert drawn in hands
    regular = {card.name for card in at_once.hand(df.Seat(1)) if not card.is_eight}
    assert regular == set(drawn.split())
    assert at_once.cards.piles[1] == df.new_game(players=2, seed=SEED).cards.piles[1][7:]


# --- decks and tracks -----------------------------------------------------------------------------


def test_the_canonical_track() -> None:
    assert str(OVAL) == BLOCKS["track"]
    assert hashlib.sha256(BLOCKS["track"].encode()).hexdigest() == OVAL.digest
    assert f'[Track "{OVAL.id} {OVAL.digest}"]' in BLOCKS["game"]


def test_the_canonical_deck() -> None:
    text = (ROOT / "src/downforce/content/decks/classic.1.deck").read_text(encoding="utf-8")
    rows = [" ".join(line.partition("#")[0].split()) for line in text.splitlines()]
    canonical = "".join(f"{row}\n" for row in rows if row)
    assert canonical.startswith("deck classic\nversion 1\nA1 ")
    assert hashlib.sha256(canonical.encode()).hexdigest() == DECK.digest


# --- verifying ------------------------------------------------------------------------------------


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    game = play_game(df.make_setup(players=2), 3)
    played = df.GameRecord(setup=game.setup, seed="3", actions=game.actions)
    df.write_game(played, "it.dfg")
    for line in BLOCKS["command"].splitlines():
        program, *words = shlex.split(line.replace("HEX", played.digest))
        assert program == "downforce"
        assert run(monkeypatch, words).code == 0


def test_the_script_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "it.dfg"
    file.write_text(BLOCKS["game"], encoding="utf-8", newline="\n")
    program, *words = shlex.split(BLOCKS["script"].replace("\\\n", " "))
    assert program == "python"
    words = [str(file) if word == "it.dfg" else word for word in words]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"{record().result}; digest {record().digest}\n")


def test_the_receipt_is_the_hash_of_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sha256(BLOCKS["receipt"].encode()).hexdigest() == receipt(LONG)
    assert f"`{short(receipt(LONG))}`" in PAGE
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    made = receipt_record(LONG)
    played = df.GameRecord(setup=df.make_setup(players=3), seed=made.seed, headers=made.headers)
    df.write_game(played, "it.dfg")
    df.write_game(played, "FILE")
    for line in BLOCKS["compared"].splitlines():
        _, *words = shlex.split(line.replace("HEX", receipt(LONG)))
        assert "proved" in run(monkeypatch, words).out


def test_the_headers_of_a_fair_seed_are_told() -> None:
    _, _, section = prose(PAGE).partition("## A fair seed for a table")
    secret, nonce = "ab" * 32, "cd" * 32
    seals = {0: sha256(bytes.fromhex(nonce)).hexdigest()}
    last = DealtRound(sha256(bytes.fromhex(secret)).hexdigest(), seals, {0: nonce}, secret)
    made = headers([last])
    assert all(f"`{name}`" in section for name in headers([last._replace(shown={}), last]))
    assert made["Nonces"] == f"0:{nonce}"
    assert made["Commitment"] == sha256(bytes.fromhex(secret)).hexdigest()
    seed = sha256(bytes.fromhex(secret + nonce)).hexdigest()
    assert is_fair(seed, made)
    assert not is_fair(seed, made | {"Nonces": "none"})
    assert not is_fair(nonce, made)
