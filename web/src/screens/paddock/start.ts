// "Race now" opens a table and starts it once the page has arrived there. Only the tab that opened it does so.

const KEY = "downforce start";
let wanted = ""; // for windows without a memory

export function startSoon(table: string): void {
  wanted = table;
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // the variable is enough as long as the page is not loaded again
  }
}

/** Whether this table is to start by itself; asked with success once. */
export function isToStart(table: string): boolean {
  if ((wanted || stored()) !== table) return false;
  wanted = "";
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
  return true;
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
