import type { Bot } from './bot.ts';

/** Takes any legal action, each equally likely, without looking. */
export const random: Bot = {
  name: 'random',
  choose: ({ legal, rng }) => legal.at(rng.below(legal.size)),
};
