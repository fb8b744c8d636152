import type { Problem } from '@hideout/protocol';
import type { Result } from '@hideout/kernel';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Counts for Prometheus. They hold no names, ids or addresses. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #commands = new Counter({
    name: 'hideout_commands_total',
    help: 'Commands by type and result',
    labelNames: ['type', 'result'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'hideout_command_seconds',
    help: 'From a command to its answer, commit included',
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #storeFailures = new Counter({
    name: 'hideout_store_failures_total',
    help: 'Store calls that failed',
    registers: [this.#registry],
  });

  readonly #botWaits = new Histogram({
    name: 'hideout_bot_wait_seconds',
    help: 'How long a bot waited for a worker, at tables with and without people',
    labelNames: ['people'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  readonly #notices = new Counter({
    name: 'hideout_notices_total',
    help: 'Messages that called somebody to a table, by way and result',
    labelNames: ['kind', 'result'],
    registers: [this.#registry],
  });

  readonly #loads = new Histogram({
    name: 'hideout_table_load_seconds',
    help: 'How long a table took to load, the turns of others in between included',
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #historyBytes = new Counter({
    name: 'hideout_history_bytes_total',
    help: 'Bytes of history written down for readers',
    registers: [this.#registry],
  });
  readonly #historyRefusals = new Counter({
    name: 'hideout_history_refused_total',
    help: 'Readers who had asked for too much history',
    registers: [this.#registry],
  });

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
    try {
      const result = await work();
      this.#commands.inc({ type, result: result.ok ? 'done' : result.problem.code });
      return result;
    } catch (error) {
      this.#commands.inc({ type, result: 'failed' });
      throw error;
    } finally {
      this.#seconds.observe((performance.now() - start) / 1000);
    }
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

  /** The counts as Prometheus reads them. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
