"""``downforce arena``: bots against bots, everybody against everybody."""

from __future__ import annotations

from downforce.arena.bots import known_bots
from downforce.arena.contest import contest
from downforce.arena.job import Job, round_robin
from downforce.arena.journal import Journal
from downforce.arena.report import contest_json, contest_lines, write_csv
from downforce.arena.run import results
from downforce.arena.tables import contest_tables
from downforce.cli import lab
from downforce.cli.errors import CommandError, chosen_words
from downforce.cli.lab import NO_OPTIONS, LabOptions, LabWishes, RunPlace, Several
from downforce.content import EDITIONS
from downforce.i18n import Words
from downforce.rules.options import MODES

DEALS = 50


def arena(*, bots: Several = None, deals: int | None = None, options: LabOptions = NO_OPTIONS) -> int:
    """Let bots meet, everybody against everybody, and rate them."""
    words = chosen_words(options.language)
    wishes = lab.wishes(number=deals, number_option="--deals", bots=bots, options=options)
    place = lab.place("arena", options)
    if options.jobs is not None:
        lab.read_number(words, "--jobs", options.jobs, 1)
    chosen = lab.read_backend(words, options.backend, options.scheduler)
    lab.require(words, "openskill")
    if options.plots is not None:
        lab.require(words, "matplotlib")
    job = lab.find_job(words, place, wishes, lambda: make_job(words, wishes))
    lab.check_targets(words, place)
    return lab.play_job(
        words, place, job, chosen, lambda journal: _finish(words, place, job, journal, json=options.json)
    )


def make_job(words: Words, wishes: LabWishes) -> Job:
    """What the options ask for."""
    entrants = lab.read_bots(words, wishes.bots, known_bots(), isolate=wishes.isolate)
    if len(entrants) < 2:
        raise CommandError(words.text("arena-two-bots"))
    return round_robin(
        seed=lab.read_seed(words, wishes.seed),
        deals=lab.read_number(words, wishes.number_option, wishes.number, DEALS),
        players=lab.read_players(words, wishes.players, [4]),
        tracks=lab.read_tracks(words, wishes.track),
        modes=lab.read_names(wishes.mode, MODES, "standard"),
        editions=lab.read_names(wishes.edition, EDITIONS, "en"),
        entrants=entrants,
        records=wishes.records,
        salt=lab.read_salt(words, wishes.salt, isolate=wishes.isolate),
        isolated=wishes.isolate,
        generator=lab.read_generator(words, wishes),
    )


def _finish(words: Words, place: RunPlace, job: Job, journal: Journal, *, json: bool) -> None:
    """Counts all games in their order, rates the bots and says what was found."""
    found = contest(job, (played.row for played in results(job, journal)))
    lab.finish_records(words, place, journal)
    if place.csv is not None:
        lab.write_file(words, "csv", place.csv, lambda path: write_csv(contest_lines(found), path))
    if place.plots is not None:
        from downforce.arena.plots import contest_plots

        lab.write_file(words, "plots", place.plots, lambda path: contest_plots(words, found, path))
    if json:
        lab.print_json(contest_json(found))
    else:
        lab.print_tables(words, job, contest_tables(words, found))
