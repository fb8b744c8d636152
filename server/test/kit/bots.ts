import { FastRng } from '@hideout/kernel';
import type { Choose } from '../../src/bots/choose.ts';

/** Bots for the tests: `random` plays, `crash` throws, `silly` names what is not legal, `stuck` never answers, `mark` takes the first action. */
export const choose: Choose = ({ level, legal, seed }) => {
  if (level === 'crash') throw new Error('this bot always crashes');
  if (level === 'silly') return 0x7fff_0000 as (typeof legal)[number];
  if (level === 'stuck') for (;;);
  if (level === 'mark') return legal[0]!;
  return legal[new FastRng(seed).below(legal.length)]!;
};
