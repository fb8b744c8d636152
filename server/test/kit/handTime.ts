/** Time that passes when a test says so, however much at once; what a server tells it by is in `clocks`. */
export function handTime(start = 1_800_000_000_000) {
  let time = start;
  const now = (): number => time;
  return { now, pass: (ms: number) => void (time += ms), clocks: { now, monotonic: now, gapMs: Infinity } };
}
