"""The messages' types, written for others: as TypeScript for the browser, as tables for docs/protocol.md.

``python -m downforce.server.wire.shapes`` writes both again; a test fails while they are stale.
"""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, Union, cast, get_args, get_origin, get_type_hints

import msgspec.inspect as mi

from downforce.learn.exercises import answers as exercises
from downforce.learn.pad import PadEntries, PadLot, PadRace
from downforce.model.cards import SpeedCard
from downforce.model.ids import Car
from downforce.model.track import Cell
from downforce.notation.plain import kebab
from downforce.rules.events import EVENTS, RevealedBid, trait
from downforce.rules.state import Phase
from downforce.server.wire import messages as protocol
from downforce.server.wire import pad, settings
from downforce.server.wire.errors import Refusal

ROOT = Path(__file__).parents[4]
TYPESCRIPT = ROOT / "web" / "src" / "net" / "protocol.ts"
PAGE = ROOT / "docs" / "protocol.md"
BEGIN, END = "<!-- from the types: {} -->", "<!-- end -->"

PARTS: tuple[type, ...] = (
    settings.Settings, protocol.SeatInfo, protocol.AbandonedRound, protocol.DealInfo, protocol.UndoInfo,
    protocol.GameInfo, protocol.RulesInfo, protocol.TableInfo, protocol.PhraseInfo, protocol.EndInfo,
    protocol.OutlookInfo, protocol.ChoiceInfo, protocol.AdviceInfo, protocol.SheetInfo, protocol.ResultRow,
    protocol.ResultInfo, protocol.NoteInfo, protocol.WaitInfo, protocol.Sight, protocol.Note,
    protocol.Frame, exercises.Option, exercises.Part, exercises.ExerciseInfo,
    exercises.Bidding, exercises.ExerciseShown, exercises.Verdict,
    PadLot, PadRace, PadEntries, pad.PadRules, pad.PadFault, pad.PadAnswer,
)  # fmt: skip
FROM_CLIENT = cast("tuple[type, ...]", get_args(protocol.ClientMessage))
FROM_SERVER = cast("tuple[type, ...]", get_args(protocol.ServerMessage))

CARS = " | ".join(f'"{car.letter}"' for car in Car)


class Field(NamedTuple):
    """One field of a message."""

    name: str
    shape: str  # as TypeScript writes it
    required: bool
    about: str


class Shape(NamedTuple):
    """A message, or a part of one."""

    name: str
    tag: str
    about: str
    fields: tuple[Field, ...]


# --- structs --------------------------------------------------------------------------------------


def shape_of(struct: type) -> Shape:
    """A struct as others see it."""
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    told = dict(pair for base in reversed(struct.__mro__) for pair in _field_docs(base))
    return Shape(
        name=struct.__name__,
        tag=str(info.tag or ""),
        about=" ".join((struct.__doc__ or "").split()),
        fields=tuple(
            Field(field.encode_name, _typed(field.type), field.required, told.get(field.name, ""))
            for field in info.fields
        ),
    )


@cache
def _field_docs(struct: type) -> tuple[tuple[str, str], ...]:
    """The sentences that stand below the fields of this class itself, not of its bases."""
    if not hasattr(struct, "__struct_fields__") or struct.__module__.startswith("msgspec"):
        return ()
    body = cast(ast.ClassDef, ast.parse(inspect.getsource(struct).lstrip()).body[0]).body
    return tuple(
        (ast.unparse(field.target), " ".join(str(ast.literal_eval(below.value)).split()))
        for field, below in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr)
    )


def _typed(kind: mi.Type) -> str:  # noqa: C901 - a case for each kind of type
    match kind:
        case mi.Metadata(type=inner, extra=extra):
            return str(extra["shape"]) if extra else _typed(inner)
        case mi.StructType(cls=settings.Wished):
            return settings.Settings.__name__  # to others they are the same
        case mi.StructType(cls=cls):
            return str(cls.__name__)
        case mi.EnumType(cls=cls):
            return " | ".join(f'"{member.value}"' for member in cls)
        case mi.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case mi.UnionType(types=types_):
            return " | ".join(_typed(one) for one in types_)
        case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item):
            return _array(_typed(item))
        case mi.TupleType(item_types=items):
            return f"[{', '.join(map(_typed, items))}]"
        case mi.DictType(value_type=value):
            return f"Record<string, {_typed(value)}>"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.StrType():
            return "string"
        case mi.BoolType():
            return "boolean"
        case mi.NoneType():
            return "null"
    raise TypeError(f"no shape for {kind}")


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


# --- events ---------------------------------------------------------------------------------------


def event_shapes() -> tuple[Shape, ...]:
    """The events of the game as ``worded_event`` writes them."""
    return tuple(
        Shape(
            name=event.__name__,
            tag=kebab(event.__name__),
            about=" ".join((event.__doc__ or "").split()),
            fields=(
                *(Field(name, _hinted(hint), True, "") for name, hint in get_type_hints(event).items()),
                Field("say", "PhraseInfo[]", False, ""),
            ),
        )
        for event in EVENTS
    )


def _hinted(hint: object) -> str:
    arguments = get_args(hint)
    if get_origin(hint) in (types.UnionType, Union):
        return " | ".join(map(_hinted, arguments))
    if get_origin(hint) is tuple:
        return _array(_hinted(arguments[0]))
    plain = {
        Car: "Car", SpeedCard: "string", Cell: "string", bool: "boolean", int: "number", str: "string",
        type(None): "null", RevealedBid: "RevealedBid",
    }  # fmt: skip
    base = getattr(hint, "__supertype__", hint)  # a NewType is what it is made of
    return plain[cast(type, base)]


# --- TypeScript -----------------------------------------------------------------------------------


def typescript() -> str:
    """All messages as TypeScript."""
    revealed = [Field(n, _hinted(h), True, "") for n, h in get_type_hints(RevealedBid).items()]
    events = event_shapes()
    blocks = [
        "// Written by `python -m downforce.server.wire.shapes` from the server's types; do not edit.",
        f"export const VERSION = {protocol.VERSION};",
        f"export type Car = {CARS};",
        _phases(),
        f"/** Events that the table shows anyway, so that no log repeats them. */\n"
        f"export const QUIET_EVENTS: ReadonlySet<string> = new Set([\n{_quiet_events()}]);",
        "export type Reason =\n"
        + "\n".join(f'  | "{reason}"' for reason in Refusal)
        + "\n  | (string & {});",
        _interface(Shape("RevealedBid", "", "One card of a revealed lot.", tuple(revealed))),
        *(_interface(shape, tag_field="event") for shape in events),
        f"export type GameEvent =\n{_alternatives(shape.name for shape in events)};",
        *(_interface(shape_of(part)) for part in PARTS),
        'export type SightChanges = Partial<Omit<Sight, "line">> & { line?: Record<string, string | null> };',
        *(_interface(shape_of(message)) for message in (*FROM_CLIENT, *FROM_SERVER)),
        f"export type ClientMessage =\n{_alternatives(message.__name__ for message in FROM_CLIENT)};",
        f"export type ServerMessage =\n{_alternatives(message.__name__ for message in FROM_SERVER)};",
    ]
    return "\n\n".join(blocks) + "\n"


def _phases() -> str:
    rows = (
        f'  {_key(phase)}: {{ part: "{phase.part}", isSecret: {str(phase.is_secret).lower()} }},'
        for phase in Phase
    )
    return "\n".join(["/** What is so of each phase. */", "export const PHASES = {", *rows, "} as const;"])


def _key(name: str) -> str:
    return f'"{name}"' if "-" in name else name


def _quiet_events() -> str:
    names = [kebab(event.__name__) for event in EVENTS if trait(event).is_quiet]
    return "".join(f'  "{name}",\n' for name in names)


def _alternatives(names: Iterator[str]) -> str:
    return "\n".join(f"  | {name}" for name in names)


def _interface(shape: Shape, tag_field: str = "t") -> str:
    lines = [f"/** {shape.about} */", f"export interface {shape.name} {{"]
    if shape.tag:
        lines.append(f'  {tag_field}: "{shape.tag}";')
    for field in shape.fields:
        if field.about:
            lines.append(f"  /** {field.about} */")
        lines.append(f"  {field.name}{'' if field.required else '?'}: {field.shape};")
    return "\n".join([*lines, "}"])


# --- docs/protocol.md -----------------------------------------------------------------------------


def page(text: str) -> str:
    """The page with new tables; the text between them is unchanged."""
    tables = {
        "client": "\n".join(map(_section, map(shape_of, FROM_CLIENT))),
        "server": "\n".join(map(_section, map(shape_of, FROM_SERVER))),
        "parts": "\n".join(map(_section, map(shape_of, PARTS))),
        "events": _event_table(),
        "reasons": "\n".join(f"- `{reason}`" for reason in Refusal),
    }
    for name, table in tables.items():
        begin = BEGIN.format(name)
        before, found, rest = text.partition(begin)
        if not found:
            raise ValueError(f"the page lacks {begin}")
        _, _, after = rest.partition(END)
        text = f"{before}{begin}\n\n{table.strip()}\n\n{END}{after}"
    return text


def _section(shape: Shape) -> str:
    title = f"`{shape.tag}`" if shape.tag else shape.name
    rows = [
        f"| `{field.name}` | {_cell(field.shape)} | {'' if field.required else 'may be left out'} | "
        f"{_cell(field.about, code=False)} |"
        for field in shape.fields
    ]
    table = ["", "| field | type | | |", "|---|---|---|---|", *rows] if rows else []
    return "\n".join([f"#### {title}", "", _cell(shape.about, code=False), *table, ""])


def _cell(text: str, *, code: bool = True) -> str:
    escaped = text.replace("|", "\\|").replace("``", "`")
    return f"`{escaped}`" if code and escaped else escaped


def _event_table() -> str:
    rows = [
        f"| `{shape.tag}` | {', '.join(f'`{field.name}`' for field in shape.fields)} | {shape.about} |"
        for shape in event_shapes()
    ]
    return "\n".join(["| event | fields | |", "|---|---|---|", *rows])


def main() -> None:
    """Writes both."""
    TYPESCRIPT.parent.mkdir(parents=True, exist_ok=True)
    TYPESCRIPT.write_text(typescript(), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
