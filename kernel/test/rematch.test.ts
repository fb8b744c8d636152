import { magpie } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import { Match, rematchOf, setUp, type AnyGame, type AnyMatch } from '../src/index.ts';

const game = magpie as unknown as AnyGame;

function matchOf(played: AnyGame, seats: number, options = {}): AnyMatch {
  const setup = setUp(played, seats, options);
  if (!setup.ok) throw new Error(setup.problem);
  return new Match(played, setup.value, new Uint8Array(32));
}

describe('a rematch', () => {
  it('keeps the options, and everybody moves on by one seat', () => {
    expect(rematchOf(matchOf(game, 3, { deal: 'three' }), game)).toEqual({
      setup: { seats: 3, options: { deal: 'three' } },
      seating: [2, 0, 1],
    });
  });

  it('turns the table as the rules of the game say, and everybody keeps the seat', () => {
    const turned: AnyGame = {
      ...game,
      turnTable: ({ options }, { viewer }) => ({ deal: options['deal'] === 'two' && viewer === -1 ? 'three' : 'two' }),
    };
    expect(rematchOf(matchOf(turned, 2), turned)).toEqual({
      setup: { seats: 2, options: { deal: 'three' } },
      seating: [0, 1],
    });
  });

  it('is by the current rules, with what they still know of the options', () => {
    const [deal] = game.options;
    const before: AnyGame = {
      ...game,
      options: [
        { ...deal!, choices: [...deal!.choices, { id: 'nine' }] },
        { ...deal!, id: 'moon' },
      ],
    };
    const played = matchOf(before, 2, { deal: 'nine', moon: 'three' });
    expect(rematchOf(played, game).setup).toEqual({ seats: 2, options: { deal: 'two' } });
  });
});
