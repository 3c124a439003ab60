"""What is written from the protocol's types is up to date, and says the right things."""

from __future__ import annotations

import msgspec

from downforce.rules.events import EVENTS
from downforce.server import protocol
from downforce.server.shapes import (
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

WRITE = "run python -m downforce.server.shapes"


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
        "  car: CarName;\n"
        "  start: string;\n"
        "  path: string[];\n"
        "  bonus: boolean;\n"
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
