"""``downforce serve``: a server for others, behind a proxy or alone."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from downforce.cli.errors import CommandError, cannot_read, cannot_write, check_range, chosen_words
from downforce.cli.home import HIGHEST_PORT, cannot_listen, check_store, database_in, only
from downforce.folders import data_folder
from downforce.i18n import Words

if TYPE_CHECKING:
    from downforce.server.calls.office import CallConfig
    from downforce.server.http.services import Openers

MOST_THINKERS = 64
MAIL_PASSWORD = "DOWNFORCE_MAIL_PASSWORD"
MOST_DAYS = 36_500
MOST_TABLES = 10_000_000
Several = Annotated[list[str] | None, Parameter(negative="")]


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8060,
    database: Annotated[str | None, Parameter(env_var="DOWNFORCE_DATABASE")] = None,
    allow_host: Several = None,
    open_tables: str = "anyone",
    thinkers: int = 1,
    proxy: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    trusted_proxy: Several = None,
    monitor: Several = None,
    keep_finished: int = 1,
    keep_open: int = 7,
    keep_running: int = 30,
    keep_patient: int = 180,
    keep_visitors: int = 400,
    most_tables: int = 20_000,
    contact: str = "",
    mail: str = "",
    mail_from: str = "",
    mail_password_file: Path | None = None,
    call_host: Several = None,
) -> int:
    """Run a server for others. It logs one JSON object a line to standard error."""
    # The web server takes a second to import: not for a help page or a mistyped option.
    from downforce.server.http import run as server
    from downforce.server.http.app import Config
    from downforce.server.http.page import prepare_page
    from downforce.server.live.retention import Retention

    words = chosen_words()
    check_range(words, "--port", port, 0, HIGHEST_PORT)
    check_range(words, "--thinkers", thinkers, 1, MOST_THINKERS)
    days = {
        "--keep-finished": keep_finished,
        "--keep-open": keep_open,
        "--keep-running": keep_running,
        "--keep-patient": keep_patient,
        "--keep-visitors": keep_visitors,
    }
    for name, number in days.items():
        check_range(words, name, number, 1, MOST_DAYS)
    check_range(words, "--most-tables", most_tables, 1, MOST_TABLES)
    hosts = [_host_name(words, name) for name in allow_host or ()]
    openers = _openers(words, open_tables)
    _check_networks(words, "--trusted-proxy", trusted_proxy or ())
    _check_networks(words, "--monitor", monitor or ())
    calls = _calls(words, contact, mail, mail_from, mail_password_file, call_host or ())
    os.environ.pop("DOWNFORCE_DATABASE", None)  # its password is nothing for the bots
    os.environ.pop(MAIL_PASSWORD, None)
    server.log_to_stderr(server.JsonLines(), logging.INFO)
    prepare_page()
    if database is None:
        folder = data_folder()
        try:
            server.make_private_folder(folder)
        except OSError as error:
            raise cannot_write(words, folder, error) from None
        database = database_in(folder)
    try:
        listening = server.reserve(host, port)
    except OSError as error:
        raise CommandError(cannot_listen(words, host, port, error)) from None
    with listening, only(words, database):
        check_store(words, lambda: server.check_database(database))
        config = Config(
            database=database,
            hosts=hosts,
            openers=openers,
            thinkers=thinkers,
            instance=server.new_instance(),
            monitors=monitor or (),
            calls=calls,
            kept=Retention(
                finished=keep_finished,
                open=keep_open,
                running=keep_running,
                patient=keep_patient,
                visitors=keep_visitors,
                most_tables=most_tables,
            ),
        )
        proxies = [*(server.THIS_MACHINE if proxy else ()), *(trusted_proxy or ())]
        server.run(config, listening, proxies=proxies, ready=lambda: server.log_ready(listening))
    return 0


def _calls(
    words: Words, contact: str, mail: str, sender: str, password_file: Path | None, hosts: Sequence[str]
) -> CallConfig:
    """By what ways people can be called."""
    from downforce.server.calls.mail import BadMailServer, MailServer
    from downforce.server.calls.office import CallConfig

    if contact and not contact.startswith(("mailto:", "https://")):
        raise CommandError(words.text("cli-bad-contact", text=contact))
    server = None
    if mail:
        try:
            password = os.environ.get(MAIL_PASSWORD, "")
            if password_file is not None:
                password = password_file.read_text(encoding="utf-8").strip()
            server = MailServer.parse(mail, sender=sender, password=password)
        except OSError as error:
            raise cannot_read(words, password_file, error) from None
        except BadMailServer as error:
            raise CommandError(words.text("cli-bad-mail", why=str(error))) from None
    return CallConfig(contact=contact, mail=server, hosts=frozenset(one.lower() for one in hosts))


def _host_name(words: Words, text: str) -> str:
    from downforce.server.http.safety import host_name

    try:
        return host_name(text)
    except ValueError:
        raise CommandError(words.text("cli-bad-host-name", text=text)) from None


def _openers(words: Words, text: str) -> Openers:
    from downforce.server.http.services import Openers

    try:
        return Openers(text)
    except ValueError:
        known = words.plain_list([*Openers])
        raise CommandError(words.text("cli-bad-openers", known=known, text=text)) from None


def _check_networks(words: Words, name: str, values: Sequence[str]) -> None:
    from downforce.server.storage.networks import network

    for value in values:
        try:
            network(value)
        except ValueError:
            raise CommandError(words.text("cli-bad-network", name=name, text=value)) from None
