import { COUNTRIES, FIGURES, KINDS } from '../rules/index.ts';

/** By kind: printed action points. */
export const POINTS = Int8Array.from(KINDS, (name) => FIGURES.points[name]);

/** By kind: what a card kept for a later round may bring there, compared with any other card. */
export const KEPT = Float64Array.of(0.1, 1, 0.4, 1.5, 0, 1.5, 0.4, 0.2, -0.4);

/** By country: supremacy points, and whom it prefers. */
export const VALUE = Int8Array.from(COUNTRIES, ({ value }) => value);
export const PREFERS = Int8Array.from(COUNTRIES, ({ prefers }) => prefers);

const protests = Object.values(FIGURES.protests);
/** Protests are worth 0 to 3. */
export const VALUES = protests.length;

const tokens = protests.reduce((sum, count) => sum + count, 0);
/** What a protest costs on average. */
export const PROTEST = protests.reduce((sum, count, value) => sum + count * value, 0) / tokens;

const draws = Object.values(FIGURES.draws);
/** By Defcon as it stands: what lowering it costs in points, the loss of what the next step costs included. */
export const PRICE = Float64Array.from([0, 0, ...draws, 0], (_, level) =>
  level < 2 ? 0 : (draws[level - 2] ?? 0) * PROTEST + 0.25,
);
