import { ActionList, FastRng, NOBODY, seatOf, SPECTATOR, UNKNOWN } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { earlier } from '../rules/earlier.ts';
import { caperEuropeWith, cardOf, equip, hire, sell, type State } from '../rules/index.ts';
import { A, B, game, happened, lays } from './position.ts';

/** Plays on at random until the round has this number (from 1) and this many turns are done. */
function playTo(seed: number, round: number, turn = 0, by: typeof game = game): State {
  const rng = new FastRng(seed);
  const s = by.setup({ seats: 2, options: { city: 'rome', localColour: 'off' } }, rng);
  const list = new ActionList();
  while (s.round < round - 1 || (s.round === round - 1 && s.turn < turn)) {
    list.clear();
    by.legal(s, list);
    by.apply(s, list.at(rng.below(list.size)), { rng, log: undefined });
  }
  return s;
}

/** Who acts first in each round, and whom the round track of a view names. */
function startersIn(by: typeof game): readonly number[] {
  const actors = [1, 2, 3, 4, 5, 6].map((round) => by.actor(playTo(9, round, 0, by)));
  expect(by.view(playTo(9, 1, 0, by), SPECTATOR).starters).toEqual(actors);
  return actors;
}

describe('§2 Rounds', () => {
  it('[CE-2.1] hands of 4, 6, 3, 6, 2 and 6 cards are dealt and use up both decks', () => {
    const left = [1, 2, 3, 4, 5, 6].map((round) => {
      const s = playTo(round, round);
      return [...s.handSize, s.thievesLeft, s.gearLeft];
    });
    expect(left).toEqual([
      [4, 4, 10, 36],
      [6, 6, 10, 24],
      [3, 3, 4, 24],
      [6, 6, 4, 12],
      [2, 2, 0, 12],
      [6, 6, 0, 0],
    ]);
  });

  it('[CE-2.1] A receives the top cards of the deck, B the next ones', () => {
    const t = lays({ round: 1, turn: 5, hands: ['mime', 'nun dame'], sites: [{}, {}, {}] });
    const top = ['coin-purse', 'glass-cutter', 'acid-vial', 'super-magnet', 'canvas-roll', 'padded-crate'].map(cardOf);
    const next = ['smoke-screen', 'veloce-wheels', 'mesmerizer', 'bowler-hat', 'castanets', 'hollow-book'].map(cardOf);
    t.state.gearLeft = 36;
    t.state.gearDeck.set([...next, ...top], 24);
    t.does(B, hire(cardOf('dame'), 0));
    expect(t.view(A).hands[A]).toEqual(top.toSorted((x, y) => x - y));
    expect(t.view(B).hands[B]).toEqual(next.toSorted((x, y) => x - y));
    expect(t.state.gearLeft).toBe(24);
  });

  it('[CE-2.2] A starts rounds 1, 4 and 5, B starts rounds 2, 3 and 6', () => {
    expect(startersIn(game)).toEqual([A, B, B, A, A, B]);
  });

  it('[CE-2.2] who starts a round is a figure; in version 1 A started the Thief rounds and B the Gear rounds', () => {
    expect(startersIn(caperEuropeWith({ 'starts/1': B, 'starts/6': A }))).toEqual([B, B, B, A, A, A]);
    expect(startersIn(earlier.at(-1)!)).toEqual([A, B, A, B, A, B]);
  });

  it('[CE-2.3] the starter plays, then the other, then they swap whole hands', () => {
    const t = lays({ round: 1, turn: 0, hands: ['mime nun dame barber', 'colonel banker forger artist'] });
    t.does(A, hire(cardOf('mime'), 0));
    expect(game.actor(t.state)).toBe(B);
    expect(t.view(A).hands[A]).toEqual(['dame', 'barber', 'nun'].map(cardOf));
    t.does(B, hire(cardOf('banker'), 0));
    expect(game.actor(t.state)).toBe(A);
    expect(t.view(A).hands).toEqual([
      ['colonel', 'forger', 'artist'].map(cardOf),
      ['dame', 'barber', 'nun'].map(cardOf),
    ]);
  });

  it('[CE-2.3] a card that is not in hand, and a card out of turn, are refused', () => {
    const t = lays({ round: 1, turn: 0, hands: ['mime nun', 'dame banker'] });
    expect(t.refusal(A, hire(cardOf('dame'), 0))).toEqual({ clause: 'CE-2.3', reason: 'not in hand' });
    expect(t.refusal(B, hire(cardOf('dame'), 0))).toEqual({ clause: 'CE-2.3', reason: 'not your turn' });
    expect(t.refusal(A, sell(cardOf('coin-purse')))).toEqual({ clause: 'CE-2.1', reason: 'thief round' });
  });

  it('[CE-2.4] with one card each there is no swap: both discard it, the starter first', () => {
    const t = lays({ round: 1, turn: 5, hands: ['mime', 'nun dame'] });
    t.does(B, hire(cardOf('dame'), 0));
    const discarded = t.events.filter((event) => event.type === 'discarded');
    expect(discarded).toEqual([
      { type: 'discarded', seat: A, card: cardOf('mime') },
      { type: 'discarded', seat: B, card: cardOf('nun') },
    ]);
    expect(happened(t)).not.toContain('swapped');
    expect(t.view(A).discards).toEqual([[cardOf('mime')], [cardOf('nun')]]);
    expect([t.state.round, t.state.turn]).toEqual([1, 0]);
  });

  it('[CE-2.4] in round two B, who started it, discards first, and what that triggers is resolved before A discards', () => {
    const t = lays({
      city: 'rome',
      round: 2,
      turn: 9,
      hands: ['family-ring coin-purse', 'veloce-wheels'],
      sites: [{ a: ['mime'], b: ['driver'] }],
    });
    t.does(A, equip(cardOf('coin-purse'), 0));
    const last = happened(t).slice(happened(t).indexOf('discarded'), -3);
    expect(last).toEqual(['discarded', 'caper made', 'discarded']);
    expect(t.state.tracker[0]).toBe(-1);
  });

  it('[CE-2.4] the discards of round six count before scoring', () => {
    const t = lays({
      city: 'rome',
      round: 6,
      turn: 9,
      hands: ['coin-purse coin-purse', 'laurel-wreath'],
      sites: [{ a: ['mime veloce-wheels'] }],
    });
    t.does(A, sell(cardOf('coin-purse')));
    expect(game.actor(t.state)).toBe(NOBODY);
    expect(game.outcome(t.state)!.scores).toEqual([2, 0]);
    expect(t.refusal(A, sell(cardOf('coin-purse')))).toEqual({ clause: 'CE-2.1', reason: 'game over' });
  });

  it('[CE-2.5] hands are secret before the first swap of a round, and known to both players after it', () => {
    const before = lays({ round: 1, turn: 0, hands: ['mime nun dame barber', 'colonel banker forger artist'] });
    expect(before.view(A).hands[B]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(before.view(A).handsOpen).toBe(false);
    before.does(A, hire(cardOf('mime'), 0));
    expect(before.view(B).hands[A]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    before.does(B, hire(cardOf('banker'), 0));
    expect(before.view(A).handsOpen).toBe(true);
    expect(before.view(B).hands).toEqual(before.view(A).hands);
    expect(before.view(A).hands[B]).toEqual(['dame', 'barber', 'nun'].map(cardOf));
  });

  it('[CE-2.5] what was passed on is imagined just as it is; what was not seen is dealt again', () => {
    const known = playTo(4, 2, 4);
    const unknown = playTo(4, 2, 1);
    const hands = (s: State) => [...s.hand].join();
    const imagined = (s: State) =>
      new Set(Array.from({ length: 40 }, (_, i) => hands(game.imagine(game.view(s, seatOf(A)), new FastRng(i)))));
    expect([...imagined(known)]).toEqual([hands(known)]);
    expect(imagined(unknown).size).toBeGreaterThan(20);
  });

  it('[CE-2.5] discards lie face up for everybody; hands stay secret from spectators', () => {
    const t = lays({ discards: ['mime coin-purse', 'nun'] });
    const view = game.view(t.state, SPECTATOR);
    expect(view.discards).toEqual([['mime', 'coin-purse'].map(cardOf), [cardOf('nun')]]);
    expect(view.hands.flat().every((card) => card === UNKNOWN)).toBe(true);
  });

  it('[CE-2.5] nobody but the player is told what was dealt, and spectators not what was swapped', () => {
    const t = lays({ round: 1, turn: 5, hands: ['mime', 'nun dame'] });
    t.does(B, hire(cardOf('dame'), 0));
    const dealt = (seat: number) => t.seen(seat).filter((event) => event.type === 'dealt');
    expect(dealt(A)[B]).toMatchObject({ cards: Array<number>(6).fill(UNKNOWN) });
    expect(dealt(A)[A]).not.toMatchObject({ cards: Array<number>(6).fill(UNKNOWN) });
    const swap = { type: 'swapped', hands: [[cardOf('mime')], [cardOf('nun')]], open: false } as const;
    expect(game.redact(swap, SPECTATOR)).toEqual({ ...swap, hands: [[UNKNOWN], [UNKNOWN]] });
    expect(game.redact(swap, seatOf(B))).toEqual(swap);
  });

  it('[CE-2.5] the first card of a hand that nobody has seen is news to the other player, later ones are not', () => {
    const t = lays({ round: 1, turn: 0, hands: ['mime nun dame barber', 'colonel banker forger artist'] });
    t.does(A, hire(cardOf('mime'), 0));
    t.does(B, hire(cardOf('banker'), 0));
    t.does(A, hire(cardOf('colonel'), 1));
    const news = t.events.map((event) => [event.type, game.tells(event, seatOf(A)), game.tells(event, seatOf(B))]);
    expect(news.filter(([type]) => type === 'hired' || type === 'swapped')).toEqual([
      ['hired', false, true],
      ['hired', true, false],
      ['swapped', true, true],
      ['hired', false, false],
    ]);
  });

  it('[CE-2.6] once both decks are dealt out, what a player imagines is the truth itself', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (let turn = 0; turn < 10; turn++) {
        const s = playTo(seed, 6, turn);
        for (const seat of [A, B]) {
          const imagined = game.imagine(game.view(s, seatOf(seat)), new FastRng(seed));
          expect(game.encode(imagined)).toBe(game.encode(s));
        }
      }
    }
  });

  it('[CE-2.6] in rounds five and six each player knows the other hand at once, spectators do not', () => {
    for (const round of [5, 6]) {
      const s = playTo(3, round);
      const hand = [...s.hand.subarray(6, 6 + s.handSize[B]!)];
      expect(game.view(s, seatOf(A)).hands[B]).toEqual(hand);
      expect(game.view(s, SPECTATOR).hands[B]).toEqual(hand.map(() => UNKNOWN));
    }
    expect(game.view(playTo(3, 4), seatOf(A)).handsOpen).toBe(false);
  });
});
