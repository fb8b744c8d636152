import { readFileSync } from 'node:fs';
import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { GEAR } from '../rules/cards/gear.ts';
import { LOCATIONS, type Location } from '../rules/cards/locations.ts';
import { THIEVES } from '../rules/cards/thieves.ts';
import { TRACK } from '../rules/cards/track.ts';
import type { CardSet } from '../rules/cities.ts';
import { cardOf, locationOf } from '../rules/card.ts';
import type { Icon } from '../rules/icons.ts';
import type { Thing } from '../rules/things.ts';
import { caperEurope, caperEuropeWith, FIGURES } from '../rules/index.ts';
import { EN } from '../words/en.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The rows of the table under a heading of the rulebook. */
function rowsUnder(heading: string): string[][] {
  const section = rules.split(/^### /m).find((part) => part.startsWith(heading))!;
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const setName = (set: CardSet): string => capital(set);

/** What a Set Effect counts, in the notation of the rulebook. */
function notationOf(of: Thing): string {
  switch (of.in) {
    case 'crew':
      return [...of.colours, ...Array<string>(of.size - of.colours.length).fill('any')]
        .join('+')
        .replace(/^any$/, 'any Gear');
    case 'rival':
      return `${of.colour} of the opponent's Crew`;
    case 'both':
      return `${of.colour} of both Crews`;
    case 'thieves':
      return 'Thief';
    case 'loot':
      return of.good === 'any' ? 'Good' : capital(of.good);
    case 'laundry':
      return 'laundered Coin';
    case 'discards':
      return `${of.colour === 'any' ? 'Gear' : of.colour} discarded`;
  }
}

/** An icon in the notation of the rulebook. */
function iconNotation(icon: Icon): string {
  switch (icon.do) {
    case 'coins':
      return icon.n.value === 1 ? 'Coin' : `${icon.n.value} Coins`;
    case 'steal':
      return `Steal ${icon.good === 'any' ? 'any' : capital(icon.good)}`;
    case 'protect':
      return `protects ${icon.colours.join(' and ')}`;
    case 'points':
      return `${icon.n.value} point`;
    case 'pointsPer':
      return `${icon.n.value}p/${notationOf(icon.of)}`;
    case 'eye':
      return `eye ${icon.colour} ${icon.n.value}`;
    case 'pointsIfWon':
      return `${icon.n.value} points if you win here`;
    case 'caperPer':
      return `caper/${notationOf(icon.of)}`;
    case 'coinPer':
      return `coin/${notationOf(icon.of)}`;
    default:
      return capital(icon.do);
  }
}

const iconsNotation = (icons: readonly Icon[]): string => icons.map(iconNotation).join('; ');
const effectNotation = ({ effect }: Location): string =>
  effect ? `${effect.played} played here: 1 ${capital(effect.gain)}` : '';
const cardName = (id: string): string => EN.card(cardOf(id));
/** The rulebook says “The Vatican”, a poster “Vatican”. */
const locationName = (id: string): string => EN.location(locationOf(id)).replace(/^(?=Vatican|British)/, 'The ');

describe('§11 Cards', () => {
  it('[CE-11.1] 28 Locations, 27 Thieves and 54 Gear', () => {
    const copies = GEAR.reduce((sum, gear) => sum + gear.copies.value, 0);
    expect([LOCATIONS.length, THIEVES.length, copies]).toEqual([28, 27, 54]);
    const all = [...LOCATIONS, ...THIEVES, ...GEAR].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('[CE-11.1] the Locations are those of the rulebook', () => {
    const told = LOCATIONS.map((location) => [
      setName(location.set),
      locationName(location.id),
      `${location.base.value}`,
      location.bonus ? iconNotation(location.bonus) : '',
      effectNotation(location),
    ]);
    expect(told).toEqual(rowsUnder('Locations').map((row) => row.slice(0, 5)));
  });

  it('[CE-11.1] the Thieves are those of the rulebook', () => {
    const told = THIEVES.map(({ set, id, coins, icons }) => [
      setName(set),
      cardName(id),
      `${coins.value}`,
      iconsNotation(icons),
    ]);
    expect(told).toEqual(rowsUnder('Thieves').map((row) => row.slice(0, 4)));
  });

  it('[CE-11.1] the Gear is that of the rulebook', () => {
    const told = GEAR.map(({ set, colour, id, copies, cost, icons }) => [
      setName(set),
      colour,
      cardName(id),
      `${copies.value}`,
      `${cost.value}`,
      iconsNotation(icons),
    ]);
    expect(told).toEqual(rowsUnder('Gear').map((row) => row.slice(0, 6)));
  });

  it('[CE-11.1] every card has the provenance that the rulebook gives it', () => {
    const given = ['Locations', 'Thieves', 'Gear'].flatMap((heading) => rowsUnder(heading).map((row) => row.at(-1)!));
    const cards = [...LOCATIONS, ...THIEVES, ...GEAR];
    cards.forEach((card, index) => {
      const text = given[index]!;
      const isColourR = text.startsWith('R (');
      expect([card.id, card.by]).toEqual([card.id, isColourR || text.startsWith('D') ? 'D' : 'R']);
      if (isColourR) expect(card).toMatchObject({ colourBy: 'R' });
      if (/colour/.test(text)) expect(card).toMatchObject({ colourBy: 'D' });
      if ('base' in card) expect([card.id, card.base.by]).toEqual([card.id, /^R$/.test(text) ? 'R' : 'D']);
    });
    expect(THIEVES.every(({ coins }) => coins.by === 'D')).toBe(true);
    expect(GEAR.filter(({ cost }) => cost.by === 'R').map(({ id }) => id)).toEqual(['blazeblaster']);
    expect(TRACK.every(({ by }) => by === 'D')).toBe(true);
  });

  it('[CE-11.1] designed figures can be tuned, and the tuned game plays by them', () => {
    const start = (tuning: Record<string, number>) =>
      caperEuropeWith(tuning).setup({ seats: 2, options: { city: 'paris', localColour: 'off' } }, new FastRng(1));
    const tuning = { 'gear/coin-purse/copies': 2, 'gear/canvas-roll/copies': 2 };
    const copies = (s: ReturnType<typeof start>) => [...s.gearDeck].toSorted((x, y) => x - y).join();
    expect(copies(start(tuning))).not.toBe(copies(start({})));
    const view = caperEurope.view(start({}), 0 as never);
    const label = (game: typeof caperEurope) =>
      game.words.en.board(view, { viewer: view.viewer, names: ['A', 'B'] }, (_, text) => text);
    const dear = caperEuropeWith(Object.fromEntries(THIEVES.map(({ id }) => [`thief/${id}/coins`, 7])));
    expect(label(caperEurope)).not.toContain('(+7)');
    expect(label(dear)).toContain('(+7)');
  });

  it.each([
    ['gear/no-such/cost', 1, 'there is no figure “gear/no-such/cost”'],
    ['gear/blazeblaster/cost', 1, '“gear/blazeblaster/cost” is published; only designed figures may be tuned'],
    ['gear/coin-purse/cost', -1, '“gear/coin-purse/cost” must be a whole number from 0 to 32767'],
    ['gear/coin-purse/cost', 0.5, '“gear/coin-purse/cost” must be a whole number from 0 to 32767'],
    ['starts/1', 2, '“starts/1” must be 0 for A or 1 for B'],
    ['gear/coin-purse/copies', 4, 'paris must have 36 Gear cards, but these copies make 37'],
  ])('[CE-11.1] %s = %d is no tuning', (key, value, problem) => {
    expect(() => caperEuropeWith({ [key]: value })).toThrow(problem);
  });

  it('[CE-11.1] every figure has a name of its own and a provenance', () => {
    expect(new Set(FIGURES.map(({ key }) => key)).size).toBe(FIGURES.length);
    expect(FIGURES.filter(({ by }) => by === 'R').length).toBeGreaterThan(20);
    expect(FIGURES.find(({ key }) => key === 'thief/gentleman/icon1')).toEqual({
      key: 'thief/gentleman/icon1',
      value: 4,
      by: 'R',
    });
  });

  it('[CE-11.2] only Thieves show lasting Capers and Coins, each at most one, and no card has more than three icons', () => {
    const icons = [...THIEVES, ...GEAR].map((card) => card.icons as readonly Icon[]);
    const lasting = (list: readonly Icon[]) => list.filter(({ do: what }) => /^(caper|coin)Per$/.test(what)).length;
    expect(GEAR.reduce((sum, gear) => sum + lasting(gear.icons), 0)).toBe(0);
    expect(Math.max(...icons.map(lasting))).toBe(1);
    expect(Math.max(...icons.map((list) => list.length))).toBeLessThanOrEqual(3);
  });
});
