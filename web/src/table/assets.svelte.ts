// Circuits and decks, fetched once each and kept: they never change under their name.

import type { TrackData } from "../game/board";
import { type Deck, readDeck } from "../game/cards";
import { ask } from "../net/http";
import { transport } from "../net/transport";
import { night } from "../night.svelte";
import { isSite } from "../site";

const tracks = new Map<string, Promise<TrackData>>();
const decks = new Map<string, Promise<Deck>>();

function kept<T>(shelf: Map<string, Promise<T>>, name: string, load: () => Promise<T>): Promise<T> {
  const there = shelf.get(name);
  if (there) return there;
  const loading = load();
  shelf.set(name, loading);
  loading.catch(() => shelf.delete(name));
  return loading;
}

export const track = (id: string): Promise<TrackData> =>
  kept(tracks, id, () => ask<TrackData>(`/api/tracks/${encodeURIComponent(id)}`));

export const deck = (id: string): Promise<Deck> =>
  kept(decks, id, async () => readDeck(await ask(`/api/decks/${encodeURIComponent(id)}`)));

/** The picture of a circuit; games without bets have no betting lines. */
export function mapOf(id: string, hasBets = true): string {
  const isNight = night.on && !isSite; // a website of files has the day's pictures only
  const asked = [...(hasBets ? [] : ["bets=false"]), ...(isNight ? ["night=true"] : [])].join("&");
  return transport().pictureUrl(`/api/tracks/${encodeURIComponent(id)}/map.svg${asked ? `?${asked}` : ""}`);
}
