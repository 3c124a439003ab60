"""``downforce simulate``: thousands of games, and what can be said from them."""

from __future__ import annotations

from downforce.arena.balance import measured_tracks
from downforce.arena.bots import DEFAULT_BOT
from downforce.arena.job import Job, simulation
from downforce.arena.journal import Journal
from downforce.arena.report import lines, simulation_json, write_csv
from downforce.arena.run import results
from downforce.arena.stats import tally
from downforce.arena.tables import simulation_tables
from downforce.cli import lab
from downforce.cli.errors import chosen_words
from downforce.cli.lab import NO_OPTIONS, LabOptions, LabWishes, RunPlace, Several
from downforce.content import EDITIONS
from downforce.i18n import Words
from downforce.rules.options import MODES

GAMES = 1000


def simulate(*, games: int | None = None, bots: Several = None, options: LabOptions = NO_OPTIONS) -> int:
    """Play thousands of games on all cores and count what came of them."""
    words = chosen_words(options.language)
    wishes = lab.wishes(number=games, number_option="--games", bots=bots, options=options)
    place = lab.place("simulate", options)
    if options.jobs is not None:
        lab.read_number(words, "--jobs", options.jobs, 1)
    chosen = lab.read_backend(words, options.backend, options.scheduler)
    if options.plots is not None:
        lab.require(words, "matplotlib")
    job = lab.find_job(words, place, wishes, lambda: make_job(words, wishes))
    lab.check_targets(words, place)
    return lab.play_job(
        words, place, job, chosen, lambda journal: _finish(words, place, job, journal, json=options.json)
    )


def make_job(words: Words, wishes: LabWishes) -> Job:
    """What the options ask for."""
    generator = lab.read_generator(words, wishes)
    usual = "works" if generator else DEFAULT_BOT
    return simulation(
        seed=lab.read_seed(words, wishes.seed),
        games=lab.read_number(words, wishes.number_option, wishes.number, GAMES),
        players=lab.read_players(words, wishes.players, [4]),
        tracks=lab.read_tracks(words, wishes.track),
        modes=lab.read_names(wishes.mode, MODES, "standard"),
        editions=lab.read_names(wishes.edition, EDITIONS, "en"),
        entrants=lab.read_bots(words, wishes.bots, [usual], isolate=wishes.isolate),
        records=wishes.records,
        salt=lab.read_salt(words, wishes.salt, isolate=wishes.isolate),
        isolated=wishes.isolate,
        generator=generator,
    )


def _finish(words: Words, place: RunPlace, job: Job, journal: Journal, *, json: bool) -> None:
    """Counts all games in their order and says what was found, everywhere it was asked for."""
    found = tally(job, (played.row for played in results(job, journal)))
    lab.finish_records(words, place, journal)
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
