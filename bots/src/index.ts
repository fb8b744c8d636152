/** The public face of the bots. */
export * from './bot.ts';
export { LEVEL_NAMES, type LevelName } from './level.ts';
export * from './registry.ts';
