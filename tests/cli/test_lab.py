"""``downforce simulate`` and ``downforce arena``: what they print and write, refuse, and go on with."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

import downforce as df
from downforce.arena.bots import DEFAULT_BOT
from downforce.cli import lab
from tests.arena.jobs import FIRST_BOT, OTHER, QUICK
from tests.cli.robot import Run, run

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-c", "import sys; from downforce.cli import main; sys.exit(main())"]


@pytest.fixture(autouse=True)
def files(home: Path) -> Path:
    """A bot of one's own, a track, and files that are neither."""
    (home / "my_bot.py").write_text(FIRST_BOT, encoding="utf-8")
    (home / "crash.py").write_text(FIRST_BOT.replace("legal[0]", "1 / 0"), encoding="utf-8")
    (home / "two.py").write_text(FIRST_BOT + FIRST_BOT.replace("First", "Fast"), encoding="utf-8")
    (home / "no_bot.py").write_text("x = 1\n", encoding="utf-8")
    (home / "text.journal").write_text("hello\n", encoding="utf-8")
    oval = (ROOT / "tests/data/tracks/oval.track").read_text(encoding="utf-8")
    (home / "oval.track").write_text(oval, encoding="utf-8")
    return home


def simulate(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Run:
    """A simulation in this process, by the bot that takes whatever comes first."""
    bots = [] if "--bots" in arguments or "--resume" in arguments[:1] else ["--bots", "my_bot.py"]
    return run(monkeypatch, ["simulate", *bots, "--jobs", "1", *arguments])


def arena(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Run:
    bots = [] if "--bots" in arguments else ["--bots", "my_bot.py", QUICK]
    return run(monkeypatch, ["arena", *bots, "--jobs", "1", *arguments])


# --- what is printed and written ------------------------------------------------------------------


def test_a_simulation_prints_tables_in_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    command = simulate(monkeypatch, "--games", "3", "--players", "2-4", "--track", "all")
    assert command.code == 0
    assert command.out.startswith("18 games, seed 1, played by my_bot.\n")
    titles = ["SEATS", "POWERS", "GRID", "CARS", "RACES", "BALANCE, MARINA-BAY@1", "BALANCE, RIVER-STATION@1"]
    assert [line.strip() for line in command.out.splitlines() if line.strip() in titles] == titles
    assert max(map(len, command.out.splitlines())) <= 80
    assert "…" not in command.out
    assert re.search(r"(?m)^Unpredictable +\d+ ±\d", command.out)
    assert re.search(r"(?m)^3 players +\d+ ±\d", command.out)
    assert re.search(r"(?m)^grid 1, \u00d7 a sixth .* 0.45 to 1.8 +(held|open|missed) *$", command.out)
    assert re.fullmatch(r"18 games in [\d.]+ s, \d+ a second\.\n", command.err)


def test_every_mode_can_be_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    command = simulate(
        monkeypatch, "--games", "1", "--players", "2,5", "--mode", "all", "--edition", "en", "fr"
    )
    assert command.code == 0
    assert command.out.startswith("16 games")
    for row in ("beginner", "world-tour", "long-distance", "standard", "en", "fr", "2 players", "5 players"):
        assert re.search(rf"(?m)^{row} ", command.out)


def test_the_beginners_game_has_no_money_no_powers_and_no_bets(monkeypatch: pytest.MonkeyPatch) -> None:
    out = simulate(monkeypatch, "--games", "2", "--mode", "beginner").out
    assert "POWERS" not in out
    assert "BALANCE" not in out
    assert "money" not in out


def test_several_bots_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    out = simulate(monkeypatch, "--games", "2", "--bots", "my_bot.py", QUICK).out
    assert f"played by my_bot and {QUICK}." in out
    assert out.index("BOTS") < out.index("SEATS")


def test_json_and_csv_hold_the_same_figures(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    command = simulate(monkeypatch, "--games", "2", "--players", "2,3", "--json", "--csv", "figures.csv")
    data = json.loads(command.out)
    job = data["job"]
    assert (job["kind"], job["games"], job["players"], job["bots"]) == ("simulate", 4, [2, 3], ["my_bot"])
    with (home / "figures.csv").open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    assert len(rows) == len(data["statistics"]) > 300
    for row, line in zip(rows, data["statistics"], strict=True):
        assert {key: row[key] for key in row if key not in ("cases", "estimate", "low", "high")} == {
            key: line[key] for key in line if key not in ("cases", "estimate", "low", "high")
        }
        assert int(row["cases"]) == line["cases"]
        assert float(row["estimate"]) == pytest.approx(line["estimate"], rel=1e-4, abs=1e-5)
    groups = {(line["by"], line["measure"]) for line in data["statistics"]}
    driver = {"wins", "times-fair", "place", "money", "spent", "bet-hits", "cards-left"}
    car = {"wins", "times-fair", "place", "price", "stalled-share", *(f"finish-{n}" for n in range(1, 7))}
    race = {"taken", "stalled", "price", "money", "bet-hits", "cards-left"}
    assert groups == {
        *((by, measure) for by in ("seat", "bot", "power") for measure in driver),
        *((by, measure) for by in ("grid", "colour") for measure in car),
        *(("race", measure) for measure in race),
    }
    assert {line["players"] for line in data["statistics"]} == {"all", "2", "3"}
    assert {line["track"] for line in data["statistics"]} == {"all"}  # there is but one
    assert [*data["balance"]] == ["marina-bay@1"]
    assert data["balance"]["marina-bay@1"][0]["verdict"] == "open"


def test_records_can_be_read_back(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    simulate(monkeypatch, "--games", "2", "--players", "2,3", "--record", "all.games")
    games = [*df.read_games(home / "all.games")]
    assert [game.setup.players for game in games] == [2, 2, 3, 3]
    assert [game.headers["Number"] for game in games] == ["0", "1", "2", "3"]
    assert all(game.end.is_over and {*game.names} == {"my_bot"} for game in games)


def test_plots_are_drawn_as_png_and_svg(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    from xml.etree import ElementTree

    command = simulate(monkeypatch, "--games", "2", "--plots", "a/plots")
    assert command.code == 0
    assert command.err.endswith("The plots are in a/plots\n")
    names = sorted(path.name for path in (home / "a/plots").iterdir())
    assert names == [
        f"{name}.{kind}" for name in ("finish", "money", "stalled", "wins") for kind in ("png", "svg")
    ]
    for path in (home / "a/plots").iterdir():
        content = path.read_bytes()
        assert content.startswith(b"\x89PNG") if path.suffix == ".png" else ElementTree.fromstring(content)


def test_an_arena_prints_ratings_and_a_cross_table(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    command = arena(monkeypatch, "--deals", "2", "--players", "2,3", "--plots", "plots", "--csv", "a.csv")
    assert command.code == 0
    assert command.out.startswith(f"16 games, seed 1, played by my_bot and {QUICK}.\n")
    assert re.search(r"(?m)^my_bot +-?\d+ ±\d", command.out)
    assert re.search(r"(?m)^[12] my_bot ", command.out)
    assert max(map(len, command.out.splitlines())) <= 80
    assert sorted(path.name for path in (home / "plots").iterdir()) == [
        "cross.png", "cross.svg", "ratings.png", "ratings.svg",
    ]  # fmt: skip
    assert "pair," in (home / "a.csv").read_text(encoding="utf-8")


def test_an_arena_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(arena(monkeypatch, "--deals", "1", "--players", "2", "--json").out)
    assert data["job"]["bots"] == ["my_bot", QUICK]
    pairs = [line["value"] for line in data["statistics"] if line["by"] == "pair"]
    assert pairs == [f"my_bot {QUICK}", f"{QUICK} my_bot"]


def test_without_bots_the_whole_ladder_meets(monkeypatch: pytest.MonkeyPatch) -> None:
    from downforce.cli.arena import make_job
    from downforce.i18n import load

    wishes = lab.LabWishes(
        number=1, number_option="--deals", seed=None, players=["2"], track=None, mode=None, edition=None,
        bots=None, records=False,
    )  # fmt: skip
    names = [entrant.name for entrant in make_job(load(), wishes).entrants]
    assert names[: len(df.BOTS)] == [*df.BOTS]
    assert DEFAULT_BOT in names


def test_a_track_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    command = simulate(monkeypatch, "--games", "2", "--track", "oval.track")
    assert command.code == 0
    assert "BALANCE, OVAL@1" in command.out


def test_on_a_terminal_there_is_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    command = simulate(monkeypatch, "--games", "2")
    assert "Games: 2 of 2" in command.err
    assert "\x1b[" in command.err
    assert re.search(r"\d:\d\d", command.err)


# --- the same seed, the same result ---------------------------------------------------------------


WORK = ["--json", "--csv", "x.csv", "--record", "x.games"]
COMMANDS = {
    "simulate": ["simulate", "--games", "6", "--players", "2,4", "--mode", "standard,world-tour", *WORK],
    "arena": ["arena", "--deals", "2", "--players", "2,4", *WORK],
}
ALL_IN_ONE_PROCESS = """
import json, os, sys
from contextlib import redirect_stdout
from downforce.cli import main

def run(commands, *more):
    for folder, command in commands.items():
        os.chdir(folder)
        with open("out.json", "w") as out, redirect_stdout(out):
            assert main([*command, *more]) == 0
"""
ON_LOKY = f"""{ALL_IN_ONE_PROCESS}
if __name__ == "__main__":
    run(json.loads(sys.argv[1]), "--jobs", "2")
"""
ON_DASK = f"""{ALL_IN_ONE_PROCESS}
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0") as cluster:
        run(json.loads(sys.argv[1]), "--backend", "dask", "--scheduler", cluster.scheduler_address)
"""


def outcome(folder: Path, out: str | None = None) -> tuple[str, bytes, bytes]:
    """All that a command of these has left behind."""
    printed = (folder / "out.json").read_text(encoding="utf-8") if out is None else out
    return printed, (folder / "x.csv").read_bytes(), (folder / "x.games").read_bytes()


@pytest.mark.parametrize(
    "script", [ON_LOKY, pytest.param(ON_DASK, marks=pytest.mark.soak)], ids=["processes", "dask"]
)
def test_one_process_several_and_a_dask_cluster_give_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch, home: Path, script: str
) -> None:
    bots = ["--bots", str(home / "my_bot.py"), QUICK]
    expected = {}
    for name, command in COMMANDS.items():
        alone = run(monkeypatch, [*command, *bots, "--jobs", "1"])
        expected[name] = outcome(home, alone.out)
    assert len({*expected.values()}) == len(COMMANDS)
    folders = {name: home / name for name in COMMANDS}
    for folder in folders.values():
        folder.mkdir()
    (home / "script.py").write_text(script, encoding="utf-8")
    work = {str(folder): [*COMMANDS[name], *bots] for name, folder in folders.items()}
    command_line = [sys.executable, "script.py", json.dumps(work)]
    done = subprocess.run(command_line, cwd=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert {name: outcome(folder) for name, folder in folders.items()} == expected


# --- interrupting and going on --------------------------------------------------------------------


HELD_BOT = """
import time
from pathlib import Path

class Held:
    def choose(self, view, legal, rng):
        while not Path({go!r}).exists() and has_kept_a_batch():
            time.sleep(0.01)
        return legal[0]

def has_kept_a_batch():
    return any(b'{{"batch"' in journal.read_bytes() for journal in Path({home!r}).glob({journals!r}))
"""
"""Once a batch is in the journal it waits, however fast the machine is, until the file ``go`` is there."""


def begun(home: Path, journals: str, *arguments: str) -> subprocess.Popen[str]:
    """A command of ``held.py`` that has finished a batch and cannot finish all of them."""
    bot = HELD_BOT.format(go=str(home / "go"), home=str(home), journals=journals)
    (home / "held.py").write_text(bot, encoding="utf-8")
    command = subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not any(b'{"batch"' in path.read_bytes() for path in home.glob(journals)):
        assert command.poll() is None, command.communicate()
        time.sleep(0.01)
    return command


def test_after_kill_nine_nothing_is_lost_and_nothing_differs(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    work = ["simulate", "--games", "20", "--players", "3", "--bots", "held.py", QUICK, *WORK]
    work += ["--resume", "it.journal"]
    command = begun(home, "it.journal", *work, "--jobs", "2")
    os.killpg(command.pid, signal.SIGKILL)
    command.communicate()
    (home / "go").touch()
    kept = (home / "it.journal").read_bytes()
    resumed = run(monkeypatch, [*work, "--jobs", "1"])
    assert resumed.code == 0
    assert re.match(r"Games played before: \d+ of 20\. Continuing\.\n", resumed.err)
    assert (home / "it.journal").read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    found = outcome(home, resumed.out)
    (home / "it.journal").unlink()
    assert outcome(home, run(monkeypatch, [*work, "--jobs", "1"]).out) == found


def test_after_ctrl_c_the_same_command_goes_on(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    jobs = home / "data" / "downforce" / "jobs"
    work = ["arena", "--bots", "held.py", QUICK, "--deals", "10", "--players", "2", "--json"]
    command = begun(home, "data/downforce/jobs/*", *work, "--jobs", "1")
    command.send_signal(signal.SIGINT)
    out, err = command.communicate()
    (home / "go").touch()
    assert (command.returncode, out) == (130, "")
    told = re.fullmatch(
        r"Stopped\. Games kept: \d+ of 20\. To continue: downforce arena --resume (\S+)\n", err
    )
    assert told
    assert Path(told[1]).exists()
    again = run(monkeypatch, [*work, "--jobs", "1"])
    assert again.code == 0
    assert " of 20. Continuing." in again.err
    assert not jobs.exists()  # they are done with
    assert run(monkeypatch, [*work, "--jobs", "1"]).out == again.out


def test_a_finished_journal_answers_at_once_and_needs_no_other_option(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    first = simulate(monkeypatch, "--games", "3", "--players", "2,3", "--resume", "run.journal")
    (home / "my_bot.py").unlink()  # the journal has its text
    again = simulate(monkeypatch, "--resume", "run.journal")
    assert (again.code, again.out) == (0, first.out)
    assert again.err == "Games played before: 6 of 6. Continuing.\n"


def test_where_nothing_can_be_kept_it_is_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    (home / "data").write_text("not a folder", encoding="utf-8")
    assert simulate(monkeypatch, "--games", "1").code == 0


# --- refusals -------------------------------------------------------------------------------------

REFUSED: list[tuple[str, str]] = [
    ("simulate --games 0", "--games takes a whole number of 1 or more, not 0"),
    ("simulate --games -5", "--games takes a whole number of 1 or more, not -5"),
    ("simulate --games many", "--games takes a whole number, not many"),
    ("simulate --jobs 0", "--jobs takes a whole number of 1 or more, not 0"),
    ("simulate --players 7", "--players takes numbers from 2 to 6, such as 4, 2-6 or 2,4, not 7"),
    ("simulate --players 6-2", "not 6-2"),
    ("simulate --players 2-", "not 2-"),
    ("simulate --players x", "not x"),
    ("simulate --players \u0664", "not \u0664"),
    ("simulate --track monza", "no track is called “monza”; the choices are marina-bay and river-station"),
    ("simulate --track no.track", "no.track cannot be read: there is no such file or folder"),
    ("simulate --mode chaos", "no mode is called “chaos”;"),
    ("simulate --edition tlh", "no edition is called “tlh”;"),
    ("simulate --language tlh", "no language is called “tlh”; the choices are en, es, fr, pt-BR and pt-PT"),
    ("simulate --bots schumi", "no bot is called “schumi”; the choices are"),
    ("simulate --bots nothing.py", "bot nothing.py: there is no such file or folder"),
    ("simulate --bots no_bot.py", "bot no_bot: no class with a method choose(view, legal, rng)"),
    ("simulate --bots two.py", "bot two: several bots; name one, such as two.py:Fast"),
    ("simulate --bots two.py:Third", "bot two:Third: there is no Third in two.py"),
    ("simulate --bots my_bot.py,my_bot.py", "two bots are called my_bot"),
    ("simulate --seed \udcff", "a seed is a line of plain text"),
    ("simulate --backend slurm", "--backend takes one of these: loky, dask, ray; not slurm"),
    ("simulate --scheduler tcp://x", "--scheduler needs a --backend that has one: dask, ray"),
    ("simulate --engine steam", "--engine takes one of these: plain, fast; not steam"),
    ("simulate --engine fast --record x", "--engine fast cannot be used with --record"),
    ("simulate --engine fast --mode all", "--engine fast cannot be used with --mode world-tour"),
    ("arena --engine fast --isolate", "--engine fast cannot be used with --isolate"),
    ("simulate --csv nowhere/x.csv", "nowhere/x.csv cannot be written: there is no such file or folder"),
    ("simulate --record .", ". cannot be written: it is a folder"),
    ("simulate --plots my_bot.py", "my_bot.py cannot be written: it already exists"),
    ("simulate --resume text.journal", "text.journal is not a journal of downforce"),
    ("simulate --resume text.journal --games 5", "text.journal is not a journal of downforce"),
    ("simulate --resume new.journal", "new.journal does not exist; say what to play"),
    ("simulate --resume nowhere/x --games 5", "nowhere/x cannot be written: there is no such file or folder"),
    ("simulate --resume .", ". cannot be read: it is a folder"),
    ("simulate now", "unexpected: now"),
    (f"arena --bots {QUICK}", "an arena needs at least two bots"),
    (f"arena --bots {QUICK} {QUICK}", f"two bots are called {QUICK}"),
    ("arena --deals 0", "--deals takes a whole number of 1 or more, not 0"),
    ("arena --games 5", "there is no option --games; "),
    ("arena --resume new.journal", "new.journal does not exist; say what to play"),
]


@pytest.mark.parametrize(("line", "text"), REFUSED, ids=[line for line, _ in REFUSED])
def test_bad_input_is_one_line(monkeypatch: pytest.MonkeyPatch, home: Path, line: str, text: str) -> None:
    before = sorted(home.rglob("*"))
    command = run(monkeypatch, line.split())
    assert (command.code, command.out) == (2, "")
    assert command.err.startswith("downforce: ")
    assert command.err.count("\n") == 1
    assert text in command.err
    assert sorted(home.rglob("*")) == before


def test_a_bot_that_crashes_is_named_and_stops_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    for jobs in ("1", "2"):
        command = run(monkeypatch, ["simulate", "--games", "10", "--bots", "crash.py", "--jobs", jobs])
        assert command.code == 2
        assert re.fullmatch(
            r"downforce: bot crash failed in game (0|5), seat 0: ZeroDivisionError: division by zero\n",
            command.err,
        )


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        (["--seed", "other"], "was begun with another --seed"),
        (["--games", "4"], "was begun with another number of games"),
        (["--players", "3"], "was begun with other tables (players, track, mode, edition)"),
        (["--bots", QUICK], "was begun with other bots"),
        (["--record", "x.games"], "was begun without --record"),
    ],
)
def test_a_journal_of_another_job_is_refused(
    monkeypatch: pytest.MonkeyPatch, home: Path, change: list[str], cause: str
) -> None:
    work = ["simulate", "--games", "2", "--players", "2", "--bots", "my_bot.py", "--resume", "it.journal"]
    assert run(monkeypatch, [*work, "--jobs", "1"]).code == 0
    kept = (home / "it.journal").read_bytes()
    options = dict(zip(work[1::2], work[2::2], strict=True)) | {change[0]: change[1]}
    command = run(monkeypatch, ["simulate", *(word for option in options.items() for word in option)])
    assert (command.code, command.err) == (2, command.err)
    assert f"it.journal {cause}" in command.err
    assert (home / "it.journal").read_bytes() == kept


def test_a_journal_of_the_other_command_or_of_an_older_engine_is_refused(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    assert simulate(monkeypatch, "--games", "1", "--resume", "it.journal").code == 0
    command = run(monkeypatch, ["arena", "--resume", "it.journal"])
    assert "it.journal is the journal of another command" in command.err
    command = simulate(monkeypatch, "--resume", "it.journal", "--record", "x.games")
    assert "it.journal was begun without --record" in command.err
    text = (home / "it.journal").read_text(encoding="utf-8")
    (home / "it.journal").write_text(re.sub(r'"engine":"\w+"', '"engine":"old"', text), encoding="utf-8")
    command = simulate(monkeypatch, "--resume", "it.journal")
    assert "it.journal was begun with another version of the game" in command.err
    (home / "it.journal").write_text(text.replace('"batch":5', '"batch":6', 1), encoding="utf-8")
    command = simulate(monkeypatch, "--resume", "it.journal")
    assert "it.journal is not a journal of downforce" in command.err


@pytest.mark.parametrize(
    ("module", "line", "extra"),
    [
        ("joblib", "simulate", "lab"),
        ("openskill", "arena", "lab"),
        ("matplotlib", "simulate --plots x", "lab"),
        ("matplotlib", "arena --plots x", "lab"),
        ("distributed", "simulate --backend dask", "dask"),
        ("ray", "simulate --backend ray", "ray"),
    ],
)
def test_what_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, home: Path, module: str, line: str, extra: str
) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda name: None if name == module else find_spec(name))
    command = run(monkeypatch, line.split())
    assert (command.code, command.out) == (2, "")
    assert command.err == (
        f"downforce: this needs the extra {extra}, which is not installed. "
        f'In the folder of the source code: pip install ".[{extra}]"\n'
    )


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    command = simulate(monkeypatch, "--games", "1", "--backend", "dask", "--scheduler", "nonsense")
    assert command.code == 2
    assert command.err.startswith("downforce: nothing answers at nonsense: ")
    assert command.err.count("\n") == 1


def test_the_other_bot_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert OTHER != QUICK


# --- bots of strangers ----------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "fork"), reason="isolation needs fork")
def test_an_isolated_run_prints_its_salt_and_can_be_repeated_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["--games", "2", "--players", "2", "--isolate", "--json"]
    first = json.loads(simulate(monkeypatch, *options).out)
    salt = first["job"]["salt"]
    assert first["job"]["isolated"] is True
    assert len(salt) == 32
    again = simulate(monkeypatch, *options, "--salt", salt)
    assert json.loads(again.out) == first
    another = json.loads(simulate(monkeypatch, *options).out)
    assert another["job"]["salt"] != salt
    told = simulate(monkeypatch, *options[:-1], "--salt", "pepper").out
    assert "The salt of the deals was pepper." in " ".join(told.split())


def test_an_isolated_run_can_be_resumed(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    options = ["--games", "2", "--players", "2", "--isolate"]
    first = simulate(monkeypatch, *options, "--resume", "isolated.journal")
    assert first.code == 0
    again = run(monkeypatch, ["simulate", "--resume", "isolated.journal"])
    assert again.out == first.out
    same = simulate(monkeypatch, *options, "--resume", "isolated.journal")
    assert same.out == first.out


def test_a_salt_is_a_line_of_text(monkeypatch: pytest.MonkeyPatch) -> None:
    command = simulate(monkeypatch, "--salt", "")
    assert command.code == 2
    assert "a salt is a line of plain text" in command.err
