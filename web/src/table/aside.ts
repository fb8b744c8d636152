/** A part of the height of a surface, in pixels from its upper edge. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** The highest part of so much height that none of the boxes reaches into; the lower one of two alike. */
export function freeBand(height: number, boxes: readonly Band[]): Band {
  let [best, from]: [Band, number] = [{ from: 0, to: 0 }, 0];
  for (const box of [...boxes.toSorted((a, b) => a.from - b.from), { from: height, to: height }]) {
    const to = Math.min(box.from, height);
    if (to - from >= best.to - best.from) best = { from, to };
    from = Math.max(from, box.to);
  }
  return best;
}

/** Where something can stand in front of the board without covering the things that a selector finds on it. */
export function bandAside(selector: string): Band | undefined {
  const surface = document.querySelector('.surface');
  if (!surface || selector === '') return undefined;
  const { top, height } = surface.getBoundingClientRect();
  const boxes = [...surface.querySelectorAll(selector)].map((thing) => thing.getBoundingClientRect());
  return freeBand(
    height,
    boxes.map((box) => ({ from: box.top - top, to: box.bottom - top })),
  );
}

/** Finds the things with these ids. */
export const selectorOf = (things: readonly string[]): string =>
  things.map((id) => `[data-thing="${CSS.escape(id)}"]`).join(', ');
