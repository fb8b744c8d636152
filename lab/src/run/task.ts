import type { Result } from '@hideout/kernel';
import type { Chunk } from './chunk.ts';

/**
 * A kind of work that a run can do: numbered items, in chunks. The lines of a chunk depend on the settings and the
 * chunk alone, so it does not matter when, where and how often a chunk is done.
 */
export interface Task {
  /** The work on these settings, which came from a file or a database, or what is wrong with them. */
  begin(settings: unknown): Result<Work>;
}

/** The lines of JSON that come of a chunk: first its counts, which add up over chunks, then its items one by one. */
type Work = (chunk: Chunk) => readonly string[];
