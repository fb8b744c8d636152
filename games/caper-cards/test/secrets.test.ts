import { FastRng, Match, SEED_BYTES, seatOf, SPECTATOR, UNKNOWN } from '@hideout/kernel';
import { script, subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  caperCards,
  FIXER,
  GADGETEER,
  GRIFTER,
  INSIDER,
  JOURNAL,
  lay,
  LOOM_LENS,
  MUSCLE,
  NINE,
  play,
  RING,
  SEVEN,
  SIX,
  TEN,
  THIEF,
  WILD_CARD,
} from '../rules/index.ts';
import { earlier } from '../rules/earlier.ts';
import { FIXER_3, GRIFTER_5, position, THIEF_4 } from './position.ts';

const game = subject(caperCards);

describe('§7 Table talk', () => {
  const hands = [
    [THIEF, FIXER],
    [INSIDER, MUSCLE, MUSCLE],
  ];

  it('[CC-7.1] a view holds the own hand and nothing of the others but its size', () => {
    const s = position({ seats: 2, hands, deck: [GRIFTER, GRIFTER] });
    expect(game.view(s, seatOf(0))).toMatchObject({ hand: [FIXER, THIEF], handSizes: [2, 3], deckSize: 2 });
    expect(game.view(s, SPECTATOR)).toMatchObject({ hand: [], handSizes: [2, 3], reward: UNKNOWN });
    const swapped = position({ seats: 2, hands: [hands[0]!, [GRIFTER, MUSCLE, MUSCLE]], deck: [INSIDER, GRIFTER] });
    expect(JSON.stringify(game.view(swapped, seatOf(0)))).toBe(JSON.stringify(game.view(s, seatOf(0))));
  });

  it('[CC-7.1] it is played in silence, in every version of the rules', () => {
    expect([caperCards, ...earlier].map(({ silence }) => silence)).toEqual(['CC-7.1', 'CC-7.1']);
  });

  it('[CC-7.1] a drawn card is named only to who drew it', () => {
    const deck = [FIXER, GRIFTER, WILD_CARD, INSIDER];
    const t = table(game, position({ seats: 2, boss: 1, crew: [TEN, SEVEN], plays: 3, hands: [[THIEF], []], deck }));
    t.does(0, play(THIEF));
    const drawn = (seat: number) => t.seen(seat).flatMap((event) => (event.type === 'drew' ? event.kinds : []));
    expect(drawn(0)).toEqual([FIXER, GRIFTER, UNKNOWN, UNKNOWN]);
    expect(drawn(1)).toEqual([UNKNOWN, UNKNOWN, WILD_CARD, INSIDER]);
  });

  it('[CC-7.1] a look tells the Reward only to who looked', () => {
    const t = table(game, position({ seats: 2, hands, reward: JOURNAL }));
    t.does(0, play(THIEF));
    expect(t.seen(1).at(-1)).toEqual({ type: 'looked', seat: 1, reward: JOURNAL, again: false });
    expect(t.seen(0).at(-1)).toEqual({ type: 'looked', seat: 1, reward: UNKNOWN, again: false });
    expect(t.seen(SPECTATOR).at(-1)).toEqual({ type: 'looked', seat: 1, reward: UNKNOWN, again: false });
  });

  it('[CC-7.2] who has looked is open, and the Reward stays in view until it is revealed', () => {
    const named = { seats: 4, boss: 1, crew: [TEN, SEVEN], plays: 2, hands: [[GADGETEER], [], [], [FIXER]] };
    const t = table(game, position({ ...named, looked: [0, 2], reward: RING }));
    const rewards = () => [0, 1, 2, 3].map((seat) => t.view(seat).reward);
    expect(rewards()).toEqual([RING, UNKNOWN, RING, UNKNOWN]);
    t.does(3, play(FIXER));
    expect(rewards()).toEqual([RING, UNKNOWN, RING, UNKNOWN]);
    expect(t.view(1).lookers).toEqual([0, 2]);
    t.does(0, play(GADGETEER)); // the only ♦ is turned to 01: 01 + 7 + 3 + 2 falls short
    expect(rewards()).toEqual([RING, RING, RING, RING]);
    expect(t.events).toContainEqual({ type: 'revealed', reward: RING, risk: 11, score: 13, knownTo: [0, 2] });
  });

  it('[CC-7.2] the next Reward is unknown to everybody again', () => {
    const named = { seats: 4, boss: 1, crew: [TEN, SEVEN], plays: 3, hands: [[THIEF]], looked: [0, 2], reward: RING };
    const t = table(game, position(named));
    t.does(0, play(THIEF));
    expect(t.view(0)).toMatchObject({ tucked: [RING], reward: UNKNOWN, lookers: [] });
  });

  it('[CC-7.3] who played what is open to everybody, the card that is being played too', () => {
    const named = { seats: 4, boss: 1, crew: [TEN, SEVEN], plays: 2, hands: [[GADGETEER], [], [], [WILD_CARD]] };
    const s = position(named);
    s.played.set([INSIDER, MUSCLE]);
    const t = table(game, s);
    t.does(3, play(WILD_CARD));
    for (const seat of [0, 1, 2, 3]) expect(t.view(seat).played).toEqual([[INSIDER, MUSCLE, WILD_CARD]]);
    t.does(3, lay(SIX));
    expect(game.view(t.state, SPECTATOR).played).toEqual([[INSIDER, MUSCLE, WILD_CARD]]);
    expect(game.imagine(t.view(2), new FastRng(1)).played).toEqual(t.state.played);
  });

  it('[CC-7.3] the discard pile and all sizes are open; left-over hands stay hidden to the end', () => {
    const named = {
      seats: 4,
      boss: 1,
      crew: [TEN],
      plays: 3,
      hands: [[THIEF], [FIXER], [MUSCLE], []],
      deck: [GADGETEER],
    };
    const t = table(game, position(named));
    t.does(0, play(THIEF));
    expect(t.view(3)).toMatchObject({ ending: 'short', hand: [], handSizes: [0, 1, 1, 0], deckSize: 1, goal: 4 });
    expect(t.view(3).discard).toEqual([2, 2, 2, 3, 3, 2, 3, 2]);
  });
});

describe('what an event tells', () => {
  const seats = [0, 1, 2, 3].map(seatOf);
  const told = (event: Parameters<typeof game.tells>[0]) => seats.map((seat) => game.tells(event, seat));

  it('[CC-7.1] a card from hand is news to the others, one from deck or row to all', () => {
    expect(told({ type: 'played', seat: seatOf(1), kind: FIXER, from: 'hand' })).toEqual([true, false, true, true]);
    expect(told({ type: 'played', seat: seatOf(1), kind: FIXER, from: 'deck' })).toEqual([true, true, true, true]);
    expect(told({ type: 'played', seat: seatOf(0), kind: FIXER, from: 'row' })).toEqual([true, true, true, true]);
  });

  it('[CC-7.2] a look is news once, and the revealed Reward to whoever had not looked', () => {
    const looked = { type: 'looked', seat: seatOf(2), reward: RING } as const;
    expect(told({ ...looked, again: false })).toEqual([false, false, true, false]);
    expect(told({ ...looked, again: true })).toEqual([false, false, false, false]);
    const revealed = { type: 'revealed', reward: RING, risk: 11, score: 17, knownTo: [seatOf(0), seatOf(2)] } as const;
    expect(told(revealed)).toEqual([false, true, false, true]);
  });

  it('[CC-7.1] a draw is news to who drew; choices in the open are news to nobody', () => {
    expect(told({ type: 'drew', seat: seatOf(3), kinds: [FIXER, FIXER] })).toEqual([false, false, false, true]);
    expect(told({ type: 'laid', seat: seatOf(0), face: NINE })).toEqual([false, false, false, false]);
    expect(told({ type: 'discarded', seat: seatOf(0), face: NINE })).toEqual([false, false, false, false]);
    expect(told({ type: 'announced', score: 12 })).toEqual([false, false, false, false]);
  });

  it('[CC-7.1] solo, the Wild Card may be taken back before the next card is flipped', () => {
    const setup = { seats: 1, options: { risk: '11', boss: '1' } };
    for (let seed = 0; seed < 40; seed++) {
      const match = new Match(game, setup, new Uint8Array(SEED_BYTES).fill(seed));
      if (!match.play(seatOf(0), play(WILD_CARD)).ok) continue;
      const before = match.encode();
      expect(match.undo(seatOf(0)).ok).toBe(true);
      expect(match.play(seatOf(0), play(WILD_CARD)).ok).toBe(true);
      expect(match.encode()).toBe(before);
      expect(match.play(seatOf(0), lay(SIX)).ok).toBe(true);
      expect(match.whyNoUndo(seatOf(0))).toBe('something was learnt');
      return;
    }
    expect.unreachable('no deal with a Wild Card in hand');
  });
});

describe('imagining', () => {
  it('[CC-7.1][CC-7.2] keeps what the viewer knows and deals the rest', () => {
    const named = { seats: 2, crew: [FIXER_3, GRIFTER_5], hands: [[THIEF], [MUSCLE]], deck: [INSIDER], looked: [0] };
    const view = game.view(position({ ...named, tucked: [RING], reward: JOURNAL }), seatOf(0));
    const others = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const s = game.imagine(view, new FastRng(seed));
      expect(Array.from(s.rewards.subarray(0, 2))).toEqual([RING, JOURNAL]);
      expect(new Set(s.rewards).size).toBe(9);
      others.add(s.deck[0]!);
    }
    expect(others).toEqual(new Set([MUSCLE, INSIDER]));
  });

  it('[CC-7.1] asks for chance only to shuffle what is hidden', () => {
    const view = game.view(position({ seats: 2, crew: [THIEF_4], hands: [[FIXER], []], reward: LOOM_LENS }), seatOf(0));
    const rng = script(8, 7, 6, 5, 4, 3, 2, 1);
    game.imagine(view, rng);
    expect(() => rng.done()).not.toThrow();
  });

  it('[CC-2.2] a card that is being played is nowhere else', () => {
    const t = table(game, position({ seats: 2, hands: [[WILD_CARD], [MUSCLE]], deck: [INSIDER] }));
    t.does(0, play(WILD_CARD));
    const s = game.imagine(t.view(1), new FastRng(1));
    expect(game.view(s, seatOf(1))).toEqual(t.view(1));
    expect(s.deck[0]).toBe(INSIDER);
  });
});
