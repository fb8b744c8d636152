import { SPECTATOR, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';

const GAME = { options: { city: 'paris' }, seats: ['person', 'random'], bot: 'greedy' };

/** Right after an action of the second seat that brought this about, not before this many actions. */
const after =
  (type: string, moves = 0) =>
  (match: AnyMatch): boolean =>
    match.length >= moves &&
    match.moves.at(-1)?.seat === 1 &&
    match
      .history(SPECTATOR)
      .at(-1)
      ?.some((event) => event.type === type) === true;

/** What is filmed: the first swap, a theft, a burned card, the end of a round, and the last count. */
export const FILMS: readonly Shot[] = [
  { ...GAME, name: 'swap', secret: '20'.repeat(32), until: after('swapped') },
  { ...GAME, name: 'theft', secret: '21'.repeat(32), until: after('good stolen', 8) },
  { ...GAME, name: 'burn', secret: '16'.repeat(32), until: after('gear burned') },
  { ...GAME, name: 'round', secret: '20'.repeat(32), until: after('discarded') },
  { ...GAME, name: 'end', secret: '20'.repeat(32), until: (match) => match.outcome !== undefined },
];
