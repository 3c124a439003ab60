"""What to play: a frozen description, from which everything about each of its games follows.

Games are numbered from 0 through the whole job. The deal of a game depends on the seed, on its table and on
its number at that table, and on nothing else: a larger job begins with the same games as a smaller one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from downforce.arena.bots import Entrant
from downforce.content import TRACKS
from downforce.model.errors import DownforceError
from downforce.model.track import Track
from downforce.rules.game import make_setup
from downforce.rules.options import Options
from downforce.rules.state import Setup

BATCH, FAST_BATCH = 5, 500
"""Games in a batch, on the plain engine and on the fast one. Little work is lost with one."""
GENERATOR = "philox-2x32-10"
"""What the fast engine draws its random numbers from. Another generator gets another name."""
FORMAT = "downforce job 1"
SIMULATION, ROUND_ROBIN = "simulate", "arena"


class TableSetup(NamedTuple):
    """One kind of table, and which entrants sit at it."""

    players: int
    track: str  # its id, such as marina-bay@1
    mode: str
    edition: str
    line_up: tuple[int, ...]  # entrants of the job: they take turns in a simulation, all sit in an arena

    @property
    def key(self) -> str:
        """What its deals are drawn from, besides the job's seed."""
        return f"{self.track} {self.edition} {self.mode} {self.players}"


class Fixture(NamedTuple):
    """One game to be played."""

    number: int  # in the job
    table: int  # of the job
    deal: int  # at this table
    seed: str  # of the deal
    seats: tuple[int, ...]  # the entrant in each seat
    rotation: int  # which seating of its deal

    def rng(self, seat: int) -> Random:
        """The random numbers of one seat in this game."""
        return Random(self.rng_seed(seat))

    def rng_seed(self, seat: int) -> int:
        """What they are drawn from; the seed of the deal cannot be found from it."""
        text = f"{self.seed}\n{self.rotation}\n{seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """What to play. Two jobs are the same exactly if their digests are."""

    kind: str
    """``simulate``, or ``arena``: there each deal is played in every rotation of its seats."""
    seed: str
    deals: int
    """For each table."""
    tables: tuple[TableSetup, ...]
    entrants: tuple[Entrant, ...]
    own_tracks: Mapping[str, str] = field(default_factory=dict)
    """The text of every track that does not come with the game."""
    records: bool = False
    """Whether the games themselves are kept."""
    salt: str = ""
    """A secret text that the deals depend on, so that no bot can work them out from the seed."""
    isolated: bool = False
    """Whether each bot plays in a process of its own."""
    generator: str = ""
    """``GENERATOR`` for games on the fast engine; empty for the plain one, whose deals come from the seed."""
    engine: str = ""
    """A digest of the code that plays; results of two versions are never mixed."""

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return sum(map(self.games_at, range(len(self.tables))))

    def games_at(self, table: int) -> int:
        """How many games are played at a table."""
        return self.deals * (self.tables[table].players if self.kind == ROUND_ROBIN else 1)

    def fixture(self, number: int) -> Fixture:
        """The game of a number."""
        table, rest = 0, number
        while rest >= self.games_at(table):
            rest -= self.games_at(table)
            table += 1
        seating = self.tables[table]
        deal, rotation = divmod(rest, seating.players) if self.kind == ROUND_ROBIN else (rest, 0)
        seed = f"{self.seed} {seating.key} {deal}"
        if self.salt:
            seed = hashlib.sha256(f"{self.salt}\n{seed}".encode()).hexdigest()
        return Fixture(number, table, deal, seed, self._seats(seating, deal, rotation), rotation)

    def _seats(self, table: TableSetup, deal: int, rotation: int) -> tuple[int, ...]:
        """Who sits where. In an arena neighbours change with the deal, and everybody sits everywhere once."""
        line_up = table.line_up
        if self.kind == SIMULATION:
            return tuple(line_up[(deal + seat) % len(line_up)] for seat in range(table.players))
        order = _rng(self.seed, table.key, str(line_up), str(deal)).sample(line_up, table.players)
        return tuple(order[(seat - rotation) % table.players] for seat in range(table.players))

    @property
    def batches(self) -> int:
        """How many batches there are."""
        return -(-self.games // self.batch_size)

    @property
    def batch_size(self) -> int:
        """How many games a batch has."""
        return FAST_BATCH if self.generator else BATCH

    def batch(self, number: int) -> range:
        """The numbers of the games that are played together."""
        return range(number * self.batch_size, min((number + 1) * self.batch_size, self.games))

    def chance_seed(self, table: int) -> int:
        """What the fast engine draws all chance of a table from, together with the number of the deal."""
        text = f"{self.salt}\n{self.seed} {self.tables[table].key}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")

    def setup(self, table: int) -> Setup:
        """The table before the deal."""
        players, track, mode, edition, _ = self.tables[table]
        return make_setup(players=players, track=self.track(track), mode=mode, edition=edition)

    def track(self, name: str) -> Track:
        """A track of the job."""
        return _own_track(self.own_tracks[name]) if name in self.own_tracks else TRACKS[name]

    # --- text -------------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """Everything, as a journal keeps it; of the salt only its digest, as long as the job is running."""
        secret = {"salt": hashlib.sha256(self.salt.encode()).hexdigest()} if self.salt else {}
        return {
            "job": FORMAT,
            "kind": self.kind,
            "seed": self.seed,
            "deals": self.deals,
            "batch": self.batch_size,
            "tables": [[*table[:4], [*table.line_up]] for table in self.tables],
            "bots": [entrant.as_json() for entrant in self.entrants],
            "tracks": {name: self.own_tracks[name] for name in sorted(self.own_tracks)},
            "records": self.records,
            **secret,
            **({"isolated": True} if self.isolated else {}),
            **({"generator": self.generator} if self.generator else {}),
            "engine": self.engine,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], *, salt: str = "") -> Job:
        """Reads what ``as_json`` gives, with the salt; raises ``DownforceError`` for anything else."""
        try:
            job = cls(
                kind=data["kind"],
                seed=data["seed"],
                deals=data["deals"],
                tables=tuple(_table(*row) for row in data["tables"]),
                entrants=tuple(map(Entrant.from_json, data["bots"])),
                own_tracks=data["tracks"],
                records=data["records"],
                salt=salt,
                isolated=data.get("isolated", False),
                generator=data.get("generator", ""),
                engine=data["engine"],
            )
            if data["job"] != FORMAT or data["batch"] != job.batch_size:
                raise DownforceError("written by another version of downforce")
            return job
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise DownforceError(str(error)) from None

    @property
    def digest(self) -> str:
        """The SHA-256 of the description, in hexadecimal."""
        return hashlib.sha256(json.dumps(self.as_json(), sort_keys=True).encode()).hexdigest()


def simulation(
    *,
    seed: str,
    games: int,
    players: Sequence[int],
    tracks: Sequence[Track],
    modes: Sequence[str],
    editions: Sequence[str],
    entrants: Sequence[Entrant],
    records: bool = False,
    salt: str = "",
    isolated: bool = False,
    generator: str = "",
) -> Job:
    """Games at every combination of track, mode, edition and number of players; bots take turns at seats."""
    line_up = tuple(range(len(entrants)))
    tables = [
        TableSetup(count, track.id, mode, edition, line_up)
        for track, mode, edition, count in product(tracks, modes, editions, players)
    ]
    return _checked(
        SIMULATION, seed, games, tables, entrants, tracks, records=records, salt=salt, isolated=isolated,
        generator=generator,
    )  # fmt: skip


def round_robin(
    *,
    seed: str,
    deals: int,
    players: Sequence[int],
    tracks: Sequence[Track],
    modes: Sequence[str],
    editions: Sequence[str],
    entrants: Sequence[Entrant],
    records: bool = False,
    salt: str = "",
    isolated: bool = False,
    generator: str = "",
) -> Job:
    """Everybody meets everybody equally often: each line-up plays the same number of deals at every table."""
    tables = [
        TableSetup(count, track.id, mode, edition, line_up)
        for track, mode, edition, count in product(tracks, modes, editions, players)
        for line_up in line_ups(len(entrants), count)
    ]
    return _checked(
        ROUND_ROBIN, seed, deals, tables, entrants, tracks, records=records, salt=salt, isolated=isolated,
        generator=generator,
    )  # fmt: skip


def line_ups(entrants: int, players: int) -> Iterator[tuple[int, ...]]:
    """Who meets whom. Where there are more seats than bots, all sit equally often, or as nearly as can be.

    >>> [*line_ups(3, 2)], [*line_ups(2, 3)]
    ([(0, 1), (0, 2), (1, 2)], [(0, 1, 0), (0, 1, 1)])
    """
    everybody = tuple(range(entrants)) * (players // entrants)
    for extra in combinations(range(entrants), players % entrants):
        yield everybody + extra


def _checked(
    kind: str,
    seed: str,
    deals: int,
    tables: Sequence[TableSetup],
    entrants: Sequence[Entrant],
    tracks: Sequence[Track],
    *,
    records: bool,
    salt: str,
    isolated: bool,
    generator: str,
) -> Job:
    """The job, with the texts it needs elsewhere; raises for a table at which nobody can sit down."""
    job = Job(
        kind=kind,
        seed=seed,
        deals=deals,
        tables=tuple(tables),
        entrants=tuple(entrants),
        own_tracks={track.id: track.text for track in tracks if not _is_on_shelf(track)},
        records=records,
        salt=salt,
        isolated=isolated,
        generator=generator,
        engine=engine_digest(),
    )
    for table in job.tables:
        Options.of(edition=table.edition, mode=table.mode)
    for number in range(len(job.tables)):
        setup = job.setup(number)
        if generator:
            _check_fast(job, setup)
    return job


def _check_fast(job: Job, setup: Setup) -> None:
    """Refuses what only the plain engine can play or keep."""
    from downforce.fast.book import check_setup  # it needs NumPy

    check_setup(setup)
    if job.records or job.isolated or len(setup.tracks) > 1:
        raise DownforceError(
            "the fast engine plays one race a game, keeps no records and isolates no bots;"
            " play this on the plain engine"
        )


def _table(players: int, track: str, mode: str, edition: str, line_up: Sequence[int]) -> TableSetup:
    return TableSetup(int(players), str(track), str(mode), str(edition), tuple(map(int, line_up)))


def _is_on_shelf(track: Track) -> bool:
    return track.id in TRACKS.versions() and TRACKS[track.id] == track


@lru_cache(maxsize=16)
def _own_track(text: str) -> Track:
    return Track.parse(text)


def _rng(*words: str) -> Random:
    return Random(int.from_bytes(hashlib.sha256("\n".join(words).encode()).digest(), "big"))


@lru_cache(maxsize=1)
def engine_digest() -> str:
    """A digest of all files that decide how a game goes: rules, data, bots, and how they are called."""
    package, sum_ = Path(__file__).parent.parent, hashlib.sha256()
    names = (
        "model",
        "content",
        "rules",
        "fast",
        "bots",
        "arena/job.py",
        "arena/play.py",
        "arena/compiled.py",
        "arena/bots.py",
        "arena/guest.py",
    )
    for path in sorted(file for name in names for file in _files(package / name)):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        sum_.update(f"{path.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return sum_.hexdigest()[:16]


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [file for file in path.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
