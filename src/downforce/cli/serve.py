"""``downforce serve``: a server for others, behind a proxy or alone."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from downforce.cli.home import Port


def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = 8060,
    database: Annotated[str | None, Parameter(env_var="DOWNFORCE_DATABASE")] = None,
    fanout: Annotated[str, Parameter(env_var="DOWNFORCE_FANOUT", show_default=False)] = "",
    allow_host: Annotated[list[str] | None, Parameter(negative="")] = None,
    thinkers: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1,
    proxy: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> int:
    """Run a server for others. It logs one JSON object a line to standard error.

    Parameters
    ----------
    host
        The address to listen on. The default is for this machine and a proxy on it; 0.0.0.0 is for everybody.
    port
        The port to listen on.
    database
        sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/NAME. If not given, a file in your data folder.
    fanout
        Through what several servers on one PostgreSQL tell each other of moves: redis://HOST, or another
        address of the PostgreSQL. If not given, the address of the database.
    allow_host
        A name besides this machine's own by which people reach it; give it again for another.
    thinkers
        How many processes think for the bots.
    proxy
        Believe what a proxy on this machine says about who calls, in X-Forwarded-For and X-Forwarded-Proto.
    """
    import logging
    import os

    from downforce.cli.errors import CommandError, chosen_words
    from downforce.cli.folders import data_folder
    from downforce.cli.home import cannot_listen, database_in
    from downforce.server import run as server
    from downforce.server.app import Config
    from downforce.server.page import prepare_page

    words = chosen_words()
    for name in ("DOWNFORCE_DATABASE", "DOWNFORCE_FANOUT"):
        os.environ.pop(name, None)  # they are nothing for the bots
    server.log_to_stderr(server.JsonLines(), logging.INFO)
    prepare_page()
    if database is None:
        folder = data_folder()
        try:
            server.own_folder(folder)
        except OSError as error:
            why = error.strerror or str(error)
            raise CommandError(words.text("cli-cannot-write", path=str(folder), why=why)) from None
        database = database_in(folder)
    try:
        listening = server.reserve(host, port)
    except OSError as error:
        raise CommandError(cannot_listen(words, host, port, error)) from None
    with listening:
        server.check_fanout(fanout)
        server.check_database(database)
        config = Config(
            database=database,
            fanout=fanout,
            hosts=allow_host or (),
            thinkers=thinkers,
            instance=server.new_instance(),
        )
        server.run(config, listening, proxy=proxy, ready=lambda: server.say_ready(listening))
    return 0
