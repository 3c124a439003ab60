"""What holds for all files of the repository, whatever is in them."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from downforce.version import __version__

ROOT = Path(__file__).parent.parent

# Written so that this file does not match itself.
MACHINE_FOLDER = re.compile(rb"(?<![\w.-])/(?:root|work|farm)/")
BY_NAME = re.compile(rb"(?:pip|pipx|tool) (?:install|run) (?:-\S+ )*['\"]?downforc[e]\b(?!-)")
REGISTRY = re.compile(rb"python[h]osted|pypi\.org/simpl[e]|registry\.(?:npmjs|yarnpkg|npmmirror)\.")


def repository_files() -> list[Path]:
    """Every file that is tracked or would be on `git add`; without git, all that .gitignore leaves."""
    git = shutil.which("git")
    if git and (ROOT / ".git").exists():
        command = [git, "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        return [path for name in listing.split("\0") if (path := ROOT / name).is_file()]
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    ignored = {".git", *(line.strip("/") for line in lines if not line.startswith("#"))}
    files = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = set(folders) - ignored
        files += [Path(folder, name) for name in set(names) - ignored]
    return files


def places(pattern: re.Pattern[bytes]) -> list[str]:
    """Where the pattern stands in the files of the repository, as `file:line`."""
    return [
        f"{path.relative_to(ROOT).as_posix()}:{number}"
        for path in repository_files()
        for number, line in enumerate(path.read_bytes().splitlines(), start=1)
        if pattern.search(line)
    ]


def test_the_files_are_found() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in repository_files()}
    assert {"pyproject.toml", ".gitignore", ".ci/run", "src/downforce/version.py"} <= names
    assert not [name for name in names if name.startswith((".venv/", ".git/"))]


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert places(MACHINE_FOLDER) == []


def test_no_file_names_a_package_registry() -> None:
    assert places(REGISTRY) == []


def test_no_file_says_to_install_us_by_name_as_we_are_on_no_index() -> None:
    assert places(BY_NAME) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (BY_NAME, "pip install " + "downforce"),
        (BY_NAME, "pip install '" + "downforce[lab]'"),
        (MACHINE_FOLDER, "/" + "root" + "/.cache"),
        (MACHINE_FOLDER, "see file:///" + "work" + "/main"),
        (MACHINE_FOLDER, "cd /" + "farm" + "/x"),
        (REGISTRY, "https://files.python" + "hosted.org/packages"),
        (REGISTRY, "https://pypi.org/" + "simple"),
        (REGISTRY, "https://registry." + "npmjs.org/vite"),
    ],
)
def test_what_must_not_stand_in_a_file_is_found(pattern: re.Pattern[bytes], text: str) -> None:
    assert pattern.search(text.encode())


@pytest.mark.parametrize("text", ["docs/work/in/progress", "example.org/" + "root" + "/", "/rooted/"])
def test_what_only_looks_like_a_folder_of_a_machine_is_let_through(text: str) -> None:
    assert not MACHINE_FOLDER.search(text.encode())


def test_the_constraints_are_names_and_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins
    assert [line for line in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", line)] == []


def test_the_changelog_opens_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^## \[(.+?)\]", changelog)[:1] == [__version__]
