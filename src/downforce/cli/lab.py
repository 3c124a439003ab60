"""What ``simulate`` and ``arena`` share: what to play, the journal, progress, and where results go."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from importlib.util import find_spec
from json import dumps
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from downforce.arena.bots import BotError, Entrant, find_bot, known_bots
from downforce.arena.isolation import check_guest, not_limited
from downforce.arena.job import GENERATOR, Job, engine_digest
from downforce.arena.journal import Journal, JournalError, difference, read_job
from downforce.arena.run import Backend, MissingExtra, SchedulerError, run
from downforce.cli.errors import INTERRUPTED, CommandError, cannot_read, cannot_write
from downforce.cli.terminal.files import check_writable
from downforce.cli.track import find_track
from downforce.content import TRACKS
from downforce.folders import data_folder
from downforce.i18n import Words
from downforce.model.track import Track
from downforce.rules.options import MODES

Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Several = Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)]
"""An option that takes several values: ``--players 2 4``, ``--players 2,4`` or given twice."""

ALL = "all"
ENGINES = PLAIN, FAST = "plain", "fast"
WORLD_TOUR = "world-tour"
TOURS = f"--mode {WORLD_TOUR}"
SEED = "1"
PLAYERS = range(2, 7)
EXTRA_OF = {
    "numpy": "fast",
    "joblib": "lab",
    "matplotlib": "lab",
    "openskill": "lab",
    "distributed": "dask",
    "ray": "ray",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class LabWishes:
    """What the options on the command line say about what is played; None where nothing was said."""

    number: int | None  # of games or deals
    number_option: str
    seed: str | None
    players: list[str] | None
    track: list[str] | None
    mode: list[str] | None
    edition: list[str] | None
    bots: list[str] | None
    records: bool
    isolate: bool = False
    salt: str | None = None
    engine: str = PLAIN

    @property
    def given(self) -> bool:
        """Whether anything was said; whether games are recorded is no answer to what is played."""
        said = (self.number, self.seed, self.players, self.track, self.mode, self.edition, self.bots)
        return any(wish is not None for wish in said)


@dataclass(frozen=True, slots=True, kw_only=True)
class RunPlace:
    """Where games run, and where their results are written."""

    command: str
    jobs: int | None
    backend: str
    scheduler: str | None
    resume: Path | None
    csv: Path | None
    plots: Path | None
    record: Path | None


@Parameter(name="*")  # each field is an option of its own
@dataclass(frozen=True, kw_only=True)
class LabOptions:
    """The options that both commands have."""

    seed: str | None = None
    jobs: int | None = None
    players: Several = None
    track: Several = None
    mode: Several = None
    edition: Several = None
    json: Flag = False
    csv: Path | None = None
    plots: Path | None = None
    record: Path | None = None
    resume: Path | None = None
    isolate: Flag = False
    salt: str | None = None
    engine: str = PLAIN
    backend: str = "loky"
    scheduler: str | None = None
    language: str | None = None


NO_OPTIONS = LabOptions()


# --- reading the command line ---------------------------------------------------------------------


def wishes(
    *, number: int | None, number_option: str, bots: list[str] | None, options: LabOptions
) -> LabWishes:
    """What the options say about what is played."""
    return LabWishes(
        number=number,
        number_option=number_option,
        seed=options.seed,
        players=options.players,
        track=options.track,
        mode=options.mode,
        edition=options.edition,
        bots=bots,
        records=options.record is not None,
        isolate=options.isolate,
        salt=options.salt,
        engine=options.engine,
    )


def place(command: str, options: LabOptions) -> RunPlace:
    """What they say about where it is played, and what becomes of it."""
    return RunPlace(
        command=command,
        jobs=options.jobs,
        backend=options.backend,
        scheduler=options.scheduler,
        resume=options.resume,
        csv=options.csv,
        plots=options.plots,
        record=options.record,
    )


def split(values: Sequence[str] | None) -> list[str]:
    """``2,4 6`` as three words."""
    return [word for value in values or () for word in value.split(",") if word]


def read_number(words: Words, option: str, number: int | None, default: int, least: int = 1) -> int:
    """A number that is large enough."""
    if number is not None and number < least:
        raise CommandError(words.text("arena-bad-number", option=option, least=least, text=str(number)))
    return default if number is None else number


def read_players(words: Words, values: Sequence[str] | None, default: Sequence[int]) -> list[int]:
    """Numbers of players: ``4``, ``2-6``, ``2,4``, ``all``."""
    found: list[int] = []
    for word in split(values):
        first, dash, last = ("2", "-", "6") if word == ALL else word.partition("-")
        wanted = [first, last if dash else first]
        if any(text not in map(str, PLAYERS) for text in wanted) or int(wanted[0]) > int(wanted[1]):
            raise CommandError(words.text("arena-bad-players", text=word))
        found += range(int(wanted[0]), int(wanted[1]) + 1)
    return sorted({*found}) if values is not None and found else list(default)


def read_names(values: Sequence[str] | None, known: Iterable[str], default: str) -> list[str]:
    """Names of a registry, ``all`` for all of them; unknown names are refused where they are used."""
    named = [name for word in split(values) for name in ([*known] if word == ALL else [word])]
    return [*dict.fromkeys(named or [default])]


def read_tracks(words: Words, values: Sequence[str] | None) -> list[Track]:
    """Circuits by name or file."""
    names = read_names(values, TRACKS, next(iter(TRACKS)))
    return [*dict.fromkeys(find_track(name, words) for name in names)]


def read_seed(words: Words, seed: str | None) -> str:
    """A seed: one line of plain text."""
    if seed is not None and (not seed or not seed.isprintable()):
        raise CommandError(words.text("cli-bad-seed"))
    return seed or SEED


def read_salt(words: Words, salt: str | None, *, isolate: bool) -> str:
    """The secret salt of the deals: as given, a new one for isolated bots, or none."""
    if salt is not None and (not salt or not salt.isprintable()):
        raise CommandError(words.text("arena-bad-salt"))
    return salt or (token_hex(16) if isolate else "")


def read_bots(
    words: Words, values: Sequence[str] | None, default: Sequence[str], *, isolate: bool = False
) -> list[Entrant]:
    """Bots by name or file, no two with one name."""
    named = [name for word in split(values) for name in (known_bots() if word == ALL else (word,))]
    try:
        found = [find_bot(name, load=not isolate) for name in named or default]
        for entrant in found if isolate else ():
            check_guest(entrant)
        for limit in not_limited() if isolate else ():
            print(words.text("arena-not-limited", what=limit), file=sys.stderr)
    except BotError as error:
        raise CommandError(
            words.text("arena-bot", bot=error.bot, cause=words.system_text(error.cause))
        ) from None
    names = [entrant.name for entrant in found]
    for name in names:
        if names.count(name) > 1:
            raise CommandError(words.text("arena-same-bot", name=name))
    return found


def read_backend(words: Words, backend: str, scheduler: str | None) -> Backend:
    """Where games are played; refused if what it needs is not installed."""
    if backend not in tuple(Backend):
        raise CommandError(words.text("arena-bad-backend", known=words.plain_list(Backend), text=backend))
    if scheduler is not None and backend == Backend.LOKY:
        known = words.plain_list(name for name in Backend if name != Backend.LOKY)
        raise CommandError(words.text("arena-scheduler-alone", known=known))
    needs = {Backend.LOKY: (), Backend.DASK: ("distributed",), Backend.RAY: ("ray",)}[Backend(backend)]
    require(words, "joblib", *needs)
    return Backend(backend)


def read_generator(words: Words, wishes: LabWishes) -> str:
    """The generator of the engine that was asked for: none for the plain one; see ``Job.generator``."""
    if wishes.engine not in ENGINES:
        known = words.plain_list(ENGINES)
        raise CommandError(words.text("arena-bad-engine", known=known, text=wishes.engine))
    if wishes.engine == PLAIN:
        return ""
    require(words, "numpy")
    tours = [mode for mode in read_names(wishes.mode, MODES, "standard") if mode == WORLD_TOUR]
    for option, given in (("--record", wishes.records), ("--isolate", wishes.isolate), (TOURS, bool(tours))):
        if given:
            raise CommandError(words.text("arena-engine-alone", option=option))
    return GENERATOR


def require(words: Words, *modules: str) -> None:
    """Refuses at once what would fail later: a part of the package that was not installed."""
    for module in reversed(modules):
        if find_spec(module) is None:
            raise CommandError(words.text("cli-missing-extra", extra=EXTRA_OF[module]))


def check_targets(words: Words, place: RunPlace) -> None:
    """Refuses files and folders that could not be written at the end; the last check, as it may make one."""
    for path in (place.csv, place.record):
        if path is not None:
            check_writable(path, words)
    if place.plots is not None:
        try:
            place.plots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise cannot_write(words, place.plots, error) from None


# --- the journal ----------------------------------------------------------------------------------


def find_job(words: Words, place: RunPlace, wishes: LabWishes, make: Callable[[], Job]) -> Job:
    """The job that was asked for, or that of the journal to go on with."""
    if place.resume is None:
        return make()
    try:
        found = read_job(place.resume, salt=wishes.salt or "")
    except JournalError as error:
        raise journal_error(words, place.resume, str(error)) from None
    except OSError as error:
        raise cannot_read(words, place.resume, error) from None
    if found is None and not wishes.given:
        raise CommandError(words.text("arena-nothing-to-resume", path=str(place.resume)))
    if found is None:
        return make()
    if found.kind != place.command:
        raise journal_error(words, place.resume, "kind")
    wanted = make() if wishes.given else found
    if wishes.salt is None and wishes.isolate:
        wanted = replace(wanted, salt=found.salt)  # not a new one
    if found.digest != wanted.digest:
        raise journal_error(words, place.resume, difference(found, wanted), kept=found.records)
    if found.engine != engine_digest():
        raise journal_error(words, place.resume, "engine")
    if place.record is not None and not found.records:
        raise journal_error(words, place.resume, "records")
    return found


def journal_error(words: Words, path: Path, problem: str, *, kept: bool = False) -> CommandError:
    """What is wrong with a journal."""
    text = words.text("arena-journal", path=str(path), problem=problem, kept="yes" if kept else "no")
    return CommandError(text)


def open_journal(words: Words, place: RunPlace, job: Job) -> Journal:
    """The journal that was named, or one in the user's data folder: there the same command finds it again."""
    if place.resume is not None:
        try:
            return Journal(place.resume, job, place.record)
        except JournalError as error:
            raise journal_error(words, place.resume, str(error)) from None
        except OSError as error:
            raise cannot_write(words, place.resume, error) from None
    folder = data_folder() / "jobs"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Journal(folder / f"{job.digest[:16]}.journal", job, place.record)
    except (OSError, JournalError):  # nowhere to write, or the same command is running
        return Journal(Path(tempfile.mkdtemp(prefix="downforce-")) / "job.journal", job, place.record)


# --- running --------------------------------------------------------------------------------------


def play_job(
    words: Words, place: RunPlace, job: Job, backend: Backend, finish: Callable[[Journal], None]
) -> int:
    """Plays what is left of a job, then hands over the journal; says how to go on if it is interrupted."""
    journal = open_journal(words, place, job)
    with journal:
        try:
            with progress(words, job) as on_progress:
                jobs = -1 if place.jobs is None else place.jobs
                run(
                    job,
                    journal,
                    jobs=jobs,
                    backend=backend,
                    scheduler=place.scheduler,
                    on_progress=on_progress,
                )
        except KeyboardInterrupt:
            say_stopped(words, place, job, journal)
            return INTERRUPTED
        except BotError as error:
            raise CommandError(bot_text(words, error)) from None
        except MissingExtra as error:
            raise CommandError(words.text("cli-missing-extra", extra=error.extra)) from None
        except SchedulerError as error:
            raise CommandError(
                words.text("arena-no-scheduler", address=error.address, why=words.system_text(error.why))
            ) from None
        finish(journal)
    if place.resume is None:
        journal.path.unlink(missing_ok=True)
        with suppress(OSError):  # another journal is there
            journal.path.parent.rmdir()
    return 0


def bot_text(words: Words, error: object) -> str:
    """What a bot did wrong, and where."""
    assert isinstance(error, BotError)
    if error.game is None or error.seat is None:
        return words.text("arena-bot", bot=error.bot, cause=words.system_text(error.cause))
    return words.text(
        "arena-bot-game", bot=error.bot, cause=error.cause, game=str(error.game), seat=str(error.seat)
    )


def say_stopped(words: Words, place: RunPlace, job: Job, journal: Journal) -> None:
    """How to go on."""
    done = sum(len(job.batch(batch)) for batch in journal.done)
    text = words.text(
        "arena-stopped",
        done=words.number(done),
        total=words.number(job.games),
        command=place.command,
        path=str(journal.path),
    )
    print(text, file=sys.stderr)


@contextmanager
def progress(words: Words, job: Job) -> Iterator[Callable[[int], None]]:
    """A bar with the time left on a terminal; elsewhere nothing but a last line."""

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(words.text("arena-rate", rate=words.number(task.speed or 0)), justify="right")

    console = Console(stderr=True, highlight=False)
    done = {"now": 0, "before": -1}
    started = monotonic()
    with Progress(
        BarColumn(None, complete_style="bold", finished_style="bold"),
        TextColumn("{task.description}"),
        Rate(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        expand=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("", total=job.games)

        def on_progress(games: int) -> None:
            if done["before"] < 0:
                done["before"] = games
                if games:
                    text = words.text(
                        "arena-resumed", done=words.number(games), total=words.number(job.games)
                    )
                    print(text, file=sys.stderr)
            done["now"] += games
            text = words.text("arena-progress", done=words.number(done["now"]), total=words.number(job.games))
            bar.update(task, completed=done["now"], description=text)

        yield on_progress
    played = done["now"] - max(0, done["before"])
    seconds = monotonic() - started
    if played:
        text = words.text(
            "arena-speed",
            games=words.number(played),
            count=played,
            seconds=words.number(seconds, 1),
            rate=words.number(played / max(seconds, 1e-9)),
        )
        print(text, file=sys.stderr)


# --- results --------------------------------------------------------------------------------------


def write_file(words: Words, what: str, path: Path, write: Callable[[Path], object]) -> None:
    """Writes a result and says where it is."""
    try:
        write(path)
    except OSError as error:
        raise cannot_write(words, path, error) from None
    print(words.text("arena-written", what=what, path=str(path)), file=sys.stderr)


def finish_records(words: Words, place: RunPlace, journal: Journal) -> None:
    """Gives the file of ``--record`` its name and says where it is."""
    try:
        path = journal.finish_records()
    except OSError as error:
        raise cannot_write(words, place.record or error.filename, error) from None
    if path is not None:
        print(words.text("arena-written", what="records", path=str(place.record or path)), file=sys.stderr)


def print_json(data: object) -> None:
    """One object, readable by people too."""
    print(dumps(data, ensure_ascii=False, indent=1))


def print_tables(words: Words, job: Job, tables: Iterable[Table], notes: Sequence[str] = ()) -> None:
    """What was played, then the tables; one that is wider than the terminal is not cut off."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    bots = words.list(entrant.name for entrant in job.entrants)
    played = words.text(
        "arena-played", games=words.number(job.games), count=job.games, seed=job.seed, bots=bots
    )
    console.print(played)
    if job.generator:
        console.print(words.text("arena-engine", generator=job.generator))
    console.print(words.text("arena-intervals"))
    for table in tables:
        console.print()
        console.print(table.title, style="bold")  # by itself, as it may be longer than a short table is wide
        table.title = None
        console.print(table, width=max(console.width, console.measure(table).maximum), crop=False)
    for note in notes:
        console.print(note)
    if job.salt:
        console.print()
        console.print(words.text("arena-salt", salt=job.salt))
