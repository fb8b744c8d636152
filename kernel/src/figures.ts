import type { Provenance } from './provenance.ts';

/** A number of the rules with its provenance. Only D figures may be tuned. */
export interface Figure {
  readonly value: number;
  readonly by: Provenance;
}

/** A figure from the published rules. */
export const R = (value: number): Figure => ({ value, by: 'R' });
/** A figure that was published elsewhere. */
export const P = (value: number): Figure => ({ value, by: 'P' });
/** A figure that was designed here. */
export const D = (value: number): Figure => ({ value, by: 'D' });

/** A figure under its name, for example `gear/blazeblaster/cost`. */
export interface NamedFigure extends Figure {
  readonly key: string;
}

/** Other values for D figures, by name. */
export type Tuning = Readonly<Record<string, number>>;

/** A figure fits into a cell of a state. */
const MOST = 0x7fff;

/** Gives the value of a figure in a game with this tuning; throws a RangeError on a tuning that is not allowed. */
export function tuned(figures: readonly NamedFigure[], tuning: Tuning): (key: string) => number {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  for (const [key, value] of Object.entries(tuning)) {
    const figure = figures.find((each) => each.key === key);
    if (!figure) throw new RangeError(`there is no figure “${key}”`);
    if (figure.by !== 'D') throw new RangeError(`“${key}” is published; only designed figures may be tuned`);
    if (!Number.isInteger(value) || value < 0 || value > MOST) {
      throw new RangeError(`“${key}” must be a whole number from 0 to ${MOST}`);
    }
    values.set(key, value);
  }
  return (key) => values.get(key)!;
}

/** Figures in groups under names: the figure `{ tools: { ladder: D(12) } }` is called `tools/ladder`. */
export interface FigureTable {
  readonly [name: string]: Figure | FigureTable;
}

/** The values of a table of figures, in its shape. */
export type FiguresOf<T> = { readonly [Name in keyof T]: T[Name] extends Figure ? number : FiguresOf<T[Name]> };

const isFigure = (entry: Figure | FigureTable): entry is Figure => typeof entry['value'] === 'number';

const namesIn = (table: FigureTable, path: string): NamedFigure[] =>
  Object.entries(table).flatMap(([name, entry]) =>
    isFigure(entry) ? [{ key: path + name, ...entry }] : namesIn(entry, `${path}${name}/`),
  );

/** The values of a table of figures with this tuning; throws a RangeError on a tuning that is not allowed. */
export function figuresOf<T extends FigureTable>(table: T, tuning: Tuning = {}): FiguresOf<T> {
  const worth = tuned(namesIn(table, ''), tuning);
  const fill = (part: FigureTable, path: string): object =>
    Object.fromEntries(
      Object.entries(part).map(([name, entry]) => [
        name,
        isFigure(entry) ? worth(path + name) : fill(entry, `${path}${name}/`),
      ]),
    );
  return fill(table, '') as FiguresOf<T>;
}
