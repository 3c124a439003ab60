"""`make docs`: every public name is documented, and the site builds with all of them."""

from __future__ import annotations

import ast
import inspect
import json
import runpy
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

import downforce as df
from tests.docs.blocks import ROOT

SITE = ROOT / "docs" / "site.py"


def documented_names(module: ModuleType) -> set[str]:
    """The assignments at the top of a module that have a docstring below them."""
    body = ast.parse(inspect.getsource(module)).body
    found = set()
    for one, below in pairwise(body):
        targets = one.targets if isinstance(one, ast.Assign) else [getattr(one, "target", None)]
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def is_documented(name: str) -> bool:
    """Whether a name of the package has a docstring of its own, not one of its type or its base."""
    value = getattr(df, name)
    if isinstance(value, ModuleType) or inspect.isfunction(value):
        return bool(value.__doc__)
    if isinstance(value, type) and value.__module__.startswith("downforce."):
        return bool(value.__dict__.get("__doc__"))
    home = next(
        sys.modules[node.module]
        for node in ast.parse(inspect.getsource(df)).body
        if isinstance(node, ast.ImportFrom) and node.module and name in (alias.name for alias in node.names)
    )
    if hasattr(home, "__path__"):  # a package: look where its names come from
        modules = [
            home,
            *(module for key, module in sys.modules.items() if key.startswith(f"{home.__name__}.")),
        ]
        return any(name in documented_names(module) for module in modules)
    return name in documented_names(home)


@pytest.mark.parametrize("name", df.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    assert is_documented(name)


def test_a_constant_without_a_docstring_is_found() -> None:
    from downforce.model import ids

    assert {"CARS", "Seat", "PowerId"} <= documented_names(ids)
    assert "SEATS" not in documented_names(ids)


def test_the_reference_has_every_public_name_once() -> None:
    chapters = runpy.run_path(str(SITE))["REFERENCE"].values()
    assert sorted(name for _, names in chapters for name in names) == sorted(df.__all__)


def test_the_site_builds_with_every_page_and_every_name_and_a_search(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(SITE), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    site = tmp_path / "site"
    reference = "".join(page.read_text(encoding="utf-8") for page in (site / "reference").glob("*.html"))
    assert [name for name in df.__all__ if f'id="downforce.{name}"' not in reference] == []
    found = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]
    assert {"docs/rules.html", "docs/faq.html", "CONTRIBUTING.html"} <= {entry["location"] for entry in found}
    assert "reference/playing-a-game.html#downforce.new_game" in {entry["location"] for entry in found}
