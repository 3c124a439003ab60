"""``downforce admin``: the host's commands on the database of a server. One file per group of commands."""

from __future__ import annotations

from cyclopts import App

admin_app = App(name="admin")
"""The commands of the host, each imported when it runs."""

for _name, _place in {
    "tables": "tables:tables",
    "close": "tables:close",
    "people": "visitors:people",
    "visitor": "visitors:visitor",
    "delete": "visitors:delete",
    "ban": "bans:ban",
    "unban": "bans:unban",
    "bans": "bans:list_bans",
    "figures": "figures:figures",
    "log": "figures:log",
    "calls": "calls:calls",
    "move": "move:move",
}.items():
    admin_app.command(f"downforce.cli.admin.{_place}", name=_name, help=_name)
