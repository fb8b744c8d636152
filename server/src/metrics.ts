import type { Problem } from '@hideout/protocol';
import type { Result } from '@hideout/kernel';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** How many commands are counted in one go, which costs much less than one at a time. */
const MANY = 200;

/** A command that was answered. */
interface Answered {
  readonly type: string;
  readonly result: string;
  readonly seconds: number;
}

/** Counts for Prometheus. They hold no names, ids or addresses. */
export class Metrics {
  readonly #registry = new Registry();
  /** What has not been counted yet. */
  #answered: Answered[] = [];
  readonly #commands = this.#count('hideout_commands_total', 'Commands by type and result', 'type', 'result');
  readonly #seconds = this.#time('hideout_command_seconds', 'From a command to its answer, commit included');
  readonly #storeFailures = this.#count('hideout_store_failures_total', 'Store calls that failed');
  readonly #botWaits = this.#time(
    'hideout_bot_wait_seconds',
    'How long a bot waited for a worker, at tables with and without people',
    'people',
  );
  readonly #notices = this.#count(
    'hideout_notices_total',
    'Messages that called somebody to a table, by way and result',
    'kind',
    'result',
  );
  readonly #loads = this.#time(
    'hideout_table_load_seconds',
    'How long a table took to load, the turns of others in between included',
  );
  readonly #historyBytes = this.#count('hideout_history_bytes_total', 'Bytes of history written down for readers');
  readonly #historyRefusals = this.#count(
    'hideout_history_refused_total',
    'Readers who had asked for too much history',
  );

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Adds a gauge that is read when somebody scrapes; one that cannot be read then keeps its last value. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const collect = async function (this: Gauge): Promise<void> {
      try {
        this.set(await read());
      } catch {
        // Counts of the store while it is down.
      }
    };
    this.#registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  }

  /** Times and counts one command. */
  async timed<T>(type: string, work: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    const start = performance.now();
    let result = 'failed';
    try {
      const done = await work();
      result = done.ok ? 'done' : done.problem.code;
      return done;
    } finally {
      this.#answered.push({ type, result, seconds: (performance.now() - start) / 1000 });
      if (this.#answered.length >= MANY) this.#countAnswered();
    }
  }

  #countAnswered(): void {
    for (const { type, result, seconds } of this.#answered) {
      this.#commands.inc({ type, result });
      this.#seconds.observe(seconds);
    }
    this.#answered = [];
  }

  botWaited(people: 'yes' | 'no', seconds: number): void {
    this.#botWaits.observe({ people }, seconds);
  }

  tableLoaded(seconds: number): void {
    this.#loads.observe(seconds);
  }

  readonly noticeSent = (kind: string, result: string): void => this.#notices.inc({ kind, result });

  historyTold(bytes: number): void {
    this.#historyBytes.inc(bytes);
  }

  historyRefused(): void {
    this.#historyRefusals.inc();
  }

  storeFailed(): void {
    this.#storeFailures.inc();
  }

  #count<Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #time<Label extends string>(name: string, help: string, ...labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.#registry] });
  }

  /** The counts as Prometheus reads them. */
  text(): Promise<string> {
    this.#countAnswered();
    return this.#registry.metrics();
  }
}
