"""``downforce simulate``: thousands of games, and what can be said from them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from downforce.cli.lab import Flag, Place, Several, Wishes

if TYPE_CHECKING:
    from downforce.arena.job import Job
    from downforce.arena.journal import Journal
    from downforce.i18n import Words

GAMES = 1000


def simulate(
    *,
    games: int | None = None,
    seed: str | None = None,
    jobs: int | None = None,
    players: Several = None,
    track: Several = None,
    mode: Several = None,
    edition: Several = None,
    bots: Several = None,
    json: Flag = False,
    csv: Path | None = None,
    plots: Path | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    backend: str = "loky",
    scheduler: str | None = None,
    language: str | None = None,
) -> int:
    """Play thousands of games on all cores and count what came of them.

    The same seed gives the same result, whatever the number of cores. Interrupt it when you like: the same
    command goes on where it stopped.

    Parameters
    ----------
    games
        How many games at each kind of table. If not given, 1000.
    seed
        Any text. If not given, 1.
    jobs
        How many processes. If not given, one for each core.
    players
        How many sit at the table, 2 to 6. Several kinds of tables: 2,4 or 2-6. If not given, 4.
    track
        Circuits by name, or track files; all for all circuits. If not given, the first one.
    mode
        Modes: standard, beginner, long-distance, world-tour, or all. If not given, standard.
    edition
        Whose rules: en, es, fr, pt-PT, pt-BR, or all. If not given, en.
    bots
        Who plays: names of bots, or files such as my_bot.py or my_bot.py:MyBot. Several take turns in seats.
    json
        Print JSON instead of tables.
    csv
        Write all figures to this file as well, as comma-separated values.
    plots
        Draw plots into this folder as well, as PNG and SVG.
    record
        Write all games to this file as well, one after the other.
    resume
        Keep what was played in this file. If it is there already, go on with it.
    backend
        Where to play: loky (processes here), dask or ray.
    scheduler
        The address of a Dask or Ray cluster. If not given, one is started here.
    language
        The language to answer in. If not given, that of your system where we speak it, or else English.
    """
    from downforce.cli import lab
    from downforce.cli.errors import chosen_words

    words = chosen_words(language)
    wishes = Wishes(
        number=games,
        number_option="--games",
        seed=seed,
        players=players,
        track=track,
        mode=mode,
        edition=edition,
        bots=bots,
        records=record is not None,
    )
    place = Place(
        command="simulate",
        jobs=jobs,
        backend=backend,
        scheduler=scheduler,
        resume=resume,
        csv=csv,
        plots=plots,
        record=record,
    )
    if jobs is not None:
        lab.read_number(words, "--jobs", jobs, 1)
    chosen = lab.read_backend(words, backend, scheduler)
    if plots is not None:
        lab.require(words, "matplotlib")
    job = lab.find_job(words, place, wishes, lambda: make_job(words, wishes))
    lab.check_targets(words, place)
    return lab.play_job(
        words, place, job, chosen, lambda journal: _finish(words, place, job, journal, json=json)
    )


def make_job(words: Words, wishes: Wishes) -> Job:
    """What the options ask for."""
    from downforce.arena.bots import DEFAULT_BOT
    from downforce.arena.job import simulation
    from downforce.cli import lab
    from downforce.content import EDITIONS
    from downforce.rules.options import MODES

    return simulation(
        seed=lab.read_seed(words, wishes.seed),
        games=lab.read_number(words, wishes.number_option, wishes.number, GAMES),
        players=lab.read_players(words, wishes.players, [4]),
        tracks=lab.read_tracks(words, wishes.track),
        modes=lab.read_names(wishes.mode, MODES, "standard"),
        editions=lab.read_names(wishes.edition, EDITIONS, "en"),
        entrants=lab.read_bots(words, wishes.bots, [DEFAULT_BOT]),
        records=wishes.records,
    )


def _finish(words: Words, place: Place, job: Job, journal: Journal, *, json: bool) -> None:
    """Counts all games in their order and says what was found, everywhere it was asked for."""
    from downforce.arena.balance import measured_tracks
    from downforce.arena.report import lines, simulation_json, write_csv
    from downforce.arena.run import results
    from downforce.arena.stats import tally
    from downforce.arena.tables import simulation_tables
    from downforce.cli import lab
    from downforce.notation import write_games

    found = tally(job, (played.row for played in results(job, journal)))
    if place.record is not None:
        texts = (played.text for played in results(job, journal))
        lab.write_file(words, "records", place.record, lambda path: write_games(texts, path))
    if place.csv is not None:
        lab.write_file(words, "csv", place.csv, lambda path: write_csv(lines(found), path))
    if place.plots is not None:
        from downforce.arena.plots import simulation_plots

        lab.write_file(words, "plots", place.plots, lambda path: simulation_plots(words, job, found, path))
    if json:
        lab.print_json(simulation_json(job, found))
        return
    notes = [words.text("arena-verdicts")] if measured_tracks(found) else []
    lab.print_tables(words, job, simulation_tables(words, job, found), notes)
