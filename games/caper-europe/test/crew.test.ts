import { describe, expect, it } from 'vitest';
import { cardOf, equip, hire, sell, steal } from '../rules/index.ts';
import { A, B, game, happened, lays, linesOf } from './position.ts';

const card = (id: string) => cardOf(id);
const rest = 'coin-purse fireproof-lining';

describe('§5 Crews, icons and Set Effects', () => {
  it('[CE-5.1] icons see the whole Crew at their Location, and no other Crew', () => {
    const t = lays({
      hands: [`simple-disguise ${rest}`, rest],
      sites: [{ a: ['colonel', 'mime'] }, { a: ['nun'] }],
    });
    t.does(A, equip(card('simple-disguise'), 1));
    expect(t.state.tracker[0]).toBe(2);
    const elsewhere = lays({
      hands: [`simple-disguise ${rest}`, rest],
      sites: [{ a: ['colonel', 'mime'] }, { a: ['nun'] }],
    });
    elsewhere.does(A, equip(card('simple-disguise'), 3));
    expect([...elsewhere.state.tracker]).toEqual([0, 1, 0]);
  });

  it('[CE-5.2] a Caper moves the Tracker toward you; at the end of the track it is lost', () => {
    const t = lays({
      coins: [3, 0],
      hands: [`incognito-tuxedo ${rest}`, rest],
      sites: [{ tracker: 4, a: ['mime'], b: ['nun'] }],
    });
    t.does(A, equip(card('incognito-tuxedo'), 0));
    expect(t.events.flatMap((event) => (event.type === 'caper made' ? [event.lost] : []))).toEqual([false, true]);
    expect(t.state.tracker[0]).toBe(5);
    const other = lays({ turn: 2, hands: ['', `simple-disguise ${rest}`], sites: [{ tracker: -5, b: ['nun'] }] });
    other.does(B, equip(card('simple-disguise'), 0));
    expect(other.state.tracker[0]).toBe(-5);
  });

  it('[CE-5.3] Steal takes the shown Good; Steal any lets you choose among those here', () => {
    const sites = [{ a: ['mime'], goods: [2, 1, 0] }];
    const shown = lays({ coins: [2, 0], hands: [`canvas-roll ${rest}`, rest], sites });
    shown.does(A, equip(card('canvas-roll'), 0));
    expect([...shown.state.loot.subarray(0, 3), ...shown.state.goods.subarray(0, 3)]).toEqual([0, 1, 0, 2, 0, 0]);
    const any = lays({ coins: [2, 0], hands: [`skeleton-keys ${rest}`, rest], sites });
    expect(any.refusal(A, steal(0))).toEqual({ clause: 'CE-5.3', reason: 'nothing to steal' });
    any.does(A, equip(card('skeleton-keys'), 0));
    expect(any.legal()).toEqual([steal(0), steal(1)]);
    expect(any.refusal(A, steal(2))).toEqual({ clause: 'CE-5.3', reason: 'good not here' });
    any.does(A, steal(0));
    expect([...any.state.loot.subarray(0, 3), ...any.state.goods.subarray(0, 3)]).toEqual([1, 0, 0, 1, 1, 0]);
  });

  it('[CE-5.3] with no matching Good the card is playable and the icon does nothing', () => {
    const t = lays({
      coins: [4, 0],
      hands: [`canvas-roll ${rest}`, `skeleton-keys ${rest}`],
      sites: [{ a: ['mime'], goods: [1, 0, 1] }],
    });
    t.does(A, equip(card('canvas-roll'), 0));
    expect(happened(t)).toEqual(['equipped', 'nothing stolen', 'swapped']);
    const none = lays({ coins: [4, 0], hands: [`skeleton-keys ${rest}`, rest], sites: [{ a: ['mime'] }] });
    none.does(A, equip(card('skeleton-keys'), 0));
    expect(happened(none)).toEqual(['equipped', 'nothing stolen', 'swapped']);
    expect([...none.state.loot]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('[CE-5.3] a Coin icon brings a Coin', () => {
    const t = lays({ coins: [1, 0], hands: [`getaway-fund ${rest}`, rest], sites: [{ a: ['mime'] }] });
    t.does(A, equip(card('getaway-fund'), 0));
    expect(happened(t)).toEqual(['equipped', 'coins gained', 'caper made', 'swapped']);
    expect(t.state.coins[A]).toBe(1);
  });

  it('[CE-5.4] a Point is scored at the end, from Thieves and from Gear', () => {
    const t = lays({ sites: [{ a: ['nun smoke-screen plasma-cutter'] }] });
    expect(linesOf(t.state, A, 'thieves', 'nun')).toEqual([1]);
    expect(linesOf(t.state, A, 'gear', 'smoke-screen')).toEqual([1]);
    expect(linesOf(t.state, A, 'gear', 'plasma-cutter')).toEqual([1]);
  });

  it('[CE-5.5] a Set Effect resolves on arrival for all that is there, and later for each that comes', () => {
    const t = lays({
      round: 3,
      hands: ['arsonist nun mime', 'dame cleaner mime'],
      sites: [{ a: ['barber blazeblaster fireproof-lining coin-purse'] }],
    });
    t.does(A, hire(card('arsonist'), 0));
    expect(t.state.tracker[0]).toBe(2);
    const later = lays({
      hands: [`fireproof-lining ${rest}`, rest],
      sites: [{ a: ['arsonist', 'barber blazeblaster'] }],
    });
    later.does(A, equip(card('fireproof-lining'), 0));
    expect(later.state.tracker[0]).toBe(1);
  });

  it('[CE-5.5] the arriving card counts if it is an X', () => {
    const t = lays({
      city: 'london',
      round: 3,
      hands: ['royal nun mime', 'dame cleaner mime'],
      sites: [{ a: ['barber'] }],
    });
    t.does(A, hire(card('royal'), 0));
    expect(t.state.coins[A]).toBe(3 + 2);
  });

  it('[CE-5.5] point Set Effects are counted at the end only', () => {
    const t = lays({
      coins: [1, 0],
      hands: [`counterfeit-plates ${rest}`, rest],
      sites: [{ a: ['mime', 'nun coin-purse'] }],
    });
    t.does(A, equip(card('counterfeit-plates'), 0));
    expect(happened(t)).toEqual(['equipped', 'swapped']);
    expect(linesOf(t.state, A, 'gear', 'counterfeit-plates')).toEqual([2]);
  });

  it.each([
    [['dame simple-disguise'], 0],
    [['dame simple-disguise coin-purse'], 1],
    [['dame simple-disguise simple-disguise smoke-screen'], 1],
    [['dame simple-disguise simple-disguise smoke-screen', 'mime incognito-tuxedo'], 2],
    [['dame simple-disguise coin-purse coin-purse', 'mime coin-purse'], 1],
    [['dame coin-purse coin-purse'], 0],
  ])('[CE-5.6] purple + any Gear: %s makes %i sets', (crew, sets) => {
    const t = lays({ sites: [{ a: crew }] });
    expect(linesOf(t.state, A, 'thieves', 'dame')).toEqual([2 * sets]);
  });

  it('[CE-5.6] one card serves one set per Set Effect, but many different Set Effects', () => {
    const crew = ['dame simple-disguise coin-purse', 'actress skeleton-keys', 'gentleman'];
    const t = lays({ sites: [{ a: crew }] });
    expect(['dame', 'actress', 'gentleman'].map((id) => linesOf(t.state, A, 'thieves', id))).toEqual([[2], [2], [4]]);
  });

  it('[CE-5.7] Set Effects over Goods, laundered Coins and discards look at your Hideout', () => {
    const t = lays({
      city: 'rome',
      loot: [
        [2, 3, 1],
        [4, 4, 4],
      ],
      laundered: [2, 1],
      discards: ['coin-purse mime', 'coin-purse coin-purse coin-purse'],
      sites: [{ a: ['forger veloce-wheels', 'artist', 'bookie'] }],
    });
    expect(['forger', 'artist', 'bookie'].map((id) => linesOf(t.state, A, 'thieves', id))).toEqual([[3], [6], [2]]);
    expect(linesOf(t.state, A, 'gear', 'veloce-wheels')).toEqual([1]);
  });

  it('[CE-5.8] only your own Crew counts, for triggers and for points', () => {
    const t = lays({
      hands: [`simple-disguise ${rest}`, rest],
      sites: [{ a: ['mime', 'dame'], b: ['colonel smoke-screen smoke-screen smoke-screen'] }],
    });
    t.does(A, equip(card('simple-disguise'), 0));
    expect(t.state.tracker[0]).toBe(1);
    expect(linesOf(t.state, A, 'thieves', 'dame')).toEqual([0]);
  });

  it('[CE-5.9] a Location Effect serves either player who meets its condition there', () => {
    const sites = [{ at: 'moulin-rouge', a: ['mime'], b: ['nun'] }, { a: ['dame'] }];
    const a = lays({ coins: [2, 2], hands: [`plans-caches ${rest}`, rest], sites });
    a.does(A, equip(card('plans-caches'), 0));
    expect(a.state.tracker[0]).toBe(1);
    const b = lays({ turn: 2, coins: [2, 2], hands: [rest, `plans-caches ${rest}`], sites });
    b.does(B, equip(card('plans-caches'), 0));
    expect(b.state.tracker[0]).toBe(-1);
    const elsewhere = lays({ coins: [2, 2], hands: [`plans-caches ${rest}`, rest], sites });
    elsewhere.does(A, equip(card('plans-caches'), 3));
    expect([...elsewhere.state.tracker]).toEqual([0, 0, 0]);
  });

  it('[CE-5.10] the only Good is taken at once and logged', () => {
    const t = lays({
      coins: [2, 0],
      hands: [`skeleton-keys ${rest}`, rest],
      sites: [{ a: ['mime'], goods: [0, 2, 0] }],
    });
    t.does(A, equip(card('skeleton-keys'), 0));
    expect(happened(t)).toEqual(['equipped', 'good stolen', 'swapped']);
    expect(t.state.loot[1]).toBe(1);
  });

  it('[CE-5.10] a player who holds one kind of Gear and cannot play it sells it at once', () => {
    const t = lays({
      hands: ['coin-purse blazeblaster blazeblaster', 'acid-vial acid-vial'],
      sites: [{ b: ['mime'] }],
    });
    t.does(A, sell(card('coin-purse')));
    const sales = t.events.flatMap((event) => (event.type === 'sold' ? [[event.seat, event.forced]] : []));
    expect(sales).toEqual([
      [A, false],
      [B, true],
      [A, true],
    ]);
    expect(game.view(t.state, A as never).coins).toEqual([2, 1]);
  });
});
