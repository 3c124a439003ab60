"""For all tests: how hypothesis runs, what ends with a run, and what the run says was left out.

Hypothesis tries the same examples every time, or with DOWNFORCE_HYPOTHESIS=soak many new ones.
"""

import json
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import leftovers, needs
from tests.server.packets import packet_loss

__all__ = ["packet_loss"]

leftovers.watch()

# A run in the background of a shell ignores Ctrl-C, and so would the commands that tests interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No test measures time, and neither does hypothesis: the machine may be slow or busy.
settings.register_profile(
    "ci", derandomize=True, max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak", settings.get_profile("ci"), derandomize=False, max_examples=500, print_blob=True
)
settings.load_profile(os.environ.get("DOWNFORCE_HYPOTHESIS", "ci"))

# The many servers that tests start need no page; those of the browser tests build it before.
os.environ.setdefault("DOWNFORCE_SKIP_WEB", "1")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what was left out, or leaves that to who started pytest and names a file for it."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [str(report.longrepr[2]) for report in skipped]
    if file := os.environ.get(needs.REASONS):
        Path(file).write_text(json.dumps(reasons), encoding="utf-8")
        return
    for line in needs.summary(reasons):
        terminalreporter.write_line(line)
