"""Writes ``messages.py``, the typed list of all messages, from the English catalogue.

Run it after every change of ``en/*.ftl``: ``python -m downforce.i18n.keys``.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from downforce.i18n.catalogue import read_catalogue
from downforce.i18n.languages import FALLBACK, FOLDER, catalogue_files

TARGET = FOLDER / "messages.py"

_HEAD = '''\
"""All messages and the arguments each needs. Written by ``python -m downforce.i18n.keys``; do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

'''


def source(variables: Mapping[str, frozenset[str]]) -> str:
    """The text of the module for these messages."""
    names = "".join(f'    "{name}",\n' for name in variables)
    rows = "".join(f'    "{name}": {_tuple(sorted(needs))},\n' for name, needs in variables.items())
    return (
        f"{_HEAD}MessageId: TypeAlias = Literal[\n{names}]\n\n"
        f"ARGUMENTS: Final[Mapping[MessageId, tuple[str, ...]]] = {{\n{rows}}}\n"
    )


def _tuple(names: list[str]) -> str:
    quoted = ", ".join(f'"{name}"' for name in names)
    return f"({quoted},)" if len(names) == 1 else f"({quoted})"


def main() -> int:
    """Writes the module, unless the catalogue has faults."""
    catalogue = read_catalogue(catalogue_files(FALLBACK))
    for fault in catalogue.faults:
        print(fault, file=sys.stderr)
    if not catalogue.faults:
        TARGET.write_text(source(catalogue.variables), encoding="utf-8")
    return 1 if catalogue.faults else 0


if __name__ == "__main__":
    sys.exit(main())
