/** Numbered items from `from` up to but not including `to`: what a worker does in one go. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** A size that shows progress, keeps workers busy and makes few files. Depends on the number of items alone. */
export const sizeFor = (total: number): number => Math.min(Math.max(Math.ceil(total / 200), 1), 2000);

/** All items cut into chunks of this size; the last one may be smaller. */
export function chunksOf(total: number, size = sizeFor(total)): Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = 0; from < total; from += size) chunks.push({ from, to: Math.min(from + size, total) });
  return chunks;
}
