"""A bot at a table of a server, from a process of its own:

    python examples/remote_bot.py http://127.0.0.1:8060 CODE --level works
    python examples/remote_bot.py http://127.0.0.1:8060 CODE --bot examples/my_bot.py

CODE is what the page of the table shows. Without it the bot opens a table of its own, against three Clubs.
"""

from __future__ import annotations

import argparse

from downforce import DownforceError
from downforce.arena import find_bot
from downforce.client import Pace, Settings, new_token, open_table, play_table

SETTINGS = Settings(players=4, pace=Pace.INSTANT)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a whole game at a table of a server.")
    parser.add_argument("url", nargs="?", help="where the server is, such as http://127.0.0.1:8060")
    parser.add_argument("code", nargs="?", help="the code of a table; without it a new one is opened")
    parser.add_argument("--bot", "--level", default="works", help="a level, my_bot.py or my_bot.py:MyBot")
    parser.add_argument("--name", default="Remote", help="what the others at the table read")
    given = parser.parse_args()
    if given.url is None:
        parser.print_help()
        return
    try:
        bot = find_bot(given.bot).make()
        token = new_token(given.url)
        table = given.code or open_table(given.url, token, SETTINGS, bots=[None, "club", "club", "club"])
        result = play_table(given.url, table, bot, token=token, name=given.name, starts=True)
    except DownforceError as error:
        raise SystemExit(str(error)) from None
    for row in result.rows:
        print(f"{row.rank}. seat {row.seat}, {row.money} million")


if __name__ == "__main__":
    main()
