import { ok, problem, type Action, type Result } from '@hideout/kernel';
import type { BotQuestion } from './choose.ts';
import { Mind } from './mind.ts';
import { FairQueue, type Errand } from './queue.ts';

/** Something to think about. */
export interface Wish extends Errand {
  /** What there is to decide when its turn has come; undefined when nobody waits for it any more. */
  readonly question: () => BotQuestion | undefined;
}

/** The bot's choice. `failed`: it crashed or took too long; `dropped`: it was not asked, and nothing is to be done. */
export type Choice = Result<Action, 'failed' | 'dropped'>;

interface Job extends Wish {
  readonly since: number;
  readonly answer: (choice: Choice | Promise<Choice>) => void;
}

interface Desk {
  mind: Mind | undefined;
  job: Job | undefined;
}

/** How many workers there are, how long one may take, and who is told how long a question waited for one. */
export interface PoolPlan {
  readonly module: URL;
  readonly workers: number;
  readonly timeoutMs: number;
  readonly onTurn?: (errand: Errand, waitedMs: number) => void;
}

/**
 * Worker threads that think for bots. Workers start when they are first needed. Where there are several, neither one
 * host nor all tables without people together can keep the last one from the others.
 */
export class BotPool {
  readonly #plan: PoolPlan;
  readonly #desks: readonly Desk[];
  readonly #queue = new FairQueue<Job>();
  #isClosed = false;
  /** How many bots failed to answer because they crashed or ran out of time. */
  failures = 0;

  constructor(plan: PoolPlan) {
    this.#plan = plan;
    this.#desks = Array.from({ length: plan.workers }, () => ({ mind: undefined, job: undefined }));
  }

  /** How many wait for a worker. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Answers as soon as a bot has thought about it, which may take a while. */
  ask(wish: Wish): Promise<Choice> {
    return new Promise((answer) => {
      if (this.#isClosed) return answer(DROPPED);
      this.#queue.add({ ...wish, answer, since: performance.now() });
      this.#serve();
    });
  }

  /** Drops whatever waits or is being thought about. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.clear()) job.answer(DROPPED);
    await Promise.all(this.#desks.flatMap(({ mind }) => mind?.end() ?? []));
  }

  #serve(): void {
    for (const desk of this.#desks) {
      if (desk.job) continue;
      desk.job = this.#queue.take(this.#rule());
      if (!desk.job) return;
      this.#plan.onTurn?.(desk.job, performance.now() - desk.job.since);
      desk.job.answer(this.#think(desk, desk.job).finally(() => this.#leave(desk)));
    }
  }

  /** Who may have a desk now. */
  #rule(): (errand: Errand) => boolean {
    const most = Math.max(1, this.#plan.workers - 1);
    const busy = this.#desks.flatMap(({ job }) => job ?? []);
    const isAloneFull = busy.filter((job) => !job.hasPeople).length >= most;
    return ({ host, hasPeople }) =>
      (hasPeople || !isAloneFull) && busy.filter((job) => job.host === host).length < most;
  }

  async #think(desk: Desk, { kind, question }: Job): Promise<Choice> {
    const { module, timeoutMs } = this.#plan;
    const asked = question();
    if (!asked) return DROPPED;
    desk.mind ??= new Mind(module);
    const thought = await desk.mind.think(asked, timeoutMs);
    if (this.#isClosed) return DROPPED;
    this.#queue.learn(kind, thought?.ms ?? timeoutMs);
    if (thought) return ok(thought.action);
    this.failures++;
    // A mind that crashed or hangs is replaced at its desk's next job.
    void desk.mind.end();
    desk.mind = undefined;
    return problem('failed');
  }

  #leave(desk: Desk): void {
    desk.job = undefined;
    if (!this.#isClosed) this.#serve();
  }
}

const DROPPED = problem('dropped' as const);
