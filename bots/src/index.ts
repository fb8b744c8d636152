/** The public face of the bots. */
export * from './bot.ts';
export { plainBrain } from './brain.ts';
export { LEVEL_NAMES, OPPONENTS } from './level.ts';
export * from './registry.ts';
export { Desk } from './worker/desk.ts';
export { makeFlag, raise } from './worker/flag.ts';
export type * from './worker/message.ts';
export * as caperCardsStudy from './caper-cards/study.ts';
