// The exercises there are, asked for once.

import { ask, once } from "../../net/http";
import type { ExerciseInfo } from "../../net/protocol";

export const exercises = once(() => ask<ExerciseInfo[]>("/api/exercises"));

export const GROUPS = ["steering", "cards", "auction", "money"] as const;
