"""The description of the routes at ``/schema/openapi.json``: written once, and limited."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from downforce.server.http.services import check_limit, services_of


class KeptDescription(JsonRenderPlugin):
    """Keeps the description as bytes; it is the same for as long as the process runs."""

    def __init__(self) -> None:
        super().__init__()
        self._kept = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description, written at the first request."""
        check_limit(services_of(request.app.state).descriptions, request)
        self._kept = self._kept or super().render(request, openapi_schema)
        return self._kept
