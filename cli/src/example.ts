import { GAMES, tunableOf } from '@hideout/catalogue/house';
import { rulebookOf } from './rulebook.ts';

const game = GAMES.find(({ options }) => options.length > 0) ?? GAMES[0]!;

/** The game that the help texts take for their examples: one with an option, where there is one. */
export const EXAMPLE = game.id;

/** An option of that game with a choice that is not the usual one, as it stands on a command line. */
export const EXAMPLE_OPTION = game.options
  .slice(0, 1)
  .map(({ id, choices, standard }) => ` --option ${id}=${choices.find((choice) => choice.id !== standard)?.id}`)
  .join('');

/** The first clause of its rulebook. */
export const exampleClause = (): string => rulebookOf(game, 'en').clauses[0]!.id;

/** A game with balance targets, where there is one. */
export const TUNABLE_EXAMPLE = (GAMES.find(tunableOf) ?? game).id;
