"""What is wrong with a file is said in the reader's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import downforce as df
from downforce.i18n import LANGUAGES, load
from downforce.i18n.causes import cause_text, patterns

SOURCE = Path(df.__file__).parent
READERS = (
    "model/track.py",
    "notation/read.py",
    "notation/record.py",
    "notation/files.py",
    "rules/actions.py",
)
OTHERS = LANGUAGES[1:]

KNOWN = {
    "Z9 is missing": "falta Z9",
    "the grid line is missing": "falta la línea grid",
    'the header [Game "downforce 1"] is missing': 'falta el encabezado [Game "downforce 1"]',
    "Track: nothing here is called 'moon@1'": "Track: aquí no hay nada llamado 'moon@1'",
    "illegal (out-of-reach): 0 move K 3a": "contra las reglas (El coche no puede acabar ahí): 0 move K 3a",
    "Options: unknown-option: speed": "Options: No existe la opción speed",
    "the road cannot go from 3 to 2 lanes in one step: put a taper in between": (
        "no se pasa de golpe de 3 a 2 carriles: pon un taper en medio"
    ),
    "something new": "something new",
}


def shown(node: ast.expr) -> Iterator[str]:
    """The texts that this expression can be, with X for what is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from shown(one)
            yield from shown(other)


def causes() -> Iterator[tuple[str, str]]:
    """Every text that a reader of files raises, with its file."""
    for name in READERS:
        tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(attr="fail") | ast.Name(id=_), args=[first, *_]) if (
                    isinstance(node.func, ast.Attribute) or node.func.id.endswith("Error")  # type: ignore[attr-defined]
                ):
                    yield from ((name, text) for text in shown(first))
                case ast.Assign(targets=[ast.Name(id="cause")], value=value):
                    yield from ((name, text) for text in shown(value))


FREE = {"X: X", "X"}
"""A header's name before another cause."""
MEASURED = re.compile(r"^X (needs|is not) X|^X must be between")
"""These are about a length, an angle or a radius, and have a message for each."""


def test_every_cause_of_a_file_has_a_message() -> None:
    found = [*causes()]
    assert len(found) > 60
    for name, text in found:
        if text not in FREE and not MEASURED.match(text):
            known = text.removeprefix("X: ").replace("the X of this", "the digest of this")
            known = known.replace("rightX", "right").replace("there is a X,", "there is a digest,")
            assert any(pattern.fullmatch(known) for _, pattern in patterns()), f"{name}: {text}"


def test_every_message_is_a_cause_of_its_own() -> None:
    words = load("en")
    for message, pattern in patterns():
        text = words.text(message, **dict.fromkeys(pattern.groupindex, "7"))
        assert next(id for id, one in patterns() if one.fullmatch(text)) == message


@pytest.mark.parametrize("language", OTHERS)
def test_a_cause_keeps_what_it_quotes(language: str) -> None:
    words = load(language)
    for message, pattern in patterns():
        said = words.text(message, **{name: f"<{name}>" for name in pattern.groupindex})
        assert [name for name in pattern.groupindex if f"<{name}>" not in said] == [], message


@pytest.mark.parametrize("cause", KNOWN)
def test_a_cause_is_said_in_spanish(cause: str) -> None:
    assert cause_text(load("es"), cause) == KNOWN[cause]
    assert cause_text(load("en"), cause) == cause


def test_a_track_file_is_refused_in_french() -> None:
    with pytest.raises(df.TrackError) as refused:
        df.Track.parse("track x\nversion 1\nstraight\n", source="x.track")
    assert load("fr").error(refused.value) == "x.track:3: straight demande une longueur."
