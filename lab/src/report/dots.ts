import { intervalOfRate, type Interval } from '@hideout/labkit';
import { drawingOf, percent, text, type Markup } from './html.ts';
import { scaleOf } from './scale.ts';

/** One line of a plot of shares: something happened `times` out of `of` cases; neither need be a whole number. */
export interface Share {
  readonly name: string;
  readonly times: number;
  readonly of: number;
  /** A remark behind the line. */
  readonly remark?: string;
  /** Which colour. */
  readonly ink?: number;
}

const WIDTH = 500;
const LEFT = 142;
const RIGHT = 112;
const ROW = 22;
const FOOT = 26;

/** The share with its interval; undefined when there was no case. */
export const intervalOf = ({ times, of }: Share): Interval | undefined =>
  of > 0 ? intervalOfRate(times, of) : undefined;

/** A dot with its 95 % interval for each share, and perhaps a line to compare them with. */
export function dotsOf(shares: readonly Share[], fair: number | undefined, label: string): Markup {
  const intervals = shares.map(intervalOf);
  const ends = intervals.flatMap((interval) => (interval ? [interval.low, interval.high] : []));
  const low = Math.max(0, Math.min(fair ?? 0, ...ends) - 0.02);
  const high = Math.min(1, Math.max(fair ?? 0, ...ends) + 0.02);
  const x = scaleOf([low, high], [LEFT, WIDTH - RIGHT]);
  const height = ROW * shares.length + FOOT;
  const bottom = height - FOOT + 4;
  const grid = x.ticks.map(
    (tick) =>
      `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="0" y2="${bottom}"/>` +
      `<text class="tick" x="${x(tick)}" y="${bottom + 15}" text-anchor="middle">${text(percent(tick, 0))}</text>`,
  );
  const rows = shares.map((share, i) => rowOf(share, intervals[i], x, ROW * i + ROW / 2));
  const line = fair === undefined ? '' : `<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="0" y2="${bottom}"/>`;
  return drawingOf(WIDTH, height, label, [...grid, line, ...rows].join(''));
}

function rowOf(share: Share, interval: Interval | undefined, x: (value: number) => number, y: number): Markup {
  const name = `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${text(clip(share.name, 20))}</text>`;
  if (!interval) return `<g>${name}<text class="quiet" x="${LEFT + 4}" y="${y + 4}">not seen</text></g>`;
  const rate = share.times / share.of;
  const told = `${share.name}: ${percent(rate)} (${percent(interval.low)} – ${percent(interval.high)})`;
  return (
    `<g class="ink${share.ink ?? 0}"><title>${text(told)}</title>${name}` +
    `<line class="reach" x1="${x(interval.low)}" x2="${x(interval.high)}" y1="${y}" y2="${y}"/>` +
    `<circle cx="${x(rate)}" cy="${y}" r="5"/>` +
    `<text class="value" x="${WIDTH - RIGHT + 12}" y="${y + 4}">${text(percent(rate))}` +
    `<tspan class="quiet" dx="8">${text(share.remark ?? '')}</tspan></text></g>`
  );
}

/** The text, cut to that many letters. */
export const clip = (long: string, letters: number): string =>
  long.length > letters ? `${long.slice(0, letters - 1)}…` : long;
