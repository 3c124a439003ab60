"""A table of what there is by name, with the library's own error for a name that it lacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, NoReturn, TypeVar

from downforce.model.errors import UnknownName

K = TypeVar("K", bound=str)
V = TypeVar("V")


class Registry(dict[K, V], Generic[K, V]):
    """A dict whose ``[]`` raises ``UnknownName``, which is a ``KeyError``."""

    def __init__(self, kind: str, items: Mapping[K, V]) -> None:
        super().__init__(items)
        self._kind = kind

    def __missing__(self, name: object) -> NoReturn:
        raise UnknownName(self._kind, name, self)
