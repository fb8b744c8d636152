/** Every game of the house, by its manifest. Runs wherever the games run: in Node, in a worker and in a browser. */
import type { CharacterName } from '@hideout/bots';
import type { Manifest } from './manifest.ts';

export type * from './manifest.ts';

/** The games, in the order in which they are offered; a new game needs one more line here. */
const FOLDERS = [
  import('@hideout/games/caper-europe/manifest'),
  import('@hideout/games/caper-1970/manifest'),
  import('@hideout/games/caps-and-hammers/manifest'),
  import('@hideout/games/caper-cards/manifest'),
];

export const CATALOGUE = (await Promise.all(FOLDERS)).map(({ manifest }) => manifest as unknown as Manifest);

/** The manifest of that game, or undefined. */
export const manifestOf = (id: string): Manifest | undefined => CATALOGUE.find((manifest) => manifest.id === id);

/** The characters that play a game; one without a brain of its own has the one that needs none. */
export function charactersOf(id: string): readonly CharacterName[] {
  const { characters, brain } = manifestOf(id) ?? {};
  return characters ?? (brain ? [] : ['fox']);
}
