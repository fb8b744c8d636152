import { Closed, Workshop, type Trade } from './workshop.ts';

/** How work is shared out; none of it changes what comes out. */
export interface Running {
  readonly workers: number;
  /** Told after every task how many items are done. */
  readonly onProgress?: (items: number) => void;
  /** Ends the work; what is done is kept. */
  readonly signal?: AbortSignal;
}

/** Lets threads take task after task and hands over each result as it comes, until all are done or the signal ends it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what the threads of the trade answer with
export async function workOff<Result>(
  trade: Trade,
  tasks: readonly unknown[],
  { workers, signal }: Running,
  onResult: (result: Result, index: number) => void,
): Promise<void> {
  if (signal?.aborted) return;
  const workshop = new Workshop<Result>(trade, Math.max(workers, 1));
  const stop = (): void => void workshop.close();
  signal?.addEventListener('abort', stop);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < tasks.length) {
      const index = next++;
      onResult(await workshop.do(tasks[index]), index);
    }
  };
  const lanes = Array.from({ length: Math.max(workers, 1) }, lane);
  try {
    await Promise.all(lanes);
  } catch (error) {
    if (!(error instanceof Closed)) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await workshop.close();
    await Promise.allSettled(lanes);
  }
}

/** Works off all tasks; the results come in the order of the tasks, with gaps after an abort. */
export async function shareOut<Result>(
  trade: Trade,
  tasks: readonly unknown[],
  running: Running,
  itemsIn: (result: Result) => number,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = tasks.map(() => undefined);
  let done = 0;
  await workOff<Result>(trade, tasks, running, (result, index) => {
    results[index] = result;
    done += itemsIn(result);
    running.onProgress?.(done);
  });
  return results;
}
