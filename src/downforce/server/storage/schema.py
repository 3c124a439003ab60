"""The tables of the database, as they are today. How they came to be is in ``migrations``."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "uq": "%(table_name)s_by_%(column_0_N_name)s",
        "fk": "%(table_name)s_%(column_0_name)s",
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
    }
)

# Bytes in their own order: the same in both databases, and in no need of a language.
Id = Text().with_variant(Text(collation="C"), "postgresql")
Milliseconds = BigInteger  # since 1970

tables = Table(
    "tables",
    metadata,
    # Never given twice, so that no late entry lands at another table.
    Column("key", Integer, Identity(), primary_key=True),
    Column("id", Id, nullable=False, unique=True),
    Column("code", Id, nullable=False, unique=True),
    Column("created", Milliseconds, nullable=False),
    Column("updated", Milliseconds, nullable=False),
    Column("status", Id, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    Index(None, "status", "updated"),
    sqlite_autoincrement=True,
)

# Millions of rows, so each is small: the log of all tables.
entries = Table(
    "entries",
    metadata,
    Column("table_key", ForeignKey(tables.c.key, ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("visitor", Id, nullable=False),
    Column("action_id", Id, nullable=False),
    Column("at", Milliseconds, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_key", "seq"),  # the only lock there is
    UniqueConstraint("table_key", "visitor", "action_id"),  # a resend is harmless
    sqlite_with_rowid=False,
)

# Beside the log: for whom a table waits. At a table over days it is written with every entry, else rarely.

turns = Table(
    "turns",
    metadata,
    Column("table_key", ForeignKey(tables.c.key, ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the entry it was written with
    Column("at", Milliseconds, nullable=False),
    Column("turn", Milliseconds, nullable=False),  # how long a turn may take over days; else 0
    Column("asked", Id, nullable=False),  # seats, separated by spaces
    Column("paused", Boolean, nullable=False),
    Column("due", Milliseconds),  # when a server has something to do there
    Column("warned", Milliseconds),  # when its people were warned that it is about to be removed
    Index("turns_by_due", "due"),
    Index("turns_by_turn_at", "turn", "at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_key", ForeignKey(tables.c.key, ondelete="CASCADE"), nullable=False),
    Column("visitor", Id, nullable=False),
    Column("seats", Id, nullable=False),  # separated by spaces; none for a host who only looks on
    Column("seq", Integer, nullable=False),
    Column("since", Milliseconds),  # since when the table waits for this person
    Column("until", Milliseconds),
    Column("seen", Milliseconds),  # when the person was there last, at a table over days
    Column("shown", Milliseconds),  # when a page of the person showed the table last, and was visible
    PrimaryKeyConstraint("table_key", "visitor"),
    Index(None, "visitor"),
)

# When no deadline of a person ends. Holidays are days: none can be taken twice.

nights = Table(
    "nights",
    metadata,
    Column("visitor", Id, primary_key=True),
    Column("zone", Id, nullable=False),
    Column("begin", Integer),  # in minutes after midnight; null for no night
    Column("end", Integer),
)

holidays = Table(
    "holidays",
    metadata,
    Column("visitor", Id, nullable=False),
    Column("day", Id, nullable=False),  # such as 2027-05-03
    PrimaryKeyConstraint("visitor", "day"),
)

# Calls: who is called on which way, and what is still to be sent.

callees = Table(
    "callees",
    metadata,
    Column("visitor", Id, primary_key=True),
    Column("language", Id, nullable=False),
    Column("reminders", Boolean, nullable=False),
    Column("digest", Integer),  # in minutes after midnight; null for single calls
)

ways = Table(
    "ways",
    metadata,
    Column("key", Integer, Identity(), primary_key=True),
    Column("visitor", Id, nullable=False),
    Column("way", Id, nullable=False),  # "push", "mail" or "hook"
    Column("hash", Id, nullable=False, unique=True),  # of its address, which belongs to one visitor only
    Column("address", LargeBinary, nullable=False),  # JSON
    Column("created", Milliseconds, nullable=False),
    Column("ready", Boolean, nullable=False),  # false until a mail address is confirmed
    Index(None, "visitor"),
    sqlite_autoincrement=True,
)

# Written in the transaction of the entry that begins a turn, and sent by a process that takes it.
outbox = Table(
    "outbox",
    metadata,
    Column("table_key", ForeignKey(tables.c.key, ondelete="CASCADE"), nullable=False),
    Column("visitor", Id, nullable=False),
    Column("turn", Milliseconds, nullable=False),  # when it began; for an invitation when that was sent
    Column("way", Id, nullable=False),
    Column("target", Id, nullable=False),  # the table one is invited to; empty for a turn
    Column("stage", Integer, nullable=False),  # 0 is the call, 1 and 2 are reminders, 3 is the end
    Column("live", Boolean, nullable=False),  # whether the table waited for the person at the last look
    Column("due", Milliseconds),
    Column("taken", Milliseconds),  # until when a process that sends it has it
    Column("tries", Integer, nullable=False),
    Column("sent", Id, nullable=False),  # the devices that show it, as keys of ``ways`` separated by spaces
    PrimaryKeyConstraint("table_key", "visitor", "turn", "way"),
    Index("outbox_by_due", "due"),
    Index(None, "visitor"),
)

# What became of calls, for a person's list and for the host. No addresses.
calls = Table(
    "calls",
    metadata,
    Column("key", Integer, Identity(), primary_key=True),
    Column("at", Milliseconds, nullable=False),
    Column("visitor", Id, nullable=False),
    Column("way", Id, nullable=False),
    Column("outcome", Id, nullable=False),  # "sent", "failed" or "dropped"
    Column("reason", Id, nullable=False),
    Column("table_id", Id, nullable=False),  # the first of them
    Column("turn", Milliseconds, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("races", Integer, nullable=False),  # how many tables it was about
    Index(None, "visitor", "at"),
    Index(None, "at"),
    sqlite_autoincrement=True,
)

# Mail addresses that were asked to confirm, as hashes: once a day, and never again if they say so.
confirmations = Table(
    "confirmations",
    metadata,
    Column("hash", Id, primary_key=True),
    Column("visitor", Id, nullable=False),  # who asked last
    Column("at", Milliseconds, nullable=False),
    Column("never", Boolean, nullable=False),
    Index(None, "visitor", "at"),
)

games = Table(
    "games",
    metadata,
    Column("id", Id, primary_key=True),
    Column("finished", Milliseconds, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("key", Id),  # see ``wire/game_names.py``
    Column("nameless", LargeBinary),  # what the open collection gives of it
    Index(None, "public", "finished", "id"),
)

# Who had a seat in which finished game, and how it ended for them.
played = Table(
    "played",
    metadata,
    Column("visitor", Id, nullable=False),
    Column("game", Id, nullable=False),
    Column("finished", Milliseconds, nullable=False),
    Column("data", LargeBinary, nullable=False),  # JSON
    PrimaryKeyConstraint("visitor", "game"),
    Index(None, "visitor", "finished"),
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", Id, primary_key=True),
    Column("created", Milliseconds, nullable=False),
)

# Hashes only: a reader of the database cannot use them.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("visitor", ForeignKey(visitors.c.id), nullable=False),
    Column("created", Milliseconds, nullable=False),
)

# One per visitor: a new code replaces the one before.
codes = Table(
    "codes",
    metadata,
    Column("visitor", ForeignKey(visitors.c.id), primary_key=True),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("expires", Milliseconds, nullable=False),
    Column("receipts", LargeBinary, nullable=True),  # of deals, for the other device
)

# Big screens: each has a key that only its browser knows, and until it is tied a code that people type.
screens = Table(
    "screens",
    metadata,
    Column("key_hash", LargeBinary, primary_key=True),
    Column("code_hash", LargeBinary, unique=True),  # null once it is used
    Column("expires", Milliseconds, nullable=False),
    Column("table_key", ForeignKey(tables.c.key, ondelete="CASCADE"), index=True),  # null: not tied
)

settings = Table(
    "settings",
    metadata,
    Column("name", Id, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# What ``downforce admin`` writes, and every running server reads.

bans = Table(
    "bans",
    metadata,
    Column("target", Id, primary_key=True),  # the id of a visitor, or a network such as 10.0.0.0/24
    Column("created", Milliseconds, nullable=False),
    Column("reason", Id, nullable=False),
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("key", Integer, Identity(), primary_key=True),
    Column("at", Milliseconds, nullable=False),
    Column("command", Id, nullable=False),
    Column("target", Id, nullable=False),
    Column("details", LargeBinary, nullable=False),  # JSON
    sqlite_autoincrement=True,
)

# The two tables below hold what is true now. In PostgreSQL they are unlogged: empty again after a crash.

processes = Table(
    "processes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("seen", Milliseconds, nullable=False),  # by the clock of the database
)

presence = Table(
    "presence",
    metadata,
    Column("process", ForeignKey(processes.c.id, ondelete="CASCADE"), nullable=False),
    Column("table_id", Id, nullable=False, index=True),
    Column("visitors", Id, nullable=False),  # separated by spaces
    Column("watching", Integer, nullable=False),  # how many have no seat
    PrimaryKeyConstraint("process", "table_id"),
)
