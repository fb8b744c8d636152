import {
  ALARMS_OF,
  CASE_AT,
  HIDEOUT,
  IN_VAULT,
  JEWEL_SPACE,
  JEWELS,
  OBSTACLES,
  PLACES,
  unsafeWith,
  type JewelName,
  type View,
} from '../rules/index.ts';
import type { Way } from './route.ts';

/** What comes of walking a way. */
export interface Deeds {
  readonly alarms: number;
  readonly stolen: readonly JewelName[];
  /** The sides of those who are captured at its end (CA-5.1). */
  readonly captured: readonly number[];
  /** The jewels that are safe at its end (CA-4.4), and their points. */
  readonly home: readonly JewelName[];
  readonly points: number;
}

/** Whether a jewel is in its vault and nothing guards it once these spaces have been silenced, too. */
export const isFree = (view: View, jewel: number, silenced: readonly number[] = []): boolean =>
  view.jewels[jewel] === IN_VAULT && liveAlarms(view, jewel).every((alarm) => silenced.includes(alarm));

/** The spaces of the alarms that still guard a jewel. */
export const liveAlarms = ({ lying }: View, jewel: number): readonly number[] =>
  Array.from(ALARMS_OF[jewel]!)
    .filter((alarm) => !lying.some(([site]) => site === alarm))
    .map((alarm) => PLACES[alarm]!.spaces[0]!);

/** What comes of the way, by the rules of landing and passing. */
export function deedsOf({ spaces, units }: Way, view: View): Deeds {
  const { turn, count, thieves, sides, jewels, points } = view;
  const silenced: number[] = [];
  const stolen: number[] = [];
  for (const space of spaces.slice(1)) {
    if (isLiveAlarm(view, space) && !silenced.includes(space)) silenced.push(space);
    const jewel = JEWEL_SPACE.indexOf(space);
    if (jewel >= 0 && !stolen.includes(jewel) && isFree(view, jewel, silenced)) stolen.push(jewel);
  }
  const end = spaces.at(-1)!;
  const carriers = thieves.flatMap((at, seat) => (at === end && seat !== turn && carries(view, seat) ? [seat] : []));
  const captured = units === count ? carriers : [];
  const isHome = units === count && end === HIDEOUT[sides[turn]!];
  const safe = jewels.flatMap((at, jewel) => {
    const isMine =
      at === unsafeWith(turn) || stolen.includes(jewel) || captured.some((seat) => at === unsafeWith(seat));
    return isHome && isMine ? [jewel] : [];
  });
  return {
    alarms: silenced.length,
    stolen: stolen.map((jewel) => JEWELS[jewel]!),
    captured: captured.map((seat) => sides[seat]!),
    home: safe.map((jewel) => JEWELS[jewel]!),
    points: safe.reduce((sum, jewel) => sum + points[jewel]!, 0),
  };
}

/** Whether a seat has jewels that are not safe. */
export const carries = ({ jewels }: View, seat: number): boolean => jewels.includes(unsafeWith(seat));

function isLiveAlarm({ lying }: View, space: number): boolean {
  const site = CASE_AT[space]!;
  return site >= 0 && OBSTACLES[PLACES[site]!.obstacle] === 'alarm' && !lying.some(([each]) => each === site);
}
