/**
 * What worths mean as chances to win: rising points of worth and chance, with straight lines between them. It never
 * falls, so it changes no ranking.
 */
export type Curve = readonly (readonly [worth: number, chance: number])[];

/** The curve of a game for which none was fitted: a worth is a chance. */
export const PLAIN_CURVE: Curve = [
  [0, 0],
  [1, 1],
];

/** The chance to win that a worth means. */
export function chanceBy(curve: Curve, worth: number): number {
  const at = curve.findIndex(([to]) => to >= worth);
  if (at === -1) return curve.at(-1)![1];
  if (at === 0) return curve[0]![1];
  const [[from, low], [to, high]] = [curve[at - 1]!, curve[at]!];
  return low + ((worth - from) / (to - from)) * (high - low);
}

/** A decision that was judged in a game that has been played to its end. */
export interface Sample {
  readonly worth: number;
  /** What the game was worth to the seat in the end, 0 to 1. */
  readonly result: number;
}

interface Block {
  worth: number;
  result: number;
  count: number;
}

/**
 * The curve that fits the samples: they are gathered in `parts` equally large groups by worth, and neighbours that would
 * make it fall are joined. At both ends half a group's doubt is left.
 */
export function fitCurve(samples: readonly Sample[], parts: number): Curve {
  const sorted = samples.toSorted((a, b) => a.worth - b.worth);
  const blocks: Block[] = [];
  for (let part = 0; part < parts; part++) {
    const group = sorted.slice(
      Math.floor((part * sorted.length) / parts),
      Math.floor(((part + 1) * sorted.length) / parts),
    );
    if (group.length === 0) continue;
    blocks.push({ worth: meanOf(group, 'worth'), result: meanOf(group, 'result'), count: group.length });
    joinFalling(blocks);
  }
  const inner = blocks.map(({ worth, result, count }) => [worth, (result * count + 0.5) / (count + 1)] as const);
  return [
    [0, Math.min(0.01, inner[0]?.[1] ?? 0)] as const,
    ...inner,
    [1, Math.max(0.99, inner.at(-1)?.[1] ?? 1)] as const,
  ]
    .map(([worth, chance]) => [rounded(worth), rounded(chance)] as const)
    .filter(([worth], i, all) => i === 0 || worth > all[i - 1]![0]);
}

const rounded = (x: number): number => Math.round(1000 * x) / 1000;

const meanOf = (samples: readonly Sample[], key: keyof Sample): number =>
  samples.reduce((sum, sample) => sum + sample[key], 0) / samples.length;

function joinFalling(blocks: Block[]): void {
  for (
    let last = blocks.at(-1)!, before = blocks.at(-2);
    before && before.result >= last.result;
    before = blocks.at(-2)
  ) {
    const count = before.count + last.count;
    before.worth = (before.worth * before.count + last.worth * last.count) / count;
    before.result = (before.result * before.count + last.result * last.count) / count;
    before.count = count;
    blocks.pop();
    last = before;
  }
}
