"""Playing a job on all cores, or on a cluster, through joblib. What is in the journal is not played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from enum import StrEnum
from typing import Any

from downforce.arena.job import Job
from downforce.arena.journal import Journal
from downforce.arena.play import PlayedGame, play_batch

WAVE = 8
"""Batches for each worker between two looks, where a backend gives results back only all at once."""
Batch = tuple[int, list[PlayedGame]]


class Backend(StrEnum):
    """Where games are played."""

    LOKY = "loky"  # processes on this machine
    DASK = "dask"
    RAY = "ray"


class MissingExtra(Exception):
    """A part of the package that was not installed; carries the name of the extra."""

    def __init__(self, extra: str) -> None:
        super().__init__(extra)
        self.extra = extra


class SchedulerError(Exception):
    """A cluster that cannot be reached."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address, why)
        self.address = address
        self.why = why


def run(
    job: Job,
    journal: Journal,
    *,
    jobs: int = -1,
    backend: Backend = Backend.LOKY,
    scheduler: str | None = None,
    on_progress: Callable[[int], object] = bool,
) -> None:
    """Plays what is left of a job. ``jobs`` is a number of processes, -1 for one on each core.

    ``on_progress`` is told how many games were added, at first those that the journal has already.
    """
    on_progress(sum(len(job.batch(batch)) for batch in journal.done))
    left = [batch for batch in range(job.batches) if batch not in journal.done]
    if not left:
        return
    for batch, played in _play(job, left, jobs, backend, scheduler):
        journal.add(batch, played)
        on_progress(len(played))


def results(job: Job, journal: Journal) -> Iterator[PlayedGame]:
    """All games of a finished job, in order. The result does not depend on which process played them."""
    assert len(journal.done) == job.batches
    return journal.games()


def _play(
    job: Job, left: Sequence[int], jobs: int, backend: Backend, scheduler: str | None
) -> Iterator[Batch]:
    """The batches as they come in."""
    if backend is Backend.LOKY and (jobs == 1 or len(left) == 1):
        # Nothing to share out: not worth another process.
        yield from (_batch(job, batch) for batch in left)
        return
    joblib = _joblib()
    with _cluster(backend, scheduler, jobs), joblib.parallel_config(backend=str(backend), n_jobs=jobs):
        if backend is not Backend.RAY:
            # One batch at a time to whoever is free; in any order, each as soon as it is there.
            calls = (joblib.delayed(_batch)(job, batch) for batch in left)
            yield from joblib.Parallel(batch_size=1, return_as="generator_unordered")(calls)
            return
        size = WAVE * joblib.effective_n_jobs()
        for start in range(0, len(left), size):
            calls = (joblib.delayed(_batch)(job, batch) for batch in left[start : start + size])
            yield from joblib.Parallel(batch_size=1)(calls)


def _batch(job: Job, batch: int) -> Batch:
    return batch, play_batch(job, job.batch(batch))


def _joblib() -> Any:
    try:
        import joblib  # type: ignore[import-untyped]
    except ImportError:
        raise MissingExtra("lab") from None
    return joblib


def _cluster(backend: Backend, scheduler: str | None, jobs: int) -> AbstractContextManager[object]:
    """What a backend needs while it works: a cluster, joined or started here."""
    match backend:
        case Backend.DASK:
            return _dask(scheduler, jobs)
        case Backend.RAY:
            return _ray(scheduler, jobs)
    return nullcontext()


@contextmanager
def _dask(scheduler: str | None, jobs: int) -> Iterator[object]:
    try:
        from distributed import Client
    except ImportError:
        raise MissingExtra("dask") from None
    here: dict[str, Any] = {"dashboard_address": "127.0.0.1:0", "threads_per_worker": 1, "host": "127.0.0.1"}
    if jobs > 0:
        here["n_workers"] = jobs
    options: dict[str, Any] = {"address": scheduler} if scheduler else here
    try:
        client = Client(timeout="15s", **options)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:  # nobody there, or no address at all
        raise SchedulerError(scheduler or "", str(error)) from None
    with client:
        yield client


@contextmanager
def _ray(scheduler: str | None, jobs: int) -> Iterator[object]:
    try:
        import ray  # type: ignore[import-not-found,unused-ignore]
        from ray.util.joblib import register_ray  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        raise MissingExtra("ray") from None
    cores = {} if scheduler or jobs < 1 else {"num_cpus": jobs}
    try:
        ray.init(
            address=scheduler, **cores, ignore_reinit_error=True, log_to_driver=False, logging_level="warning"
        )
    except (OSError, ValueError) as error:
        raise SchedulerError(scheduler or "", str(error)) from None
    register_ray()
    try:
        yield ray
    finally:
        ray.shutdown()
