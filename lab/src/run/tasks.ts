import { contesting } from '../arena/contesting.ts';
import { mining } from '../puzzle/mining.ts';
import { simulation } from '../record/simulation.ts';
import { tallying } from '../tallying.ts';
import { lessons } from '../train/lessons.ts';
import type { Lines, Task } from './task.ts';

/** The tasks of runs, by the name in their plans: their results are kept. */
export const RUN_TASKS: Readonly<Record<string, Task<Lines>>> = { simulate: simulation, lessons, mining };

/** All tasks that threads do, by name. */
export const TASKS: Readonly<Record<string, Task<unknown>>> = { ...RUN_TASKS, tally: tallying, arena: contesting };
