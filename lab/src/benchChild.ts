// The process in which one game is benched: nothing else has run here, so nothing else has shaped the machine code.
import { gameOf } from '@hideout/catalogue/house';
import { bench } from './bench.ts';
import type { BenchJob } from './benchApart.ts';

process.once('message', ({ game, setup, effort }: BenchJob) => {
  let rounds = 0;
  const result = bench(gameOf(game)!, setup, effort, () => process.send!({ rounds: ++rounds }));
  process.send!({ result }, () => process.disconnect());
});
