// What this browser gave to deals, and under which receipt: kept until the result was seen, whatever window is closed.

const PREFIX = "downforce receipts ";
const MOST = 60;

/** Our part in one round. */
export interface Given {
  round: number;
  seat: number;
  /** Secret until it is shown. */
  number: string;
  /** The receipt under which the number was shown; empty before. */
  receipt: string;
  /** The server has taken our seal. */
  isSealed: boolean;
}

interface Page {
  at: number;
  isSeen: boolean;
  given: Given[];
}

const memory = new Map<string, string>();

/** Our part in the deal of a table, round by round. */
export function givenAt(table: string): Given[] {
  return pageOf(PREFIX + table)?.given ?? [];
}

/** The last round in which our number was shown. */
export const lastOf = (given: readonly Given[]): Given | undefined =>
  given.findLast(({ receipt }) => receipt);

/** Keeps our part before it is given away. */
export function keep(table: string, given: Given): void {
  const others = givenAt(table).filter(({ round }) => round !== given.round);
  write(table, [...others, given], false);
}

/** The result was seen: now older ones may take its place. */
export function markSeen(table: string): void {
  const given = givenAt(table);
  if (given.length) write(table, given, true);
}

/** The receipts of games that are not over, to be taken along to another device. */
export function luggage(): string {
  const open = keys().flatMap((key) => {
    const page = pageOf(key);
    const last = page && !page.isSeen ? lastOf(page.given) : undefined;
    return last ? [`${key.slice(PREFIX.length)}:${last.round}:${last.seat}:${last.receipt}`] : [];
  });
  return open.join(";");
}

/** What another device of the same person has packed; what is known here already is not changed. */
export function unpack(text: string): void {
  for (const part of text.split(";")) {
    const [, table, round, seat, receipt] =
      /^([\w-]{1,64}):(\d{1,4}):([0-5]):([0-9a-f]{64})$/.exec(part) ?? [];
    if (!table || !receipt || givenAt(table).length) continue;
    keep(table, { round: Number(round), seat: Number(seat), number: "", receipt, isSealed: true });
  }
}

function write(table: string, given: Given[], isSeen: boolean): void {
  const page: Page = { at: Date.now(), isSeen, given };
  const [key, text] = [PREFIX + table, JSON.stringify(page)];
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
    makeRoom();
  } catch {
    // a window without a memory keeps it until it is loaded again
  }
}

/** Those whose result was seen go first, the oldest before the others. */
function makeRoom(): void {
  const pages = keys().map((key) => ({ key, page: pageOf(key) }));
  const rank = ({ page }: { page: Page | null }) => (page ? Number(!page.isSeen) : -1);
  pages.sort((a, b) => rank(a) - rank(b) || (a.page?.at ?? 0) - (b.page?.at ?? 0));
  for (const { key } of pages.slice(0, Math.max(0, pages.length - MOST))) {
    memory.delete(key);
    localStorage.removeItem(key);
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [...memory.keys()];
  }
}

function pageOf(key: string): Page | null {
  try {
    const page: unknown = JSON.parse(stored(key) ?? "null");
    return isPage(page) ? page : null;
  } catch {
    return null;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Others may have written there: whatever is not as we write it counts as nothing. */
function isPage(stored: unknown): stored is Page {
  const page = stored as Page | null;
  return typeof page?.at === "number" && Array.isArray(page.given) && page.given.every(isGiven);
}

function isGiven(stored: unknown): stored is Given {
  const given = stored as Given | null;
  const isHex = (text: unknown) => typeof text === "string" && /^([0-9a-f]{64})?$/.test(text);
  const areNumbers = Number.isInteger(given?.round) && Number.isInteger(given?.seat);
  return areNumbers && isHex(given?.number) && isHex(given?.receipt);
}
