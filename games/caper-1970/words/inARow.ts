/** “One”, “one and another”, “one, another and a third”. */
export const inARow = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)!}`;
