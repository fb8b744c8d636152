export { CHARACTER_NAMES, LEVEL_NAMES, OPPONENTS } from '@hideout/bots';

/** The bot for somebody who did not choose; every game has it. */
export const STANDARD_LEVEL = 'medium';

/** The bot in a guided first game, which a beginner can win: a rival who errs often, a companion who does not. */
export const guidedLevel = (isTeam: boolean): string => (isTeam ? 'easy' : 'beginner');
