"""The texts of one language, asked for by message or by thing.

Plain messages have a checked literal id: ``words.text("yes")``. What a registry names (reasons, powers,
modes, options, bots, events) has a method here, so that no id is put together anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from errno import errorcode
from functools import cached_property, lru_cache
from os import strerror
from typing import TYPE_CHECKING, cast

from downforce.content import EDITIONS
from downforce.i18n.fill import fill
from downforce.i18n.languages import FALLBACK, catalogue_files
from downforce.i18n.messages import ARGUMENTS, MessageId
from downforce.model.cards import SpeedCard, SpeedLine
from downforce.model.errors import DownforceError, IllegalAction, NotationError, OptionError, UnknownName
from downforce.model.ids import Car, PowerId
from downforce.model.track import Track
from downforce.notation.phrases import event_phrases, phase_phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from downforce.rules.events import Event
    from downforce.rules.view import View


_FOUR_DIGITS_UNMARKED = frozenset({"es", "pt-PT"})
"""Languages that write 1000 but 10.000. Browsers know that by themselves, Babel does not."""

_BEGINS_WITH_I = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)
"""Spanish says *Ana e Irene*, but *nieve y hielo*; the page has the same pattern."""

_ERRNO = re.compile(r"\[Errno (\d+)\]")


class MissingText(KeyError):
    """No catalogue has this message: a command, an option or a reason was added without its text."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


@lru_cache(maxsize=8)
def load(language: str = FALLBACK) -> Words:
    """The words of a language; raises ``UnknownName`` if there are none."""
    return Words(language)


class Words:
    """The texts of one language. What it lacks is said in English."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._own = _bundle(language)

    @cached_property
    def _fallback(self) -> FluentBundle:
        return _bundle(FALLBACK)

    def text(self, message: MessageId, /, **args: str | int) -> str:
        """A message with its arguments filled in.

        >>> load("en").text("place", place=3)
        '3rd'
        """
        if args.keys() != set(ARGUMENTS[message]):
            raise TypeError(f"{message} takes {ARGUMENTS[message]}, not {tuple(args)}")
        bundle = self._own if self._own.has_message(message) else self._fallback
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, {name: self._written(args[name]) for name in args})
        assert not errors, (message, errors)
        return str(text)

    def _written(self, value: str | int) -> str | int:
        """A number as this language writes it: some set no mark in one of four digits."""
        if self.language not in _FOUR_DIGITS_UNMARKED or not isinstance(value, int) or abs(value) > 9999:
            return value
        from fluent.runtime.types import FluentInt

        return FluentInt(value, useGrouping=False)

    def needs(self, name: str) -> tuple[str, ...]:
        """The arguments of a message that the rules name."""
        return ARGUMENTS[_message(name)]

    def filled(self, name: str, args: Mapping[str, str | int]) -> str:
        """A message that the rules name."""
        return self.text(_message(name), **args)

    # --- parts of sentences -----------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it, with so many digits after the mark.

        >>> load("pt-BR").number(12345.678, 1), load("es").number(1234)
        ('12.345,7', '1234')
        """
        from babel.numbers import format_decimal

        written = f"{value:.{digits}f}"
        is_short = self.language in _FOUR_DIGITS_UNMARKED and abs(value) < 10_000
        pattern = ("0" if is_short else "#,##0") + ("." + "0" * digits if digits else "")
        return format_decimal(Decimal(written), pattern, locale=self.language.replace("-", "_"))

    def list(self, items: Iterable[str]) -> str:
        """Several things in a row: ``Ada, Bruno and Carmen``."""
        *most, last = [*items] or [self.text("list-none")]
        if not most:
            return last
        pair: MessageId = "list-pair-before-i" if _BEGINS_WITH_I.match(last) else "list-pair"
        return self.text(pair, start=self.plain_list(most), last=last)

    def plain_list(self, items: Iterable[str]) -> str:
        """Several things in a row without an *and*: the lines of a card."""
        row = ""
        for item in items:
            row = self.text("list-comma", start=row, last=item) if row else item
        return row

    @property
    def edition(self) -> str:
        """The edition printed in this language."""
        return self.language if self.language in EDITIONS else FALLBACK

    def money(self, millions: int, edition: str | None = None) -> str:
        """An amount as an edition prints it; if none is given, the edition of this language."""
        return EDITIONS[edition or self.edition].money(millions)

    def track(self, track: Track, edition: str | None = None) -> str:
        """A track's title, as an edition prints it; if none is given, the edition of this language."""
        return EDITIONS[edition or self.edition].track_titles.get(track.name, track.title)

    def car(self, car: Car) -> str:
        """A car's colour."""
        return self.text("car", car=car.word)

    def cars(self, cars: Iterable[Car]) -> str:
        """Several colours, in order."""
        return self.list(map(self.car, cars))

    def line(self, line: SpeedLine) -> str:
        """One line of a card: ``red 6``, ``wild 2``."""
        if line.car is None:
            return self.text("card-line-wild", speed=line.speed)
        return self.text("card-line", car=line.car.word, speed=line.speed)

    def card(self, card: SpeedCard) -> str:
        """A card from top to bottom."""
        return self.lines(card.lines)

    def lines(self, lines: Iterable[SpeedLine]) -> str:
        """Lines of a card in the order given."""
        return self.plain_list(map(self.line, lines))

    # --- what registries name ---------------------------------------------------------------------

    def power_name(self, power: PowerId | None) -> str:
        """A power's name; one that an expansion added without words is called by its id."""
        name = f"power-{power}" if power else "power-none"
        return self.text(_message(name)) if name in ARGUMENTS else str(power)

    def power_effect(self, power: PowerId) -> str:
        """What a power does, in one sentence; nothing is known of one without words."""
        name = f"power-{power}-effect"
        return self.text(_message(name)) if name in ARGUMENTS else ""

    def power_example(self, power: PowerId) -> str:
        """One case in which a power helps; nothing is known of one without words."""
        name = f"power-{power}-example"
        return self.text(_message(name)) if name in ARGUMENTS else ""

    def mode_name(self, mode: str) -> str:
        """A mode's name."""
        return self.text(_message(f"mode-{mode}"))

    def mode_about(self, mode: str) -> str:
        """A mode in one sentence."""
        return self.text(_message(f"mode-{mode}-about"))

    def edition_name(self, edition: str) -> str:
        """An edition's name."""
        return self.text(_message(f"edition-{edition}"))

    def edition_about(self, edition: str) -> str:
        """What an edition plays differently, in one sentence."""
        return self.text(_message(f"edition-{edition}-about"))

    def option_name(self, option: str) -> str:
        """The name of a single option."""
        return self.text(_message(f"option-{_kebab(option)}"))

    def option_about(self, option: str) -> str:
        """What a single option decides, in one sentence."""
        return self.text(_message(f"option-{_kebab(option)}-about"))

    def option_value(self, option: str, value: object) -> str:
        """What a value of a single option means, in one sentence."""
        from downforce.rules.powers import PRINTED_POWERS

        if option == "powers" and isinstance(value, tuple) and value and value != PRINTED_POWERS:
            return self.text("option-powers-some", powers=self.list(map(self.power_name, value)))
        word = ("yes" if value else "no") if isinstance(value, bool | tuple) else str(value)
        return self.text(_message(f"option-{_kebab(option)}-{word}"))

    def bot_name(self, bot: str) -> str:
        """A bot's name; one without words is called by its id."""
        return self.text(_message(f"bot-{bot}")) if f"bot-{bot}" in ARGUMENTS else bot

    def bot_about(self, bot: str) -> str:
        """A bot in one sentence."""
        name = f"bot-{bot}-about"
        return self.text(_message(name)) if name in ARGUMENTS else ""

    # --- the command line -------------------------------------------------------------------------

    def command_help(self, command: str) -> tuple[str, str]:
        """What a command does, ``track-draw`` for one, in a sentence and, for some, in more."""
        name = f"help-{command or 'downforce'}"
        more = f"{name}-more"
        return self.text(_message(name)), self.text(_message(more)) if more in ARGUMENTS else ""

    def option_help(self, command: str, option: str) -> str:
        """What an option does: at this command, or at all that have it."""
        name, shared = f"help-{command or 'downforce'}-{option}", f"help-option-{option}"
        return self.text(_message(shared if name not in ARGUMENTS and shared in ARGUMENTS else name))

    def help_heading(self, kind: str) -> str:
        """What stands above commands, arguments or options."""
        return self.text(_message(f"help-heading-{kind}"))

    def help_placeholder(self, kind: str) -> str:
        """What stands for something to be filled in, in capitals."""
        return self.text(_message(f"help-placeholder-{kind}"))

    def cause(self, error: OSError) -> str:
        """Why the system cannot do something; what is rare is said as the system says it."""
        number = error.errno or 0
        name = f"system-{errorcode.get(number, '').lower()}"
        if name in ARGUMENTS:
            return self.text(_message(name))
        return strerror(number) if number > 0 else str(error)  # Python adds a story to the plain words

    def system_text(self, text: str) -> str:
        """What a library reports of an error of the system, such as ``[Errno 111] Connect call failed``."""
        found = _ERRNO.search(text)
        return self.cause(OSError(int(found[1]), text)) if found else text

    # --- sentences --------------------------------------------------------------------------------

    def advice(self, why: str, car: Car | None, price: str, **numbers: int) -> str:
        """What speaks for a choice, in one sentence that takes what it needs."""
        message = _message(f"advice-{why}")
        given: dict[str, str | int] = {**numbers, "car": car.word if car is not None else "", "price": price}
        return self.text(message, **{name: given[name] for name in ARGUMENTS[message]})

    def reason(self, error: IllegalAction | OptionError) -> str:
        """Why something was refused."""
        message = _message(f"reason-{error.reason}")
        detail = error.detail if isinstance(error, OptionError) else str(error.action)
        return self.text(message, detail=detail) if "detail" in ARGUMENTS[message] else self.text(message)

    def refusal(self, reason: str, detail: str = "") -> str:
        """Why a server refused something: the rules have a reason, or the server has one of its own."""
        name = f"reason-{reason}" if f"reason-{reason}" in ARGUMENTS else f"refused-{reason}"
        message = _message(name)
        return self.text(message, **({"detail": detail or "none"} if "detail" in ARGUMENTS[message] else {}))

    def error(self, error: DownforceError) -> str:
        """Any error of the library in one line."""
        from downforce.i18n.causes import cause_text

        match error:
            case IllegalAction() | OptionError():
                return self.reason(error)
            case UnknownName():
                known = self.list(error.known) if error.known else ""
                count = len(error.known)
                return self.text("unknown-name", kind=error.kind, name=error.name, known=known, count=count)
            case NotationError(cause=cause) if error.source or error.line:
                place = str(error).removesuffix(f": {cause}")
                return self.text("unreadable", place=place, cause=cause_text(self, cause))
            case NotationError(cause=cause):
                return cause_text(self, cause)
        return str(error)

    def event(self, event: Event, names: Sequence[str], edition: str = "en") -> str:
        """An event as a log entry. A reveal and a result take several lines."""
        return "\n".join(fill(self, phrase, names, edition) for phrase in event_phrases(event, len(names)))

    def phase(self, view: View, names: Sequence[str]) -> str:
        """What is happening, and for whom we wait."""
        return fill(self, phase_phrase(view), names, self.edition)


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    files = catalogue_files(language)
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks would show up as boxes in a plain terminal, and no language of ours runs right to left.
    bundle = FluentBundle([language], use_isolating=False)
    for path in files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _message(name: str) -> MessageId:
    """An id that was put together; tests go through every registry that is named so."""
    if name not in ARGUMENTS:
        raise MissingText(name)
    return cast(MessageId, name)


def _kebab(name: str) -> str:
    return name.replace("_", "-")
