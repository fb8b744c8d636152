import { describe, expect, it } from 'vitest';
import { locationOf } from '../rules/card.ts';
import { burn, cardOf, equip, hire } from '../rules/index.ts';
import { A, B, game, lay, lays, linesOf, scores, sheetOf } from './position.ts';

const card = (id: string) => cardOf(id);
const rest = 'coin-purse fireproof-lining';

describe('§10 Worked examples', () => {
  it('[CE-10.1] Tess in Paris: 17 + 16 + 8 + 14 = 55, line by line', () => {
    const s = lay({
      sites: [
        {
          at: 'louvre',
          tracker: 2,
          a: ['bon-vivant false-bottom-briefcase glass-cutter canvas-roll', 'mime blazeblaster'],
        },
        {
          at: 'moulin-rouge',
          tracker: 4,
          a: [
            'gentleman skeleton-keys plans-caches',
            'dame simple-disguise coin-purse plans-caches',
            'colonel simple-disguise incognito-tuxedo',
          ],
        },
        { at: 'yacht', tracker: 0, a: ['actress plasma-cutter velvet-gloves'] },
      ],
      loot: [
        [1, 2, 2],
        [0, 0, 0],
      ],
    });
    const lines = (heading: string) => sheetOf(s, A, heading).lines.map(({ of, points }) => [of[0], points]);
    expect(lines('locations')).toEqual([
      [locationOf('louvre'), 3],
      [locationOf('louvre'), 4],
      [locationOf('louvre'), 0],
      [locationOf('moulin-rouge'), 5],
      [locationOf('moulin-rouge'), 3],
      [locationOf('moulin-rouge'), 2],
    ]);
    expect(lines('thieves')).toEqual([
      [card('bon-vivant'), 4],
      [card('gentleman'), 4],
      [card('dame'), 6],
      [card('actress'), 2],
    ]);
    expect(lines('gear')).toEqual([
      [card('false-bottom-briefcase'), 3],
      [card('plans-caches'), 2],
      [card('plans-caches'), 2],
      [card('plasma-cutter'), 1],
    ]);
    expect(sheetOf(s, A, 'goods').lines.map(({ points }) => points)).toEqual([5, 9]);
    expect(scores(s, A)).toEqual({ locations: 17, thieves: 16, gear: 8, goods: 14 });
    s.round = 6;
    s.turn = 0;
    expect(game.outcome(s)).toMatchObject({ ending: 'points', winners: [A], scores: [55, 0] });
  });

  it('[CE-10.2] the example of the draft', () => {
    const crew = [
      'gentleman simple-disguise simple-disguise plasma-cutter',
      'dame smoke-screen false-documents skeleton-keys',
      'cleaner',
    ];
    const s = lay({
      sites: [{ at: 'yacht', tracker: 1, a: crew }],
      loot: [
        [2, 2, 1],
        [0, 0, 0],
      ],
    });
    expect(linesOf(s, A, 'locations', 'yacht')).toEqual([4, 4, 0]);
    expect(['gentleman', 'dame', 'cleaner'].map((id) => linesOf(s, A, 'thieves', id))).toEqual([[4], [6], [0]]);
    const gear = ['plasma-cutter', 'smoke-screen', 'false-documents'];
    expect(gear.map((id) => linesOf(s, A, 'gear', id))).toEqual([[1], [1], [3]]);
    expect(sheetOf(s, A, 'goods').lines.map(({ points }) => points)).toEqual([5, 9]);
  });

  it('[CE-10.3] the Conductor joins two green cards: two Capers at once, one more for each green card later', () => {
    const t = lays({
      round: 3,
      hands: ['conductor nun mime', 'dame cleaner mime'],
      sites: [{ a: ['barber false-bottom-briefcase canvas-roll'] }],
    });
    t.does(A, hire(card('conductor'), 0));
    expect(t.state.tracker[0]).toBe(2);
    const later = lays({
      coins: [2, 0],
      hands: [`padded-crate ${rest}`, rest],
      sites: [{ tracker: 2, a: ['barber false-bottom-briefcase canvas-roll', 'conductor'] }],
    });
    later.does(A, equip(card('padded-crate'), 1));
    expect(later.state.tracker[0]).toBe(3);
  });

  it('[CE-10.4] a Simple Disguise with the Colonel gives two Capers; burning it takes one back', () => {
    const t = lays({
      coins: [0, 2],
      hands: [`simple-disguise blazeblaster ${rest}`, `blazeblaster ${rest}`],
      sites: [{ a: ['colonel'], b: ['mime'] }],
    });
    t.does(A, equip(card('simple-disguise'), 0));
    expect(t.state.tracker[0]).toBe(2);
    t.does(B, equip(card('blazeblaster'), 0));
    expect(t.state.tracker[0]).toBe(1);
  });

  it('[CE-10.5] a burned Plasma Cutter: its owner returns three Coins, not four; the Banker’s gain stays', () => {
    const t = lays({
      turn: 2,
      coins: [3, 2],
      hands: [rest, `blazeblaster ${rest}`],
      sites: [{ tracker: 1, a: ['banker plasma-cutter', 'colonel simple-disguise'], b: ['artist'] }],
    });
    t.does(B, equip(card('blazeblaster'), 0), burn(0));
    expect(t.events).toContainEqual({ type: 'coins returned', owner: A, coins: 3 });
    expect([...t.state.coins, t.state.supply, t.state.tracker[0]]).toEqual([0, 0, 10, 1]);
  });
});
