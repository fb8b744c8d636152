/** The public face of the bots. */
export * from './bot.ts';
export * from './brain.ts';
export { drawMixed, drawNearBest, mixOf } from './draw.ts';
export { LEVEL_NAMES, OPPONENTS, type Level, type LevelName } from './level.ts';
export { chanceOf, Net, passOn, rectify, type Layer } from './net/net.ts';
export { netFileOf, readNet, type NetCard, type NetFile } from './net/netFile.ts';
export * from './roster.ts';
export type * from './search/knowledge.ts';
export type * from './search/manner.ts';
export { searchBot } from './search/player.ts';
export { BotHost } from './worker/botHost.ts';
export { makeFlag, raise } from './worker/flag.ts';
export type * from './worker/message.ts';
