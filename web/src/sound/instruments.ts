// The instruments: engine, gavel, cards, crowd, horn, flag, coins, pencil and bell, made of noise and a few voices.
// Nothing is recorded, so nothing is loaded but this.

export type Sound = "turn" | "card" | "engine" | "jam" | "gavel" | "pencil" | "flag" | "crowd" | "coins";

let audio: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;

const FULL = 1.6;

/** `volume` is from 0 to 1. */
export function perform(sound: Sound, amount: number, volume = 1): void {
  audio ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (!audio || audio.state === "closed") return;
  if (audio.state === "suspended") void audio.resume();
  master ??= output(audio);
  master.gain.value = FULL * volume * volume; // half way up sounds half as loud
  SCORE[sound](amount, audio.currentTime + 0.01);
}

/** A little compression, so that many cars at once are not loud. */
function output(context: AudioContext): GainNode {
  const [gain, squeeze] = [context.createGain(), context.createDynamicsCompressor()];
  gain.connect(squeeze).connect(context.destination);
  return gain;
}

/** Two seconds of noise, the same every time. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  let seed = 22222;
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = seed / 1073741823.5 - 1;
  }
  return hiss;
}

interface Envelope {
  at: number;
  lasts: number;
  loud: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
  /** How much of it stays so loud, as an engine does; without it, it fades at once, as a bell does. */
  held?: number;
}

function shaped(source: AudioScheduledSourceNode, envelope: Envelope, filter?: BiquadFilterNode): void {
  if (!audio || !master) return;
  const { at, lasts, loud, rise = 0.005, held = 0 } = envelope;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + rise);
  if (held) {
    volume.gain.setValueAtTime(loud, at + Math.max(rise, lasts * held));
    volume.gain.linearRampToValueAtTime(0, at + lasts);
  } else volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  if (filter) source.connect(filter).connect(volume);
  else source.connect(volume);
  volume.connect(master);
  source.start(at);
  source.stop(at + lasts + 0.05);
}

function filtered(type: BiquadFilterType, from: number, to: number, envelope: Envelope, q = 1) {
  const filter = (audio as AudioContext).createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, envelope.at);
  filter.frequency.exponentialRampToValueAtTime(to, envelope.at + envelope.lasts);
  return filter;
}

/** A breath of noise through a filter that moves. */
function breath(type: BiquadFilterType, from: number, to: number, envelope: Envelope, q = 1): void {
  const source = (audio as AudioContext).createBufferSource();
  source.buffer = noise(audio as AudioContext);
  source.loop = true;
  shaped(source, envelope, filtered(type, from, to, envelope, q));
}

/** A tone that glides, softened by a filter where it is given. */
function tone(shape: OscillatorType, from: number, to: number, envelope: Envelope, soft = 0): void {
  const voice = (audio as AudioContext).createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, envelope.at);
  voice.frequency.exponentialRampToValueAtTime(to, envelope.at + envelope.lasts);
  shaped(voice, envelope, soft ? filtered("lowpass", soft, soft, envelope) : undefined);
}

// --- the score: how much of it, and when ------------------------------------------------------------

const SCORE: Record<Sound, (amount: number, now: number) => void> = {
  turn: (_, now) => {
    for (const [n, pitch] of [784, 1046].entries()) {
      tone("sine", pitch, pitch, { at: now + n * 0.12, lasts: 0.5, loud: 0.1 });
      tone("sine", pitch * 2.76, pitch * 2.76, { at: now + n * 0.12, lasts: 0.18, loud: 0.025 });
    }
  },

  card: (_, now) => {
    breath("bandpass", 2600, 900, { at: now, lasts: 0.13, loud: 0.25, rise: 0.03 }, 0.8);
    tone("sine", 190, 120, { at: now + 0.09, lasts: 0.06, loud: 0.12 });
  },

  /** The farther it goes, the longer it is heard, and the higher it revs: a gear for every three spaces. */
  engine: (spaces, now) => {
    const gears = Math.max(1, Math.ceil(spaces / 3));
    const each = (0.25 + spaces * 0.06) / gears;
    for (let gear = 0; gear < gears; gear++) {
      const at = now + gear * each * 0.96;
      const [low, high] = [78 + gear * 14, 150 + gear * 26];
      const envelope = { at, lasts: each * 1.1, loud: 0.07, rise: 0.04, held: 0.75 };
      tone("sawtooth", low, high, envelope, 900);
      tone("square", low * 1.5, high * 1.49, { ...envelope, loud: 0.03 }, 700);
      breath("bandpass", 300, 700, { ...envelope, loud: 0.02 });
    }
  },

  jam: (_, now) => {
    breath("bandpass", 2400, 1500, { at: now, lasts: 0.22, loud: 0.2, held: 0.3 }, 9);
    for (const at of [0.2, 0.42]) {
      tone("square", 370, 366, { at: now + at, lasts: 0.16, loud: 0.05, rise: 0.02, held: 0.6 }, 1400);
      tone("square", 466, 461, { at: now + at, lasts: 0.16, loud: 0.04, rise: 0.02, held: 0.6 }, 1400);
    }
  },

  gavel: (_, now) => {
    for (const [at, loud] of [
      [0, 0.35],
      [0.16, 0.22],
    ] as const) {
      tone("sine", 240, 110, { at: now + at, lasts: 0.12, loud });
      breath("bandpass", 1300, 700, { at: now + at, lasts: 0.05, loud: loud * 0.6 }, 2);
    }
  },

  pencil: (_, now) => {
    for (const at of [0, 0.13])
      breath("bandpass", 3800, 5200, { at: now + at, lasts: 0.1, loud: 0.13, rise: 0.03, held: 0.5 }, 2);
  },

  crowd: (amount, now) => {
    const lasts = 0.9 + amount * 0.5;
    breath("bandpass", 700, 1000, { at: now, lasts, loud: 0.14, rise: 0.25, held: 0.5 }, 0.7);
    breath(
      "bandpass",
      1500,
      1200,
      { at: now + 0.1, lasts: lasts * 0.8, loud: 0.07, rise: 0.3, held: 0.5 },
      1.5,
    );
    tone("sine", 1700, 2300, { at: now + 0.3, lasts: 0.35, loud: 0.012, rise: 0.1 });
  },

  flag: (_, now) => {
    for (const [n, pitch] of [392, 523, 659, 784].entries()) {
      const envelope = { at: now + n * 0.13, lasts: n === 3 ? 0.9 : 0.15, loud: 0.07, rise: 0.03, held: 0.5 };
      tone("sawtooth", pitch, pitch, envelope, 2200);
      tone("sawtooth", pitch * 1.006, pitch * 1.006, envelope, 1800);
    }
    SCORE.crowd(2.4, now + 0.2);
  },

  coins: (millions, now) => {
    const count = Math.min(6, Math.max(1, Math.round(millions / 2)));
    for (let n = 0; n < count; n++) {
      const [at, pitch] = [now + n * 0.07, 2093 * (1 + ((n * 5) % 4) * 0.11)];
      tone("sine", pitch, pitch, { at, lasts: 0.28, loud: 0.05 });
      tone("sine", pitch * 1.51, pitch * 1.51, { at, lasts: 0.16, loud: 0.03 });
    }
  },
};
