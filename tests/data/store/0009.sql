-- A database of the ninth step: the eighth one's, with a webhook, a call that waits and one that was sent.
-- Made with sqlite3's iterdump. Never changed: old databases must open for ever.
BEGIN TRANSACTION;
CREATE TABLE admin_log (
    "key" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at BIGINT NOT NULL,
    command TEXT NOT NULL,
    target TEXT NOT NULL,
    details BLOB NOT NULL
);
INSERT INTO "admin_log" VALUES(1,1700000000003,'ban','192.0.2.0/24',X'7B7D');
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE bans (
    target TEXT NOT NULL,
    created BIGINT NOT NULL,
    reason TEXT NOT NULL,
    CONSTRAINT bans_key PRIMARY KEY (target)
);
INSERT INTO "bans" VALUES('192.0.2.0/24',1700000000003,'');
CREATE TABLE callees (
	visitor TEXT NOT NULL, 
	language TEXT NOT NULL, 
	reminders BOOLEAN NOT NULL, 
	digest INTEGER, 
	CONSTRAINT callees_key PRIMARY KEY (visitor)
);
INSERT INTO "callees" VALUES('v1','pt-PT',1,NULL);
CREATE TABLE calls (
	"key" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at BIGINT NOT NULL, 
	visitor TEXT NOT NULL, 
	way TEXT NOT NULL, 
	outcome TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	turn BIGINT NOT NULL, 
	stage INTEGER NOT NULL, 
	races INTEGER NOT NULL
);
INSERT INTO "calls" VALUES(1,1700000000003,'v1','hook','sent','','t1',1700000000002,0,1);
CREATE TABLE codes (
    visitor TEXT NOT NULL,
    hash BLOB NOT NULL,
    expires BIGINT NOT NULL, receipts BLOB,
    CONSTRAINT codes_key PRIMARY KEY (visitor),
    CONSTRAINT codes_by_hash UNIQUE (hash),
    CONSTRAINT codes_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
INSERT INTO "codes" VALUES('v1',X'0304',1700000060000,NULL);
CREATE TABLE confirmations (
	hash TEXT NOT NULL, 
	visitor TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	never BOOLEAN NOT NULL, 
	CONSTRAINT confirmations_key PRIMARY KEY (hash)
);
INSERT INTO "confirmations" VALUES('h2','v1',1700000000003,0);
CREATE TABLE entries (
    table_key INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    visitor TEXT NOT NULL,
    action_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    data BLOB NOT NULL,
    CONSTRAINT entries_key PRIMARY KEY (table_key, seq),
    CONSTRAINT entries_by_table_key_visitor_action_id UNIQUE (table_key, visitor, action_id),
    CONSTRAINT entries_table_key FOREIGN KEY(table_key) REFERENCES tables ("key") ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES(1,1,'','0',1700000000001,X'7B226B696E64223A226F70656E227D');
INSERT INTO "entries" VALUES(1,2,'v1','a1',1700000000002,X'7B226B696E64223A22736974222C2273656174223A307D');
CREATE TABLE games (
    id TEXT NOT NULL,
    finished BIGINT NOT NULL,
    public BOOLEAN NOT NULL,
    data BLOB NOT NULL, "key" TEXT, nameless BLOB,
    CONSTRAINT games_key PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('t0',1700000000000,1,X'7B226465616C223A2278227D',NULL,NULL);
CREATE TABLE holidays (
	visitor TEXT NOT NULL, 
	day TEXT NOT NULL, 
	CONSTRAINT holidays_key PRIMARY KEY (visitor, day)
);
INSERT INTO "holidays" VALUES('v1','2027-05-03');
CREATE TABLE nights (
	visitor TEXT NOT NULL, 
	zone TEXT NOT NULL, 
	"begin" INTEGER, 
	"end" INTEGER, 
	CONSTRAINT nights_key PRIMARY KEY (visitor)
);
INSERT INTO "nights" VALUES('v1','Europe/Lisbon',1380,420);
CREATE TABLE outbox (
	table_key INTEGER NOT NULL, 
	visitor TEXT NOT NULL, 
	turn BIGINT NOT NULL, 
	way TEXT NOT NULL, 
	target TEXT NOT NULL, 
	stage INTEGER NOT NULL, 
	live BOOLEAN NOT NULL, 
	due BIGINT, 
	taken BIGINT, 
	tries INTEGER NOT NULL, 
	sent TEXT NOT NULL, 
	CONSTRAINT outbox_key PRIMARY KEY (table_key, visitor, turn, way), 
	CONSTRAINT outbox_table_key FOREIGN KEY(table_key) REFERENCES tables ("key") ON DELETE CASCADE
);
INSERT INTO "outbox" VALUES(1,'v1',1700000000002,'hook','',0,1,1700000020002,NULL,0,'');
CREATE TABLE played (
    visitor TEXT NOT NULL,
    game TEXT NOT NULL,
    finished BIGINT NOT NULL,
    data BLOB NOT NULL,
    CONSTRAINT played_key PRIMARY KEY (visitor, game)
);
INSERT INTO "played" VALUES('v1','t0',1700000000000,X'7B7D');
CREATE TABLE presence (
    process TEXT NOT NULL,
    table_id TEXT NOT NULL,
    visitors TEXT NOT NULL,
    watching INTEGER NOT NULL,
    CONSTRAINT presence_key PRIMARY KEY (process, table_id),
    CONSTRAINT presence_process FOREIGN KEY(process) REFERENCES processes (id) ON DELETE CASCADE
);
INSERT INTO "presence" VALUES('p1','t1','v1',2);
CREATE TABLE processes (
    id TEXT NOT NULL,
    seen BIGINT NOT NULL,
    CONSTRAINT processes_key PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('p1',1700000000000);
CREATE TABLE screens (
	key_hash BLOB NOT NULL, 
	code_hash BLOB, 
	expires BIGINT NOT NULL, 
	table_key INTEGER, 
	CONSTRAINT screens_key PRIMARY KEY (key_hash), 
	CONSTRAINT screens_by_code_hash UNIQUE (code_hash), 
	CONSTRAINT screens_table_key FOREIGN KEY(table_key) REFERENCES tables ("key") ON DELETE CASCADE
);
INSERT INTO "screens" VALUES(X'6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B6B',NULL,1900000000000,1);
CREATE TABLE seats (
	table_key INTEGER NOT NULL, 
	visitor TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	since BIGINT, 
	until BIGINT, 
	seen BIGINT, shown BIGINT, 
	CONSTRAINT seats_key PRIMARY KEY (table_key, visitor), 
	CONSTRAINT seats_table_key FOREIGN KEY(table_key) REFERENCES tables ("key") ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,'v1','?',0,NULL,NULL,NULL,NULL);
CREATE TABLE settings (
    name TEXT NOT NULL,
    value BLOB NOT NULL,
    CONSTRAINT settings_key PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key',X'05');
CREATE TABLE tables (
    "key" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    code TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    listing BLOB NOT NULL,
    CONSTRAINT tables_by_id UNIQUE (id),
    CONSTRAINT tables_by_code UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'t1','ABCD',1700000000000,1700000000002,'running',1,X'7B226E616D65223A224D6172696E6120426179227D');
CREATE TABLE tokens (
    hash BLOB NOT NULL,
    visitor TEXT NOT NULL,
    created BIGINT NOT NULL,
    CONSTRAINT tokens_key PRIMARY KEY (hash),
    CONSTRAINT tokens_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
INSERT INTO "tokens" VALUES(X'0102','v1',1700000000000);
CREATE TABLE turns (
	table_key INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	turn BIGINT NOT NULL, 
	asked TEXT NOT NULL, 
	paused BOOLEAN NOT NULL, 
	due BIGINT, 
	warned BIGINT, 
	CONSTRAINT turns_key PRIMARY KEY (table_key), 
	CONSTRAINT turns_table_key FOREIGN KEY(table_key) REFERENCES tables ("key") ON DELETE CASCADE
);
INSERT INTO "turns" VALUES(1,0,1700000000002,0,'',0,NULL,NULL);
CREATE TABLE visitors (
    id TEXT NOT NULL,
    created BIGINT NOT NULL,
    CONSTRAINT visitors_key PRIMARY KEY (id)
);
INSERT INTO "visitors" VALUES('v1',1700000000000);
CREATE TABLE ways (
	"key" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	visitor TEXT NOT NULL, 
	way TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	address BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	ready BOOLEAN NOT NULL, 
	CONSTRAINT ways_by_hash UNIQUE (hash)
);
INSERT INTO "ways" VALUES(1,'v1','hook','h1',X'7B7D',1700000000000,1);
CREATE INDEX tables_by_status_updated ON tables (status, updated);
CREATE INDEX games_by_public_finished_id ON games (public, finished, id);
CREATE INDEX presence_by_table_id ON presence (table_id);
CREATE INDEX played_by_visitor_finished ON played (visitor, finished);
CREATE INDEX turns_by_due ON turns (due);
CREATE INDEX turns_by_turn_at ON turns (turn, at);
CREATE INDEX seats_by_visitor ON seats (visitor);
CREATE INDEX screens_by_table_key ON screens (table_key);
CREATE INDEX ways_by_visitor ON ways (visitor);
CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX outbox_by_visitor ON outbox (visitor);
CREATE INDEX calls_by_visitor_at ON calls (visitor, at);
CREATE INDEX calls_by_at ON calls (at);
CREATE INDEX confirmations_by_visitor_at ON confirmations (visitor, at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
INSERT INTO "sqlite_sequence" VALUES('admin_log',1);
INSERT INTO "sqlite_sequence" VALUES('ways',1);
INSERT INTO "sqlite_sequence" VALUES('calls',1);
COMMIT;
