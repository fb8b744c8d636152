import type { AnyMoment } from './Stage.ts';

/** One note: when it begins, how high it is, how long it rings, and how it is coloured. */
interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly type?: OscillatorType;
  /** The pitch that it glides to. */
  readonly to?: number;
}

const note = (at: number, pitch: number, length = 0.14, more: Partial<Note> = {}): Note => ({
  at,
  pitch,
  length,
  ...more,
});

/** The sounds of the house. */
const SOUNDS = {
  move: [note(0, 330, 0.09)],
  turn: [note(0, 440), note(0.09, 587)],
  score: [note(0, 988, 0.08), note(0.07, 1319, 0.2)],
  reveal: [note(0, 262, 0.12), note(0.12, 330, 0.12), note(0.24, 392, 0.3)],
  bad: [note(0, 311, 0.18, { type: 'sawtooth', to: 294 }), note(0.2, 233, 0.4, { type: 'sawtooth', to: 196 })],
  good: [note(0, 523, 0.12), note(0.1, 659, 0.12), note(0.2, 784, 0.12), note(0.3, 1047, 0.35)],
  end: [note(0, 392, 0.2), note(0.18, 523, 0.2), note(0.36, 659, 0.5)],
} as const satisfies Readonly<Record<string, readonly Note[]>>;
export type Sound = keyof typeof SOUNDS;

/** How a hand that holds the device feels it, in milliseconds on and off. */
const TOUCHES: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  score: [20],
  reveal: [15, 40, 15],
  bad: [60, 40, 90],
  good: [20, 30, 20, 30, 40],
  end: [40, 60, 80],
};

const VOLUME = 0.07;

/** What a moment sounds like: news by their mood, a count by its coins, everything else as something turned over. */
export function soundOf({ weight, mood, count }: AnyMoment): Sound {
  if (weight === 'glance') return 'move';
  if (mood !== undefined) return mood;
  return count === undefined ? 'reveal' : 'score';
}

let context: AudioContext | undefined;

/** Plays a sound, and lets the device be felt where it can be. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { at, pitch, length, type = 'triangle', to = pitch } of SOUNDS[sound] as readonly Note[]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = currentTime + at;
    tone.type = type;
    tone.frequency.setValueAtTime(pitch, begin);
    tone.frequency.linearRampToValueAtTime(to, begin + length);
    volume.gain.setValueAtTime(VOLUME, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
  navigator.vibrate?.([...(TOUCHES[sound] ?? [])]);
}
