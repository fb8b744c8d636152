import { simulation } from '../record/simulation.ts';
import type { Task } from './task.ts';

/** Every kind of work that a run can do, by the name in its plan. */
export const TASKS: Readonly<Record<string, Task>> = { simulate: simulation };
