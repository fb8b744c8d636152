/** The public face of the lab. */
export { BENCH_PARTS, STANDARD_EFFORT, threadMilliseconds, type Bench } from './bench.ts';
export { benchApart } from './benchApart.ts';
export { lineOf, type Job } from './job.ts';
export { simulate, type Simulation } from './simulate.ts';
