import { FastRng } from '@hideout/kernel';
import type { Choose } from '../../src/bots/choose.ts';

const SLOW_MS = 100;

/** Bots for the tests: `random` plays, `crash` throws, `silly` names what is not legal, `stuck` never answers, `slow` takes its time, `mark` takes the first action. */
export const choose: Choose = ({ level, legal, seed }) => {
  if (level === 'crash') throw new Error('this bot always crashes');
  if (level === 'silly') return 0x7fff_0000 as (typeof legal)[number];
  if (level === 'stuck') for (;;);
  if (level === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MS);
  if (level === 'mark') return legal[0]!;
  return legal[new FastRng(seed).below(legal.length)]!;
};
