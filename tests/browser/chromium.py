"""Which Chromium the browser tests drive; ``python -m tests.browser.chromium`` installs one if need be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

VARIABLE = "DOWNFORCE_CHROMIUM"
OF_THE_SYSTEM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")
MISSING = (
    "There is no Chromium for the browser tests: run `playwright install chromium`, or install your system's "
    f"`chromium`, or name one in ${VARIABLE}."
)


def find(playwright: Playwright, environment: Mapping[str, str] = os.environ) -> str | None:
    """The named one, Playwright's own, or the system's; none if there is none of these."""
    if named := environment.get(VARIABLE):
        return shutil.which(named)
    own = playwright.chromium.executable_path
    return own if Path(own).is_file() else next(filter(None, map(shutil.which, OF_THE_SYSTEM)), None)


def main() -> int:
    """Finds or installs one."""
    with sync_playwright() as playwright:
        if find(playwright):
            return 0
    print("Installing a Chromium for the browser tests", flush=True)
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode:
        print(MISSING, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
