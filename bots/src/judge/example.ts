import {
  motiveKey,
  type Action,
  type AnyGame,
  type Course,
  type GameEvent,
  type GameView,
  type Reason,
  type Seat,
} from '@hideout/kernel';
import type { Coach } from './coach.ts';
import { isAnswer, standingOf, totalUnder, type Comparison } from './reasons.ts';
import { replay } from './replay.ts';

/** One imagined world in which a reason can be looked at: never the true one. */
export interface Example {
  /** Which of the two choices is followed. */
  readonly follows: 'best' | 'other';
  /** What was done last up to that moment, each with what the seat that did it saw before. */
  readonly steps: readonly { readonly seat: Seat; readonly action: Action; readonly view: GameView }[];
  /** The table at that moment, as the seat that chooses sees it. */
  readonly view: GameView;
}

/** Nobody reads more of what came before. */
const MOST_STEPS = 4;

/** A course, and how to know the moment that shows something; its end, if there is no such moment. */
interface Scene {
  readonly follows: Example['follows'];
  readonly course: Course;
  readonly isMoment: (events: readonly GameEvent[], deed: Course['deeds'][number]) => boolean;
}

const atEnd = (): boolean => false;

/** Shows a reason in a world that has it; there is nothing to show of a mere chance. */
export function exampleOf(reason: Reason, comparison: Comparison, game: AnyGame, coach: Coach): Example | undefined {
  const scene = sceneOf(reason, comparison, coach);
  return scene && play(scene, comparison.seat, game);
}

function sceneOf(reason: Reason, { seat, best, other }: Comparison, { motives }: Coach): Scene | undefined {
  switch (reason.kind) {
    case 'chance':
      return undefined;
    case 'motive': {
      const key = motiveKey(reason.motive);
      const isMore = reason.share > reason.otherShare;
      const [shown, hidden] = isMore ? [best, other] : [other, best];
      const has = (course: Course): boolean => course.motives.includes(key);
      const place = shown.findIndex((course, world) => has(course) && !has(hidden[world]!));
      const { inEvent } = motives.find(({ motive }) => motive === reason.motive.motive)!;
      const brings = (event: GameEvent): boolean => {
        const of = inEvent?.(event, seat);
        return of !== undefined && motiveKey({ motive: reason.motive.motive, of }) === key;
      };
      const follows = isMore ? 'best' : 'other';
      return { follows, course: shown[place]!, isMoment: (events) => events.some(brings) };
    }
    case 'answer': {
      const course = best.find((each) => isAnswer(each, seat, reason))!;
      return { follows: 'best', course, isMoment: (_, deed) => deed.seat !== seat };
    }
    case 'sheet': {
      const [{ heading, seat: whose, by }] = reason.shifts as readonly [(typeof reason.shifts)[number]];
      const leadIn = (world: number): number =>
        totalUnder(best[world]!.sheets, heading, whose) - totalUnder(other[world]!.sheets, heading, whose);
      return {
        follows: 'best',
        course: best[leastOf(best, (world) => Math.abs(leadIn(world) - by))]!,
        isMoment: atEnd,
      };
    }
    case 'risk': {
      const lossIn = (world: number): number => standingOf(best[world]!, seat) - standingOf(other[world]!, seat);
      return { follows: 'best', course: best[leastOf(best, lossIn)]!, isMoment: atEnd };
    }
  }
}

/** The world in which something is least. */
function leastOf(courses: readonly Course[], of: (world: number) => number): number {
  const all = courses.map((_, world) => of(world));
  return all.indexOf(Math.min(...all));
}

function play({ follows, course, isMoment }: Scene, seat: Seat, game: AnyGame): Example {
  const steps: Example['steps'][number][] = [];
  let view: GameView | undefined;
  for (const { deed, before, after, events } of replay(game, course)) {
    steps.push({ ...deed, view: before });
    view = after(seat);
    if (isMoment(events, deed)) break;
  }
  return { follows, steps: steps.slice(-MOST_STEPS), view: view! };
}
