"""Phrases in words: the name of an argument says how it is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from downforce.content import TRACKS
from downforce.notation.phrases import Phrase

if TYPE_CHECKING:
    from downforce.i18n.words import Words


def fill(words: Words, phrase: Phrase, names: Sequence[str], edition: str) -> str:
    """A phrase in the language of these words."""

    def player(seat: int) -> str:
        return names[seat]

    def players(seats: Sequence[int]) -> str:
        return words.list(map(player, seats))

    def money(millions: int) -> str:
        return words.money(millions, edition)

    def drivers(powers: Sequence[Any]) -> str:
        return words.list(
            words.text("powers-kept-driver", player=player(seat), power=words.power_name(power))
            for seat, power in enumerate(powers)
        )

    write: Mapping[str, Callable[[Any], str | int]] = {
        "player": player,
        "players": players,
        "waiting": players,
        "car": lambda car: car.word,
        "cars": words.cars,
        "card": words.card,
        "cards": lambda cards: "; ".join(map(words.card, cards)),
        "space": str,
        "power": words.power_name,
        "powers": drivers,
        "track": lambda track: words.track(TRACKS[track], edition),
        **dict.fromkeys(("price", "amount", "money"), money),
    }
    needed = words.needs(phrase.id)
    args = {name: write.get(name, _number)(phrase.args[name]) for name in needed}
    return words.filled(phrase.id, args)


def _number(value: object) -> int:
    assert isinstance(value, int), value
    return value
