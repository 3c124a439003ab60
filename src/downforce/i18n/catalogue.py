"""Reading a catalogue as a whole: which messages it has, what they ask for, and what is wrong with it.

A message is what the program asks for. Terms and attributes are a language's own affair: the place for its
articles, genders and cases. The variables of a message include those of everything it refers to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of one language, each with the variables it needs, and every fault that was found."""

    variables: Mapping[str, frozenset[str]]
    faults: tuple[str, ...]


def read_catalogue(files: Iterable[Path]) -> Catalogue:
    """Reads all files of a language."""
    reader = _Reader()
    for path in files:
        reader.read(path)
    variables = {name: frozenset(reader.needs(name)) for name in sorted(reader.messages)}
    return Catalogue(variables, tuple(reader.faults))


def differences(other: Catalogue, english: Catalogue) -> list[str]:
    """What a translation lacks, has too much, or asks for differently."""
    found = list(other.faults)
    for name in sorted(english.variables.keys() | other.variables.keys()):
        if name not in other.variables:
            found.append(f"{name} is missing")
        elif name not in english.variables:
            found.append(f"{name} is not in the English catalogue")
        elif other.variables[name] != english.variables[name]:
            found.append(
                f"{name} uses {_listed(other.variables[name])}, English {_listed(english.variables[name])}"
            )
    return found


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


class _Reader:
    """Collects the entries of several files."""

    def __init__(self) -> None:
        self.messages: dict[str, ftl.Message] = {}
        self.terms: dict[str, ftl.Term] = {}
        self.faults: list[str] = []

    def read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                line = text.count("\n", 0, entry.annotations[0].span.start) + 1  # type: ignore[union-attr]
                self.faults.append(f"{path.name}:{line}: {entry.annotations[0].message}")
            elif isinstance(entry, ftl.Message):
                self.add(self.messages, entry.id.name, entry, path)
            elif isinstance(entry, ftl.Term):
                self.add(self.terms, entry.id.name, entry, path)

    def add(self, entries: dict[str, E], name: str, entry: E, path: Path) -> None:
        if name in entries:
            self.faults.append(f"{path.name}: {name} is there twice")
        entries[name] = entry

    def needs(self, name: str, attribute: str | None = None, trail: tuple[str, ...] = ()) -> set[str]:
        """The variables of a message or of one of its attributes, references followed."""
        full = f"{name}.{attribute}" if attribute else name
        pattern = self.pattern(name, attribute)
        if pattern is None or full in trail:
            self.faults.append(f"{(*trail, full)[0]} refers to {full}, which cannot be shown")
            return set()
        found: set[str] = set()
        for node in _walk(pattern):
            if isinstance(node, ftl.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ftl.MessageReference):
                wanted = node.attribute.name if node.attribute else None
                found |= self.needs(node.id.name, wanted, (*trail, full))
            elif isinstance(node, ftl.TermReference) and node.id.name not in self.terms:
                self.faults.append(f"{full} refers to -{node.id.name}, which is not there")
        return found

    def pattern(self, name: str, attribute: str | None) -> ftl.Pattern | None:
        message = self.messages.get(name)
        if message is None or attribute is None:
            return message.value if message else None
        return next((a.value for a in message.attributes if a.id.name == attribute), None)


def _walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _walk(child)
