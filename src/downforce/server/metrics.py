"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from downforce.server.live.environment import Counters

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor time and open files, on Linux

COMMITS = Counter("downforce_entries_total", "Entries written to tables' logs", registry=REGISTRY)
CONFLICTS = Counter(
    "downforce_conflicts_total", "Entries that came second and were decided again", registry=REGISTRY
)
REFUSALS = Counter("downforce_refusals_total", "Requests refused", ["reason"], registry=REGISTRY)
TABLES = Gauge("downforce_tables_awake", "Tables awake in this process", registry=REGISTRY)
SOCKETS = Gauge("downforce_sockets", "Open websockets", registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "downforce_request_seconds", "From a request to its answer", registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)  # fmt: skip
THOUGHT_SECONDS = Histogram(
    "downforce_thought_seconds", "From a question to a bot to its answer, waiting included",
    registry=REGISTRY, buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20),
)  # fmt: skip
PROCESSES = Gauge("downforce_processes", "Processes that serve this database", registry=REGISTRY)
HINTS_UP = Gauge("downforce_hints_up", "Whether hints reach the other processes", registry=REGISTRY)
HINTS = Counter("downforce_hints_total", "Hints to and from other processes", ["way"], registry=REGISTRY)
MISSED = Counter(
    "downforce_missed_hints_total", "Tables found to be further than any hint had said", registry=REGISTRY
)


CALLS = Counter(
    "downforce_calls_total", "Calls by their way and outcome", ["way", "outcome"], registry=REGISTRY
)


class PrometheusCounters(Counters):
    """Counts what happens at live tables."""

    def written(self) -> None:
        COMMITS.inc()

    def conflict(self) -> None:
        CONFLICTS.inc()

    def refused(self, reason: str) -> None:
        REFUSALS.labels(reason).inc()

    def answered(self, seconds: float) -> None:
        REQUEST_SECONDS.observe(seconds)

    def awake(self, tables: int) -> None:
        TABLES.set(tables)
