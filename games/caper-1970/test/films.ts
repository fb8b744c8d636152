import { SPECTATOR, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';

const GAME = { seats: ['person', 'random'], secret: '1c'.repeat(32), bot: 'greedy' };
const RIVAL = 1;

/** What the rival has brought about since anybody else acted, by type. */
function rivalsTurn(match: AnyMatch): readonly string[] {
  const own = match.moves.findLastIndex(({ seat }) => seat !== RIVAL);
  const acts = match.moves.length - 1 - own;
  return acts === 0
    ? []
    : match
        .history(SPECTATOR)
        .slice(-acts)
        .flat()
        .map(({ type }) => type);
}

/** The rival's turn is over, and this came of it. */
const turnWith =
  (type: string) =>
  (match: AnyMatch): boolean =>
    match.actor !== RIVAL && rivalsTurn(match).includes(type);

const STORIES = new Set(['stole', 'silenced', 'captured', 'secured']);

/** The rival rolled more than once, and nothing else was worth a story. */
function isRoutine(match: AnyMatch): boolean {
  const types = rivalsTurn(match);
  const rolls = types.filter((type) => type === 'rolled').length;
  return match.actor !== RIVAL && rolls > 1 && !types.some((type) => STORIES.has(type));
}

/** What is filmed, each a whole turn of the rival: nothing but a walk, an alarm, a jewel that comes home, a capture, and the last count. */
export const FILMS: readonly Shot[] = [
  { ...GAME, name: 'walk', until: isRoutine },
  { ...GAME, name: 'alarm', until: turnWith('silenced') },
  { ...GAME, name: 'home', until: turnWith('secured') },
  { ...GAME, name: 'capture', until: turnWith('captured') },
  { ...GAME, name: 'end', until: (match) => match.outcome !== undefined },
];
