import { LANGUAGES, PLAIN, SPECTATOR } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { iconsOf, locationText } from '../board/cards.ts';
import { marksOf } from '../board/glyphs.ts';
import { VOCABULARY } from '../board/words.ts';
import { Traits } from '../bots/traits.ts';
import { locationRow, scoringIcons } from '../rules/book.ts';
import { bookIn, caperEurope, caperEuropeWith, cardOf, FIGURES, locationOf } from '../rules/index.ts';
import { longText, shortText } from '../words/texts.ts';
import { lay } from './position.ts';

/** In place of every designed figure that may be high; no other figure is as high. */
const TUNED = 8;
const designed = FIGURES.filter(({ key, by }) => by === 'D' && !/^starts\/|\/copies$/.test(key));
const tuned = caperEuropeWith(Object.fromEntries(designed.map(({ key }) => [key, TUNED])));
const book = bookIn(tuned);

/** By card or Location: which of its icons have a designed figure. */
const icons = designed.flatMap(({ key }) => {
  const [, kind, id, icon] = /^(thief|gear|location)\/(.+)\/icon(\d)$/.exec(key) ?? [];
  if (!kind) return [];
  const row = kind === 'location' ? locationRow(locationOf(id!)) : cardOf(id!);
  return [{ key, row, icon: book.printed[row]![Number(icon) - 1]! }];
});

describe.each(LANGUAGES)('[CE-11.1] a tuned game shows its own figures in %s', (language) => {
  const v = VOCABULARY[language];

  it.each(icons)('on $key, in short, at length and in signs', ({ icon }) => {
    expect(shortText(v, icon)).toContain(`${TUNED}`);
    expect(longText(v, icon)).toContain(`${TUNED}`);
    expect(JSON.stringify(marksOf(icon))).toContain(`${TUNED}`);
  });

  it('on Locations, cards in hand and the track', () => {
    const casino = locationOf('casino');
    expect(locationText(book, casino, language)).toMatch(/^8 .+; 8 /);
    const s = lay({ hands: ['smoke-screen coin-purse', ''], sites: [{}, {}, { at: 'casino' }] });
    const table = tuned.words[language].board(
      tuned.view(s, 0 as never),
      { viewer: 0 as never, names: ['A', 'B'] },
      PLAIN,
    );
    expect(table).toContain('Casino · 8');
    expect(table).toMatch(/\(-8\): 8 /);
    expect(table).toContain('8 8 8 8 8▼');
  });

  it('on the score sheets', () => {
    const s = lay({ sites: [{ at: 'casino', tracker: 1, a: ['nun counterfeit-plates'] }] });
    const lines = tuned.sheets(tuned.view(s, SPECTATOR)).flatMap((sheet) => sheet.lines);
    expect(lines.map((line) => line.points)).toEqual([8, 8, 8, 8, 8]);
    const told = lines.map((line) => tuned.words[language].line(line)).filter((line) => line.includes(`${TUNED}`));
    expect(told).toHaveLength(3);
  });
});

describe('[CE-11.1] the bots know the figures of a tuned game', () => {
  const traits = new Traits(book);
  const known = new Traits(bookIn(caperEurope));

  it('those of icons', () => {
    const { points, perPoints, eyePoints, pointsIfWon } = traits;
    for (const { row } of icons.filter(({ icon, row: at }) => scoringIcons(book, at).includes(icon))) {
      expect([points, perPoints, eyePoints, pointsIfWon].map((table) => table[row])).toContain(TUNED);
    }
    expect(traits.coins[cardOf('coin-purse')]).toBe(TUNED);
    expect(known.coins[cardOf('coin-purse')]).toBe(2);
  });

  it('those of cards, Locations and the track', () => {
    expect(traits.coins[cardOf('banker')]).toBe(TUNED);
    expect(traits.book.cost[cardOf('coin-purse')]).toBe(TUNED);
    expect(traits.book.base[locationOf('bank')]).toBe(TUNED);
    expect([...traits.book.track]).toEqual([0, ...Array<number>(5).fill(TUNED)]);
  });

  it('and a board draws what the book has', () => {
    expect(iconsOf(book, cardOf('coin-purse'))).toEqual([{ do: 'coins', n: TUNED }]);
  });
});
