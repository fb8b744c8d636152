import { ok, problem, type Result } from '@hideout/kernel';
import { RUN_TASKS } from './tasks.ts';

/** The version of the files of a run. */
const RUN_FORMAT = 1;

/** What a run does: everything that its results depend on, as plain data. */
export interface RunPlan {
  /** A name in RUN_TASKS. */
  readonly task: string;
  readonly settings: unknown;
  /** How many items. */
  readonly total: number;
  /** How many items a chunk has. */
  readonly size: number;
}

/** The plan as the text of a file, always written the same way. */
export const writePlan = ({ task, settings, total, size }: RunPlan): string =>
  `${JSON.stringify({ 'hideout-run': RUN_FORMAT, task, settings, total, size })}\n`;

/** The plan in such a text, or why there is none. */
export function readPlan(text: string): Result<RunPlan> {
  const plan = parse(text);
  if (plan?.['hideout-run'] !== RUN_FORMAT) return problem('this is not the plan of a run');
  const { task, settings, total, size } = plan;
  if (typeof task !== 'string' || !Object.hasOwn(RUN_TASKS, task)) return problem(`this run has an unknown task`);
  if (!isCount(total) || !isCount(size)) return problem('the plan of this run has no valid number of items');
  const work = RUN_TASKS[task]!(settings);
  return work.ok ? ok({ task, settings, total, size }) : work;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
