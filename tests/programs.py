"""Programs of the system that some tests need."""

from __future__ import annotations

import os
import shutil

import pytest


def program(name: str, package: str) -> str:
    """The path of a program that comes with Debian. Where everything is tested it must be there."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if not found and not os.environ.get("DOWNFORCE_TEST_EVERYTHING"):
        pytest.skip(f"{name} is missing: apt-get install {package}, as .ci/run does")
    assert found, f"{name} is missing: apt-get install {package}"
    return found
