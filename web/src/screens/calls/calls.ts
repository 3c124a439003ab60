// What the server tells of one's calls, and how a browser subscribes to Web Push.

import { ask } from "../../net/http";

export type Way = "push" | "mail" | "hook";

export interface Address {
  key: number;
  way: Way;
  name: string;
  form: string;
  is_ready: boolean;
}

export interface PastCall {
  at: number;
  way: Way;
  outcome: "sent" | "failed" | "dropped";
  reason: string;
  table: string;
}

export interface Calls {
  push_key: string;
  has_mail: boolean;
  addresses: Address[];
  language: string;
  reminders: boolean;
  digest: number | null;
  last: PastCall[];
  secret: string;
  trouble: string;
}

/** Why this browser cannot be called, as a sentence of the page; null if it can. */
export type NoPush = "calls-push-none" | "calls-push-insecure" | "calls-push-iphone" | "calls-push-denied";

export function whyNoPush(key: string): NoPush | null {
  if (!isSecureContext) return "calls-push-insecure";
  if (!key) return "calls-push-none";
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  if (!("PushManager" in window)) return isApple ? "calls-push-iphone" : "calls-push-none";
  return Notification.permission === "denied" ? "calls-push-denied" : null;
}

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Base 64 for addresses, as the server writes keys. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** What the owner knows this browser by. */
export function deviceName(agent = navigator.userAgent): string {
  const first = (names: string[]): string => names.find((name) => agent.includes(name)) ?? "";
  const browser = first(["Firefox", "Edg", "OPR", "Chrome", "Safari"]);
  const system = first(["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]);
  const name = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return [name, system].filter(Boolean).join(", ");
}

/** Asks the person, subscribes, and tells the server. */
export async function subscribe(key: string, language: string): Promise<Calls | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(key);
  // The server may have another key than the one this browser subscribed with long ago.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  return ask<Calls>("/api/mine/calls/push", {
    endpoint: made.endpoint,
    p256dh: made.keys?.p256dh,
    auth: made.keys?.auth,
    label: deviceName(),
    language,
    zone: zone(),
  });
}
