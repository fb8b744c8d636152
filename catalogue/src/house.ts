/** Every game of the house with its bots and its lab, loaded: for programs that serve them all. */
import { botIn, namesIn, OPPONENTS, plainBrain, prepareIn, type Bot, type BotRatings, type Brain } from '@hideout/bots';
import type { AnyGame, Library, Result, Setup } from '@hideout/kernel';
import {
  NO_COUNTER,
  plainFeatures,
  type Counter,
  type Features,
  type Lab,
  type Training,
  type Tunable,
} from '@hideout/labkit';
import { CATALOGUE, charactersOf } from './index.ts';
import type { Manifest } from './manifest.ts';

/** A game with what its folder provides for bots and lab. */
interface Opened {
  readonly game: AnyGame;
  readonly earlier: readonly AnyGame[];
  readonly brain: Brain;
  readonly lab: Lab;
  readonly ratings: BotRatings;
}

async function open({ rules, earlier, brain: fetchBrain, lab, ratings }: Manifest): Promise<Opened> {
  const brain = (await fetchBrain?.()) ?? plainBrain;
  await Promise.all(namesIn(brain).map((name) => prepareIn(brain, name)));
  return {
    game: await rules(),
    earlier: (await earlier?.()) ?? [],
    brain,
    lab: (await lab?.()) ?? {},
    ratings: (await ratings?.()) ?? { measured: [] },
  };
}

const HOUSE: readonly Opened[] = await Promise.all(CATALOGUE.map(open));
const openedOf = (id: string): Opened | undefined => HOUSE.find(({ game }) => game.id === id);

/** The games, each with its current rules, in the order in which they are offered. */
export const GAMES: readonly AnyGame[] = HOUSE.map(({ game }) => game);

/** The games with the rules of earlier versions. */
export const EARLIER: readonly AnyGame[] = HOUSE.flatMap(({ earlier }) => earlier);

/** Every version of a game's rules, the current one first. */
export const library: Library = (id) => [...GAMES, ...EARLIER].filter((game) => game.id === id);

/** The game with this id and its current rules, or those of an earlier version; undefined if there is none. */
export const gameOf = (id: string, rulesVersion?: number): AnyGame | undefined =>
  library(id).find((game) => rulesVersion === undefined || game.rulesVersion === rulesVersion);

/** How the bots of a game are made. */
export const brainOf = (id: string): Brain => openedOf(id)?.brain ?? plainBrain;

/** The bots that sit down with people: the levels, weakest first, and the characters. */
export const playersOf = ({ id }: AnyGame): readonly string[] => [...OPPONENTS, ...charactersOf(id)];

/** The names of all bots of a game: the levels, weakest first, the characters, and those for measuring. */
export const botNames = (game: AnyGame): readonly string[] => namesIn(brainOf(game.id));

/** A new bot of that name for one seat of the game; if there is none, the names that there are. */
export const botOf = (name: string, game: AnyGame): Result<Bot> => botIn(brainOf(game.id), name, game);

/** How strong the bots of a game were measured to be. */
export const botRatingsOf = (id: string): BotRatings => openedOf(id)?.ratings ?? { measured: [] };

/** A counter of this game for the lab. */
export const counterOf = ({ id }: AnyGame, setup: Setup): Counter => openedOf(id)?.lab.counter?.(setup) ?? NO_COUNTER;

/** The figures of this game that the lab may tune, where it has some. */
export const tunableOf = ({ id }: AnyGame): Tunable | undefined => openedOf(id)?.lab.tunable;

/** What this game tells a learner, as rows of numbers. */
export const featuresOf = (game: AnyGame, setup: Setup): Features =>
  openedOf(game.id)?.lab.features ?? plainFeatures(game, setup);

/** How the bots of this game learn, where they do. */
export const trainingOf = ({ id }: AnyGame): Training | undefined => openedOf(id)?.lab.training;
