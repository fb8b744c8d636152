import type { GameView } from '@hideout/kernel';
import { noticeOf } from '../search/notice.ts';

/** Where the chance of a judgement starts: the same for the same view, whenever and wherever it is asked about. */
export const seedOf = (view: GameView, sample: number): number => ~noticeOf(view) + sample;

/** The sequences of that seed by which a world is dealt, by which its rules draw, and by which its players waver. */
export const dealOf = (world: number): number => 3 * world;
export const chanceOf = (world: number): number => 3 * world + 1;
export const whimsOf = (world: number): number => 3 * world + 2;
