"""``downforce site`` from outside: what it says if something is missing or in the way, and what it writes."""

import gzip
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from downforce import webbuild
from downforce.cli import main
from downforce.site import build as site_build
from downforce.site import fetch
from downforce.site.build import MARK, build, package
from downforce.site.fetch import MSGSPEC, PYODIDE, FetchError


def _without_a_page_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbuild, "ensure", lambda **_: False)


def test_without_a_network_one_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable(*_: object) -> None:
        raise FetchError(PYODIDE, "no route to host")

    _without_a_page_build(monkeypatch)
    monkeypatch.setenv("DOWNFORCE_SITE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(fetch, "_npm_pack", unreachable)
    assert main(["site", str(tmp_path / "site")]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"pyodide {PYODIDE.version}" in told
    assert "no route to host" in told
    assert not (tmp_path / "site").exists()


def test_a_package_with_another_digest_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forged(parcel: fetch.Parcel, folder: Path) -> None:
        (folder / parcel.file).write_bytes(b"something else")

    monkeypatch.setattr(fetch, "_npm_pack", forged)
    with pytest.raises(FetchError, match="digest"):
        fetch.fetched(tmp_path)
    assert not (tmp_path / PYODIDE.file).exists()


def test_a_folder_with_other_files_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<html >", encoding="utf-8")
    _without_a_page_build(monkeypatch)
    monkeypatch.setattr(webbuild, "PAGE", page)
    monkeypatch.setattr(fetch, "_kept", lambda parcel, *_: Path(parcel.file))
    folder = tmp_path / "photos"
    folder.mkdir()
    (folder / "cat.jpg").write_bytes(b"meow")
    assert main(["site", str(folder)]) == 2
    assert str(folder) in capsys.readouterr().err
    assert [path.name for path in folder.iterdir()] == ["cat.jpg"]


def test_a_website_is_written_over_an_older_one_and_leaves_other_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not (webbuild.PAGE / "site" / "sw.js").is_file():
        pytest.skip("the page is not built")
    monkeypatch.setattr(site_build, "_licences", lambda *_: b"")
    monkeypatch.setattr(site_build, "data_files", dict)
    for version in (b"1", b"2"):
        monkeypatch.setattr(site_build, "_python", lambda *_, version=version: {"wasm.packed": version})
        build(tmp_path, webbuild.PAGE, tmp_path, tmp_path)
        (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert [path.read_bytes() for path in tmp_path.glob("python-*/*")] == [b"2"]
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine"


def test_the_package_holds_what_a_browser_needs_and_no_more() -> None:
    names = {*zipfile.ZipFile(io.BytesIO(package())).namelist()}
    assert {
        "downforce/site/service.py",
        "downforce/server/live/hub.py",
        "downforce/content/__init__.py",
    } <= names
    assert not [
        name for name in names if re.search(r"server/(http|storage|cluster|bots)/|/cli/|/i18n/|\.pyc$", name)
    ]
    assert package() == package()


def test_the_pins_name_a_version_and_a_digest() -> None:
    for parcel in (PYODIDE, MSGSPEC):
        assert parcel.version in parcel.file
        assert re.fullmatch("[0-9a-f]{64}", parcel.sha256)


def test_the_written_page_has_relative_addresses_and_its_own_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site_build, "with_bytecode", lambda _pyodide, _wheel, sources: sources)
    if not (webbuild.PAGE / "site" / "sw.js").is_file():
        pytest.skip("the page is not built")
    from tests.site.pieces import parcels

    build(tmp_path, webbuild.PAGE, *parcels())
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert not re.search(r'(href|src)="/', index)
    assert "Content-Security-Policy" in index
    assert index.count("http.server") == 5
    [python] = tmp_path.glob("python-*")
    assert f'data-site="{python.name}"' in index
    manifest = json.loads((python / "manifest.json").read_bytes())
    for file in manifest["files"]:
        data = (python / file["name"]).read_bytes()
        assert len(data) == file["stored"]
        assert len(gzip.decompress(data) if file["packed"] else data) == file["size"]
    worker = (tmp_path / "sw.js").read_text(encoding="utf-8")
    assert "__SHELL__" not in worker
    assert "__PYTHON__" not in worker
    assert json.loads((tmp_path / "manifest.webmanifest").read_bytes())["start_url"] == "./"
    for name in ("Mozilla Public License", "PYTHON SOFTWARE FOUNDATION", "msgspec"):
        assert name in (tmp_path / "licences.txt").read_text(encoding="utf-8")
    assert (tmp_path / MARK).is_file()
