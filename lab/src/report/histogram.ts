import type { Frequencies } from '@hideout/labkit';
import { drawingOf, short, text, type Markup } from './html.ts';
import { scaleOf } from './scale.ts';

const WIDTH = 500;
const HEIGHT = 190;
const [LEFT, RIGHT, TOP, FOOT] = [46, 10, 10, 24];
const MOST_BINS = 48;

/** How often each value occurred, one series per row. */
export interface Bars {
  readonly name: string;
  readonly counts: Frequencies;
  readonly ink: number;
}

/** The values as pairs, ascending. */
const valuesOf = (counts: Frequencies): (readonly [number, number])[] =>
  Object.entries(counts)
    .map(([value, times]) => [Number(value), times] as const)
    .toSorted(([a], [b]) => a - b);

/** Number of cases, mean and quantiles. */
export function spreadOf(counts: Frequencies) {
  const values = valuesOf(counts);
  const cases = values.reduce((sum, [, times]) => sum + times, 0);
  const mean = values.reduce((sum, [value, times]) => sum + value * times, 0) / (cases || 1);
  const quantile = (part: number): number => {
    let passed = 0;
    for (const [value, times] of values) {
      passed += times;
      if (passed >= part * cases) return value;
    }
    return 0;
  };
  return { cases, mean, quantile };
}

/** Where the bins of all series begin, how wide they are, and the share of its values by series and bin. */
function binsOf(series: readonly Bars[]) {
  const all = series.flatMap(({ counts }) => Object.keys(counts).map(Number));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = niceWidth((most - least + 1) / MOST_BINS);
  const low = Math.floor(least / width) * width;
  const size = Math.floor((most - low) / width) + 1;
  const shares = series.map(({ counts }) => {
    const bins = Array<number>(size).fill(0);
    const { cases } = spreadOf(counts);
    for (const [value, times] of valuesOf(counts)) bins[Math.floor((value - low) / width)]! += times / (cases || 1);
    return bins;
  });
  return { low, width, shares };
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function niceWidth(least: number): number {
  for (let power = 1; ; power *= 10) {
    const width = [power, 2 * power, 5 * power].find((each) => each >= least);
    if (width !== undefined) return width;
  }
}

/** How values are spread: filled columns for one series, steps with a light fill for several. */
export function histogramOf(series: readonly Bars[], label: string): Markup {
  const { low, width, shares } = binsOf(series);
  const size = shares[0]!.length;
  const x = scaleOf([low, low + size * width], [LEFT, WIDTH - RIGHT], 8);
  const y = scaleOf([0, Math.max(...shares.flat())], [HEIGHT - FOOT, TOP], 4);
  const grid = y.ticks.map(
    (tick) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(tick)}" y2="${y(tick)}"/>` +
      `<text class="tick" x="${LEFT - 6}" y="${y(tick) + 4}" text-anchor="end">${text(`${short(100 * tick)} %`)}</text>`,
  );
  const middle = width === 1 ? 0.5 : 0;
  const ticks = x.ticks
    .filter((tick) => Number.isInteger(tick) && tick < low + size * width)
    .map((tick) => `<text class="tick" x="${x(tick + middle)}" y="${HEIGHT - 8}" text-anchor="middle">${tick}</text>`);
  const bodies = series.map(({ name, ink }, i) => {
    const steps = shares[i]!.map((share, bin) => `H${x(low + bin * width)}V${y(share)}H${x(low + (bin + 1) * width)}`);
    const path = `M${LEFT},${y(0)}${steps.join('')}V${y(0)}Z`;
    return `<path class="area ink${ink}" d="${path}"><title>${text(name)}</title></path>`;
  });
  const means = series.map(({ name, counts, ink }) => {
    const at = x(spreadOf(counts).mean + middle);
    const told = `${name}: mean ${short(spreadOf(counts).mean, 2)}`;
    return `<line class="mean ink${ink}" x1="${at}" x2="${at}" y1="${TOP}" y2="${y(0)}"><title>${text(told)}</title></line>`;
  });
  return drawingOf(WIDTH, HEIGHT, label, [...grid, ...bodies, ...means, ...ticks].join(''));
}

/** The numbers behind a histogram: mean and quantiles of each series. */
export const spreadRows = (series: readonly Bars[]): (readonly (string | number)[])[] =>
  series.map(({ name, counts }) => {
    const { cases, mean, quantile } = spreadOf(counts);
    return [name, cases, mean.toFixed(2), ...[0.05, 0.25, 0.5, 0.75, 0.95].map(quantile)];
  });
export const SPREAD_HEADINGS = ['', 'games', 'mean', '5 %', '25 %', 'median', '75 %', '95 %'] as const;

/** Names beside their colours. */
export const legendOf = (names: readonly string[]): Markup =>
  `<p class="legend">${names.map((name, i) => `<span class="ink${i}"><i></i>${text(name)}</span>`).join('')}</p>`;
