import type { EN } from './en.ts';

/** Everything that one language says, which is what English says; the rest of `Words` is the same in all of them. */
export type Vocabulary = typeof EN;
