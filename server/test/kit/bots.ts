import { FastRng } from '@hideout/kernel';
import type { Choose } from '../../src/bots/choose.ts';

/** Bots for the tests: `random` plays, `crash` throws, `silly` names what is not legal, `stuck` never answers. */
export const choose: Choose = ({ level, legal, seed }) => {
  if (level === 'crash') throw new Error('this bot always crashes');
  if (level === 'silly') return 0x7fff_0000 as (typeof legal)[number];
  if (level === 'stuck') for (;;);
  return legal[new FastRng(seed).below(legal.length)]!;
};
