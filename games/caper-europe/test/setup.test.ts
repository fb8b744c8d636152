import { everySetup, FastRng, NOBODY, seatOf, setUp, type Setup } from '@hideout/kernel';
import { script, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { locationOf } from '../rules/card.ts';
import { earlier } from '../rules/earlier.ts';
import { cardOf, hire, replace, type Event, type State } from '../rules/index.ts';
import { GEAR } from '../rules/cards/gear.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import { THIEVES } from '../rules/cards/thieves.ts';
import { CITIES, type City } from '../rules/cities.ts';
import { A, B, game } from './position.ts';

const setup = (city: City, localColour = 'off'): Setup => ({ seats: 2, options: { city, localColour } });
const start = (city: City, seed: number, localColour = 'off'): State =>
  game.setup(setup(city, localColour), new FastRng(seed));
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

/** Every Thief and Gear of a fresh game: hands and decks. */
function cardsIn(s: State): number[] {
  const hands = [0, 1].flatMap((seat) => [...s.hand.subarray(seat * 6, seat * 6 + s.handSize[seat]!)]);
  return [...hands, ...s.thiefDeck.subarray(0, s.thievesLeft), ...s.gearDeck.subarray(0, s.gearLeft)];
}

const LAID = ['goods laid', 'goods laid', 'goods laid'];
const isOfLondon = (id: number): boolean => LOCATIONS[id]!.set === 'london';

/** Where in many games of London a City Location came in, and which. */
function replacements(by: typeof game, localColour: string): { readonly site: number; readonly location: number }[] {
  return Array.from({ length: 400 }, (_, seed) => seed).flatMap((seed) => {
    const [off, on] = ['off', localColour].map((each) => [
      ...by.setup(setup('london', each), new FastRng(seed)).location,
    ]);
    expect(on!.some(isOfLondon)).toBe(true);
    const changed = [0, 1, 2].filter((site) => on![site] !== off![site]);
    expect(changed).toHaveLength(off!.some(isOfLondon) ? 0 : 1);
    return changed.map((site) => ({ site, location: on![site]! }));
  });
}

/** A game of London in which the starter must choose. */
function chooses() {
  const s = seeds.map((seed) => start('london', seed, 'chosen')).find(({ depth }) => depth === 1)!;
  return table(game, s, new FastRng(1));
}

describe('§1 Set-up', () => {
  it('[CE-1.1] two players choose one of four Cities', () => {
    expect(setUp(game, 3)).toEqual({ ok: false, problem: 'this game is for 2 players' });
    expect(setUp(game, 2)).toEqual({ ok: true, value: setup('paris') });
    expect(setUp(game, 2, { city: 'vienna' })).toMatchObject({ ok: false });
    expect([...everySetup(game)].map(({ options }) => options['city'])).toEqual(
      CITIES.flatMap((city) => [city, city, city]),
    );
  });

  it.each(CITIES)('[CE-1.2] the cards of %s join the core, and no others', (city) => {
    const isIn = ({ set }: { set: string }) => set === 'core' || set === city;
    expect([LOCATIONS, THIEVES, GEAR].map((cards) => cards.filter(isIn).length)).toEqual([
      13,
      18,
      { paris: 20, rome: 21, london: 21, barcelona: 21 }[city],
    ]);
    const expected = [
      ...THIEVES.filter(isIn).map(({ id }) => cardOf(id)),
      ...GEAR.filter(isIn).flatMap(({ id, copies }) => Array<number>(copies.value).fill(cardOf(id))),
    ];
    expect(expected).toHaveLength(18 + 36);
    for (const seed of seeds) expect(cardsIn(start(city, seed)).toSorted((x, y) => x - y)).toEqual(expected);
  });

  it('[CE-1.3] three different Locations of core and City are turned up, each of the 13 at each site', () => {
    const met = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (let seed = 0; seed < 600; seed++) {
      const { location } = start('rome', seed);
      expect(new Set(location).size).toBe(3);
      location.forEach((id, site) => met[site]!.add(id));
    }
    const possible = LOCATIONS.flatMap(({ set, id }) => (set === 'core' || set === 'rome' ? [locationOf(id)] : []));
    for (const ids of met) expect([...ids].toSorted((x, y) => x - y)).toEqual(possible);
  });

  it('[CE-1.3] local colour by lot: if no City Location shows, one comes to any of the three sites', () => {
    const met = replacements(game, 'lot');
    expect(new Set(met.map(({ site }) => site))).toEqual(new Set([0, 1, 2]));
    expect(new Set(met.map(({ location }) => location)).size).toBe(5);
  });

  it('[CE-1.3] until version 2 it came to the third site', () => {
    for (const before of earlier) {
      expect(new Set(replacements(before, 'on').map(({ site }) => site))).toEqual(new Set([2]));
      expect(setUp(before, 2, { localColour: 'lot' })).toMatchObject({ ok: false });
    }
    expect(setUp(game, 2, { localColour: 'on' })).toMatchObject({ ok: false });
  });

  it('[CE-1.3] local colour by choice: the starter says which Location makes way, then come Goods and cards', () => {
    const t = chooses();
    expect(t.legal()).toEqual([replace(0), replace(1), replace(2)]);
    expect([game.actor(t.state), ...t.state.goods, ...t.state.handSize]).toEqual([A, ...Array<number>(11).fill(0)]);
    const [first, middle, third] = t.state.location;
    const newcomer = t.view(A).frames[0]!;
    expect(newcomer).toMatchObject({ step: 'replace', seat: A });
    t.does(A, replace(1));
    expect([...t.state.location]).toEqual([first, 'location' in newcomer && newcomer.location, third]);
    expect(t.events[0]).toMatchObject({ type: 'location replaced', seat: A, replaced: middle });
    expect(t.events.slice(1).map(({ type }) => type)).toEqual([...LAID, 'round began', 'dealt', 'dealt']);
    expect([...t.state.goods].reduce((sum, n) => sum + n)).toBe(12);
    expect([...t.state.handSize, t.state.round, t.state.turn, game.actor(t.state)]).toEqual([4, 4, 0, 0, A]);
  });

  it('[CE-1.3] nothing else can be done before that choice, and it cannot be made at another time or by another', () => {
    const t = chooses();
    expect(t.refusal(B, replace(0))).toEqual({ clause: 'CE-2.3', reason: 'not your turn' });
    expect(t.refusal(A, hire(cardOf('mime'), 0))).toEqual({ clause: 'CE-1.3', reason: 'replace first' });
    t.does(A, replace(0));
    expect(t.refusal(A, replace(1))).toEqual({ clause: 'CE-1.3', reason: 'nothing to replace' });
  });

  it('[CE-1.3] where a City Location shows there is nothing to choose', () => {
    const starts = seeds.map((seed) => start('london', seed, 'chosen'));
    for (const s of starts) expect(s.depth === 0).toBe([...s.location].some(isOfLondon));
    expect(new Set(starts.map((s) => s.depth))).toEqual(new Set([0, 1]));
  });

  it('[CE-1.6] the set-up is told: Locations, local colour, Goods, who starts, the deal', () => {
    const told = (localColour: string, seed: number): Event[] => {
      const events: Event[] = [];
      game.setup(setup('london', localColour), new FastRng(seed), undefined, {
        emit: (event) => void events.push(event),
      });
      return events;
    };
    const { location, goods } = start('london', 1);
    expect(told('off', 1)).toMatchObject([
      { type: 'locations turned up', locations: [...location] },
      ...[0, 1, 2].map((site) => ({
        type: 'goods laid',
        location: location[site],
        goods: [...goods.subarray(3 * site, 3 * site + 3)],
      })),
      { type: 'round began', round: 0, starter: A },
      { type: 'dealt', seat: A },
      { type: 'dealt', seat: B },
    ]);
    const bare = seeds.find((seed) => start('london', seed, 'chosen').depth === 1)!;
    const opening = ['locations turned up', 'city location found'];
    expect(told('chosen', bare).map(({ type }) => type)).toEqual(opening);
    const lot = told('lot', bare);
    expect(lot.map(({ type }) => type)).toEqual([
      ...opening,
      'location replaced',
      ...LAID,
      'round began',
      'dealt',
      'dealt',
    ]);
    expect(lot[2]).toMatchObject({ seat: NOBODY });
    const dealt = lot.at(-1)!;
    expect(game.redact(dealt, seatOf(A))).not.toEqual(dealt);
    expect(game.redact(dealt, seatOf(B))).toEqual(dealt);
  });

  it('[CE-1.3] [CE-1.4] chance in the order of the set-up: Locations, Goods, decks', () => {
    const goods = [0, 0, 0, 0, 0, 0, 0, 0];
    const thieves = Array.from({ length: 17 }, (_, i) => 17 - i);
    const gear = Array.from({ length: 35 }, (_, i) => 35 - i);
    const chance = script(12, 0, 0, ...goods, ...thieves, ...gear);
    const s = game.setup(setup('barcelona'), chance);
    chance.done();
    expect([...s.location]).toEqual(['casa-batllo', 'yacht', 'casino'].map(locationOf));
    expect([...s.goods]).toEqual([4, 0, 0, 0, 4, 0, 0, 0, 4]);
  });

  it('[CE-1.4] twelve Goods, four of each kind, lie four to each Location in random mixtures', () => {
    const mixtures = new Set<string>();
    for (const seed of seeds) {
      const { goods } = start('paris', seed);
      const at = (i: number) => goods[i]!;
      for (const i of [0, 1, 2]) {
        expect(at(3 * i) + at(3 * i + 1) + at(3 * i + 2)).toBe(4);
        expect(at(i) + at(i + 3) + at(i + 6)).toBe(4);
      }
      mixtures.add(goods.join());
    }
    expect(mixtures.size).toBeGreaterThan(30);
  });

  it('[CE-1.5] Trackers stand in the middle, all ten Coins lie in the supply', () => {
    const s = start('paris', 1);
    expect([...s.tracker]).toEqual([0, 0, 0]);
    expect([s.supply, ...s.coins, ...s.laundered, ...s.loot]).toEqual([10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
