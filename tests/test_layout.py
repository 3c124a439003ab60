"""Who may import whom: read from the source, and for `import downforce` seen from outside."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "downforce"

# Each layer imports only from itself and from those before it.
LAYERS = (
    "version",
    "webbuild",
    "model",
    "content",
    "rules",
    "notation",
    "drawing",
    "i18n",
    "fast",
    "worth",
    "bots",
    "learn",
    "__init__",  # what `import downforce` gives
    "folders",
    "arena",
    "sim",
    "server",
    "site",
    "client",
    "cli",
    "__main__",
)
# These import the standard library and downforce only.
PLAIN = ("version", "webbuild", "model", "content", "rules", "notation", "drawing", "__init__")

# Research only: no other layer imports it, so that players need none of what it needs.
APART = "sim"
# Files of it, and of fast, that import the standard library and downforce only.
PLAIN_FILES = ("sim/__init__.py", "sim/spec.py", "fast/__init__.py", "fast/taste.py")

# The server's own layers: each imports only from itself and from those before it.
SERVER = ("wire", "table", "live", "answers", "metrics", "storage", "cluster", "bots", "calls", "http")
# These run anywhere Python does, also in a browser: they are given a store, a clock and a thinker.
PORTABLE = ("wire", "table", "live", "answers")
PORTABLE_LIBRARIES = ("msgspec", "downforce")
NOT_PORTABLE = ("multiprocessing", "threading", "socket", "sqlite3", "subprocess", "signal")

HEAVY = ("asyncio", "email", "http", "importlib.metadata", "multiprocessing", "typing_extensions", "unittest")


def layer_of(module: str) -> str:
    """The layer of a module of ours: `downforce.rules.game` is in rules."""
    return f"{module}.__init__".split(".")[1]


def imports(source: str, package: str) -> Iterator[tuple[int, str]]:
    """The line and the full name of each import, wherever it stands in a module of the package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                above = package.split(".")[: 1 - node.level or None]
                origin = ".".join([*above, *filter(None, [origin])])
            # `from downforce import rules` names a layer, `from downforce import apply` the package.
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}" if alias.name in LAYERS else origin


def violations(package: Path) -> list[str]:
    """Each import below the package folder that goes the wrong way, with its place."""
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        layer = layer_of(".".join(parts))
        place = path.relative_to(package).as_posix()
        if layer not in LAYERS:
            found.append(f"{place}: no such layer")
            continue
        for line, name in imports(path.read_text(encoding="utf-8"), ".".join(parts[:-1])):
            top = name.split(".")[0]
            if top == "downforce":
                other = layer_of(name)
                wrong_way = other not in LAYERS or LAYERS.index(other) > LAYERS.index(layer)
                if wrong_way or (other == APART != layer):
                    found.append(f"{place}:{line}: imports {name}")
            elif (layer in PLAIN or place in PLAIN_FILES) and top not in sys.stdlib_module_names:
                found.append(f"{place}:{line}: imports {name}")
    return found


def server_violations(server: Path) -> list[str]:
    """Each import between the server's packages that goes the wrong way, or that a browser has not."""
    found = []
    for path in sorted(server.rglob("*.py")):
        place = path.relative_to(server).as_posix()
        if place == "__init__.py":
            continue
        package = path.relative_to(server).with_suffix("").parts[0]
        for line, name in imports(path.read_text(encoding="utf-8"), f"downforce.server.{package}"):
            top, parts = name.split(".")[0], name.split(".")
            is_foreign = top not in (*sys.stdlib_module_names, *PORTABLE_LIBRARIES) or top in NOT_PORTABLE
            if package in PORTABLE and is_foreign:
                found.append(f"{place}:{line}: imports {name}")
            if parts[:2] == ["downforce", "server"] and len(parts) > 2:
                other = parts[2]
                if other not in SERVER or SERVER.index(other) > SERVER.index(package):
                    found.append(f"{place}:{line}: imports {name}")
    return found


def test_each_package_of_the_server_imports_only_from_those_below_it() -> None:
    assert {path.name for path in (PACKAGE / "server").iterdir() if path.is_dir()} >= {*PORTABLE}
    assert server_violations(PACKAGE / "server") == []


@pytest.mark.parametrize(
    ("place", "source", "name"),
    [
        (
            "live/hub.py",
            "from downforce.server.storage.store import DatabaseStore",
            "downforce.server.storage.store",
        ),
        ("table/fold.py", "from downforce.server.live.hub import Hub", "downforce.server.live.hub"),
        ("live/hub.py", "import sqlalchemy", "sqlalchemy"),
        ("live/hub.py", "import multiprocessing", "multiprocessing"),
        ("live/hub.py", "from downforce.server.metrics import COMMITS", "downforce.server.metrics"),
        ("storage/store.py", "from downforce.server.helpers import x", "downforce.server.helpers"),
    ],
)
def test_a_wrong_import_in_the_server_is_found(tmp_path: Path, place: str, source: str, name: str) -> None:
    server = fake_package(tmp_path, {f"server/{place}": source}) / "server"
    assert server_violations(server) == [f"{place}:1: imports {name}"]


def test_each_folder_imports_only_from_those_above_it() -> None:
    assert list(PACKAGE.rglob("*.py"))
    assert violations(PACKAGE) == []


@pytest.mark.parametrize(
    ("place", "source", "name"),
    [
        ("model/ids.py", "from downforce.rules.game import apply", "downforce.rules.game"),
        ("model/ids.py", "from downforce import rules", "downforce.rules"),
        ("model/ids.py", "from downforce import apply", "downforce"),
        ("model/ids.py", "import downforce", "downforce"),
        ("model/ids.py", "from ..rules import game", "downforce.rules"),
        ("model/ids.py", "from .. import rules", "downforce.rules"),
        ("model/ids.py", "def late():\n    import downforce.bots", "downforce.bots"),
        ("rules/powers/base.py", "from ...bots import base", "downforce.bots"),
        ("bots/base.py", "from downforce.cli import main", "downforce.cli"),
        ("sim/games.py", "from downforce.server.table.fold import Table", "downforce.server.table.fold"),
        ("sim/spec.py", "import numpy", "numpy"),
        ("fast/taste.py", "import numpy", "numpy"),
        ("fast/works.py", "from downforce.bots.judge import Judge", "downforce.bots.judge"),
        ("server/http/app.py", "from downforce.cli.play import play", "downforce.cli.play"),
        ("server/http/app.py", "from downforce.sim import spec", "downforce.sim"),
        ("cli/simulate.py", "from downforce.sim.games import Games", "downforce.sim.games"),
        ("server/http/app.py", "from downforce.client import Link", "downforce.client"),
        ("__init__.py", "from downforce.server import app", "downforce.server"),
        ("__init__.py", "from .cli import main", "downforce.cli"),
        ("__init__.py", "import rich", "rich"),
        ("rules/game.py", "import numpy.random", "numpy.random"),
        ("notation/file.py", "from typing_extensions import override", "typing_extensions"),
        ("model/ids.py", "from downforce.helpers import thing", "downforce.helpers"),
    ],
)
def test_an_import_the_wrong_way_is_found(tmp_path: Path, place: str, source: str, name: str) -> None:
    package = fake_package(tmp_path, {place: source})
    assert violations(package) == [f"{place}:{source.count(chr(10)) + 1}: imports {name}"]


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("model/ids.py", "from enum import IntEnum\nfrom .errors import DownforceError"),
        ("model/ids.py", "from downforce.version import __version__"),
        ("model/__init__.py", "from .ids import Car\nfrom . import cards"),
        ("rules/powers/base.py", "from ...model import cards\nfrom .. import state\nfrom . import other"),
        ("rules/powers/base.py", "from downforce.model.cards import SpeedCard"),
        ("i18n/text.py", "from fluent.runtime import FluentBundle"),
        ("server/http/app.py", "import downforce as df\nfrom downforce import bots"),
        ("cli/serve.py", "import rich\nfrom downforce.server import app"),
        ("sim/games.py", "import numpy\nfrom downforce.sim import spec\nfrom downforce.bots import BOTS"),
        ("__init__.py", "from downforce.bots import BOTS\nfrom .rules.game import apply"),
        ("__main__.py", "from downforce.cli import main"),
    ],
)
def test_an_import_the_right_way_is_let_through(tmp_path: Path, place: str, source: str) -> None:
    assert violations(fake_package(tmp_path, {place: source})) == []


def test_a_folder_without_a_place_in_the_order_is_found(tmp_path: Path) -> None:
    package = fake_package(tmp_path, {"helpers/text.py": "", "helpers.py": ""})
    assert violations(package) == ["helpers/text.py: no such layer", "helpers.py: no such layer"]


def double_names(package: Path) -> dict[str, list[str]]:
    """The classes of the same name, by name, with their files."""
    found: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(place)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_a_class_has_a_name_of_its_own() -> None:
    assert double_names(PACKAGE) == {}


def test_two_classes_of_the_same_name_are_found(tmp_path: Path) -> None:
    package = fake_package(tmp_path, {"rules/a.py": "class Note: ...", "server/b.py": "class Note: ..."})
    assert double_names(package) == {"Note": ["rules/a.py", "server/b.py"]}


def fake_package(folder: Path, files: dict[str, str]) -> Path:
    package = folder / "downforce"
    for place, source in files.items():
        path = package / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return package


def loaded_by_import(package: Path) -> set[str]:
    """The modules that `import downforce` loads in a fresh interpreter."""
    code = (
        "import sys; before = set(sys.modules); sys.path.insert(0, sys.argv[1]); import downforce;"
        "print(*sorted(set(sys.modules) - before), sep='\\n')"
    )
    command = [sys.executable, "-I", "-c", code, str(package.parent)]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


def too_much(loaded: set[str]) -> list[str]:
    """Those of the loaded modules that a plain `import downforce` should do without."""
    foreign = {name for name in loaded if name.split(".")[0] not in {"downforce", *sys.stdlib_module_names}}
    return sorted(foreign | loaded.intersection(HEAVY))


def test_import_downforce_loads_neither_third_parties_nor_heavy_modules() -> None:
    loaded = loaded_by_import(PACKAGE)
    assert "downforce" in loaded
    assert too_much(loaded) == []


def test_what_import_loads_too_much_is_found(tmp_path: Path) -> None:
    package = fake_package(tmp_path, {"__init__.py": "import json, rich\nimport importlib.metadata"})
    found = too_much(loaded_by_import(package))
    assert {"rich", "importlib.metadata", "email"} <= set(found)
    assert not {"json", "downforce"} & set(found)
