import { describe, expect, it } from 'vitest';
import { cardOf, equip, hire, sell } from '../rules/index.ts';
import { A, B, happened, lay, lays, linesOf } from './position.ts';

const card = (id: string) => cardOf(id);
const rest = 'coin-purse fireproof-lining';

describe('§8 Paris', () => {
  it('[CE-8.1] light-blue Gear and the Madame reward light-blue Gear', () => {
    const s = lay({ sites: [{ a: ['madame plans-caches plans-caches', 'mime velvet-gloves coin-purse'] }] });
    expect(linesOf(s, A, 'gear', 'plans-caches')).toEqual([3, 3]);
    expect(linesOf(s, A, 'thieves', 'madame')).toEqual([3]);
  });

  it.each([
    ['louvre', [3, 6, 0]],
    ['eiffel-tower', [2, 6, 0]],
    ['place-vendome', [2, 4, 0]],
    ['catacombs', [2, 2, 0]],
  ])('[CE-8.1] the %s rewards Goods', (at, points) => {
    const s = lay({
      loot: [
        [2, 3, 1],
        [0, 0, 0],
      ],
      sites: [{ at, tracker: 1 }],
    });
    expect(linesOf(s, A, 'locations', at)).toEqual(points);
  });

  it('[CE-8.1] the Chef makes a Caper for light blue, the Moulin Rouge rewards Thieves', () => {
    const t = lays({ coins: [2, 0], hands: [`plans-caches ${rest}`, rest], sites: [{ a: ['chef', 'mime'] }] });
    t.does(A, equip(card('plans-caches'), 1));
    expect(t.state.tracker[0]).toBe(1);
    const s = lay({ sites: [{ at: 'moulin-rouge', tracker: 1, a: ['chef', 'mime'] }] });
    expect(linesOf(s, A, 'locations', 'moulin-rouge')).toEqual([5, 2, 0]);
  });
});

describe('§8 Barcelona', () => {
  it('[CE-8.2] an eye scores once if the topmost Gear of any of your Thieves here has its colour', () => {
    const crew = ['anarchist simple-disguise', 'surrealist mesmerizer', 'mime skeleton-keys coin-purse'];
    const s = lay({ city: 'barcelona', sites: [{ a: crew }, { a: ['nun skeleton-keys'] }] });
    expect(linesOf(s, A, 'thieves', 'anarchist')).toEqual([3]);
    expect(linesOf(s, A, 'thieves', 'surrealist')).toEqual([0]);
    expect(linesOf(s, A, 'gear', 'mesmerizer')).toEqual([3]);
  });

  it('[CE-8.2] covered Gear and the opponent’s Gear are not seen, two of a colour count once', () => {
    const s = lay({
      city: 'barcelona',
      sites: [{ a: ['anarchist simple-disguise coin-purse', 'mime'], b: ['nun smoke-screen'] }],
    });
    expect(linesOf(s, A, 'thieves', 'anarchist')).toEqual([0]);
    const twice = lay({
      city: 'barcelona',
      sites: [{ a: ['anarchist harlequin-mask simple-disguise', 'mime smoke-screen'] }],
    });
    expect(linesOf(twice, A, 'thieves', 'anarchist')).toEqual([3]);
    expect(linesOf(twice, A, 'gear', 'harlequin-mask')).toEqual([2]);
  });

  it('[CE-8.2] on a Location the winner’s Thieves count', () => {
    const sites = [
      { at: 'sagrada-familia', tracker: -1, a: ['mime castanets'], b: ['nun coin-purse'] },
      { at: 'casa-batllo', tracker: 1, a: ['dame skeleton-keys'] },
    ];
    const s = lay({ city: 'barcelona', sites });
    expect(linesOf(s, B, 'locations', 'sagrada-familia')).toEqual([3, 0, 0]);
    expect(linesOf(s, A, 'locations', 'casa-batllo')).toEqual([4, 3, 0]);
  });

  it('[CE-8.2] “both Crews” counts yours and the opponent’s here', () => {
    const sites = [
      { at: 'park-guell', tracker: 1, a: ['mime mosaic-tiles'], b: ['nun castanets mosaic-tiles'] },
      { at: 'las-ramblas', tracker: -1, a: ['dame simple-disguise'], b: ['chef smoke-screen simple-disguise'] },
      { at: 'la-boqueria', tracker: 1, a: ['forger coin-purse'], b: ['barber castanets'] },
    ];
    const s = lay({ city: 'barcelona', sites });
    expect(linesOf(s, A, 'gear', 'mosaic-tiles')).toEqual([3]);
    expect(linesOf(s, A, 'locations', 'park-guell')).toEqual([3, 3, 0]);
    expect(linesOf(s, B, 'locations', 'las-ramblas')).toEqual([3, 3, 0]);
    expect(linesOf(s, A, 'locations', 'la-boqueria')).toEqual([3, 1, 0]);
  });

  it.each([
    ['las-ramblas', 1, 0],
    ['la-boqueria', 0, 1],
  ])('[CE-8.2] orange played at %s brings %i Caper and %i Coin', (at, capers, coins) => {
    const t = lays({
      city: 'barcelona',
      coins: [1, 0],
      hands: [`mesmerizer ${rest}`, rest],
      sites: [{ at, a: ['mime'] }],
    });
    t.does(A, equip(card('mesmerizer'), 0));
    expect([t.state.tracker[0], t.state.coins[A]]).toEqual([capers, coins]);
  });

  it('[CE-8.2] the Architect makes a Caper for orange', () => {
    const t = lays({
      city: 'barcelona',
      coins: [1, 0],
      hands: [`mesmerizer ${rest}`, rest],
      sites: [{ a: ['architect'] }],
    });
    t.does(A, equip(card('mesmerizer'), 0));
    expect(t.state.tracker[0]).toBe(1);
  });
});

describe('§8 Rome', () => {
  it('[CE-8.3] last cards, sales and burned Gear count as discarded; Thieves never do', () => {
    const s = lay({
      city: 'rome',
      discards: ['family-ring mime coin-purse laurel-wreath', 'family-ring'],
      sites: [{ a: ['consigliere veloce-wheels'] }],
    });
    expect(linesOf(s, A, 'thieves', 'consigliere')).toEqual([2]);
    expect(linesOf(s, A, 'gear', 'veloce-wheels')).toEqual([3]);
  });

  it('[CE-8.3] a Caper per discard resolves on arrival for those already there', () => {
    const t = lays({
      city: 'rome',
      round: 3,
      hands: ['soprano nun mime', 'dame cleaner mime'],
      discards: ['smoke-screen simple-disguise family-ring mime', 'smoke-screen'],
    });
    t.does(A, hire(card('soprano'), 1));
    expect([...t.state.tracker]).toEqual([0, 2, 0]);
  });

  it('[CE-8.3] and then for each new one, at the Location of the card that shows it', () => {
    const t = lays({
      city: 'rome',
      hands: [`smoke-screen ${rest}`, rest],
      sites: [{ a: ['mime'] }, { a: ['soprano', 'driver'] }, { b: ['nun'] }],
    });
    t.does(A, sell(card('smoke-screen')));
    expect([...t.state.tracker]).toEqual([0, 1, 0]);
  });

  it('[CE-8.3] a discarded Thief triggers nothing, whatever it is', () => {
    const t = lays({
      city: 'rome',
      round: 1,
      turn: 3,
      hands: ['mime', 'nun dame'],
      sites: [{ a: ['soprano', 'driver'] }],
    });
    t.does(B, hire(card('dame'), 1));
    expect(t.view(A).discards[A]).toEqual([card('mime')]);
    expect([...t.state.tracker]).toEqual([0, 0, 0]);
  });

  it('[CE-8.3] your burned Gear is discarded to your own Hideout', () => {
    const t = lays({
      city: 'rome',
      coins: [2, 0],
      hands: [`blazeblaster ${rest}`, rest],
      sites: [{ a: ['mime'], b: ['nun shakedown-belt'] }, { b: ['driver'] }, { a: ['soprano'] }],
    });
    t.does(A, equip(card('blazeblaster'), 0));
    expect([...t.state.tracker]).toEqual([0, -1, 0]);
    expect(t.view(A).discards).toEqual([[], [card('shakedown-belt')]]);
  });

  it.each([
    ['colosseum', 2],
    ['pantheon', 1],
    ['trastevere', 3],
    ['vatican', 0],
  ])('[CE-8.3] the %s counts the opponent’s Crew here', (at, bonus) => {
    const b = ['nun smoke-screen simple-disguise skeleton-keys', 'mime coin-purse coin-purse coin-purse'];
    const s = lay({ city: 'rome', sites: [{ at, tracker: 1, a: ['dame smoke-screen blazeblaster'], b }] });
    expect(linesOf(s, A, 'locations', at)).toEqual([6, bonus, 0]);
  });

  it('[CE-8.3] “if you win here” scores when you win this Location', () => {
    const sites = [
      { tracker: 1, a: ['mime shakedown-belt family-ring'] },
      { tracker: -1, a: ['nun shakedown-belt'] },
      { tracker: 0, a: ['dame family-ring'] },
    ];
    const s = lay({ city: 'rome', sites });
    expect(linesOf(s, A, 'gear', 'shakedown-belt')).toEqual([2, 0]);
    expect(linesOf(s, A, 'gear', 'family-ring')).toEqual([2, 0]);
  });

  it('[CE-8.3] the Appian Way rewards bronze and makes a Caper for it', () => {
    const t = lays({
      city: 'rome',
      hands: [`shakedown-belt ${rest}`, rest],
      sites: [{ at: 'appian-way', a: ['mime'] }],
    });
    t.does(A, equip(card('shakedown-belt'), 0));
    expect(linesOf(t.state, A, 'locations', 'appian-way')).toEqual([4, 1, 0]);
  });
});

describe('§8 London', () => {
  const launder = (coins: readonly number[], laundered: readonly number[] = [0, 0]) => {
    const t = lays({
      city: 'london',
      coins,
      laundered,
      hands: [`hollow-book ${rest}`, rest],
      sites: [{ a: ['mime'] }, { a: ['boxer'] }],
    });
    t.does(A, equip(card('hollow-book'), 0));
    return t;
  };

  it('[CE-8.4] Launder puts a Coin from the supply into your Hideout, and the Boxer makes a Caper where he is', () => {
    const t = launder([3, 3]);
    expect([...t.state.coins, ...t.state.laundered, t.state.supply]).toEqual([3, 3, 1, 0, 3]);
    expect([...t.state.tracker]).toEqual([0, 1, 0]);
    expect(happened(t)).toEqual(['equipped', 'coin laundered', 'caper made', 'swapped']);
  });

  it('[CE-8.4] with an empty supply it does nothing', () => {
    const t = launder([5, 5]);
    expect([...t.state.coins, ...t.state.laundered, ...t.state.tracker]).toEqual([5, 5, 0, 0, 0, 0, 0]);
  });

  it('[CE-8.4] laundered Coins cannot be spent', () => {
    const t = lays({
      city: 'london',
      laundered: [4, 0],
      hands: [`laundromatic ${rest}`, rest],
      sites: [{ a: ['mime'] }],
    });
    expect(t.refusal(A, equip(card('laundromatic'), 0))).toMatchObject({ reason: 'too dear' });
  });

  it('[CE-8.4] a Caper per laundered Coin resolves on arrival for those already there', () => {
    const t = lays({
      city: 'london',
      round: 3,
      laundered: [3, 1],
      hands: ['boxer nun mime', 'dame cleaner mime'],
    });
    t.does(A, hire(card('boxer'), 2));
    expect([...t.state.tracker]).toEqual([0, 0, 3]);
  });

  it('[CE-8.4] burning a Launder returns one laundered Coin, wherever it was laundered; Capers stay', () => {
    const burnBook = (laundered: readonly number[]) => {
      const t = lays({
        city: 'london',
        coins: [2, 0],
        laundered,
        hands: [`blazeblaster ${rest}`, rest],
        sites: [
          { a: ['mime'], b: ['nun hollow-book'] },
          { tracker: -1, b: ['boxer'] },
        ],
      });
      t.does(A, equip(card('blazeblaster'), 0));
      return [...t.state.laundered, t.state.supply, t.state.tracker[1]];
    };
    expect(burnBook([1, 2])).toEqual([1, 1, 8, -1]);
    expect(burnBook([1, 0])).toEqual([1, 0, 9, -1]);
  });

  it('[CE-8.4] the Bookie, Laundromatic and Oxford Street score laundered Coins', () => {
    const s = lay({
      city: 'london',
      laundered: [3, 1],
      sites: [{ at: 'oxford-street', tracker: 1, a: ['bookie laundromatic'] }],
    });
    expect(linesOf(s, A, 'thieves', 'bookie')).toEqual([3]);
    expect(linesOf(s, A, 'gear', 'laundromatic')).toEqual([3]);
    expect(linesOf(s, A, 'locations', 'oxford-street')).toEqual([4, 3, 0]);
  });

  it.each([
    ['british-museum', 'false-bottom-briefcase', 4, 1],
    ['piccadilly-circus', 'false-documents', 4, 1],
    ['tower-of-london', 'fireproof-lining', 5, 1],
    ['oxford-street', 'bowler-hat', 4, 0],
  ])('[CE-8.4] %s: playing %s there brings a Coin after it was paid for', (at, id, base, bonus) => {
    const sites = [{ at, tracker: 1, a: ['mime'] }];
    const t = lays({ city: 'london', coins: [1, 0], hands: [`${id} coin-purse getaway-fund`, rest], sites });
    t.does(A, equip(card(id), 0));
    expect(happened(t)).toContain('coins gained');
    expect(t.state.coins[A]).toBe(id === 'fireproof-lining' ? 2 : 1);
    expect(linesOf(t.state, A, 'locations', at).slice(0, 2)).toEqual([base, bonus]);
  });

  it('[CE-8.4] Big Ben counts the silver of both Crews', () => {
    const s = lay({
      city: 'london',
      sites: [{ at: 'big-ben', tracker: -2, a: ['mime hollow-book bowler-hat'], b: ['nun umbrella-cane'] }],
    });
    expect(linesOf(s, B, 'locations', 'big-ben')).toEqual([5, 3, 0]);
  });
});
