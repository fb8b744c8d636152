import { describe, expect, it } from 'vitest';
import { cardOf, hire } from '../rules/index.ts';
import { A, lays } from './position.ts';

/** A Mime brings three Coins to A. */
function gainThree(coins: readonly [number, number], laundered = [0, 0]) {
  const t = lays({ round: 3, coins, laundered, hands: ['mime nun', 'dame cleaner'] });
  t.does(A, hire(cardOf('mime'), 0));
  const gained = t.events.find((event) => event.type === 'coins gained');
  return { coins: [...t.state.coins, t.state.supply], gained };
}

describe('§6 Coins', () => {
  it('[CE-6.1] there are ten Coins, and Coins come from the supply', () => {
    expect(gainThree([2, 5])).toEqual({
      coins: [5, 5, 0],
      gained: { type: 'coins gained', seat: A, supply: 3, rival: 0, lost: 0 },
    });
  });

  it.each([
    [[2, 8], [5, 5, 0], 0, 3, 0],
    [[4, 6], [5, 5, 0], 0, 1, 2],
    [[5, 5], [5, 5, 0], 0, 0, 3],
    [[7, 3], [7, 3, 0], 0, 0, 3],
    [[3, 6], [5, 5, 0], 1, 1, 1],
    [[4, 5], [5, 5, 0], 1, 0, 2],
  ] as const)(
    '[CE-6.2] %j, gain three: the supply first, then from the opponent while you have fewer',
    (before, after, supply, rival, lost) => {
      expect(gainThree(before)).toEqual({
        coins: after,
        gained: { type: 'coins gained', seat: A, supply, rival, lost },
      });
    },
  );

  it('[CE-6.2] laundered Coins are not taken and do not count', () => {
    expect(gainThree([0, 4], [2, 4]).coins).toEqual([2, 2, 0]);
  });
});
