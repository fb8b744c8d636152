import type { Messages } from '../words/words.ts';
import { Denial } from './ask.ts';

/** Why the server did not do what it was asked for, in the language of the page. */
export const whyNot = (error: unknown, m: Messages): string =>
  error instanceof Denial ? m.link.problem(error.problem) : m.link.failed;
