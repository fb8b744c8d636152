import type { Id } from '@hideout/kernel';
import { KNIFE, LADDER, PIPEWRENCH, SCREWDRIVER, WIRECUTTER } from './tools.ts';

/** What can lie in the way (CA-3.2, CA-4.1). */
export const OBSTACLES = ['wall', 'wire', 'door', 'bars', 'glass', 'alarm'] as const;
export type ObstacleName = (typeof OBSTACLES)[number];
export type Obstacle = Id<'Obstacle'>;

export const WALL = 0 as Obstacle;
export const WIRE = 1 as Obstacle;
export const DOOR = 2 as Obstacle;
export const BARS = 3 as Obstacle;
export const GLASS = 4 as Obstacle;
export const ALARM = 5 as Obstacle;

const NO_TOOL_OF_ITS_OWN = -1;
/** By obstacle but glass: its proper tool. */
export const PROPER_TOOL = Int8Array.of(LADDER, WIRECUTTER, KNIFE, PIPEWRENCH, NO_TOOL_OF_ITS_OWN, SCREWDRIVER);
