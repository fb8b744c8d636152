/** Every game of the house. Runs wherever the games run: in Node, in a worker and in a browser. */
import { caper1970 } from '@hideout/caper-1970';
import { caperCards } from '@hideout/caper-cards';
import { caperEurope } from '@hideout/caper-europe';
import { capsAndHammers } from '@hideout/caps-and-hammers';
import type { AnyGame, Library } from '@hideout/kernel';

/** The games, each with its current rules, in the order in which they are offered. */
export const GAMES: readonly AnyGame[] = [caperEurope, caper1970, capsAndHammers, caperCards];

/** The game with this id and its current rules, or undefined. */
export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);

/** Every version of a game's rules that old records can still be replayed with. */
export const library: Library = (id) => GAMES.filter((game) => game.id === id);
