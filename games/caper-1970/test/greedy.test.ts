import { Playout, playToEnd, subject } from '@hideout/testkit';
import { expect, it } from 'vitest';
import { caper1970 } from '../src/index.ts';
import { greedily } from './greedy.ts';

/** A small run here; HIDEOUT_GREEDY_GAMES=20000 for a night. */
const games = Number(process.env['HIDEOUT_GREEDY_GAMES'] ?? 10);

it(
  `[CA-9.1] greedy thieves end nine of ten four-player games by their jewels, over ${games} games`,
  () => {
    let ended = 0;
    for (let seed = 1; seed <= games; seed++) {
      const playout = new Playout(subject(caper1970), { seats: 4, options: { thief: 'drawn', begins: 'drawn' } }, seed);
      if (playToEnd(playout, greedily(seed)).record.outcome!.ending !== 'guard') ended++;
    }
    expect(ended / games).toBeGreaterThanOrEqual(0.9);
  },
  24 * 60 * 60 * 1000,
);
