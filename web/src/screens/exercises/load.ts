// What the board of one exercise needs: the question, the circuit and the position.

import type { TrackData } from "../../game/board";
import { type Position, readPosition } from "../../game/position";
import { ask } from "../../net/http";
import type { ExerciseShown } from "../../net/protocol";
import { track } from "../../table/assets.svelte";
import { Attempt } from "./attempt.svelte";

export interface Loaded {
  attempt: Attempt;
  circuit: TrackData;
  position: Position;
}

export async function load(id: string): Promise<Loaded> {
  const shown = await ask<ExerciseShown>(`/api/exercises/${encodeURIComponent(id)}`);
  const circuit = await track(shown.track);
  return { attempt: new Attempt(shown), circuit, position: readPosition(shown.line) };
}
