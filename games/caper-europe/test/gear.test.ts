import { describe, expect, it } from 'vitest';
import { cardOf, equip, sell, steal } from '../rules/index.ts';
import { COLOURS, hueOf } from '../rules/cities.ts';
import { GEAR } from '../rules/cards/gear.ts';
import { A, B, game, happened, lays, linesOf } from './position.ts';

const card = (id: string) => cardOf(id);
const rest = 'coin-purse fireproof-lining';

describe('§4 Gear turn', () => {
  it('[CE-4.1] Gear is played on one of your Thieves, or sold for a Coin', () => {
    const t = lays({
      hands: ['simple-disguise coin-purse coin-purse', ''],
      sites: [{ a: ['mime'], b: ['nun'] }, {}, { a: ['dame', 'chef'] }],
    });
    expect(t.legal()).toEqual([
      ...[0, 6, 7].map((place) => equip(card('simple-disguise'), place)),
      ...[0, 6, 7].map((place) => equip(card('coin-purse'), place)),
      sell(card('simple-disguise')),
      sell(card('coin-purse')),
    ]);
    expect(t.refusal(A, equip(card('coin-purse'), 1))).toEqual({ clause: 'CE-4.1', reason: 'no thief' });
    t.does(A, equip(card('simple-disguise'), 7));
    expect(t.view(B).sites[2]!.crews[A]![1]).toEqual({ thief: card('chef'), gear: [card('simple-disguise')] });
  });

  it('[CE-4.1] a sale discards face up with what it triggers, and only then brings the Coin', () => {
    const t = lays({
      city: 'rome',
      hands: [`family-ring ${rest}`, rest],
      sites: [{ a: ['driver'] }],
    });
    t.does(A, sell(card('family-ring')));
    expect(happened(t)).toEqual(['sold', 'caper made', 'coins gained', 'swapped']);
    expect(t.view(B).discards[A]).toEqual([card('family-ring')]);
    expect([t.state.coins[A], t.state.tracker[0]]).toEqual([1, 1]);
  });

  it('[CE-4.2] the cost is paid first, and Coins that the card brings cannot pay for it', () => {
    const sites = [{ a: ['mime'] }];
    const poor = lays({ coins: [2, 0], hands: [`plasma-cutter ${rest}`, rest], sites });
    expect(poor.refusal(A, equip(card('plasma-cutter'), 0))).toEqual({ clause: 'CE-4.2', reason: 'too dear' });
    expect(poor.legal()).toEqual([
      equip(card('fireproof-lining'), 0),
      equip(card('coin-purse'), 0),
      ...['fireproof-lining', 'plasma-cutter', 'coin-purse'].map((id) => sell(card(id))),
    ]);
    const rich = lays({ coins: [3, 0], hands: [`plasma-cutter ${rest}`, rest], sites });
    rich.does(A, equip(card('plasma-cutter'), 0));
    expect([rich.state.coins[A], rich.state.supply]).toEqual([4, 6]);
  });

  it('[CE-4.2] what is paid lies in the supply before the icons are resolved', () => {
    const t = lays({
      coins: [3, 7],
      hands: [`plasma-cutter ${rest}`, rest],
      sites: [{ a: ['mime'] }],
    });
    t.does(A, equip(card('plasma-cutter'), 0));
    expect([...t.state.coins, t.state.supply]).toEqual([4, 6, 0]);
  });

  it('[CE-4.3] a Thief holds at most three Gear cards, the latest on top', () => {
    const t = lays({
      hands: [`coin-purse ${rest}`, rest],
      sites: [{ a: ['mime coin-purse simple-disguise', 'nun coin-purse coin-purse coin-purse'] }],
    });
    expect(t.refusal(A, equip(card('coin-purse'), 1))).toEqual({ clause: 'CE-4.3', reason: 'thief full' });
    t.does(A, equip(card('coin-purse'), 0));
    expect(t.view(A).sites[0]!.crews[A]![0]!.gear.at(-1)).toBe(card('coin-purse'));
  });

  it('[CE-4.4] own icons from top to bottom, then Set Effects, then the Location Effect', () => {
    const t = lays({
      coins: [3, 0],
      hands: [`perfume-atomiser ${rest}`, rest],
      sites: [{ at: 'moulin-rouge', a: ['chef'] }],
    });
    t.does(A, equip(card('perfume-atomiser'), 0));
    const by = t.events.flatMap((event) => (event.type === 'caper made' ? [event.by] : []));
    expect(by).toEqual([{ card: card('perfume-atomiser') }, { card: card('chef') }, { location: t.state.location[0] }]);
    expect(t.state.tracker[0]).toBe(3);
  });

  it('[CE-4.4] a choice among the own icons comes before what the arrival triggers, and the game can be saved there', () => {
    const t = lays({
      coins: [3, 0],
      hands: [`super-magnet ${rest}`, rest],
      sites: [{ a: ['conductor'], goods: [1, 0, 1] }],
    });
    t.does(A, equip(card('super-magnet'), 0));
    expect(t.state.tracker[0]).toBe(0);
    expect(t.legal()).toEqual([steal(0), steal(2)]);
    expect(game.encode(game.decode(game.encode(t.state)))).toBe(game.encode(t.state));
    expect(t.refusal(A, sell(card('coin-purse')))).toEqual({ clause: 'CE-5.3', reason: 'steal first' });
    expect(t.refusal(B, sell(card('coin-purse')))).toEqual({ clause: 'CE-2.3', reason: 'not your turn' });
    t.does(A, steal(2));
    expect(happened(t)).toEqual(['equipped', 'good stolen', 'caper made', 'caper made', 'swapped']);
    expect(t.state.tracker[0]).toBe(2);
  });

  it('[CE-4.5] with no Thief to take it, or no Coins to pay for it, Gear can still be sold', () => {
    const noThief = lays({ coins: [9, 0], hands: ['coin-purse blazeblaster', ''] });
    expect(noThief.legal()).toEqual([sell(card('blazeblaster')), sell(card('coin-purse'))]);
    const noCoins = lays({ hands: ['blazeblaster acid-vial', ''], sites: [{ a: ['mime'] }] });
    expect(noCoins.legal()).toEqual([sell(card('blazeblaster')), sell(card('acid-vial'))]);
  });

  it('[CE-4.6] four core colours and one for each City; “any Gear” means all of them and never Thieves', () => {
    const colours = Object.fromEntries(GEAR.map(({ set, colour }) => [colour, set]));
    expect(colours).toEqual({
      purple: 'core',
      green: 'core',
      red: 'core',
      yellow: 'core',
      'light blue': 'paris',
      bronze: 'rome',
      silver: 'london',
      orange: 'barcelona',
    });
    expect(COLOURS.map(hueOf)).toEqual([0, 1, 2, 3, 4, 4, 4, 4]);
    const crew = ['mime simple-disguise skeleton-keys blazeblaster', 'nun coin-purse plans-caches'];
    const t = lays({ sites: [{ at: 'grand-terminus', tracker: 1, a: crew }] });
    expect(linesOf(t.state, A, 'locations', 'grand-terminus')).toEqual([1, 5, 0]);
  });
});
