/** Maps numbers to places on a line. */
export interface Scale {
  readonly ticks: readonly number[];
  (value: number): number;
}

/** A scale from `low` to `high` over the places `from` to `to`, with about `count` round ticks. */
export function scaleOf(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
  count = 5,
): Scale {
  const span = high - low || 1;
  const place = (value: number): number => Math.round(100 * (from + ((value - low) / span) * (to - from))) / 100;
  return Object.assign(place, { ticks: ticksOf(low, high, count) });
}

/** Round numbers from `low` to `high`, at most about `count` of them. */
function ticksOf(low: number, high: number, count: number): number[] {
  const rough = (high - low || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step - 1e-9); tick * step <= high + 1e-9; tick++) ticks.push(tick * step || 0);
  return ticks;
}
