/** The public face of Caper (1970). */
export * from './cards.ts';
export type { CaperEvent } from './events.ts';
export { FIGURES } from './figures.ts';
export { caper1970, caper1970With, type Caper1970 } from './game.ts';
export * from './graph.ts';
export { LEVEL } from './barriers.ts';
export { JEWELS, type Jewel, type JewelName } from './jewels.ts';
export { OBSTACLES, type ObstacleName } from './obstacles.ts';
export { groundOf, type Ground } from './route/ground.ts';
export { Routes } from './route/route.ts';
export { STREETS, THIEVES, type Side } from './sides.ts';
export { HIDEOUT, SPACES, SQUARES, START, type Space } from './spaces.ts';
export { IN_VAULT, safeWith, unsafeWith, type State } from './state.ts';
export { TOOLS, type Tool, type ToolName } from './tools.ts';
export * from './verbs.ts';
export type { View } from './view.ts';
