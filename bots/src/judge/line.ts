import type { Action, AnyGame, Course, GameView, Seat } from '@hideout/kernel';
import { replay } from './replay.ts';

/** Something that is likely to be done after a choice. */
export interface Expected {
  readonly seat: Seat;
  readonly action: Action;
  /** In how large a share of the worlds it came to this, with all that was expected before. */
  readonly share: number;
  /** What the seat sees then, in one of these worlds: an imagined one, never the true one. */
  readonly view: GameView;
}

/** Nobody follows a longer line, and what is rarer is not likely. */
const LONGEST = 4;
const LIKELY = 0.3;

/** What most likely follows a choice of so many actions: again and again what most of the courses go on with. */
export function lineOf(game: AnyGame, courses: readonly Course[], after: number): readonly Expected[] {
  const shares: number[] = [];
  let alike = courses;
  for (let place = after; shares.length < LONGEST; place++) {
    const going = alike.filter(({ deeds }) => deeds[place]);
    const groups = [...Map.groupBy(going, ({ deeds }) => `${deeds[place]!.seat} ${deeds[place]!.action}`).values()];
    const [most] = groups.toSorted((a, b) => b.length - a.length);
    if (!most || most.length < LIKELY * courses.length) break;
    shares.push(most.length / courses.length);
    alike = most;
  }
  return shares.length === 0 ? [] : told(game, alike[0]!, after, shares);
}

/** Plays a course up to the end of the line, and tells the line with what everybody saw. */
const told = (game: AnyGame, course: Course, after: number, shares: readonly number[]): Expected[] =>
  [...replay(game, { ...course, deeds: course.deeds.slice(0, after + shares.length) })]
    .slice(after)
    .map(({ deed, before }, place) => ({ ...deed, share: shares[place]!, view: before }));
