"""What is written from the protocol's types is up to date, and says the right things."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from downforce.content import TRACKS
from downforce.drawing import board
from downforce.model.ids import Car
from downforce.notation.plain import kebab, plain_event
from downforce.rules import events as ev
from downforce.rules.events import EVENTS
from downforce.server.wire import messages as protocol
from downforce.server.wire.errors import Refusal
from downforce.server.wire.shapes import (
    FROM_CLIENT,
    FROM_SERVER,
    PAGE,
    PARTS,
    TYPESCRIPT,
    event_shapes,
    page,
    shape_of,
    typescript,
)  # fmt: skip

WRITE = "run python -m downforce.server.wire.shapes"


def test_the_typescript_types_are_up_to_date() -> None:
    assert TYPESCRIPT.read_text(encoding="utf-8") == typescript(), WRITE


def test_the_page_of_the_protocol_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, WRITE


def test_a_message_as_typescript() -> None:
    assert (
        "/** Plays a draft, all or none. ``seq`` is the last the client has seen. */\n"
        "export interface Commit {\n"
        '  t: "commit";\n'
        "  seat: number;\n"
        "  seq: number;\n"
        "  draft: string[];\n"
        "  id: string;\n"
        "}"
    ) in typescript()


def test_an_event_as_typescript() -> None:
    assert (
        "export interface CarMoved {\n"
        '  event: "car-moved";\n'
        "  seat: number;\n"
        "  car: Car;\n"
        "  start: string;\n"
        "  path: string[];\n"
        "  bonus: boolean;\n"
        "  printed: number;\n"
        "  say?: PhraseInfo[];\n"
        "}"
    ) in typescript()


def test_every_message_part_and_event_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for message in (*FROM_CLIENT, *FROM_SERVER):
        assert f"#### `{shape_of(message).tag}`" in text
    for part in PARTS:
        assert f"#### {part.__name__}" in text
    assert len(event_shapes()) == len(EVENTS)
    assert all(f"| `{shape.tag}` |" in text for shape in event_shapes())


def test_every_message_has_a_sentence_and_a_tag_of_its_own() -> None:
    shapes = [shape_of(message) for message in (*FROM_CLIENT, *FROM_SERVER)]
    assert all(shape.about.endswith((".", "?")) for shape in shapes)
    assert len({shape.tag for shape in shapes}) == len(shapes)


def test_the_version_is_the_protocols() -> None:
    assert f"export const VERSION = {protocol.VERSION};" in typescript()


def test_a_client_message_is_told_by_its_tag() -> None:
    decode = msgspec.json.Decoder(protocol.ClientMessage).decode
    assert decode(b'{"t":"look","seat":2}') == protocol.Look(seat=2)


@pytest.mark.parametrize("message", [*FROM_CLIENT, *FROM_SERVER], ids=lambda message: message.__name__)
def test_a_tag_says_what_the_message_is(message: type) -> None:
    assert shape_of(message).tag == kebab(message.__name__)


def test_fields_are_spelled_with_underscores_and_names_of_things_with_hyphens() -> None:
    shapes = [*map(shape_of, (*PARTS, *FROM_CLIENT, *FROM_SERVER)), *event_shapes()]
    assert [field.name for shape in shapes for field in shape.fields if "-" in field.name] == []
    assert [shape.tag for shape in shapes if "_" in shape.tag] == []
    assert [reason for reason in Refusal if "_" in reason] == []
    assert [key for key in named(board(TRACKS["marina-bay"])) if "-" in key] == []


def named(data: object) -> Iterator[str]:
    """The names of all fields of plain data."""
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from named(value)
    elif isinstance(data, list):
        for value in data:
            yield from named(value)


def test_a_car_is_called_by_its_letter_wherever_it_is_named() -> None:
    event = plain_event(ev.RaceScored(1, (3,), (Car.RED, Car.BLACK), ((Car.BLUE,),)))
    assert (event["home"], event["bets"]) == (["R", "K"], [["B"]])
    assert 'export type Car = "K" | "B" | "G" | "Y" | "O" | "R";' in typescript()
