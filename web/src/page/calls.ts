// Notifications of this browser: those that the worker shows for calls, and those of a live table.

/** Where there is a worker, it shows notifications; Android knows no other way. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Closes the calls of tables that do not wait for this person any more. */
export async function closeCalls(waiting: readonly string[]): Promise<void> {
  const shown = (await (await registration())?.getNotifications?.()) ?? [];
  for (const one of shown) {
    const table = (one.data as { table?: string } | null)?.table;
    if (table && !waiting.includes(table)) one.close();
  }
}

/** At a live table whose page is hidden: a turn has begun. Only where notifications were allowed. */
export async function notifyTurn(title: string, body: string, table: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const how = { body, tag: `live-${table}`, icon: "/icon-192.png", data: { url: `/t/${table}`, table } };
  const worker = await registration();
  if (worker?.showNotification) await worker.showNotification(title, how);
  else {
    const shown = new Notification(title, how);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}
