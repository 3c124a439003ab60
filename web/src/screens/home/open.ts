// Opening tables: one that starts at once against bots, or one to sit at and wait for others.

import { ask } from "../../net/http";
import type { SeatInfo } from "../../net/protocol";
import type { Whole } from "../paddock/settings";
import { startSoon } from "../paddock/start";

/** A table as the lobby shows it. */
export interface Listed {
  id: string;
  code: string;
  status: "open" | "running" | "over";
  settings: Whole;
  seats: SeatInfo[];
  created: number;
  updated: number;
}

const AT_ONCE = 4; // seats of a table that starts by itself

/** One person and bots, in private; the paddock starts it on arrival. */
export async function raceNow(settings: Whole, name: string): Promise<string> {
  const bots = [null, ...Array<string>(AT_ONCE - 1).fill(settings.stand_in)];
  const { id } = await ask<Listed>("/api/tables", {
    settings: { ...settings, players: AT_ONCE, public: false },
    name,
    bots,
  });
  startSoon(id);
  return id;
}

export async function openTable(settings: Whole, name: string): Promise<string> {
  return (await ask<Listed>("/api/tables", { settings, name })).id;
}

/** Codes are told and typed with spaces, dashes and small letters. */
export async function tableOf(code: string): Promise<string> {
  return (await ask<Listed>(`/api/codes/${encodeURIComponent(code.replace(/[^0-9a-z]/gi, "") || "-")}`)).id;
}
