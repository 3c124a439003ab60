"""The package as others get it: built, installed into a clean environment without Node, and used there."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from email.parser import HeaderParser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import pytest
from packaging.requirements import Requirement

from downforce.webbuild import SKIP

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PLAY = """
import downforce as df
state = df.new_game(seed="a wheel")
while not df.is_over(state):
    state, _ = df.apply(state, df.legal_actions(state, df.to_act(state)[0])[0])
print(df.standings(state).winners)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist of this checkout, and the wheel that was built from that sdist without Node."""
    # Processes that run tests side by side build it once.
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "built"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not [*folder.glob("*.whl")]:
            _build(folder)
    return folder


def _build(folder: Path) -> None:
    _hatchling(ROOT, folder, "sdist", {**os.environ, SKIP: "0"})  # a stale page is built first
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    _hatchling(next(path for path in folder.iterdir() if path.is_dir()), folder, "wheel", without_node())


def _hatchling(source: Path, target: Path, kind: str, environment: Mapping[str, str]) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def without_node() -> dict[str, str]:
    """An environment in which no program is found, and no package of the tests."""
    return {"PATH": os.devnull, "LANG": "en_GB.UTF-8", "HOME": os.devnull, "NO_PROXY": "*"}


def wheel_in(folder: Path) -> Path:
    return next(folder.glob("*.whl"))


# --- what is in it --------------------------------------------------------------------------------


def test_the_wheel_has_the_page_and_the_texts_and_nothing_else_of_the_repository(built: Path) -> None:
    names = zipfile.ZipFile(wheel_in(built)).namelist()
    assert {"downforce/web_dist/index.html", "downforce/py.typed", "downforce/i18n/fr/cli.ftl"} <= {*names}
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"downforce"}


def test_the_sdist_has_what_it_takes_to_build_and_test_but_no_tools(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "src/downforce/web_dist/index.html", "web/package.json", "Makefile"} <= names
    assert not [name for name in names if name.startswith((".venv", "build/", "web/node_modules"))]


def test_the_description_can_be_read_without_the_repository(built: Path) -> None:
    with zipfile.ZipFile(wheel_in(built)) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = HeaderParser().parsestr(wheel.read(name).decode())
    text = metadata.get_payload()
    assert isinstance(text, str)
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert text.startswith("# Downforce\n")
    assert "make play" in text
    assert "![" not in text
    assert re.findall(r"\]\((?!https?:)[^)]*\)", text) == []
    assert re.findall(r"(?m)^\|", text) == []  # the table of pictures is gone


def test_the_pythons_of_the_classifiers_are_those_the_tests_look_for(built: Path) -> None:
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    classifiers = re.findall(r"Programming Language :: Python :: (3\.\d+)", declared)
    assert classifiers == [*VERSIONS][: len(classifiers)]


# --- used in a clean environment ------------------------------------------------------------------


def test_a_clean_environment_without_node_plays_and_serves_the_page(built: Path, tmp_path: Path) -> None:
    python = clean_environment(sys.executable, tmp_path / "clean")
    bring_dependencies(python)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*pip, str(wheel_in(built))], check=True)
    use(python, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("version", VERSIONS)
def test_pip_installs_the_wheel_with_every_python_of_this_machine(
    version: str, built: Path, tmp_path: Path
) -> None:
    found = find_python(version)
    if found is None:
        pytest.skip(f"there is no Python {version} on this machine")
    python = clean_environment(found, tmp_path / "clean", "--with-pip")
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(wheel_in(built))], check=True)
    use(python, tmp_path)


def clean_environment(python: str, folder: Path, *options: str) -> Path:
    """A new virtual environment; its Python."""
    wanted = [] if options else ["--without-pip"]
    subprocess.run([python, "-m", "venv", *wanted, str(folder)], check=True)
    return folder / "bin" / "python"


def find_python(version: str) -> str | None:
    """A Python of this version that runs: on the path, or one of pyenv's."""
    known = Path.home().glob(f".pyenv/versions/{version}.*/bin/python")
    for one in (shutil.which(f"python{version}"), *map(str, known)):
        if one and subprocess.run([one, "-c", ""], capture_output=True, check=False).returncode == 0:
            return one
    return None


def bring_dependencies(python: Path) -> None:
    """Links what the package needs, and nothing more, from the environment of the tests."""
    target = next((python.parent.parent / "lib").glob("python*/site-packages"))
    for one in needed(distribution("downforce"), (), set()):
        for top in {file.parts[0] for file in one.files or ()} - {"..", "__pycache__"}:
            if not (target / top).exists():
                (target / top).symlink_to(Path(str(one.locate_file(top))))


def needed(one: Distribution, extras: tuple[str, ...], seen: set[str]) -> Iterator[Distribution]:
    """The distributions that one needs with these extras, and those that they need in turn."""
    for requirement in map(Requirement, one.requires or ()):
        marker = requirement.marker
        asked = marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))
        key = f"{requirement.name}{sorted(requirement.extras)}"
        if asked and key not in seen:
            seen.add(key)
            found = distribution(requirement.name)
            yield found
            yield from needed(found, (*requirement.extras,), seen)


def use(python: Path, folder: Path) -> None:
    """Plays a game, asks for the version, and reads the page from a server: all without Node."""
    environment = without_node() | {"DOWNFORCE_DATA": str(folder / "data")}
    played = _output([str(python), "-W", "error", "-c", PLAY], environment, folder)
    assert re.fullmatch(r"\(.*\d.*\)\n", played)
    command = str(python.parent / "downforce")
    assert re.search(r"\d+\.\d+", _output([command, "--version"], environment, folder))
    with serving([command, "serve", "--port", "0"], environment, folder) as url:
        page = read(url)
        assert "<html" in page
        script = re.search(r'src="/?([^"]+\.js)"', page)
        assert script
        assert len(read(url + script[1])) > 1000
        assert '"tracks"' in read(url + "api/about")


def _output(command: list[str], environment: Mapping[str, str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@contextmanager
def serving(command: list[str], environment: Mapping[str, str], folder: Path) -> Iterator[str]:
    """A server while the block runs; its address."""
    log = folder / "log"
    with log.open("wb") as target:
        server = subprocess.Popen(command, cwd=folder, env=environment, stderr=target)
    try:
        yield _address(server, log)
    finally:
        server.terminate()
        server.wait(30)


def _address(server: subprocess.Popen[bytes], log: Path) -> str:
    while server.poll() is None:
        if found := re.search(r"serving at (http://[^ \"]+)", log.read_text(encoding="utf-8")):
            return found[1]
        time.sleep(0.05)
    raise AssertionError(log.read_text(encoding="utf-8"))


def read(url: str) -> str:
    """What is at an address, asked for without a proxy."""
    with build_opener(ProxyHandler({})).open(url, timeout=30) as answer:
        return str(answer.read().decode())


def test_an_old_python_is_told_which_version_it_takes() -> None:
    """There is no old Python here: this one says that it is 3.10."""
    old = "import sys; sys.version_info = (3, 10, 12, 'final', 0); import build_backend"
    done = subprocess.run([sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr == "Downforce needs Python 3.11 or newer; this is Python 3.10\n"
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert [
        one
        for one in map(Requirement, needs)
        if one.marker is None or one.marker.evaluate({"python_version": "3.10"})
    ] == []
