/**
 * The rows of a website's store, in IndexedDB. What comes and goes is JSON for Python (`downforce/site/store.py`):
 * rows are lists, in the order of the named tuples there. A write is answered when it is durable.
 */

const NAME = "downforce";
const VERSION = 1;

type Row = unknown[];
interface Entry {
  table: string;
  seq: number;
  visitor: string;
  action: string;
  row: Row;
}

/** What JavaScript tells Python where the browser has no more room. */
export const FULL = "storage-full";

export interface Told {
  /** Another tab may want to know: a log has grown. */
  wrote(table: string, seq: number): void;
  /** Whether the browser had room for the last write. */
  hasRoom(hasRoom: boolean): void;
}

export class Rows {
  constructor(
    readonly db: IDBDatabase,
    readonly told: Told,
  ) {
    db.onversionchange = () => db.close(); // a newer version of the website opens it now
  }

  async create(tableText: string, entryText: string): Promise<boolean> {
    const table = JSON.parse(tableText) as [string, string];
    const entry = entryOf(JSON.parse(entryText) as Row);
    const [id, code] = table;
    return this.#write(["tables", "entries"], (transaction) => {
      transaction.objectStore("tables").add({ id, code, row: table });
      transaction.objectStore("entries").add(entry);
    });
  }

  async append(entryText: string, listing: string, game: string, past: string): Promise<string> {
    const entry = entryOf(JSON.parse(entryText) as Row);
    const isNew = await this.#write(["entries", "tables", "games", "past"], (transaction) => {
      transaction.objectStore("entries").add(entry);
      if (listing) relist(transaction.objectStore("tables"), entry, JSON.parse(listing) as Row);
      if (game) addGame(transaction.objectStore("games"), JSON.parse(game) as Row);
      for (const row of JSON.parse(past || "[]") as Row[]) {
        transaction.objectStore("past").put({ game: row[1], row });
      }
    });
    if (isNew) {
      this.told.wrote(entry.table, entry.seq);
      return "done";
    }
    const action = [entry.table, entry.visitor, entry.action];
    const known = await this.#read("entries", (entries) => entries.index("action").get(action));
    return known ? "duplicate" : "stale";
  }

  table(id: string): Promise<string> {
    return this.#row("tables", id);
  }

  game(id: string): Promise<string> {
    return this.#row("games", id);
  }

  async add_game(_id: string, game: string): Promise<void> {
    await this.#write(["games"], (transaction) => {
      transaction.objectStore("games").put(gameOf(JSON.parse(game) as Row));
    });
  }

  tables(): Promise<string> {
    return this.#rows("tables");
  }

  past(): Promise<string> {
    return this.#rows("past");
  }

  entries(table: string, after: number): Promise<string> {
    return this.#rows("entries", IDBKeyRange.bound([table, after], [table, Infinity], true));
  }

  async forget(table: string): Promise<void> {
    await this.#write(["tables", "entries"], (transaction) => {
      transaction.objectStore("tables").delete(table);
      transaction.objectStore("entries").delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    });
  }

  /** Does all of it or nothing; false if something of that name is there. */
  #write(stores: string[], change: (transaction: IDBTransaction) => void): Promise<boolean> {
    return new Promise((done, failed) => {
      const transaction = this.db.transaction(stores, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => {
        this.told.hasRoom(true);
        done(true);
      };
      transaction.onabort = () => {
        const reason = transaction.error?.name;
        if (reason === "ConstraintError") return done(false);
        if (reason === "QuotaExceededError") this.told.hasRoom(false);
        failed(new Error(reason === "QuotaExceededError" ? FULL : (reason ?? "aborted")));
      };
      change(transaction);
    });
  }

  #read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((done, failed) => {
      const request = ask(this.db.transaction(store).objectStore(store));
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(request.error?.name));
    });
  }

  async #row(store: string, key: string): Promise<string> {
    const found = await this.#read<{ row: Row } | undefined>(store, (rows) => rows.get(key));
    return found ? JSON.stringify(found.row) : "";
  }

  async #rows(store: string, range?: IDBKeyRange): Promise<string> {
    const found = await this.#read<{ row: Row }[]>(store, (rows) => rows.getAll(range));
    return JSON.stringify(found.map(({ row }) => row));
  }
}

/** A new entry is [table, seq, visitor, action, at, data]; the log holds it without the table. */
function entryOf([table, ...row]: Row): Entry {
  const [seq, visitor, action] = row as [number, string, string];
  return { table: String(table), seq, visitor, action, row };
}

/** A table is [id, code, created, updated, listing]. */
function relist(tables: IDBObjectStore, { table, row }: Entry, listing: Row): void {
  const asked = tables.get(table) as IDBRequest<{ row: Row }>;
  asked.onsuccess = () => {
    const old = asked.result;
    if (old) tables.put({ ...old, row: [...old.row.slice(0, 3), row[3], listing] });
  };
}

const gameOf = (row: Row) => ({ id: row[0], row });
const addGame = (games: IDBObjectStore, row: Row): unknown => games.put(gameOf(row));

export function openRows(told: Told): Promise<Rows> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      db.createObjectStore("tables", { keyPath: "id" }).createIndex("code", "code", { unique: true });
      const entries = db.createObjectStore("entries", { keyPath: ["table", "seq"] });
      entries.createIndex("action", ["table", "visitor", "action"], { unique: true });
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("past", { keyPath: "game" });
    };
    opening.onsuccess = () => done(new Rows(opening.result, told));
    opening.onerror = () => failed(new Error(opening.error?.name ?? "no storage"));
  });
}
