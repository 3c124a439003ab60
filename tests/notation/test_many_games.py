"""Files of many games: written one after the other, read one by one, wrong ones told with their line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import downforce as df
from downforce.model.errors import GameFileError
from tests.rules.helpers import TRACKS

GAMES = sorted((Path(__file__).parent.parent / "data" / "games").glob("*.dfg"))


def record_of(path: Path) -> df.GameRecord:
    return df.read_game(path, tracks=TRACKS)


def read(path: Path) -> list[df.GameRecord]:
    return [*df.read_games(path, tracks=TRACKS)]


def test_all_stored_games_in_one_file(tmp_path: Path) -> None:
    records = [record_of(path) for path in GAMES]
    assert df.write_games(records, tmp_path / "all.games") == len(GAMES) > 20
    assert read(tmp_path / "all.games") == records
    text = (tmp_path / "all.games").read_text(encoding="utf-8")
    assert text == "\n".join(path.read_text(encoding="utf-8") for path in GAMES)


def test_texts_are_written_as_they_are(tmp_path: Path) -> None:
    assert df.write_games(["one\n", "two\n"], tmp_path / "x") == 2
    assert (tmp_path / "x").read_bytes() == b"one\n\ntwo\n"


def test_a_file_of_one_game_is_a_game_file(tmp_path: Path) -> None:
    record = record_of(GAMES[0])
    df.write_games([record], tmp_path / "one.games")
    assert df.read_game(tmp_path / "one.games", tracks=TRACKS) == record
    assert read(GAMES[0]) == [record]


def test_a_file_of_no_game(tmp_path: Path) -> None:
    assert df.write_games([], tmp_path / "none.games") == 0
    assert read(tmp_path / "none.games") == []
    (tmp_path / "none.games").write_text("\n \n", encoding="utf-8")
    assert read(tmp_path / "none.games") == []


def test_games_before_their_first_action(tmp_path: Path) -> None:
    records = [
        df.GameRecord(setup=df.make_setup(players=players), seed=seed)
        for players, seed in ((2, "a"), (3, "b"))
    ]
    df.write_games([*records, record_of(GAMES[0])], tmp_path / "new.games")
    assert read(tmp_path / "new.games") == [*records, record_of(GAMES[0])]


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    picked=st.lists(st.sampled_from(GAMES[:6]), min_size=1, max_size=3),
    end=st.sampled_from(["\n", "\r\n", "\r"]),
    gap=st.sampled_from(["", "\n", "\n\n\n", "# a comment\n\n"]),
)
def test_layout_does_not_matter(tmp_path: Path, picked: list[Path], end: str, gap: str) -> None:
    text = gap.join(path.read_text(encoding="utf-8") for path in picked)
    path = tmp_path / "layout.games"
    path.write_bytes(("\ufeff" + text.replace("\n", end)).encode())
    assert read(path) == [record_of(picked_path) for picked_path in picked]


def test_what_is_wrong_is_told_with_its_line_in_the_file(tmp_path: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in GAMES[:3]]
    first = texts[0].count("\n") + 1  # and the empty line
    lines = texts[1].split("\n")
    bad = next(at for at, line in enumerate(lines) if " bid " in line or " play " in line)
    lines[bad] = "0 fly away"
    path = tmp_path / "bad.games"
    path.write_text("\n".join([texts[0], "\n".join(lines), texts[2]]), encoding="utf-8")
    games = df.read_games(path, tracks=TRACKS)
    assert next(games) == record_of(GAMES[0])
    with pytest.raises(GameFileError, match=r"bad\.games") as caught:
        next(games)
    assert caught.value.line == first + bad + 1


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "binary.games").write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(GameFileError, match="not a text file"):
        read(tmp_path / "binary.games")
    with pytest.raises(OSError, match=r"nothing\.games"):
        read(tmp_path / "nothing.games")
