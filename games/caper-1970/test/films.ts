import { SPECTATOR, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';

const GAME = { seats: ['person', 'random'], secret: '1c'.repeat(32), bot: 'greedy' };

/** Right after an action of a rival that brought this about. */
const after =
  (type: string) =>
  (match: AnyMatch): boolean =>
    match.moves.at(-1)?.seat === 1 &&
    match
      .history(SPECTATOR)
      .at(-1)
      ?.some((event) => event.type === type) === true;

/** A whole turn of the rival's is over. */
const theirTurn = (match: AnyMatch): boolean =>
  match.length > 20 && match.actor === 0 && match.moves.at(-1)?.seat === 1;

/** What is filmed: a rival's whole turn, then what it can lead to, and the last count. */
export const FILMS: readonly Shot[] = [
  { ...GAME, name: 'turn', until: theirTurn },
  { ...GAME, name: 'glass', until: after('placed') },
  { ...GAME, name: 'alarm', until: after('silenced') },
  { ...GAME, name: 'jewel', until: after('stole') },
  { ...GAME, name: 'capture', until: after('captured') },
  { ...GAME, name: 'home', until: after('secured') },
  { ...GAME, name: 'end', until: (match) => match.outcome !== undefined },
];
