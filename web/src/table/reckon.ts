import type { Sheet, SheetLine, Words } from '@hideout/kernel';

/** A row of the points of a finished game: what they are for, and how many for each seat that has any. */
export interface Row {
  readonly name: string;
  readonly points: readonly (number | undefined)[];
}

/**
 * The points of each seat as they stand, from all its sheets, and the rows that make them up; nothing where a seat has
 * only one sheet, which says it all, unless its lines have names that sum them up.
 */
export function standingOf(
  sheets: readonly Sheet[],
  words: Named,
): { readonly rows: readonly Row[]; readonly totals: readonly number[] } | undefined {
  const seats = Math.max(...sheets.map(({ seat }) => seat)) + 1;
  const isOne = sheets.length < 2 * seats;
  if (seats === 0 || (isOne && !words.lines)) return undefined;
  const totals = Array.from({ length: seats }, (_, seat) =>
    sheets.filter((sheet) => sheet.seat === seat).reduce((sum, { total }) => sum + total, 0),
  );
  return { rows: isOne ? linesOf(sheets, totals, summed(words)) : rowsOf(sheets, totals, words), totals };
}

/** More rows than this are no table that anybody reads. */
const MOST = 14;

type Named = Pick<Words<never, never>, 'heading' | 'line' | 'lines'>;

/**
 * The rows that make up the scores: the headings of all sheets where those add up to them, else the lines of the one
 * heading that does. Rows that do not add up to the total would only puzzle.
 */
export function rowsOf(sheets: readonly Sheet[], scores: readonly number[], words: Named): readonly Row[] {
  const headings = [...new Set(sheets.map(({ heading }) => heading))];
  const isSum = (chosen: readonly string[]) =>
    scores.every(
      (score, seat) =>
        score ===
        sheets
          .filter((sheet) => sheet.seat === seat && chosen.includes(sheet.heading))
          .reduce((sum, { total }) => sum + total, 0),
    );
  if (headings.length > 1 && isSum(headings)) {
    return headings.map((heading) => ({
      name: words.heading(heading),
      points: scores.map((_, seat) => sheets.find((each) => each.seat === seat && each.heading === heading)?.total),
    }));
  }
  const whole = headings.find((heading) => isSum([heading]));
  return whole === undefined
    ? []
    : linesOf(
        sheets.filter(({ heading }) => heading === whole),
        scores,
        isMany(sheets, words) ? summed(words) : words.line,
      );
}

type NameOf = (line: SheetLine) => string;

const isMany = (sheets: readonly Sheet[], { line }: Named): boolean =>
  new Set(sheets.flatMap(({ lines }) => lines).map(line)).size > MOST;

/** The name that sums lines up, where there is one. */
const summed =
  ({ line, lines }: Named): NameOf =>
  (each) =>
    lines?.(each.what) ?? line(each);

function linesOf(sheets: readonly Sheet[], scores: readonly number[], nameOf: NameOf): readonly Row[] {
  const names = [...new Set(sheets.flatMap(({ lines }) => lines).map(nameOf))];
  if (names.length > MOST) return [];
  return names.map((name) => ({
    name,
    points: scores.map((_, seat) => {
      const lines = sheets.filter((each) => each.seat === seat).flatMap((each) => each.lines);
      const mine = lines.filter((line) => nameOf(line) === name);
      return mine.length === 0 ? undefined : mine.reduce((sum, { points }) => sum + points, 0);
    }),
  }));
}

/** Points as they are written, with a minus that is one. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
