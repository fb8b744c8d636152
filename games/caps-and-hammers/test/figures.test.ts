import { FastRng, seatOf } from '@hideout/kernel';
import { table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  activate,
  capsAndHammersWith,
  COUNTRIES,
  end,
  FIGURES,
  HAMMERS,
  NUKE,
  SPY,
  type Figures,
} from '../rules/index.ts';
import { atTheEnd, position } from './position.ts';

const changed = (figures: Partial<Figures>): ReturnType<typeof capsAndHammersWith> =>
  capsAndHammersWith({ ...FIGURES, ...figures });

describe('figures that the lab may tune', () => {
  it('[CH-1.3] decks that would not come out even are refused in a sentence', () => {
    const copies = { ...FIGURES.copies, spy: 9 };
    expect(() => changed({ copies })).toThrow('the deck has 74 cards, not 75');
    expect(() => changed({ protests: [12, 14, 10, 5] })).toThrow('there are 40 protests, not 41');
    expect(() => changed({ countries: COUNTRIES.slice(1) })).toThrow('there are 21 countries, not 20');
  });

  it('[CH-1.1] another split of the cards is dealt', () => {
    const game = changed({ copies: { ...FIGURES.copies, spy: 74 - 58, soldier: 2 } });
    const s = game.setup({ seats: 2, options: {} }, new FastRng(1));
    const spies =
      s.deck.subarray(0, s.deckLeft).filter((kind) => kind === SPY).length + s.hand[SPY]! + s.hand[9 + SPY]!;
    expect(spies).toBe(16);
  });

  it('[CH-6.10] a stronger Nuke counts in the round, in the log and on the board alike', () => {
    const game = changed({ nuke: 7, points: { ...FIGURES.points, nuke: 1 } });
    const t = table(game, position({ caps: { cards: [[NUKE, 0]] } }));
    t.does(0, activate(0));
    const board = game.words.en.board(t.view(1), { viewer: seatOf(1), names: ['A', 'B'] }, (_tone, text) => text);
    expect(board).toContain('★C 8');
  });

  it('[CH-5.4] another crisis threshold, and [CH-8.1] other values and preferences', () => {
    const countries = COUNTRIES.map(() => ({ value: 5, prefers: HAMMERS }));
    const game = changed({ crisis: 2, countries });
    const t = table(game, atTheEnd({ round: 7, lab: 0, caps: { cards: [[SPY, 0]] } }));
    t.does(1, end());
    expect(t.events.filter(({ type }) => type === 'crisis')).toHaveLength(1);
    expect(game.outcome(t.state)!.scores).toEqual([5, 10]);
  });
});
