import { bulk, subject, type Playout } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { caper1970 } from '../rules/index.ts';
import { greedily } from './greedy.ts';
import { fixture } from './redeal.ts';

/** A small run here; HIDEOUT_GREEDY_GAMES=20000 for a night. */
const games = Number(process.env['HIDEOUT_GREEDY_GAMES'] ?? 10);
const seed = Number(process.env['HIDEOUT_GREEDY_SEED'] ?? 1);
const setups = [{ seats: 4, options: { thief: 'drawn', empty: 'drawn', begins: 'drawn' } }];

it(
  `[CA-9.1] greedy thieves end nine of ten four-player games by their jewels and break no law, over ${games} games`,
  () => {
    let guarded = 0;
    const onEnd = ({ game, state }: Playout): void => {
      if (game.outcome(state)!.ending === 'guard') guarded++;
    };
    const report = bulk(subject(caper1970), fixture, { games, seed, setups, policy: greedily, onEnd });
    expect(report).toMatchObject({ games, failure: undefined });
    expect(guarded / games).toBeLessThanOrEqual(0.1);
  },
  24 * 60 * 60 * 1000,
);
