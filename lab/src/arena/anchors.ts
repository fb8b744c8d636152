import { MIDDLE_RATING, RATING_SCALE, type BotRating } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import type { Arena } from './arena.ts';
import type { Contest } from './contest.ts';

/** Against whom the others are measured where bots are rivals. */
const MEASURE = 'medium';

/**
 * The fixed ratings that an arena gives to bots, for people to be rated against. Rivals stand around `medium`; a team
 * stands against the deals, so that each member of one that wins half of them has the rating in the middle.
 */
export function anchorsOf(
  { cooperative }: AnyGame,
  { setup }: Contest,
  arena: Arena,
): Readonly<Record<string, BotRating>> {
  return Object.fromEntries(cooperative ? teamsIn(arena, setup.seats) : rivalsIn(arena));
}

type Row = readonly [bot: string, BotRating];

function rivalsIn({ ratings }: Arena): readonly Row[] {
  const measure = ratings.find(({ bot }) => bot === MEASURE);
  const shift = measure ? MIDDLE_RATING - measure.elo : 0;
  return ratings.map(({ bot, elo, margin }) => [bot, rounded(elo + shift, margin)]);
}

const teamsIn = ({ meetings }: Arena, seats: number): readonly Row[] =>
  meetings
    .filter(({ first, second }) => first === second)
    .map(({ first, games, share, interval }) => {
      // Half a game more of either kind, so that a team which always wins has a finite rating.
      const points = (part: number): number => {
        const won = (part * games + 0.5) / (games + 1);
        return (RATING_SCALE * Math.log(won / (1 - won))) / seats;
      };
      return [first, rounded(MIDDLE_RATING + points(share), (points(interval.high) - points(interval.low)) / 2)];
    });

const rounded = (rating: number, margin: number): BotRating => ({
  rating: Math.round(rating),
  margin: Math.round(margin),
});
