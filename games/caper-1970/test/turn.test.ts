import { script } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  discard,
  done,
  giveBack,
  place,
  rollAgain,
  ROLL_AGAIN_CARD,
  step,
  takeTool,
  type Card,
} from '../rules/index.ts';
import { TIDY, UNITS, WINDOW } from '../rules/state.ts';
import { at, EAST, game, KNIFE, LADDER, NORTH, seated, SOUTH, WEST, WIRECUTTER } from './position.ts';

const OPEN = at(2, 5);
const NO_TOOLS = [0, 0, 0, 0, 0];
const cards = (...kinds: number[]): Card[] => kinds as Card[];

describe('§2 a turn', () => {
  it('[CA-2.1] the next player rolls two dice, and their sum is the count', () => {
    const rng = script(2, 4);
    const t = seated({ phase: TIDY, hand: { 0: cards(0, 1, 2, 3) } }, rng);
    t.does(0, done());
    rng.done();
    expect([t.state.turn, t.state.count, t.state.phase]).toEqual([1, 8, WINDOW]);
    expect(t.events.at(-1)).toEqual({ type: 'rolled', seat: 1, dice: [3, 5] });
  });

  it('[CA-2.2] cards are turned in before the first unit, which closes the window', () => {
    const t = seated({ at: { 0: OPEN }, hand: { 0: cards(4, 4) } });
    expect(t.legal()).toEqual([step(NORTH), step(EAST), step(SOUTH), step(WEST), takeTool(KNIFE)]);
    t.does(0, takeTool(KNIFE), step(NORTH));
    expect(t.state.phase).toBe(UNITS);
    expect(t.refusal(0, takeTool(KNIFE))).toEqual({ clause: 'CA-2.2', reason: 'window closed' });
  });

  it('[CA-2.2] the window opens even when no unit is legal', () => {
    const t = seated({ at: { 0: at(14, 5) }, stock: { 0: NO_TOOLS }, hand: { 0: cards(4) } });
    expect(t.legal()).toEqual([takeTool(KNIFE), done()]);
    t.does(0, takeTool(KNIFE));
    expect(t.legal()).toEqual([place(WEST, KNIFE)]);
  });

  it('[CA-2.2] a count given up since no unit is legal closes the window, so that the rolls still owed are lost too', () => {
    const rng = script(2, 0);
    const t = seated({ at: { 0: at(14, 5) }, extra: 1, stock: { 0: NO_TOOLS }, hand: { 0: cards(4, 4) } }, rng);
    expect(t.legal()).toEqual([takeTool(KNIFE), done()]);
    t.does(0, done());
    rng.done();
    expect(t.events).toEqual([
      { type: 'lost', seat: 0, units: 7 },
      { type: 'rolled', seat: 0, dice: [3, 1] },
      { type: 'lost', seat: 0, units: 4 },
    ]);
    expect(t.refusal(0, takeTool(KNIFE))).toEqual({ clause: 'CA-2.2', reason: 'window closed' });
  });

  it('[CA-2.3] the whole count must be spent, and what cannot be is lost', () => {
    const t = seated({ at: { 0: OPEN }, count: 2, phase: UNITS, hand: { 0: cards(0) } });
    expect(t.refusal(0, done())).toEqual({ clause: 'CA-2.3', reason: 'count to spend' });
    t.does(0, step(NORTH), step(SOUTH));
    expect(t.state.phase).toBe(TIDY);
    const boxed = seated({ at: { 0: at(14, 5) }, count: 3, stock: { 0: NO_TOOLS }, hand: { 0: cards(0) } });
    boxed.state.depot[0] = 0;
    boxed.does(0, done());
    expect(boxed.events).toEqual([{ type: 'lost', seat: 0, units: 3 }]);
    expect(boxed.state.phase).toBe(TIDY);
  });

  it('[CA-2.4] doubles give another roll, again and again, each a count of its own', () => {
    const rng = script(2, 2, 0, 1);
    const t = seated({ at: { 0: OPEN }, count: 1, extra: 1, phase: UNITS, hand: { 0: cards(0) } }, rng);
    t.does(0, step(NORTH));
    expect([t.state.count, t.state.extra]).toEqual([6, 1]);
    t.does(0, step(SOUTH), step(NORTH), step(SOUTH), step(NORTH), step(SOUTH), step(NORTH));
    rng.done();
    expect([t.state.count, t.state.extra, t.state.turn]).toEqual([3, 0, 0]);
  });

  it('[CA-2.4] a Roll Again adds to doubles, and the window stays closed', () => {
    const rng = script(0, 1, 0, 2);
    const t = seated({ at: { 0: OPEN }, count: 1, extra: 1, hand: { 0: [ROLL_AGAIN_CARD, 4 as Card] } }, rng);
    t.does(0, rollAgain(), step(NORTH));
    expect([t.state.count, t.state.extra, t.state.phase]).toEqual([3, 1, UNITS]);
    t.does(0, step(SOUTH), step(NORTH), step(SOUTH));
    expect([t.state.count, t.state.extra]).toEqual([4, 0]);
    rng.done();
  });

  it('[CA-2.5] at the end cards are discarded, tools above five returned, and four cards drawn', () => {
    const t = seated({ phase: TIDY, stock: { 0: [2, 1, 1, 1, 1] }, hand: { 0: cards(4, 3) } });
    expect(t.legal()).toEqual([
      discard(3 as Card),
      discard(4 as Card),
      ...[0, 1, 2, 3, 4].map((tool) => giveBack(tool as never)),
    ]);
    expect(t.refusal(0, done())).toEqual({ clause: 'CA-2.5', reason: 'too many tools' });
    const pile = t.state.pileSize;
    t.does(0, discard(4 as Card), giveBack(LADDER), done());
    expect(t.refusal(0, giveBack(LADDER))).toMatchObject({ reason: 'not your turn' });
    expect(t.state.pileSize).toBe(pile - 3);
    expect(t.view(0).handSizes[0]).toBe(4);
    expect(t.state.faceUp[4]).toBe(1);
  });

  it('[CA-2.5] a seat without cards and with five tools has nothing to decide', () => {
    const t = seated({ phase: TIDY, hand: { 0: cards(4) } });
    t.does(0, discard(4 as Card));
    expect([t.state.turn, t.view(0).handSizes[0]]).toEqual([1, 4]);
  });

  it('[CA-2.5] an empty pile is replaced by the face-up cards when a card must be drawn', () => {
    const t = seated({ phase: TIDY, hand: { 0: cards(4, 4) } });
    const { state } = t;
    while (state.pileSize > 1) {
      state.faceUp[state.pile[--state.pileSize]!]!++;
      state.pile[state.pileSize] = 0;
    }
    const faceUp = Array.from(state.faceUp);
    t.does(0, done());
    expect(t.events[0]).toEqual({ type: 'reshuffled', cards: 41 });
    expect(Array.from(state.shuffled)).toEqual(faceUp);
    expect([state.pileSize, state.faceUp.every((n) => n === 0)]).toEqual([40, true]);
    // Everybody knows what was shuffled, so nobody imagines more of a kind in the pile.
    expect(game.view(state, 1 as never).shuffled).toEqual(faceUp);
  });

  it('[CA-2.5] only cards that are held can be discarded, and only at the end', () => {
    const t = seated({ at: { 0: OPEN }, hand: { 0: cards(4) } });
    expect(t.refusal(0, discard(4 as Card))).toEqual({ clause: 'CA-2.5', reason: 'not at the end' });
    const end = seated({ phase: TIDY, hand: { 0: cards(4) } });
    expect(end.refusal(0, discard(3 as Card))).toEqual({ clause: 'CA-2.5', reason: 'no such card' });
    expect(end.refusal(0, giveBack(WIRECUTTER))).toEqual({ clause: 'CA-2.5', reason: 'within the limit' });
  });
});
