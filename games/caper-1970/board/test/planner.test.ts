import { FastRng, LANGUAGES, seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { JEWEL_SPACE, JEWELS, caper1970, Routes, unsafeWith, type View } from '../../rules/index.ts';
import { at, seated, siteAt, SCREWDRIVER, stateOf } from '../../test/position.ts';
import { coloursOf } from '../colours.ts';
import { Outlook } from '../outlook.ts';
import { farText, plansTo } from '../plans.ts';
import { Reach } from '../route.ts';
import { BOARD_WORDS } from '../words.ts';

const routes = new Routes();
const UNITS = 1;
const SAPPHIRE = JEWEL_SPACE[JEWELS.indexOf('sapphire')]!;
const DIAMOND = JEWEL_SPACE[JEWELS.indexOf('diamond')]!;
const viewOf = (position: Parameters<typeof stateOf>[0]): View => seated({ seats: 2, ...position }).view(0);

const plans = (space: number, view: View, language: 'en' | 'de' = 'en') =>
  plansTo(space, { reach: new Reach(routes, view), view, words: BOARD_WORDS[language] });

describe('a plan', () => {
  it('[CA-4.1] [CA-4.3] says that it steals the sapphire, and offers every tool that can break the glass', () => {
    const view = viewOf({ at: { 0: at(2, 15) }, phase: UNITS, count: 6 });
    const names = plans(SAPPHIRE, view).map(({ name }) => name);
    expect(names[0]).toMatch(/^Steal the sapphire: \d units \(glass: \w+\)$/);
    expect(new Set(names.map((name) => /glass: (\w+)/.exec(name)?.[1])).size).toBeGreaterThanOrEqual(4);
    expect(plans(SAPPHIRE, view, 'de')[0]!.name).toMatch(/^Saphir stehlen: /);
  });

  it('[CA-4.4] [CA-5.1] says that it brings jewels home or captures a carrier', () => {
    const home = viewOf({ at: { 0: at(19, 4) }, phase: UNITS, count: 3, jewels: [0, 0, 0, unsafeWith(0)] });
    expect(plans(430, home)[0]!.name).toBe('Bring the sapphire home: 3 units');
    expect(plans(430, home)[0]!.text).toContain('score 400 points');
    const chase = viewOf({
      at: { 0: at(1, 1), 1: at(1, 4) },
      phase: UNITS,
      count: 3,
      jewels: [0, 0, 0, unsafeWith(1)],
    });
    expect(plans(at(1, 4), chase)[0]!.name).toBe('Capture Red: 3 units');
  });

  it('[CA-4.3] says that a guarded jewel is not stolen', () => {
    const emerald = JEWEL_SPACE[JEWELS.indexOf('emerald')]!;
    const lying = [[siteAt([at(5, 13)]), SCREWDRIVER]] as const;
    const view = viewOf({ at: { 0: at(5, 13) }, phase: UNITS, count: 3, lying });
    expect(plans(emerald, view)[0]!.text).toContain('One alarm is live');
    expect(plans(emerald, view)[0]!.name).toBe('Go: 1 unit');
  });
});

describe('the outlook', () => {
  const tell = (space: number, view: View, language: 'en' | 'de' = 'en') =>
    farText(space, new Outlook(routes, view, 0), { view, words: BOARD_WORDS[language], way: undefined });

  it('tells units, turns, tools and what is missing for any space', () => {
    const view = viewOf({ stock: { 0: [1, 1, 1, 1, 1] } });
    expect(tell(DIAMOND, view)).toMatch(/^\d+ units away, about \d turns\. It takes 3 ladders, .*; you lack 2 ladders/);
    expect(tell(DIAMOND, view)).toContain('3 alarms are live');
    expect(tell(SAPPHIRE, view)).toContain('Nothing guards it');
    expect(tell(SAPPHIRE, view)).toContain('you have them');
    expect(tell(DIAMOND, view, 'de')).toMatch(/dir fehlen: 2 Leitern/);
    expect(tell(at(0, 0), view)).toContain('It takes no tools.');
    // Where a way leads in this roll, the way says what it takes.
    const space = at(0, 5);
    const near = viewOf({ at: { 0: at(0, 4) }, phase: UNITS, count: 3 });
    const way = new Reach(routes, near).wayTo(space);
    expect(farText(space, new Outlook(routes, near, 0), { view: near, words: BOARD_WORDS.en, way })).toContain(
      '1 unit: 1 step',
    );
  });

  it('is the same before and after one’s turn, and says nothing to who looks on', () => {
    const s = stateOf({ seats: 2, turn: 1 });
    expect(tell(SAPPHIRE, caper1970.view(s, seatOf(0)))).toContain('units away');
    for (const language of LANGUAGES)
      expect(
        farText(SAPPHIRE, undefined as never, {
          view: caper1970.view(s, -1 as never),
          words: BOARD_WORDS[language],
          way: undefined,
        }),
      ).toBe('');
  });
});

it('[CA-1.1] a seat wears the colour of its thief', () => {
  const view = caper1970.view(
    caper1970.setup({ seats: 2, options: { thief: 'yellow', empty: 'drawn', begins: 'drawn' } }, new FastRng(1)),
    seatOf(0),
  );
  expect(coloursOf(view)).toHaveLength(2);
  expect(coloursOf({ sides: [1] })).toEqual([coloursOf(view)[0]]);
});
