// The file of a finished game.

import { transport } from "./transport";

export async function fetchFile(game: string): Promise<string> {
  const answer = await transport().fetch(fileOf(game));
  if (!answer.ok) throw new Error(`no file of game ${game}`);
  return answer.text();
}

export const fileOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/file`;
