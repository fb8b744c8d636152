import { describe, expect, it } from 'vitest';
import { mutationsOf } from '../mutations.ts';

/** The source with each of its mutations in turn. */
const mutantsOf = (source: string): string[] =>
  mutationsOf('a.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

describe('mutations', () => {
  it.each([
    ['a === b;', ['a !== b;']],
    ['a < b && c;', ['a < b || c;', 'a <= b && c;']],
    ['const x = !a;', ['const x = a;']],
    ['const x = a ? b : c;', ['const x = !(a) ? b : c;']],
    ['if (a) b;', ['if (!(a)) b;']],
    ['go(true);', [';', 'go(false);']],
    ['await this.#go();', [';']],
  ])('of %s', (source, mutants) => {
    expect(mutantsOf(source).toSorted()).toEqual(mutants.toSorted());
  });

  it.each(["'a' + b;", 'type A = true;', 'interface A { readonly a?: true }', '/** a === b */'])(
    'leave alone what no test can notice: %s',
    (source) => {
      expect(mutantsOf(source)).toEqual([]);
    },
  );
});
