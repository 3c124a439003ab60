// What this server keeps of its players; null stands for what stays until the host deletes it.

import { ask } from "./http";

export interface Privacy {
  /** The id under which the server knows this visitor; empty if it does not. */
  visitor: string;
  cookie_days: number;
  visitor_days: number | null;
  device_code_minutes: number;
  finished_table_hours: number;
  idle_table_days: number | null;
  over_days_days: number;
  warning_days: number;
  game_days: number | null;
}

export const privacy = (): Promise<Privacy> => ask<Privacy>("/api/privacy");
