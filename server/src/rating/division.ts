import { given, setUp, type AnyGame, type Setup } from '@hideout/kernel';

/** What is played: whoever plays something else is rated afresh. */
export interface Division {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** A division as one line of text, by which it is kept and asked for. */
export function writeDivision({ game, rulesVersion, seats, options }: Division): string {
  const choices = Object.entries(options)
    .map(([id, choice]) => `${id}=${choice}`)
    .toSorted();
  return [game, rulesVersion, seats, choices.join(',')].join('/');
}

/** The division of a text; undefined where the text names none of these games. */
export function readDivision(text: string, games: readonly AnyGame[]): Division | undefined {
  const [id, version, seats, choices = ''] = text.split('/');
  const game = games.find((each) => each.id === id && String(each.rulesVersion) === version);
  if (!game) return undefined;
  const pairs = choices === '' ? [] : choices.split(',').map((pair) => pair.split('=') as [string, string]);
  const setup = setUp(game, Number(seats), Object.fromEntries(pairs));
  return setup.ok ? divisionOf(game, setup.value) : undefined;
}

/** The division of a game that is set up like this. */
export const divisionOf = ({ id, rulesVersion }: AnyGame, { seats, options }: Setup): Division => ({
  game: id,
  rulesVersion,
  seats,
  options,
});

/** What two people, or as few as can, play where nothing else is wished. */
export function standardDivision(game: AnyGame): Division {
  const setup = given(setUp(game, Math.min(Math.max(2, game.seats.min), game.seats.max)));
  return divisionOf(game, setup);
}
