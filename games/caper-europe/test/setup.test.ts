import { everySetup, FastRng, setUp, type Setup } from '@hideout/kernel';
import { script } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { locationOf } from '../rules/card.ts';
import { cardOf, type State } from '../rules/index.ts';
import { GEAR } from '../rules/cards/gear.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import { THIEVES } from '../rules/cards/thieves.ts';
import { CITIES, type City } from '../rules/cities.ts';
import { game } from './position.ts';

const setup = (city: City, localColour = 'off'): Setup => ({ seats: 2, options: { city, localColour } });
const start = (city: City, seed: number, localColour = 'off'): State =>
  game.setup(setup(city, localColour), new FastRng(seed));
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

/** Every Thief and Gear of a fresh game: hands and decks. */
function cardsIn(s: State): number[] {
  const hands = [0, 1].flatMap((seat) => [...s.hand.subarray(seat * 6, seat * 6 + s.handSize[seat]!)]);
  return [...hands, ...s.thiefDeck.subarray(0, s.thievesLeft), ...s.gearDeck.subarray(0, s.gearLeft)];
}

describe('§1 Set-up', () => {
  it('[CE-1.1] two players choose one of four Cities', () => {
    expect(setUp(game, 3)).toEqual({ ok: false, problem: 'this game is for 2 players' });
    expect(setUp(game, 2)).toEqual({ ok: true, value: setup('paris') });
    expect(setUp(game, 2, { city: 'vienna' })).toMatchObject({ ok: false });
    expect([...everySetup(game)].map(({ options }) => options['city'])).toEqual(CITIES.flatMap((city) => [city, city]));
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

  it('[CE-1.3] local colour: a City Location replaces the third one if none shows', () => {
    const replaced = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const [off, on] = [start('london', seed), start('london', seed, 'on')];
      const isCity = (id: number) => LOCATIONS[id]!.set === 'london';
      expect([...on.location].some(isCity)).toBe(true);
      if ([...off.location].some(isCity)) expect(on.location).toEqual(off.location);
      else {
        expect([...on.location.subarray(0, 2)]).toEqual([...off.location.subarray(0, 2)]);
        replaced.add(on.location[2]!);
      }
    }
    expect(replaced.size).toBe(5);
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
