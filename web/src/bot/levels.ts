export { OPPONENTS } from '@hideout/bots';

/** The bot for somebody who did not choose; every game has it. */
export const STANDARD_LEVEL = 'medium';

/** The bot in a guided first game, which a beginner can win. */
export const GUIDED_LEVEL = 'easy';

/** The bot that gives hints and analyses, and how long it thinks about one decision. */
export const TEACHER = 'hard';
export const TEACHER_BUDGET = { milliseconds: 800 } as const;
