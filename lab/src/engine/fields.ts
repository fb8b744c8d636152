import {
  act,
  FastRng,
  isInSpace,
  SPECTATOR,
  seatOf,
  type Action,
  type AnyGame,
  type GameView,
  type Viewer,
} from '@hideout/kernel';
import type { EngineHouse } from './house.ts';
import { BadRequest, objectIn, wholeIn, type Request } from './request.ts';
import { NO_ACTION } from './legality.ts';
import type { Chance, EngineTable } from './table.ts';

/** The numbers that tables may have. */
export const TABLES = [0, 65_535] as const;
/** The seeds that a table's chance may have, and the sequences of a seed. */
const SEEDS = [0, Number.MAX_SAFE_INTEGER] as const;
const SEQUENCES = [0, 2 ** 32 - 1] as const;

/** The number of the table that a request is about: 0 unless it says so. */
export const numberIn = (request: Request, field = 'table'): number => wholeIn(request, field, TABLES, 0);

/** The table that a request is about. */
export const tableIn = (house: EngineHouse, request: Request): EngineTable => house.table(numberIn(request));

/** The chance that a request asks for; both numbers are 0 unless it says so. */
export const chanceIn = (request: Request): Chance => ({
  seed: wholeIn(request, 'seed', SEEDS, 0),
  sequence: wholeIn(request, 'sequence', SEQUENCES, 0),
});

/** A source of that chance. */
export function rngIn(request: Request): FastRng {
  const { seed, sequence } = chanceIn(request);
  return new FastRng(seed, sequence);
}

/** The seat in `field`, which must be there; −1 for a spectator. */
export const viewerIn = ({ seats }: AnyGame, request: Request, field = 'viewer'): Viewer =>
  seatOf(wholeIn(request, field, [SPECTATOR, seats.max - 1]));

/** The view in a request; it must come from this game and is not checked further. */
export function givenViewIn(game: AnyGame, request: Request): GameView {
  const view = objectIn(request['view'], '“view”');
  viewerIn(game, view);
  return view as unknown as GameView;
}

/** The action in a request: its number, or `[verb, noun]` with the verb's name. */
export function actionIn(game: AnyGame, request: Request): Action {
  const given = request['action'];
  if (given === undefined) throw new BadRequest('“action” is missing');
  const action = Array.isArray(given) ? namedAction(game, given) : given;
  if (typeof action === 'number' && isInSpace(game.verbs, action as Action)) return action as Action;
  throw new BadRequest(`${JSON.stringify(given)} is not an action of ${game.id}`, NO_ACTION);
}

function namedAction(game: AnyGame, [verb, noun = 0]: readonly unknown[]): Action | undefined {
  const number = game.verbs.findIndex(({ id }) => id === verb);
  return number < 0 || !Number.isInteger(noun) ? undefined : act(number, noun as number);
}
