"""The journal: cut off anywhere, it is good for going on, and the result is the same."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from downforce.arena import Job, results, run
from downforce.arena import job as job_module
from downforce.arena.journal import Journal, JournalError, difference, read_job
from downforce.arena.play import PlayedGame
from tests.arena.jobs import small_simulation

Whole: TypeAlias = tuple[Job, bytes, list[PlayedGame]]

run_module = sys.modules["downforce.arena.run"]  # the package has a function of that name


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_module, "BATCH", 2)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """A job that was played without interruption: its journal and its games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(job_module, "BATCH", 2)
        job = small_simulation(games=9, players=[2], records=True)
        path = tmp_path_factory.mktemp("whole") / "job.journal"
        with Journal(path, job) as journal:
            run(job, journal, jobs=1)
            return job, path.read_bytes(), [*results(job, journal)]


def finished(job: Job, path: Path, games: list[PlayedGame]) -> list[PlayedGame]:
    """The games of a job once it has gone on from a journal; to save time they are not thought out again."""
    with pytest.MonkeyPatch.context() as patch, Journal(path, job) as journal:
        patch.setattr(run_module, "play_batch", lambda _, numbers: games[numbers.start : numbers.stop])
        run(job, journal, jobs=1)
        return [*results(job, journal)]


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_journal_cut_off_anywhere_goes_on_to_the_same_end(
    whole: Whole, tmp_path: Path, data: st.DataObject
) -> None:
    job, text, games = whole
    path = tmp_path / "cut.journal"
    path.write_bytes(text[: data.draw(st.integers(0, len(text)))])
    assert finished(job, path, games) == games
    assert sorted(path.read_bytes().splitlines()) == sorted(text.splitlines())


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(order=st.permutations(range(5)))
def test_the_order_in_which_batches_came_does_not_matter(
    whole: Whole, tmp_path: Path, order: list[int]
) -> None:
    job, text, games = whole
    head, *lines = text.splitlines(keepends=True)
    path = tmp_path / "mixed.journal"
    path.write_bytes(head + b"".join(lines[at] for at in order))
    assert finished(job, path, games) == games


@pytest.mark.parametrize(
    "damage",
    [
        b"{}",
        b"\0\0\0",
        b'{"batch":99,"games":[]}',
        b'{"batch":1,"games":[]}',
        b'{"batch":-1,"games":[]}',
        b"\xff",
    ],
)
def test_a_damaged_line_is_a_batch_to_be_played_again(whole: Whole, tmp_path: Path, damage: bytes) -> None:
    job, text, games = whole
    lines = text.splitlines(keepends=True)
    lines[2] = damage + b"\n"
    path = tmp_path / "damaged.journal"
    path.write_bytes(b"".join(lines))
    with Journal(path, job) as journal:
        assert journal.done == {0, 2, 3, 4}
    assert finished(job, path, games) == games


def test_what_is_finished_is_not_played_again(whole: Whole, tmp_path: Path) -> None:
    job, text, games = whole
    path = tmp_path / "done.journal"
    path.write_bytes(text)
    told: list[int] = []
    with Journal(path, job) as journal:
        run(job, journal, jobs=1, on_progress=told.append)
    assert told == [len(games)]
    assert path.read_bytes() == text


def test_progress_is_told_batch_by_batch(tmp_path: Path) -> None:
    job, told = small_simulation(games=5, players=[2]), list[int]()
    with Journal(tmp_path / "new.journal", job) as journal:
        run(job, journal, jobs=1, on_progress=told.append)
    assert told == [0, 2, 2, 1]


def test_the_journal_of_another_job_is_refused_and_left_as_it_is(whole: Whole, tmp_path: Path) -> None:
    job, text, _ = whole
    path = tmp_path / "other.journal"
    path.write_bytes(text)
    for change, field in [
        ({"seed": "other"}, "seed"),
        ({"deals": 8}, "deals"),
        ({"records": False}, "records"),
        ({"engine": "other"}, "engine"),
        ({"kind": "arena"}, "kind"),
        ({"entrants": ()}, "bots"),
        ({"tables": ()}, "tables"),
        ({"own_tracks": {"a@1": "b"}}, "tracks"),
    ]:
        with pytest.raises(JournalError, match=f"^{field}$"):
            Journal(path, replace(job, **change))  # type: ignore[arg-type]
    assert path.read_bytes() == text


def test_equal_jobs_do_not_differ() -> None:
    assert difference(small_simulation(), small_simulation()) == "job"


@pytest.mark.parametrize("text", [b"hello\n", b"{}\n", b"[]\n", b"\xff\xfe\n", b'[Game "downforce 1"]\n'])
def test_a_file_that_is_no_journal_is_refused_and_left_as_it_is(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "no.journal"
    path.write_bytes(text)
    with pytest.raises(JournalError, match="file"):
        Journal(path, small_simulation())
    with pytest.raises(JournalError, match="file"):
        read_job(path)
    assert path.read_bytes() == text


def test_the_job_of_a_journal_can_be_read(whole: Whole, tmp_path: Path) -> None:
    job, text, _ = whole
    path = tmp_path / "some.journal"
    assert read_job(path) is None
    path.write_bytes(text[:20])
    assert read_job(path) is None
    path.write_bytes(text)
    assert read_job(path) == job


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_runs_do_not_write_one_journal(tmp_path: Path) -> None:
    job = small_simulation()
    with Journal(tmp_path / "one.journal", job), pytest.raises(JournalError, match="busy"):
        Journal(tmp_path / "one.journal", job)
    Journal(tmp_path / "one.journal", job).close()


# --- the file of --record -------------------------------------------------------------------------


def bytes_in(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def games_text(games: list[PlayedGame]) -> str:
    return "\n".join(game.text for game in games)


def record(job: Job, folder: Path, games: list[PlayedGame], order: list[int], name: str = "x.games") -> None:
    """Adds batches in some order; finishes the file if all are there."""
    with Journal(folder / "job.journal", job, folder / name) as journal:
        for batch in order:
            numbers = job.batch(batch)
            journal.add(batch, games[numbers.start : numbers.stop])
        if len(journal.done) == job.batches:
            assert [*results(job, journal)] == games
            assert journal.finish_records() == (folder / name).resolve()


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(order=st.permutations(range(5)), stop=st.integers(0, 5))
def test_games_are_recorded_in_their_order_whenever_they_come_and_whenever_it_stops(
    whole: Whole,
    tmp_path_factory: pytest.TempPathFactory,
    order: list[int],
    stop: int,
) -> None:
    job, _, games = whole
    folder = tmp_path_factory.mktemp("record")
    record(job, folder, games, order[:stop])
    record(job, folder, games, order[stop:])
    assert (folder / "x.games").read_text(encoding="utf-8") == games_text(games)
    assert sorted(path.name for path in folder.iterdir()) == ["job.journal", "x.games"]


@pytest.mark.parametrize("waiting", [0, 1, 256])
def test_games_are_on_disk_once_while_they_are_played_and_afterwards(
    whole: Whole,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    waiting: int,
) -> None:
    job, text, games = whole
    monkeypatch.setattr("downforce.arena.journal.WAITING", waiting)
    texts = [games_text(games[job.batch(at).start : job.batch(at).stop]) for at in range(job.batches)]
    rows = len(text) - sum(map(len, texts))  # the journal without the games
    assert sum(map(len, texts)) > 3 * rows
    came, out_of_turn = 0, 0 if waiting else len(texts[2])
    with Journal(tmp_path / "job.journal", job, tmp_path / "x.games") as journal:
        for batch in [0, 2, 1, 3, 4]:
            journal.add(batch, games[job.batch(batch).start : job.batch(batch).stop])
            came += len(texts[batch])
            assert bytes_in(tmp_path) < came + out_of_turn + 1.5 * rows
        journal.finish_records()
    assert came <= bytes_in(tmp_path) < came + out_of_turn + 1.5 * rows


@pytest.mark.parametrize("damage", ["cut", "changed", "removed", "longer"])
def test_games_missing_in_the_file_are_played_again(whole: Whole, tmp_path: Path, damage: str) -> None:
    job, _, games = whole
    record(job, tmp_path, games, [0, 1, 2])
    part = tmp_path / "x.games.part"
    text = part.read_bytes()
    after = {
        "cut": text[:-1],
        "changed": text[:-9] + b"X" + text[-8:],
        "removed": None,
        "longer": text + b"0 bid A1",
    }
    if (found := after[damage]) is None:
        part.unlink()
    else:
        part.write_bytes(found)
    with Journal(tmp_path / "job.journal", job, tmp_path / "x.games") as journal:
        assert len(journal.done) == {"cut": 2, "changed": 2, "removed": 0, "longer": 3}[damage]
    record(job, tmp_path, games, [*range(5)])
    assert (tmp_path / "x.games").read_text(encoding="utf-8") == games_text(games)


def test_an_older_file_of_that_name_stays_until_all_games_are_there(whole: Whole, tmp_path: Path) -> None:
    job, _, games = whole
    (tmp_path / "x.games").write_text("older", encoding="utf-8")
    record(job, tmp_path, games, [0, 1, 3])
    assert (tmp_path / "x.games").read_text(encoding="utf-8") == "older"
    record(job, tmp_path, games, [2, 4])
    assert (tmp_path / "x.games").read_text(encoding="utf-8") == games_text(games)


def test_a_journal_with_another_file_name_takes_the_games_along(whole: Whole, tmp_path: Path) -> None:
    job, text, games = whole
    record(job, tmp_path, games, [0, 1, 2])
    record(job, tmp_path, games, [3, 4], "y.games")
    assert not (tmp_path / "x.games.part").exists()
    (tmp_path / "old.journal").write_bytes(text)  # written before there was a file: it has the texts
    with Journal(tmp_path / "old.journal", job, tmp_path / "z.games") as journal:
        assert len(journal.done) == job.batches
        journal.finish_records()
    for name in ("y.games", "z.games"):
        assert (tmp_path / name).read_text(encoding="utf-8") == games_text(games)


def test_a_finished_journal_answers_without_the_file_it_recorded(whole: Whole, tmp_path: Path) -> None:
    job, _, games = whole
    record(job, tmp_path, games, [*range(5)])
    (tmp_path / "x.games").unlink()
    with Journal(tmp_path / "job.journal", job) as journal:
        assert [game.row for game in results(job, journal)] == [game.row for game in games]
        assert journal.finish_records() is None


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks and no such files")
def test_games_go_beside_the_journal_where_nothing_can_be_written_beside_the_file(
    whole: Whole, tmp_path: Path
) -> None:
    job, _, games = whole
    (tmp_path / "first").mkdir()
    with Journal(tmp_path / "first" / "job.journal", job, tmp_path / "x.games"):
        record(job, tmp_path, games, [*range(5)])  # another run holds the file
    assert (tmp_path / "x.games").read_text(encoding="utf-8") == games_text(games)
    with Journal(tmp_path / "null.journal", job, Path("/dev/null")) as journal:
        for batch in range(job.batches):
            journal.add(batch, games[job.batch(batch).start : job.batch(batch).stop])
        journal.finish_records()
    assert not Path("/dev/null").is_file()
    assert not (tmp_path / "null.journal.games").exists()
