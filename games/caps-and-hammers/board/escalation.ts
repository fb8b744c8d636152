import type { Event, View } from '../rules/index.ts';
import type { CountLine } from '@hideout/boardkit';
import type { Seat } from '@hideout/kernel';
import type { Scene, Staging } from './staging.ts';
import { withDefcon, withProtest } from './tableau.ts';

/** Defcon falls by one, and what comes of it. */
interface Fall {
  readonly level: number;
  readonly drawn: readonly { readonly seat: Seat; readonly value: number }[];
  readonly isDry: boolean;
  /** Where it stands afterwards, if it was reset. */
  readonly reset: number | undefined;
}

/** The fall of Defcon that these events begin with or come to first. */
export function fallIn(events: readonly Event[]): Fall | undefined {
  const from = events.findIndex(({ type }) => type === 'lowered');
  if (from < 0) return undefined;
  const rest = events.slice(from + 1);
  const end = rest.findIndex(({ type }) => type !== 'protested' && type !== 'ranDry' && type !== 'reset');
  const own = end < 0 ? rest : rest.slice(0, end);
  return {
    level: (events[from] as Extract<Event, { type: 'lowered' }>).defcon,
    drawn: own.flatMap((event) => (event.type === 'protested' ? event : [])),
    isDry: own.some(({ type }) => type === 'ranDry'),
    reset: own.find((event) => event.type === 'reset')?.defcon,
  };
}

/** What led to a fall: told first, with the things that it is about. */
interface Cause {
  readonly text: string;
  readonly things: readonly string[];
  readonly clause: string;
  /** Whose active it was; undefined for a crisis, which is nobody's. */
  readonly seat?: Seat;
}

/** Defcon falls: the protests of each side, and the reset at the brink. */
export function fallScenes(staging: Staging, table: View, fall: Fall, cause: Cause): readonly Scene[] {
  const { words } = staging;
  const { level, drawn, isDry, reset } = fall;
  const isBrink = reset !== undefined;
  const fallen = drawn.reduce((view, { seat, value }) => withProtest(view, seat, value), withDefcon(table, level));
  const scene: Scene = {
    kind: isBrink ? 'brink' : 'defcon',
    caption: staging.tell(
      cause.text,
      `${cause.seat === undefined ? words.defconTo(level) : words.lowers(level)}: ${consequence(staging, fall, cause)}`,
      isDry ? words.pileEmpty : '',
    ),
    weight: 'climax',
    ...(cause.seat === undefined ? { mood: 'bad' } : staging.mood(cause.seat, false)),
    count: drawnLines(staging, fall),
    clause: cause.clause,
    things: ['defcon', ...cause.things, ...new Set(drawn.map(({ seat }) => `seat:${seat}`))],
    view: fallen,
  };
  if (!isBrink) return [scene];
  const back: Scene = {
    kind: 'reset',
    caption: words.resets,
    weight: 'sentence',
    clause: 'CH-4.3',
    things: ['defcon'],
    view: withDefcon(fallen, reset),
  };
  return [scene, back];
}

/** Which protests each side has drawn, the upper side first. */
const drawnLines = (staging: Staging, { drawn }: Fall): readonly CountLine[] =>
  staging.seats.flatMap((seat) => {
    const values = drawn.flatMap((protest) => (protest.seat === seat ? protest.value : []));
    const sum = values.reduce((total, value) => total + value, 0);
    return values.length === 0 ? [] : staging.line(seat, staging.words.drawnProtests(values), -sum);
  });

/** Who draws how many protests. */
function consequence(staging: Staging, { drawn }: Fall, { seat }: Cause): string {
  const { words } = staging;
  if (drawn.length === 0) return words.nobodyDraws;
  if (seat !== undefined) return words.draws(staging.who(seat), drawn.length);
  const counts = staging.seats.map((each) => drawn.filter((protest) => protest.seat === each).length);
  if (counts[0] === counts[1]) return words.eachDraws(counts[0]!);
  return staging.seats.map((each, i) => words.draws(staging.who(each), counts[i]!)).join(' ');
}

/** The crises of a round, from left to right. */
export function crisisScenes(staging: Staging, table: View): readonly Scene[] {
  const { act, words } = staging;
  let view = table;
  return act.events.flatMap((event, i) => {
    if (event.type !== 'crisis') return [];
    const scenes = fallScenes(staging, view, fallIn(act.events.slice(i))!, {
      text: words.crisis(staging.where(event.at), event.points),
      things: [`place:${event.at.place}`],
      clause: 'CH-5.4',
    });
    view = scenes.at(-1)!.view!;
    return scenes;
  });
}
