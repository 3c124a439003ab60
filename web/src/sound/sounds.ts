// Short, quiet sounds, made on the spot: no files to load, and each has something to see beside it.

type Sound = "turn" | "card" | "drive" | "jam" | "sold" | "bet" | "home";

interface Tone {
  /** Hertz, from and to. */
  from: number;
  to: number;
  /** Seconds: when, and how long. */
  at: number;
  lasts: number;
  shape: OscillatorType;
  loud: number;
}

const tone = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  shape: OscillatorType = "sine",
  loud = 0.05,
): Tone => ({
  from,
  to,
  at,
  lasts,
  shape,
  loud,
});

const TONES: Record<Sound, Tone[]> = {
  turn: [tone(660, 660, 0, 0.12), tone(880, 880, 0.13, 0.18)],
  card: [tone(320, 180, 0, 0.07, "triangle", 0.06)],
  drive: [tone(90, 240, 0, 0.35, "sawtooth", 0.018), tone(240, 150, 0.35, 0.25, "sawtooth", 0.014)],
  jam: [tone(180, 120, 0, 0.16, "square", 0.02), tone(170, 110, 0.2, 0.2, "square", 0.02)],
  sold: [tone(140, 90, 0, 0.06, "square", 0.05), tone(140, 90, 0.14, 0.06, "square", 0.05)],
  bet: [tone(520, 780, 0, 0.16, "triangle")],
  home: [tone(523, 523, 0, 0.12), tone(659, 659, 0.12, 0.12), tone(784, 784, 0.24, 0.3)],
};

let context: AudioContext | null = null;

/** Browsers allow sound after the first touch only; until then this is silent. */
export function play(sound: Sound): void {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (!context || context.state === "closed") return;
  if (context.state === "suspended") void context.resume();
  for (const part of TONES[sound]) sing(context, part);
}

function sing(audio: AudioContext, { from, to, at, lasts, shape, loud }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}

const SOUND_OF: Partial<Record<string, Sound>> = {
  "card-played": "card",
  "bids-revealed": "card",
  "car-moved": "drive",
  "line-passed-over": "jam",
  "lot-sold": "sold",
  "bets-opened": "bet",
  "car-finished": "home",
};

/** The one sound for several things at once: the last that has one. */
export function soundOf(events: readonly { event: string }[]): Sound | null {
  const found = events.map(({ event }) => SOUND_OF[event]).filter((sound) => sound !== undefined);
  return found.at(-1) ?? null;
}
