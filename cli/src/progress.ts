import { Presets, SingleBar } from 'cli-progress';
import { plural } from '@hideout/kernel';
import type { Terminal } from './terminal.ts';

/** Progress of long work. */
export interface Progress {
  /** `workers` is how many machines' threads are at it, where there are several machines. */
  update(done: number, workers?: number): void;
  stop(): void;
}

const SILENT: Progress = { update() {}, stop() {} };

/** A bar with rate and time left beside the output; nothing where nobody would see it. `already` was done before. */
export function startProgress(terminal: Terminal, title: string, total: number, unit: string, already = 0): Progress {
  if (!terminal.showsProgress) return SILENT;
  const format = `${title} {bar} {percentage}%  {value}/{total} ${unit}, {rate}/s, {left}{workers}`;
  const stream = terminal.streams.errors as NodeJS.WritableStream;
  const bar = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true, barsize: 12 }, Presets.rect);
  const start = performance.now();
  bar.start(total, already, { rate: '…', left: '…', workers: '' });
  return {
    update: (done, workers) => {
      const rate = (1000 * (done - already)) / Math.max(1, performance.now() - start);
      bar.update(done, { rate: figure(rate), left: duration((total - done) / rate), workers: tellWorkers(workers) });
    },
    stop: () => bar.stop(),
  };
}

const tellWorkers = (workers: number | undefined): string =>
  workers === undefined ? '' : `, ${plural(workers, 'worker', 'workers')}`;

/** Seconds for people: 42 s, 3 min 20 s, 2 h 5 min; before anything is done nobody can say. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…';
  const [s, min, h] = [Math.ceil(seconds) % 60, Math.floor(Math.ceil(seconds) / 60) % 60, Math.floor(seconds / 3600)];
  if (h > 0) return `${h} h ${min} min`;
  return min > 0 ? `${min} min ${s} s` : `${s} s`;
}

/** A number for people: no more digits than mean something. */
export const figure = (number: number): string =>
  number.toLocaleString('en', { maximumFractionDigits: number < 10 ? 2 : number < 100 ? 1 : 0 });

/** A share for people. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
