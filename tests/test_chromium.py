"""Which browser the tests drive: a named one, one that is there, a downloaded one; only if it starts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.chromium import NoBrowser
from tests.needs import leave_out

FAILS = ("/bin/sh", "-c", "echo 'Error: at node:internal/modules:1' >&2; exit 1")
DOES_NOTHING = ("/bin/sh", "-c", "exit 0")
LACKS_A_LIBRARY = "#!/bin/sh\necho 'error while loading shared libraries: libnss3.so' >&2\nexit 127\n"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses a shell's scripts as browsers")


@pytest.fixture(scope="module")
def real() -> str:
    """A browser that starts on this machine."""
    with sync_playwright() as playwright:
        try:
            browser, path = chromium.launch(playwright)
        except NoBrowser as error:
            leave_out("chromium", str(error))
        browser.close()
        return path


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment of a machine without a browser; the folder ``bin`` is all of its PATH."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "cache"))  # for Playwright's own process
    return {"PATH": str(tmp_path / "bin"), "HOME": str(tmp_path)}


def put(folder: Path, name: str, *, text: str = "", link: str = "") -> Path:
    """A browser of this name in the folder ``bin``."""
    path = folder / "bin" / name
    if link:
        path.write_text(f'#!/bin/sh\nexec "{link}" "$@"\n')
    else:
        path.write_text(text)
    path.chmod(0o755)
    return path


def own_path() -> Path:
    """Where Playwright looks for a browser that it has downloaded."""
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def test_without_a_browser_and_with_an_installer_that_fails_there_is_none(
    bare: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(NoBrowser, match="none was found, and `playwright install chromium` failed"):
        chromium.find(bare, FAILS)
    printed = capfd.readouterr()
    assert printed.out == "Downloading a Chromium for the browser tests\n"
    assert printed.err == ""


def test_an_installer_that_brings_nothing_is_not_believed(bare: dict[str, str]) -> None:
    with pytest.raises(NoBrowser, match="none was found"):
        chromium.find(bare, DOES_NOTHING)


def test_an_installer_that_succeeds_brings_a_browser(bare: dict[str, str], real: str) -> None:
    own = own_path()
    script = f'mkdir -p "{own.parent}" && ln -s "{real}" "{own}"'
    bare["PATH"] = "/bin:/usr/bin"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chromium, "OF_THE_SYSTEM", ())
        assert chromium.find(bare, ("/bin/sh", "-c", script)) == str(own)
        assert chromium.find(bare, FAILS) == str(own)  # it is there now


def test_a_browser_that_does_not_start_does_not_count(
    bare: dict[str, str], real: str, tmp_path: Path
) -> None:
    put(tmp_path, "chromium", text=LACKS_A_LIBRARY)
    with pytest.raises(NoBrowser, match=r"chromium does not start \(.*libnss3\.so.*failed"):
        chromium.find(bare, FAILS)
    works = put(tmp_path, "google-chrome", link=real)
    assert chromium.find(bare, FAILS) == str(works)


def test_a_named_browser_is_not_replaced_by_another(bare: dict[str, str], real: str, tmp_path: Path) -> None:
    put(tmp_path, "chromium", link=real)
    with pytest.raises(NoBrowser, match="no-such-browser does not start"):
        chromium.find(bare | {chromium.VARIABLE: "no-such-browser"}, DOES_NOTHING)
    named = put(tmp_path, "mine", link=real)
    assert chromium.find(bare | {chromium.VARIABLE: "mine"}, FAILS) == str(named)


def test_who_has_looked_already_is_believed(bare: dict[str, str]) -> None:
    with pytest.raises(NoBrowser, match="no network"), sync_playwright() as playwright:
        chromium.launch(playwright, bare | {chromium.WHY_NOT: "no network"})


@pytest.mark.soak
def test_the_real_installer_fails_in_one_sentence(
    bare: dict[str, str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in (chromium.VARIABLE, chromium.WHY_NOT):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", bare["PATH"])
    monkeypatch.setenv("PLAYWRIGHT_DOWNLOAD_HOST", "http://127.0.0.1:1")
    assert chromium.main() == 1
    assert capfd.readouterr().err == (
        "There is no browser: none was found, and `playwright install chromium` failed. "
        f"To get one, {chromium.REMEDY}.\n"
    )
