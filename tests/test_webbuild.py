"""When the page is built, and what is left when that fails. Python stands in for Node's tools."""

from __future__ import annotations

import json
import re
import sys
import threading
from dataclasses import dataclass
from pathlib import Path

import pytest

from downforce import webbuild
from downforce.i18n.keys import NOT_ON_THE_PAGE
from downforce.webbuild import Node, WebBuildError

VITE = """
import pathlib, sys, time
out, web = pathlib.Path(sys.argv[sys.argv.index("--outDir") + 1]), pathlib.Path.cwd()
with (web.parent / "builds").open("a") as log:
    log.write("built\\n")
time.sleep(0.2)
out.mkdir()
(out / "index.html").write_text((web / "src" / "main.ts").read_text())
if "late" in (web / "src" / "main.ts").read_text():
    (web / "src" / "main.ts").write_text("changed while it was built")
if "broken" in (web / "src" / "main.ts").read_text():
    print("main.ts:1: something is broken")
    print("    at somewhere inside (vite.js:1)")
    sys.exit(1)
"""

NPM = """
import pathlib, shutil, sys
web = pathlib.Path.cwd()
with (web.parent / "installs").open("a") as log:
    log.write(" ".join(sys.argv[1:]) + "\\n")
shutil.copy(web / "package-lock.json", web / "node_modules" / ".package-lock.json")
"""


@dataclass
class Checkout:
    """A repository in small."""

    root: Path

    def write(self, place: str, text: str) -> None:
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())

    def lines(self, place: str) -> list[str]:
        path = self.root / place
        return path.read_text().splitlines() if path.exists() else []

    @property
    def page(self) -> str:
        return (webbuild.page_of(self.root) / "index.html").read_text()

    def ensure(self) -> bool:
        return webbuild.ensure(self.root, say=str)


def lock_of(**versions: str) -> str:
    packages = {f"node_modules/{name}": {"version": version} for name, version in versions.items()}
    return json.dumps(
        {"packages": {"": {}, **packages, "node_modules/x-arm": {"version": "1", "optional": True}}}
    )


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    made = Checkout(tmp_path)
    made.write("web/package-lock.json", lock_of(vite="8.3.5"))
    made.write("web/index.html", "<div id=app>")
    made.write("web/src/main.ts", "one")
    made.write("web/node_modules/vite/bin/vite.js", VITE)
    made.write("src/downforce/i18n/en/cars.ftl", "car-red = red\n")
    made.write("npm.py", NPM)
    monkeypatch.delenv(webbuild.SKIP, raising=False)
    monkeypatch.setattr(webbuild, "find_node", lambda: Node(Path(sys.executable), tmp_path / "npm.py"))
    return made


# --- when it is built -----------------------------------------------------------------------------


def test_the_page_is_built_once(checkout: Checkout) -> None:
    assert not webbuild.is_fresh(checkout.root)
    assert checkout.ensure()
    assert checkout.page == "one"
    assert webbuild.is_fresh(checkout.root)
    assert not checkout.ensure()
    assert len(checkout.lines("builds")) == 1


@pytest.mark.parametrize(
    "place",
    [
        "src/downforce/i18n/en/cars.ftl",
        "src/downforce/i18n/fr/new.ftl",
        "web/src/main.ts",
        "web/src/new.svelte",
    ]
    + ["web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/public/icon.svg"],
)
def test_whatever_goes_into_the_page_makes_it_stale(checkout: Checkout, place: str) -> None:
    checkout.ensure()
    before = webbuild.fingerprint(checkout.root)
    checkout.write(place, lock_of(vite="8.4.0"))
    assert webbuild.fingerprint(checkout.root) != before
    assert not webbuild.is_fresh(checkout.root)
    assert checkout.ensure()
    assert len(checkout.lines("builds")) == 2


@pytest.mark.parametrize(
    "place",
    ["web/node_modules/x/index.js", "web/tests/setup.ts", "web/src/main.test.ts", "web/.vite/x", "README"],
)
def test_what_does_not_go_into_the_page_leaves_it_fresh(checkout: Checkout, place: str) -> None:
    checkout.ensure()
    checkout.write(place, "new")
    assert webbuild.is_fresh(checkout.root)


def test_how_lines_end_makes_no_difference(checkout: Checkout) -> None:
    checkout.write("web/src/main.ts", "one\ntwo\n")
    before = webbuild.fingerprint(checkout.root)
    checkout.write("web/src/main.ts", "one\r\ntwo\r\n")
    assert webbuild.fingerprint(checkout.root) == before


def test_a_file_that_is_moved_makes_a_difference(checkout: Checkout) -> None:
    checkout.write("web/src/a.ts", "text")
    before = webbuild.fingerprint(checkout.root)
    (checkout.root / "web/src/a.ts").rename(checkout.root / "web/src/b.ts")
    assert webbuild.fingerprint(checkout.root) != before


def test_what_changed_during_the_build_is_built_the_next_time(checkout: Checkout) -> None:
    checkout.write("web/src/main.ts", "late")
    checkout.ensure()
    assert not webbuild.is_fresh(checkout.root)


def test_a_package_without_sources_is_as_it_is(tmp_path: Path) -> None:
    assert not webbuild.has_sources(tmp_path)
    assert webbuild.is_fresh(tmp_path)
    assert not webbuild.ensure(tmp_path)


def test_it_can_be_left_alone(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(webbuild.SKIP, "1")
    assert not checkout.ensure()
    assert not checkout.lines("builds")


def test_many_at_once_build_it_once(checkout: Checkout) -> None:
    built: list[bool] = []
    threads = [threading.Thread(target=lambda: built.append(checkout.ensure())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(built) == [False, False, False, True]
    assert len(checkout.lines("builds")) == 1


# --- when it fails --------------------------------------------------------------------------------


def test_a_failed_build_leaves_the_old_page_and_says_why(checkout: Checkout) -> None:
    checkout.ensure()
    checkout.write("web/src/main.ts", "broken")
    with pytest.raises(WebBuildError, match=r"main\.ts:1: something is broken$"):
        checkout.ensure()
    assert checkout.page == "one"
    assert not webbuild.is_fresh(checkout.root)
    assert [path.name for path in (checkout.root / "build").iterdir()] == ["web.lock"]
    checkout.write("web/src/main.ts", "mended")
    assert checkout.ensure()
    assert checkout.page == "mended"


def test_without_node_the_old_page_stays_and_one_sentence_says_what_helps(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.ensure()
    checkout.write("web/src/main.ts", "two")
    monkeypatch.undo()
    monkeypatch.delenv(webbuild.SKIP, raising=False)
    monkeypatch.setattr(webbuild, "_node_from_pypi", lambda: None)
    monkeypatch.setattr(webbuild, "_node_of_the_system", lambda: None)
    with pytest.raises(WebBuildError, match="make play"):
        checkout.ensure()
    assert checkout.page == "one"


def test_a_folder_that_cannot_be_written_is_an_error_of_ours(checkout: Checkout) -> None:
    checkout.write("build", "a file where a folder should be")
    with pytest.raises(WebBuildError, match="could not be written"):
        checkout.ensure()


# --- what builds it -------------------------------------------------------------------------------


def test_tools_are_installed_only_when_the_lock_changed(checkout: Checkout) -> None:
    checkout.ensure()
    checkout.write("web/src/main.ts", "two")
    checkout.ensure()
    assert len(checkout.lines("installs")) == 1
    checkout.write("web/package-lock.json", lock_of(vite="8.3.5", svelte="5.57.3"))
    checkout.ensure()
    assert len(checkout.lines("installs")) == 2
    assert all(line.startswith("ci --omit=dev ") for line in checkout.lines("installs"))


def test_whoever_has_the_tools_that_check_the_page_keeps_them(checkout: Checkout) -> None:
    checkout.ensure()
    (checkout.root / "web/node_modules/vitest").mkdir()
    checkout.write("web/package-lock.json", lock_of(vite="8.4.0"))
    checkout.ensure()
    assert checkout.lines("installs")[-1].startswith("ci --include=dev ")


def test_the_tools_that_check_the_page_are_wanted_only_when_asked_for(checkout: Checkout) -> None:
    lock = json.loads(lock_of(vite="8.3.5"))
    web = checkout.root / "web"
    (web / "node_modules/.package-lock.json").write_text(json.dumps(lock))
    lock["packages"]["node_modules/vitest"] = {"version": "5.1.0", "dev": True}
    checkout.write("web/package-lock.json", json.dumps(lock))
    assert webbuild.is_installed(web, with_tools=False)
    assert not webbuild.is_installed(web, with_tools=True)


def test_a_node_of_the_system_must_be_new_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"node": "#!/bin/sh\necho v22.12.0\n", "npm": "", "npm-cli.js": ""}.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    (tmp_path / "npm").unlink()
    (tmp_path / "npm").symlink_to("npm-cli.js")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    found = webbuild._node_of_the_system()
    assert found == Node(tmp_path / "node", tmp_path / "npm-cli.js")
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.19.4\n")
    assert webbuild._node_of_the_system() is None


# --- our own page ---------------------------------------------------------------------------------


def test_our_page_is_made_of_its_sources_and_the_catalogues() -> None:
    names = {path.relative_to(webbuild.CHECKOUT).as_posix() for path in webbuild.sources()}
    assert {"web/index.html", "web/package-lock.json", "web/vite.config.ts"} <= names
    assert {"web/src/net/protocol.ts", "src/downforce/i18n/pt-BR/cars.ftl"} <= names
    assert not [name for name in names if "node_modules" in name or ".test." in name]


def test_the_page_leaves_out_the_catalogues_that_have_no_keys_on_it() -> None:
    plugin = (webbuild.CHECKOUT / "web/plugins/catalogues.ts").read_text(encoding="utf-8")
    assert "new Set(NOT_ON_THE_PAGE.map(" in plugin
    lists = (webbuild.CHECKOUT / "web/src/i18n/messages.ts").read_text(encoding="utf-8")
    listed = re.search(r"NOT_ON_THE_PAGE = \[(.+?)\]", lists, re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r'"(.+?)"', listed[1])) == NOT_ON_THE_PAGE


def test_the_lock_of_our_page_names_versions_and_no_addresses() -> None:
    lock = json.loads((webbuild.CHECKOUT / "web/package-lock.json").read_bytes())
    entries = [entry for name, entry in lock["packages"].items() if name]
    assert entries
    assert all("version" in entry and "integrity" in entry for entry in entries)
    assert not [entry for entry in entries if "resolved" in entry]


def test_by_hand_it_says_what_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert webbuild.main(["coffee"]) == 2
    assert capsys.readouterr().err.startswith("downforce: ")
