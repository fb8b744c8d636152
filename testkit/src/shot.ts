import type { AnyMatch } from '@hideout/kernel';

/**
 * A position that is worth a picture of its board; `games/<id>/test/shots.ts` exports a list of them as `SHOTS`. In
 * `games/<id>/test/films.ts`, as `FILMS`, it is a position right after something that the table stops for.
 */
export interface Shot {
  /** Stands behind the id of the game in the name of the picture; the one that shows the game as such has none. */
  readonly name?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** By seat: `person`, or the name of a bot. */
  readonly seats: readonly string[];
  /** The secret of the deal, in hexadecimal digits. */
  readonly secret: string;
  /** The bot that plays every seat up to the picture; without one the first legal action is taken. */
  readonly bot?: string;
  readonly until: (match: AnyMatch) => boolean;
  /** What to do in the page before the picture is taken; it runs there, and so knows nothing of its file. */
  readonly prepare?: () => void;
}
