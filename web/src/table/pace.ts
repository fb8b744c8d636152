import type { Moment, Weight } from '@hideout/boardkit';
import type { GameView } from '@hideout/kernel';
import type { Settings } from '../store/settings.ts';

type Told = Moment<GameView>;

/** How fast the table tells what happens. */
export type Pace = Settings['pace'];

/** How long something is told, in milliseconds. */
interface Times {
  readonly step: number;
  readonly glance: number;
  /** Before and for each letter of a caption that is read, and the most. */
  readonly sentence: readonly [least: number, letter: number, most: number];
  readonly climax: number;
  /** For each line of a count. */
  readonly line: number;
  /** All the moments of one action, unless its climaxes take longer to read. */
  readonly action: number;
  /** The routine of a whole turn, however many actions it has. */
  readonly turn: number;
  /** What the viewer has done, before the next thing comes. */
  readonly own: number;
}

const TIMES: Readonly<Record<Pace, Times>> = {
  slow: {
    step: 200,
    glance: 1200,
    sentence: [2700, 40, 3800],
    climax: 5100,
    line: 420,
    action: 13_500,
    turn: 4200,
    own: 320,
  },
  normal: {
    step: 120,
    glance: 700,
    sentence: [1600, 22, 2200],
    climax: 3000,
    line: 200,
    action: 7800,
    turn: 2500,
    own: 320,
  },
  quick: { step: 40, glance: 250, sentence: [500, 6, 700], climax: 1200, line: 120, action: 3200, turn: 900, own: 160 },
  'at once': { step: 0, glance: 0, sentence: [0, 0, 0], climax: 0, line: 0, action: 0, turn: 0, own: 0 },
};

/** Each routine action takes at most this share of what is left of its turn, so that a turn never takes longer than that. */
const SHARE = 0.4;
/** What would be seen for less than a picture of the screen is not shown at all, if more follows. */
const UNSEEN_MS = 16;
/** A caption that would stay for less than this share of a glance is not shown at all. */
const UNREAD = 0.35;
/** Before anybody begins to read, and to read on where they have just read. */
const BEGIN_MS = 600;
const GO_ON_MS = 300;
/** Who skims reads so much of a caption, in this share of the time. */
const SKIMMED_LETTERS = 80;
const SKIMMED = 0.5;
/** A line of a count that is no longer than this is taken in at once. */
const LINE_LETTERS = 20;
/** What must be read may take so much longer than an action should. */
const LONGEST = 1.25;
/** A climax is read whole: longer captions stay longer. */
const CLIMAX_LETTERS = 110;

/**
 * How long a moment stays among all those of its action: together they take no longer than an action may, if they can be
 * read so, and never longer than that and a quarter.
 */
export function stayOfMoment(moment: Told, pace: Pace, all: readonly Told[] = [moment]): number {
  const [first] = all;
  const leastOf = (each: Told): number => leastStay(each, pace, each === first ? BEGIN_MS : GO_ON_MS);
  const sum = (of: (each: Told) => number): number => all.reduce((total, each) => total + of(each), 0);
  const [full, least] = [sum((each) => fullStay(each, pace)), sum(leastOf)];
  const { action } = TIMES[pace];
  if (least > action) return leastOf(moment) * Math.min(1, (action * LONGEST) / least);
  const share = full <= action ? 1 : (action - least) / (full - least);
  return leastOf(moment) + (fullStay(moment, pace) - leastOf(moment)) * share;
}

/** What it takes to see each line of a count, or to read the caption of a climax, or to skim that of anything else. */
function leastStay(moment: Told, pace: Pace, begin: number): number {
  const { weight, caption } = moment;
  const letter = TIMES[pace].sentence[1];
  const reading = weight === 'climax' ? caption.length : Math.min(caption.length, SKIMMED_LETTERS) * SKIMMED;
  return Math.min(begin + Math.max(reading * letter, stayOfCount(moment, pace)), fullStay(moment, pace));
}

/** All the lines of a count, those of several seats at the same time, and the stamp after them; a long line is read, not only seen. */
function stayOfCount({ count = [], seal }: Told, pace: Pace): number {
  const { line, sentence } = TIMES[pace];
  const bySeat = new Map<number | undefined, number>([[undefined, 0]]);
  for (const { seat, text } of count) {
    const stay = line + Math.max(0, text.length - LINE_LETTERS) * SKIMMED * sentence[1];
    bySeat.set(seat, (bySeat.get(seat) ?? 0) + stay);
  }
  const [shared = 0, ...sides] = bySeat.values();
  return Math.max(0, ...sides) + shared + (seal === undefined ? 0 : line);
}

/** How long a moment stays that comes alone. */
function fullStay(moment: Told, pace: Pace): number {
  const { weight, caption } = moment;
  const { glance, sentence, climax } = TIMES[pace];
  if (weight === 'glance') return glance;
  const [least, letter, most] = sentence;
  const lines = stayOfCount(moment, pace);
  if (weight === 'sentence') return Math.min(most, Math.max(least, BEGIN_MS + caption.length * letter)) + lines;
  return climax + Math.max(0, caption.length - CLIMAX_LETTERS) * letter + lines;
}

/** How long it takes until the next line of a count appears. */
export const lineTime = (pace: Pace): number => TIMES[pace].line;

/** How long a routine action of somebody else stays, when so much of its turn has been told. */
export function stayOfRoutine(weight: Weight, pace: Pace, spent: number): number {
  const times = TIMES[pace];
  const full = weight === 'step' ? times.step : weight === 'glance' ? times.glance : times.sentence[0];
  const stay = Math.min(full, (times.turn - spent) * SHARE);
  return stay < UNSEEN_MS ? 0 : stay;
}

/** How long a moment stays that is part of the routine of a turn; it is left out where nobody could read it. */
export function stayOfGlance(pace: Pace, spent: number): number {
  const stay = stayOfRoutine('glance', pace, spent);
  return stay < TIMES[pace].glance * UNREAD ? 0 : stay;
}

/** How long the viewer's own action stays before anything else is shown. */
export const stayOfOwn = (weight: Weight, pace: Pace): number =>
  weight === 'step' ? TIMES[pace].step : TIMES[pace].own;
