"""Writes the typed lists of all messages from the English catalogue: ``messages.py``, and one for the page.

Run it after every change of ``en/*.ftl``: ``python -m downforce.i18n.keys``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from downforce.i18n.catalogue import read_catalogue
from downforce.i18n.languages import FALLBACK, FOLDER, LANGUAGES, catalogue_files

TARGET = FOLDER / "messages.py"
PAGE_TARGET = FOLDER.parents[2] / "web" / "src" / "i18n" / "messages.ts"
"""What the page in the browser may say; it is there in a checkout only."""
NOT_ON_THE_PAGE = (
    "admin",
    "arena",
    "calls",
    "causes",
    "cli",
    "help",
    "site-cli",
    "terminal",
    "track",
    "verify",
)
"""Catalogues that only commands use, and the terminal."""
WIDTH = 108

_HEAD = '''\
"""All messages and the arguments each needs. Written by ``python -m downforce.i18n.keys``; do not edit."""
# fmt: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

'''


_PAGE_HEAD = """\
// All messages of the page and what each needs. Written by `python -m downforce.i18n.keys`; do not edit.

"""


def source(variables: Mapping[str, frozenset[str]]) -> str:
    """The text of the module for these messages."""
    names = _packed(f'"{name}",' for name in variables)
    rows = _packed(f'"{name}": {_tuple(sorted(needs))},' for name, needs in variables.items())
    return (
        f"{_HEAD}MessageId: TypeAlias = Literal[\n{names}]\n\n"
        f"ARGUMENTS: Final[Mapping[MessageId, tuple[str, ...]]] = {{\n{rows}}}\n"
    )


def page_source(variables: Mapping[str, frozenset[str]]) -> str:
    """The same for TypeScript: each message and the names of its arguments."""
    rows = _packed((f'"{name}": {_union(sorted(needs))};' for name, needs in variables.items()), indent=2)
    stay = _packed((f'"{name}",' for name in NOT_ON_THE_PAGE), indent=2)
    languages = ", ".join(f'"{language}"' for language in LANGUAGES)
    return (
        f"{_PAGE_HEAD}export const LANGUAGES = [{languages}] as const;\n\n"
        f"/** The catalogues that stay on the server. */\nexport const NOT_ON_THE_PAGE = [\n{stay}];\n\n"
        f"export interface Messages {{\n{rows}}}\n"
    )


def _packed(items: Iterable[str], indent: int = 4) -> str:
    """Items in rows, each as long as a line of code may be."""
    rows = [""]
    for item in items:
        if len(rows[-1]) + 1 + len(item) > WIDTH - indent:
            rows.append("")
        rows[-1] += f" {item}" if rows[-1] else item
    return "".join(f"{' ' * indent}{row}\n" for row in rows)


def page_files(language: str) -> list[Path]:
    """The catalogues that travel to the browser."""
    return [path for path in catalogue_files(language) if path.stem not in NOT_ON_THE_PAGE]


def _union(names: list[str]) -> str:
    return " | ".join(f'"{name}"' for name in names) or "never"


def _tuple(names: list[str]) -> str:
    quoted = ", ".join(f'"{name}"' for name in names)
    return f"({quoted},)" if len(names) == 1 else f"({quoted})"


def main() -> int:
    """Writes both lists, unless the catalogue has faults."""
    catalogue = read_catalogue(catalogue_files(FALLBACK))
    for fault in catalogue.faults:
        print(fault, file=sys.stderr)
    if catalogue.faults:
        return 1
    TARGET.write_text(source(catalogue.variables), encoding="utf-8")
    if PAGE_TARGET.parent.is_dir():
        page = read_catalogue(page_files(FALLBACK))
        PAGE_TARGET.write_text(page_source(page.variables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
