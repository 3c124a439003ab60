"""No two folders of the page import each other, neither directly nor through others."""

import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from os.path import normpath
from pathlib import Path, PurePosixPath

import pytest

PAGE = Path(__file__).parent.parent / "web" / "src"
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["'](\.[^"']+)["']""")
NOT_SHIPPED = re.compile(r".*\.(test|fixture)\.ts|fixture\.ts")


def sources(page: Path) -> dict[str, str]:
    """The modules of the page, by their paths; tests may import what they like."""
    files = [*page.rglob("*.ts"), *page.rglob("*.svelte")]
    shipped = [file for file in files if not NOT_SHIPPED.fullmatch(file.name)]
    return {file.relative_to(page).as_posix(): file.read_text(encoding="utf-8") for file in shipped}


def part_of(module: str) -> str:
    """The folder of a module; one that is in no folder stands for itself."""
    path = PurePosixPath(module)
    return str(path.parent) if path.parent.name else path.name.split(".")[0]


def imported(module: str, source: str) -> Iterator[str]:
    """The parts of the page that a module imports, types and what is loaded later included."""
    for target in IMPORT.findall(source):
        yield part_of(normpath(PurePosixPath(module).parent / target))


def circle(modules: Mapping[str, str]) -> list[str]:
    """Parts of the page of which each imports the next, and the last one the first; none if all is well."""
    graph: dict[str, set[str]] = {}
    for module, source in modules.items():
        part = part_of(module)
        graph.setdefault(part, set()).update(set(imported(module, source)) - {part})
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))  # it names who is imported before who imports
    return []


def test_the_folders_of_the_page_have_no_circles() -> None:
    modules = sources(PAGE)
    assert len(modules) > 100
    assert {"net", "game", "table", "screens/table", "prefs"} <= set(map(part_of, modules))
    assert circle(modules) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ('import { words } from "../i18n/words";', 'import type { Line } from "../net/fold";'),
        ('import {\n  words,\n} from "../i18n/words";', 'export { Line } from "../net/fold";'),
        ('const later = import("../i18n/words");', 'import "../net/fold";'),
    ],
)
def test_a_circle_is_found(first: str, second: str) -> None:
    assert circle({"net/fold.ts": first, "i18n/words.ts": second}) in (
        ["net", "i18n", "net"],
        ["i18n", "net", "i18n"],
    )


def test_a_circle_through_a_third_folder_is_found() -> None:
    third = {"a/x.ts": 'import "../b/x"', "b/x.svelte": 'import "../screens/c/x"'}
    assert circle(third) == []
    assert len(circle(third | {"screens/c/x.ts": 'import "../../a/y"'})) == 4


def test_modules_of_one_folder_may_import_each_other() -> None:
    assert circle({"a/x.ts": 'import "./y"', "a/y.ts": 'import "./x"'}) == []
