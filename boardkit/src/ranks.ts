/** A place in a row of things: the index of the thing that lies there, or none where one has just left a gap. */
export interface Rank {
  readonly id: string;
  readonly index: number | undefined;
}

/**
 * The places of a row of things. While it is what is left of the row before, in its order, the places of those who have
 * left stay open; a row that has got something new has no gaps.
 */
export function ranksOf(ids: readonly string[], before: readonly string[]): readonly Rank[] {
  const places = isLeftOf(ids, before) ? before : ids;
  return places.map((id) => ({ id, index: ids.includes(id) ? ids.indexOf(id) : undefined }));
}

function isLeftOf(ids: readonly string[], before: readonly string[]): boolean {
  const places = ids.map((id) => before.indexOf(id));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}
