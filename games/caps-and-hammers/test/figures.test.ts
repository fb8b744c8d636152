import { FastRng, seatOf } from '@hideout/kernel';
import { table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { earlier } from '../rules/earlier.ts';
import { activate, CAPS, capsAndHammersWith, COUNTRIES, end, HAMMERS, NAMED, NUKE, SPY } from '../rules/index.ts';
import { atTheEnd, position } from './position.ts';

describe('figures that the lab may tune', () => {
  it('[CH-1.3] decks that would not come out even are refused in a sentence', () => {
    expect(() => capsAndHammersWith({ 'copies/spy': 9 })).toThrow('the deck has 74 cards, not 75');
    expect(() => capsAndHammersWith({ 'protests/3': 5 })).toThrow('there are 40 protests, not 41');
    expect(() => capsAndHammersWith({ crisis: 2 })).toThrow('“crisis” is published');
    expect(() => capsAndHammersWith({ 'prefers/china': CAPS })).toThrow('“prefers/china” is published');
  });

  it('[CH-1.1] another split of the cards is dealt', () => {
    const game = capsAndHammersWith({ 'copies/spy': 16, 'copies/soldier': 2 });
    const s = game.setup({ seats: 2, options: {} }, new FastRng(1));
    const spies =
      s.deck.subarray(0, s.deckLeft).filter((kind) => kind === SPY).length + s.hand[SPY]! + s.hand[9 + SPY]!;
    expect(spies).toBe(16);
  });

  it('[CH-4.1] the view tells what each level draws in the version that is played', () => {
    const drawsIn = (game: ReturnType<typeof capsAndHammersWith>): readonly number[] =>
      game.view(position(), seatOf(0)).draws;
    expect([capsAndHammersWith({}), ...earlier].map(drawsIn)).toEqual([
      [0, 5, 2, 1, 1, 0],
      [0, 5, 2, 1, 0, 0],
      [0, 5, 2, 1, 0, 0],
    ]);
  });

  it('[CH-6.10] a stronger Nuke counts in the round, in the log and on the board alike', () => {
    const game = capsAndHammersWith({ nuke: 7, 'points/nuke': 1 });
    const t = table(game, position({ caps: { cards: [[NUKE, 0]] } }));
    t.does(0, activate(0));
    const board = game.words.en.board(t.view(1), { viewer: seatOf(1), names: ['A', 'B'] }, (_tone, text) => text);
    expect(board).toContain('★C 8');
  });

  it('[CH-8.1] other values and [CH-5.3] other preferences decide who gets what', () => {
    const tuning = COUNTRIES.flatMap(({ name }) => [
      [`value/${name}`, 5],
      ...(NAMED.has(name) ? [] : [[`prefers/${name}`, HAMMERS]]),
    ]);
    const scoresOf = (game: ReturnType<typeof capsAndHammersWith>): readonly number[] => {
      const t = table(
        game,
        atTheEnd({ round: 7, lab: 0, row: ['panama', 'egypt', 'korea'], caps: { cards: [[SPY, 0]] } }),
      );
      t.does(1, end());
      return game.outcome(t.state)!.scores;
    };
    expect(scoresOf(capsAndHammersWith({}))).toEqual([6, 0]);
    expect(scoresOf(capsAndHammersWith(Object.fromEntries(tuning)))).toEqual([5, 10]);
  });
});
