import type { ByEvent } from '@hideout/kernel';
import type { CaperEvent } from '../rules/index.ts';

const jewelIds = (numbers: readonly number[]): readonly string[] => numbers.map((jewel) => `jewel:${jewel}`);

/** The things that an event is about. */
export const thingsOf: Partial<ByEvent<CaperEvent, readonly string[]>> = {
  rolled: ({ seat }) => ['dice', `seat:${seat}`],
  lost: ({ seat }) => ['dice', `seat:${seat}`],
  'rolls-again': ({ seat }) => ['dice', `seat:${seat}`],
  stepped: ({ seat, to }) => [`thief:${seat}`, `space:${to}`],
  placed: ({ site, seat }) => [`site:${site}`, `thief:${seat}`],
  silenced: ({ site, seat }) => [`site:${site}`, `thief:${seat}`],
  stole: ({ jewel, seat }) => [`jewel:${jewel}`, `thief:${seat}`],
  captured: ({ jewels, seat, victim }) => [...jewelIds(jewels), `thief:${seat}`, `thief:${victim}`],
  secured: ({ jewels, seat }) => [...jewelIds(jewels), `seat:${seat}`],
  supplied: ({ seat, tool }) => [`stock:${seat}:${tool}`, `depot:${tool}`],
  'gave-back': ({ seat, tool }) => [`stock:${seat}:${tool}`, `depot:${tool}`],
  removed: ({ seat, tool, site }) => [`stock:${seat}:${tool}`, `site:${site}`],
  robbed: ({ seat, tool, victim }) => [`stock:${seat}:${tool}`, `stock:${victim}:${tool}`],
  parked: ({ street }) => [`auto:${street}`, `street:${street}`],
  discarded: ({ seat }) => ['face-up', `seat:${seat}`],
  drew: ({ seat }) => ['pile', `seat:${seat}`],
  reshuffled: () => ['pile', 'face-up'],
};
