"""What can go wrong between a program and a server.

::

    DownforceError
    ├── RequestRefused  the server said no; carries the reason of docs/protocol.md
    ├── Lost            the server could not be reached any more
    ├── UnfairDeal      the deal is not the one that our number was given to
    └── BadMessage      the server sent what we cannot read
"""

from __future__ import annotations

from downforce.model.errors import DownforceError


class RequestRefused(DownforceError):
    """A request that was not granted. Nothing was changed.

    >>> str(RequestRefused("bad-action", "0 fly", seq=17))
    'bad-action: 0 fly'
    """

    def __init__(self, reason: str, detail: str = "", *, seq: int = 0, at: int | None = None) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        """A text, as a newer server may have reasons that we do not know."""
        self.detail = detail
        self.seq = seq
        """Where the table was."""
        self.at = at
        """The index, from 0, of the action that caused the refusal."""

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}" if self.detail else self.reason


class Lost(DownforceError):
    """The server has not been there for so long that we gave up."""


class UnfairDeal(DownforceError):
    """The deal is not the one that our number was given to: the server may have chosen the cards."""


class BadMessage(DownforceError):
    """A message that is none of the protocol."""
