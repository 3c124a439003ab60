"""Hatchling, for a Python that is new enough.

For an older one pyproject.toml requires nothing, so that pip says this sentence first, and not that some
other package needs a newer Python.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the one file that older ones run
    raise SystemExit("Downforce needs Python 3.11 or newer; this is Python {}.{}".format(*sys.version_info))

from hatchling.build import *  # noqa: F403 - the hooks that pip calls
