import type { Result } from '@hideout/kernel';
import type { Chunk } from './chunk.ts';

/**
 * A kind of work on numbered items, in chunks: the work on these settings, which came from another thread, a file or a
 * database, or what is wrong with them. The result of a chunk depends on the settings and the chunk alone, so it does
 * not matter when, where and how often it is done.
 */
export type Task<R> = (settings: unknown) => Result<(chunk: Chunk) => R>;

/** The result of a chunk that is kept: lines of JSON, first its counts, which add up over chunks, then item by item. */
export type Lines = readonly string[];
