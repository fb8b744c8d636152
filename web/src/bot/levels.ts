import { theThinker } from './theThinker.ts';

/** The bot for somebody who did not choose; every game has it. */
export const STANDARD_LEVEL = 'medium';

/** The bot that gives hints and analyses, and how long it thinks about one decision. */
export const TEACHER = 'hard';
export const TEACHER_BUDGET = { milliseconds: 800 } as const;

const known = new Map<string, Promise<readonly string[]>>();

/** The bots that play a game, weakest first. The worker knows them, so that the page need not fetch them. */
export function levelsOf(game: string): Promise<readonly string[]> {
  const asked = known.get(game) ?? theThinker.levels(game);
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}
