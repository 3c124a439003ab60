"""docs/hosting-more.md names every option, metric, limit, alert and log line, and none that is not there."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from typing import Annotated, get_args, get_origin, get_type_hints

import pytest
import yaml  # type: ignore[import-untyped]

from downforce.cli.admin import admin_app
from downforce.cli.serve import serve
from downforce.server.cluster import peers
from downforce.server.http import deadlines, run
from downforce.server.http.services import Services
from downforce.server.live import session
from downforce.server.live.hub import Hub
from downforce.server.live.limits import Limiter
from downforce.server.metrics import REGISTRY
from downforce.server.storage import engines
from downforce.server.storage.store import DatabaseStore
from downforce.server.wire.errors import Refusal
from tests.docs.blocks import ROOT, blocks
from tests.hosting.page import PAGE, SMALL, codes, rows, rows_of
from tests.hosting.site import DEPLOY

SERVER = ROOT / "src" / "downforce" / "server"


# --- options --------------------------------------------------------------------------------------


def options() -> dict[str, str]:
    """The options of the command, and the variable by which each can be set, if there is one."""
    hints = get_type_hints(serve, include_extras=True)
    found = {}
    for name in inspect.signature(serve).parameters:
        parts = get_args(hints[name]) if get_origin(hints[name]) is Annotated else ()
        variables = [part.env_var for part in parts[1:] if getattr(part, "env_var", None)]
        (variable,) = variables[0] if variables else ("",)
        found[f"--{name.replace('_', '-')}"] = variable
    return found


def test_every_option_is_documented() -> None:
    told = {codes(option)[0]: "".join(codes(variable)) for option, variable, _ in rows("option")}
    assert told == options()


def test_every_documented_option_exists() -> None:
    shown = [
        word
        for text in [PAGE, SMALL, *(path.read_text(encoding="utf-8") for path in DEPLOY.iterdir())]
        for line in re.findall(r"DOWNFORCE_OPTIONS=(.+)|downforce serve (.+)", text)
        for word in " ".join(line).split()
        if word.startswith("--")
    ]
    assert {"--allow-host", "--proxy", "--trusted-proxy", "--monitor", "--port"} <= set(shown)
    assert set(shown) <= set(options())


# --- metrics --------------------------------------------------------------------------------------


def metrics() -> set[str]:
    """The metrics there are, by the names under which Prometheus has them."""
    return {f"{one.name}_total" if one.type == "counter" else one.name for one in REGISTRY.collect()}


def test_every_metric_is_documented() -> None:
    told = rows("metric")
    assert [codes(row[0])[0] for row in told if len(row) != 4] == []
    assert {codes(row[0])[0] for row in told} == metrics()


def test_every_documented_reason_exists() -> None:
    (row,) = [row for row in rows("metric") if codes(row[0]) == ["downforce_refusals_total"]]
    reasons = {code for cell in row[2:] for code in codes(cell)}
    assert reasons >= {"server-trouble", "stale"}
    assert reasons <= {*Refusal, "not-your-turn"}


def alerts() -> dict[str, dict[str, object]]:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return {rule["alert"]: rule for rule in group["rules"]}


def test_every_alert_is_documented() -> None:
    assert [codes(row[0])[0] for row in rows("alert")] == [*alerts()]


@pytest.mark.parametrize("name", alerts())
def test_an_alert_asks_for_metrics_that_exist(name: str) -> None:
    rule = alerts()[name]
    assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
    assert rule["labels"] in ({"severity": "page"}, {"severity": "ticket"})
    asked = set(re.findall(r"\b(?:downforce|process)_\w+", str(rule["expr"])))
    assert {name.removesuffix("_bucket") for name in asked} <= metrics()
    assert asked or 'up{job="downforce"}' in str(rule["expr"])


# --- log lines ------------------------------------------------------------------------------------


def log_lines() -> Iterator[tuple[str, str]]:
    """What the server may log, with dots for what changes, and how serious it is."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id="logger"), attr=level),
                    args=[ast.Constant(value=str(text)), *_],
                ):
                    yield re.sub("%[sd]", "...", text), "error" if level == "exception" else level


def test_every_log_line_is_documented() -> None:
    told = [(codes(message)[0], level) for message, level, _ in rows("message")]
    assert sorted(told) == sorted(set(log_lines()))


# --- numbers --------------------------------------------------------------------------------------


def test_the_limits_are_those_of_the_server() -> None:
    services = Services(store=object.__new__(DatabaseStore), hub=object.__new__(Hub))
    by_address = [limiter for limiter in vars(services).values() if isinstance(limiter, Limiter)]
    limits = [(limiter._size, limiter._rate) for limiter in by_address] + [
        session.MESSAGES, session.NETWORK_MESSAGES, session.TALK, session.NETWORK_TALK, session.ADVICE,
        session.NETWORK_ADVICE, session.REMATCHES, session.NETWORK_REMATCHES, session.UNDOS, deadlines.FRAMES,
    ]  # fmt: skip
    told = [(float(once), float(rate)) for _, once, rate in rows("limit")]
    assert [once for once, _ in told] == [once for once, _ in limits]
    assert [rate for _, rate in told] == pytest.approx([rate for _, rate in limits], rel=0.03)


def test_the_numbers_of_the_page_are_those_of_the_server() -> None:
    text = " ".join(PAGE.split())
    assert f"has up to {engines.READERS + 3} connections ({engines.READERS} that read, 2 that write" in text
    assert f"Up to {run.SHUTDOWN_TIMEOUT + peers.LEAVE_TIMEOUT:.0f} seconds are allowed" in text
    assert "the file `games.db` in the data folder" in text
    assert f"The port, {run.PORT} if not given" in text


def test_the_page_is_finished() -> None:
    assert "TODO" not in PAGE


def test_what_is_copied_from_deploy_is_there() -> None:
    copied = re.findall(r"cp (deploy/\S+)", "\n".join(block.text for block in blocks(PAGE)))
    assert {ROOT / name for name in copied} <= {*DEPLOY.iterdir()}
    named = set(re.findall(r"\]\(\.\./deploy/(\S+?)\)", PAGE))
    small = {word for line in typed() for word in line.split() if word.startswith("deploy/")}
    assert small == {"deploy/downforce.service", "deploy/downforce-backup.*", "deploy/nginx-one.conf"}
    named |= set(re.findall(r"\]\(\.\./deploy/(\S+?)\)", SMALL))
    assert named == {path.name for path in DEPLOY.iterdir()}


# --- one small server -----------------------------------------------------------------------------


def typed() -> list[str]:
    """The commands of the small page, one a line or joined by ``&&``."""
    shells = [block.text for block in blocks(SMALL) if block.language == "console"]
    return [command for text in shells for line in text.splitlines() for command in line.split(" && ")]


def test_a_small_server_takes_at_most_twelve_commands() -> None:
    before = typed().index("git pull")  # the first command of an upgrade
    assert before <= 12, typed()[:before]


def test_the_small_page_uses_paths_of_the_unit() -> None:
    unit = (DEPLOY / "downforce.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/downforce/current/bin/downforce serve --port 8060 --proxy" in unit
    # A link from the beginning: an upgrade that made one inside a folder would change nothing.
    for version in ("0.1.0", "0.2.0"):
        link = typed().index(f"ln -sfn /opt/downforce/{version} /opt/downforce/current")
        assert f"python3 -m venv /opt/downforce/{version}" in typed()[:link]
    assert "ln -s /opt/downforce/current/bin/downforce /usr/local/bin/" in typed()
    assert "EnvironmentFile=-/etc/downforce.env" in unit
    assert "DOWNFORCE_DATA=/var/lib/downforce" in unit


def test_the_admin_commands_of_the_small_page_exist() -> None:
    shown = {code.split()[2] for row in rows_of(SMALL, "to") for code in codes(row[1])}
    known = {name for name in admin_app if not name.startswith("-")}
    assert shown <= known
    assert known - shown == {"unban", "bans"}
