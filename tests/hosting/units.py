"""The units of systemd, read as the lines they are made of."""

from __future__ import annotations

from tests.hosting.site import DEPLOY

UNITS = ("downforce.service", "downforce@.service")


def options(unit: str) -> list[tuple[str, str]]:
    """What a unit sets, in order; an option may be set several times."""
    lines = (DEPLOY / unit).read_text(encoding="utf-8").splitlines()
    return [
        (name, value)
        for name, is_set, value in (line.partition("=") for line in lines if not line.startswith("#"))
        if is_set
    ]


def seconds_to_stop() -> float:
    """How long systemd waits for a server that stops."""
    return min(float(dict(options(unit))["TimeoutStopSec"]) for unit in UNITS)
