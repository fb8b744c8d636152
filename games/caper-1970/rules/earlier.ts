import { caper1970With, type Caper1970 } from './game.ts';
import { BEFORE, DRAWN, OPTIONS } from './setup.ts';

const rules = caper1970With({ ladderBreaksGlass: 0 });
const [thief, , begins] = OPTIONS;

/**
 * Version 1: no ladder broke glass [CA-4.1], a named thief left the side before the first seat empty, and of the seats
 * only the first could be chosen to begin [CA-1.7].
 */
const version1: Caper1970 = {
  ...rules,
  rulesVersion: 1,
  options: [thief!, { ...begins!, choices: begins!.choices.slice(0, 2) }],
  setup: ({ seats, options }, rng, into) =>
    rules.setup({ seats, options: { ...options, empty: options['thief'] === DRAWN ? DRAWN : BEFORE[0]! } }, rng, into),
};

/** The rules as they were: games that were begun with them go on, and their records replay. */
export const earlier = [version1];
