import type { Bot } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import { magpie, play, tuck, type View } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import { playGames } from '../src/playGames.ts';
import type { Lineup } from '../src/series.ts';
import { addTally, emptyTally } from '../src/tally.ts';

const anyBot: Bot = { name: 'any', choose: ({ legal, rng }) => legal.at(rng.below(legal.size)) };
const line: Lineup = {
  game: magpie,
  setup: { seats: 3, options: { deal: 'two' } },
  bots: [anyBot, anyBot, anyBot],
  seed: 7,
};

/** Tucks the best card in hand, then plays the best that is left: it must know its own hand, and takes when it can. */
const high: Bot = {
  name: 'high',
  choose({ legal, view }) {
    const { seats, viewer } = view() as View;
    const { hand, tucked } = seats[viewer]!;
    const best = (hand as readonly number[]).findLastIndex((cards) => cards > 0);
    const wanted = tucked.length === 0 ? tuck(best) : play(best);
    return legal.includes(wanted) ? wanted : legal.at(0);
  },
};

describe('playing games of a line', () => {
  it('gives the same tally for any cut', () => {
    const whole = playGames(line, { from: 0, to: 100 });
    for (const cuts of [[50], [1, 2, 99], [33, 66]]) {
      const sum = emptyTally(line.game, 3);
      const ends = [0, ...cuts, 100];
      for (let i = 1; i < ends.length; i++) addTally(sum, playGames(line, { from: ends[i - 1]!, to: ends[i]! }));
      expect(sum).toEqual(whole);
    }
  });

  it('deals other games for another seed', () => {
    expect(playGames({ ...line, seed: 8 }, { from: 0, to: 100 })).not.toEqual(playGames(line, { from: 0, to: 100 }));
    expect(playGames({ ...line, seed: 7 + 2 ** 32 }, { from: 0, to: 100 })).not.toEqual(
      playGames(line, { from: 0, to: 100 }),
    );
  });

  it('counts games, actions, endings, wins and draws', () => {
    const { games, actions, wins, draws, scores, endings } = playGames(line, { from: 0, to: 1000 });
    expect(games).toBe(1000);
    expect(Object.keys(endings).toSorted()).toEqual(magpie.endings.toSorted());
    expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(1000);
    // Three players lay two cards each at most before a hand is empty, unless they draw.
    expect(actions).toBeGreaterThan(4 * 1000);
    expect(draws).toBeGreaterThan(0);
    expect(wins[0]! + wins[1]! + wins[2]! + draws).toBe(1000);
    for (const sum of scores) expect(sum).toBeGreaterThan(0);
  });

  it('shows a bot the view of its own seat', () => {
    const { wins } = playGames({ ...line, bots: [anyBot, high, anyBot] }, { from: 0, to: 300 });
    expect(wins[1]).toBeGreaterThan(wins[0]! + wins[2]!);
  });

  it('gives the rules and the bots chance of their own: what bots draw never changes the deal', () => {
    const wasteful: Bot = { name: 'wasteful', choose: ({ legal, rng }) => (rng.below(6), legal.at(0)) };
    const frugal: Bot = { name: 'frugal', choose: ({ legal }) => legal.at(0) };
    const deals = (bot: Bot) => playGames({ ...line, bots: [bot, bot, bot] }, { from: 0, to: 50 }).scores;
    expect(deals(wasteful)).toEqual(deals(frugal));
  });

  it('makes no view for a bot that does not look', () => {
    const blind: AnyGame = {
      ...line.game,
      view: () => {
        throw new Error('looked');
      },
    };
    expect(playGames({ ...line, game: blind }, { from: 0, to: 5 }).games).toBe(5);
    expect(() => playGames({ ...line, game: blind, bots: [high, high, high] }, { from: 0, to: 5 })).toThrow('looked');
  });

  it('stops at a bot that answers with an action that is not legal', () => {
    const wrong: Bot = { name: 'wrong', choose: () => 99 as never };
    expect(() => playGames({ ...line, bots: [wrong, wrong, wrong] }, { from: 0, to: 1 })).toThrow('wrong chose 99');
  });
});
