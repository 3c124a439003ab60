"""``downforce`` alone: the game on this machine, in the browser, and on the phones of the network."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from downforce.i18n import Words
    from downforce.server.http.run import Running

HIGHEST_PORT = 65535


def home(
    *,
    browser: Annotated[bool | None, Parameter(show_default=False)] = None,
    port: int | None = None,
    host: str = "0.0.0.0",
    data: Annotated[Path | None, Parameter(env_var="DOWNFORCE_DATA")] = None,
    language: str | None = None,
) -> int:
    """Start the game on this machine and open it in the browser."""
    import logging

    from downforce.cli.errors import CommandError, cannot_write, check_range, chosen_words
    from downforce.folders import data_folder
    from downforce.server.http import run as server
    from downforce.server.http.app import Config
    from downforce.server.http.page import prepare_page

    words = chosen_words(language)
    check_range(words, "--port", port or 0, 0, HIGHEST_PORT)
    folder = data or data_folder()
    with_browser = has_screen(os.environ) if browser is None else browser
    try:
        server.make_private_folder(folder)
    except OSError as error:
        raise cannot_write(words, folder, error) from None
    if found := server.find_running(folder):
        return _show_again(found, words, with_browser=with_browser)
    server.log_to_stderr(logging.Formatter("downforce: %(message)s"), logging.WARNING)
    prepare_page()
    database = database_in(folder)
    check_store(words, lambda: server.check_database(database))
    try:
        listening = server.listen_near(host, server.PORT if port is None else port)
    except OSError as error:
        raise CommandError(cannot_listen(words, host, port or server.PORT, error)) from None
    running = server.Running(server.port_of(listening), server.new_instance(), host)
    if not server.announce(folder, running):
        listening.close()
        found = server.find_running(folder) or running
        return _show_again(found, words, with_browser=with_browser)
    config = Config(database=database, instance=running.instance, address=running.lan_url)
    try:
        with only(words, database):
            server.run(config, listening, ready=lambda: _show(running, words, with_browser=with_browser))
    finally:
        server.withdraw(folder, running)
    print(words.text("home-stopped"))
    return 0


def database_in(folder: Path) -> str:
    """The address of the database in a folder."""
    from sqlalchemy import URL

    return URL.create("sqlite", database=str(folder / "games.db")).render_as_string(hide_password=False)


def cannot_listen(words: Words, host: str, port: int, error: OSError) -> str:
    """Why there is no socket, in one line."""
    is_name = (error.errno or 0) < 0  # these are no errors of the system, but of finding a name
    why = words.text("cli-no-such-host") if is_name else words.cause(error)
    return words.text("cli-cannot-listen", host=host, port=str(port), why=why)


def check_store(words: Words, check: Callable[[], object]) -> None:
    """Says in our words why there is no such database."""
    from downforce.cli.errors import CommandError
    from downforce.server.storage.errors import CannotOpenStore

    try:
        check()
    except CannotOpenStore as error:
        details = {name: words.system_text(text) for name, text in error.details.items()}
        raise CommandError(words.text(error.message, **details)) from None


@contextmanager
def only(words: Words, database: str) -> Iterator[None]:
    """Keeps a second server from a SQLite file, and says in our words if we are the second."""
    from downforce.server.storage.lock import only_server

    with ExitStack() as held:
        check_store(words, lambda: held.enter_context(only_server(database)))
        yield


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser can be opened where the user sits."""
    if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"):
        return False
    plain = sys.platform in ("darwin", "win32") or environment.get("BROWSER")
    return bool(plain or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _show_again(running: Running, words: Words, *, with_browser: bool) -> int:
    print(words.text("home-already"))
    _show(running, words, with_browser=with_browser, in_background=False)
    return 0


def _show(running: Running, words: Words, *, with_browser: bool, in_background: bool = True) -> None:
    """Opens the browser, or else says where the game is; phones are told in any case."""
    opened = with_browser and _opened(running.url, in_background=in_background)
    print(words.text("home-opened" if opened else "home-here", url=running.url))
    if lan := running.lan_url:
        print(words.text("home-phones", url=lan))
        print(qr_code(lan))
    if in_background:
        print(words.text("home-stop"))
    sys.stdout.flush()


def _opened(url: str, *, in_background: bool) -> bool:
    """Asks for a browser; false if there is none. Some take their time, and the server must not wait."""
    import webbrowser
    from threading import Thread

    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    if not in_background:
        return found.open(url)
    Thread(target=found.open, args=(url,), daemon=True).start()
    return True


def qr_code(url: str) -> str:
    """An address for cameras: dark on light whatever the terminal's colours; nothing if it cannot show it."""
    from io import StringIO

    from segno import make

    out = StringIO()
    make(url, micro=False).terminal(out, border=2, compact=True)
    text = out.getvalue().rstrip("\n")
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ""
    if not sys.stdout.isatty():
        return text
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in text.splitlines())
