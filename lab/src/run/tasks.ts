import { contesting } from '../arena/contesting.ts';
import { simulation } from '../record/simulation.ts';
import { tallying } from '../tallying.ts';
import type { Lines, Task } from './task.ts';

/** The work of runs, by the name in their plans: what comes of it is kept. */
export const RUN_TASKS: Readonly<Record<string, Task<Lines>>> = { simulate: simulation };

/** All work that threads do, by name. */
export const TASKS: Readonly<Record<string, Task<unknown>>> = { ...RUN_TASKS, tally: tallying, arena: contesting };
