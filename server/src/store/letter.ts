import type { Statement, Value } from './database.ts';

/** Commits on their way to the writer: what is spelled for the first time, and each statement by the number of its text. */
type Letter = readonly [spelled: readonly string[], commits: readonly (readonly (readonly Value[])[])[]];

/** Writes commits down as one text, which costs a thread much less to hand over than as many objects. */
export class Sender {
  readonly #numbers = new Map<string, number>();

  write(commits: readonly (readonly Statement[])[]): string {
    const spelled: string[] = [];
    const brief = commits.map((statements) =>
      statements.map(({ sql, values }) => [this.#numberOf(sql, spelled), ...values]),
    );
    return JSON.stringify([spelled, brief] satisfies Letter);
  }

  #numberOf(sql: string, spelled: string[]): number {
    const known = this.#numbers.get(sql);
    if (known !== undefined) return known;
    spelled.push(sql);
    this.#numbers.set(sql, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** Reads all letters of one sender, in order. */
export class Receiver {
  readonly #texts: string[] = [];

  read(letter: string): Statement[][] {
    const [spelled, commits] = JSON.parse(letter) as Letter;
    this.#texts.push(...spelled);
    return commits.map((statements) =>
      statements.map(([number, ...values]) => ({ sql: this.#texts[number as number]!, values })),
    );
  }
}
