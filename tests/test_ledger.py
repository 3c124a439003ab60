"""The rule ledger: every clause of docs/rules.md, and everything that is listed, is named by some test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import downforce as df
from downforce.rules.actions import ACTIONS
from downforce.rules.events import EVENTS
from downforce.server.table import log
from downforce.server.wire import messages as protocol
from downforce.server.wire.errors import Refusal

HERE = Path(__file__).parent
RULES = HERE.parent / "docs" / "rules.md"
CLAUSE = re.compile(r"^- \*\*([RP]\d+(?:\.\d+)?)\*\*", re.MULTILINE)


@cache
def clauses() -> tuple[str, ...]:
    """The ids of all clauses: items that begin like ``- **R3.4**`` or ``- **P1**``."""
    return tuple(CLAUSE.findall(RULES.read_text(encoding="utf-8")))


@cache
def sources() -> tuple[tuple[Path, ast.Module], ...]:
    """Every file of the tests but this one."""
    paths = (path for path in sorted(HERE.rglob("*.py")) if path != Path(__file__))
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def named_clauses(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What the marks of a file name, with the line: ``@rule("R3.4")``, also as ``pytest.mark.rule``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and last_name(node.func) == "rule":
            yield from ((node.lineno, ast.literal_eval(text)) for text in node.args if is_text(text))


def last_name(node: ast.expr) -> str:
    """``rule`` for ``rule`` and for ``pytest.mark.rule``."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@cache
def where_named() -> dict[str, list[str]]:
    """For every clause that is named where it is named."""
    found: dict[str, list[str]] = {}
    for path, tree in sources():
        for line, clause in named_clauses(tree):
            found.setdefault(clause, []).append(f"{path.relative_to(HERE)}:{line}")
    return found


@cache
def words_of_the_tests() -> frozenset[str]:
    """All names that tests use and all words of their texts; importing a name is not using it."""
    words: set[str] = set()
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                words.add(node.id)
            elif isinstance(node, ast.Attribute):
                words.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.update(re.findall(r"[A-Za-z][A-Za-z-]*", node.value))
    return frozenset(words)


def missing(names: Iterable[str]) -> list[str]:
    return sorted(set(names) - words_of_the_tests())


def test_the_clauses_are_found_and_none_is_there_twice() -> None:
    ids = clauses()
    assert len(ids) == len(set(ids))
    assert {"R1.1", "R3.10", "R8.8", "R13.15", "P1", "P15"} <= set(ids)
    text = RULES.read_text(encoding="utf-8")
    # A clause that is printed in bold, but not at the start of an item, would be lost.
    assert sorted(set(re.findall(r"\*\*([RP]\d+(?:\.\d+)?)\*\*", text))) == sorted(ids)
    mentioned = set(re.findall(r"\b(R\d+\.\d+)\b", text))
    assert sorted(mentioned - set(ids)) == []


def test_every_clause_is_named_by_a_test() -> None:
    unproved = [clause for clause in clauses() if clause not in where_named()]
    assert unproved == [], f"no test names {', '.join(unproved)}"


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    unknown = {clause: where for clause, where in where_named().items() if clause not in clauses()}
    assert unknown == {}


def test_a_mark_names_clauses_as_texts() -> None:
    """Anything else would escape the ledger."""
    for path, tree in sources():
        if path.name == "ledger.py":
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and last_name(node.func) == "rule":
                assert node.args, f"{path}:{node.lineno}"
                assert all(map(is_text, node.args)), f"{path}:{node.lineno}"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('@rule("R1.1", "P2")\ndef test_it(): ...', ["R1.1", "P2"]),
        ('@pytest.mark.rule("R1.1")\ndef test_it(): ...', ["R1.1"]),
        ('@mark.rule("R1.1")\nclass TestIt: ...', ["R1.1"]),
        ('cases = [pytest.param(1, marks=rule("P3"))]', ["P3"]),
        ("pytestmark = pytest.mark.rule('R4.2')", ["R4.2"]),
        ('@ruler("R1.1")\ndef test_it(): ...', []),
        ('# rule("R1.1")', []),
    ],
)
def test_marks_are_found_in_all_their_forms(source: str, found: list[str]) -> None:
    assert [clause for _, clause in named_clauses(ast.parse(source))] == found


def test_every_power_is_named_by_a_test() -> None:
    assert missing(df.POWERS) == []


def test_every_edition_and_mode_is_named_by_a_test() -> None:
    assert missing([*df.EDITIONS, *df.MODES]) == []


def test_every_action_and_event_is_named_by_a_test() -> None:
    assert missing(kind.__name__ for kind in (*ACTIONS, *EVENTS)) == []


def test_every_reason_is_named_by_a_test() -> None:
    assert missing(reason.name for reason in df.Reason) == []


def test_every_refusal_message_and_entry_of_the_server_is_named_by_a_test() -> None:
    messages = (*get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage))
    assert missing(refusal.name for refusal in Refusal) == []
    assert missing(str(message.__struct_config__.tag) for message in messages) == []
    assert missing(entry.__name__ for entry in get_args(log.Entry)) == []
