/** Where a thing comes from: R = stated or shown in the published rules, D = designed here. */
export type Provenance = 'R' | 'D';

/** A number on a card, with its provenance. Only D figures may be tuned [CE-11]. */
export interface Figure {
  readonly value: number;
  readonly by: Provenance;
}

/** A figure from the published rules. */
export const R = (value: number): Figure => ({ value, by: 'R' });
/** A figure that was designed here. */
export const D = (value: number): Figure => ({ value, by: 'D' });

/** A figure under its name, for example `gear/blazeblaster/cost`. */
export interface NamedFigure extends Figure {
  readonly key: string;
}

/** Other values for D figures, by name. */
export type Tuning = Readonly<Record<string, number>>;

/** A figure may be tuned from 0 up to this. */
const MOST = 20;

/** Answers what a figure is worth in a game with this tuning; throws on a tuning that the rules do not allow. */
export function tuned(figures: readonly NamedFigure[], tuning: Tuning): (key: string) => number {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  for (const [key, value] of Object.entries(tuning)) {
    const figure = figures.find((each) => each.key === key);
    if (!figure) throw new RangeError(`there is no figure “${key}”`);
    if (figure.by === 'R') throw new RangeError(`“${key}” is published; only designed figures may be tuned`);
    if (!Number.isInteger(value) || value < 0 || value > MOST) {
      throw new RangeError(`“${key}” must be a whole number from 0 to ${MOST}`);
    }
    values.set(key, value);
  }
  return (key) => values.get(key)!;
}
