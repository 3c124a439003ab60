"""How hypothesis runs: the same examples every time, or with DOWNFORCE_HYPOTHESIS=soak many new ones."""

import os

from hypothesis import HealthCheck, settings

# No test measures time, and neither does hypothesis: the machine may be slow or busy.
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "soak", settings.get_profile("ci"), derandomize=False, max_examples=500, print_blob=True
)
settings.load_profile(os.environ.get("DOWNFORCE_HYPOTHESIS", "ci"))

# The many servers that tests start need no page; those of the browser tests build it before.
os.environ.setdefault("DOWNFORCE_SKIP_WEB", "1")
