"""The container: what its two files promise. docs/hosting-more.md says what was tried."""

from __future__ import annotations

import json
import re

import yaml  # type: ignore[import-untyped]

from downforce.cli.serve import serve
from downforce.server.http.run import PORT
from tests.hosting.site import DEPLOY
from tests.hosting.test_page import options

CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
[SERVICE] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"].values()


def instruction(name: str) -> str:
    """What the last instruction of this name says."""
    return str(re.findall(rf"(?m)^{name}\s+(.*)$", CONTAINERFILE)[-1]).strip()


def test_the_image_runs_as_a_user_who_owns_the_volume_only() -> None:
    user = instruction("USER")
    assert user == "10001:10001"
    assert f"mkdir -m 700 /data && chown {user} /data" in CONTAINERFILE
    assert instruction("VOLUME") == "/data"
    assert "DOWNFORCE_DATA=/data" in instruction("ENV")


def test_the_health_check_asks_whether_the_server_can_serve() -> None:
    program = json.loads(instruction("HEALTHCHECK").partition("CMD")[2])
    assert f"http://127.0.0.1:{PORT}/ready" in program[-1]
    compile(program[-1], "health check", "exec")
    assert instruction("EXPOSE") == str(PORT)


def test_the_service_cannot_write_but_to_its_volume() -> None:
    assert (SERVICE["read_only"], SERVICE["cap_drop"], SERVICE["volumes"]) == (True, ["ALL"], ["games:/data"])
    assert SERVICE["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]
    words = SERVICE["command"].split()
    assert words[0] == serve.__name__
    assert {word for word in words if word.startswith("--")} <= set(options())
