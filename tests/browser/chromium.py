"""Which Chromium the browser tests drive: the one that is named, or one that is there, or a downloaded one.

A browser counts only if it starts: a downloaded one may lack libraries of the system, which we never install.
``python -m tests.browser.chromium`` makes sure that there is one, or says in one sentence why there is none.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError

VARIABLE = "DOWNFORCE_CHROMIUM"
OF_THE_SYSTEM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")
INSTALLER = (sys.executable, "-m", "playwright", "install", "chromium")
WHY_NOT = "DOWNFORCE_NO_CHROMIUM"
"""Set by who looked for one already, and found none: the reason."""
REMEDY = f"run `sudo apt install chromium`, or name a Chromium in ${VARIABLE}"
PATIENCE = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
"""Milliseconds after which the installer tries its next address, unless the environment says otherwise."""


class NoBrowser(Exception):
    """No Chromium starts on this machine; the message says why."""


def candidates(playwright: Playwright, environment: Mapping[str, str] = os.environ) -> list[str]:
    """The one that is named, and no other; or else Playwright's own, then the system's."""
    path = environment.get("PATH")
    if named := environment.get(VARIABLE):
        return [shutil.which(named, path=path) or named]
    own = playwright.chromium.executable_path
    of_the_system = [shutil.which(name, path=path) for name in OF_THE_SYSTEM]
    return [own] * Path(own).is_file() + [name for name in of_the_system if name]


def launch(
    playwright: Playwright, environment: Mapping[str, str] = os.environ, **options: Any
) -> tuple[Browser, str]:
    """The first browser that starts, and its path; raises ``NoBrowser``."""
    if why := environment.get(WHY_NOT):
        raise NoBrowser(why)
    why = "none was found"
    for path in candidates(playwright, environment):
        try:
            return playwright.chromium.launch(executable_path=path, **options), path
        except PlaywrightError as error:
            why = f"{path} does not start ({cause_of(error.message)})"
    raise NoBrowser(why)


def cause_of(message: str) -> str:
    """The line of a long error message that says most."""
    lines = [line.strip(" -") for line in message.splitlines() if line.strip(" -")]
    telling = [line for line in lines if re.search(r"error while loading|doesn't exist|not found", line)]
    return (telling or lines or ["it gave no reason"])[0][:200].rstrip(".:")


def find(environment: Mapping[str, str] = os.environ, installer: Sequence[str] = INSTALLER) -> str:
    """The path of a browser that starts, downloaded if need be; raises ``NoBrowser``."""
    with sync_playwright() as playwright:
        try:
            return _started(playwright, environment)
        except NoBrowser as error:
            if environment.get(VARIABLE):
                raise
            missing = str(error)
        print("Downloading a Chromium for the browser tests", flush=True)
        _install(installer, environment, missing)
        return _started(playwright, environment)


def _started(playwright: Playwright, environment: Mapping[str, str]) -> str:
    browser, path = launch(playwright, environment)
    browser.close()
    return path


def _install(installer: Sequence[str], environment: Mapping[str, str], missing: str) -> None:
    """Downloads one into the user's cache. What the installer prints is for its makers."""
    done = subprocess.run(installer, env={**PATIENCE, **environment}, capture_output=True, check=False)
    if done.returncode:
        raise NoBrowser(f"{missing}, and `playwright install chromium` failed")


def main() -> int:
    """Finds or downloads one."""
    try:
        find()
    except NoBrowser as error:
        print(f"There is no browser: {error}. To get one, {REMEDY}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
