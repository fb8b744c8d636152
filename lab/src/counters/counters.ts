import type { AnyGame, Setup } from '@hideout/kernel';
import { caper1970Counter } from './caper-1970.ts';
import { caperCardsCounter } from './caper-cards.ts';
import { caperEuropeCounter } from './caper-europe.ts';
import { capsAndHammersCounter } from './caps-and-hammers.ts';
import type { Counter } from './counter.ts';

/** What is counted in each game besides what is counted in all of them. */
const COUNTERS: Readonly<Record<string, (setup: Setup) => Counter>> = {
  'caper-europe': caperEuropeCounter,
  'caper-1970': caper1970Counter,
  'caps-and-hammers': capsAndHammersCounter,
  'caper-cards': caperCardsCounter,
};

/** A counter of this game; one that counts nothing where the lab knows nothing of the game. */
export const counterOf = ({ id }: AnyGame, setup: Setup): Counter => COUNTERS[id]?.(setup) ?? NOTHING;

const NOTHING: Counter = { charts: [], checkpoints: new Set(), start() {}, see() {}, finish() {} };
