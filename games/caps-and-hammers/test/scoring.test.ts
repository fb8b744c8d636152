import { seatOf } from '@hideout/kernel';
import { subject, table } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import {
  CAPS,
  capsAndHammers,
  COUNTRIES,
  end,
  HAMMERS,
  LABS,
  NUKE,
  REGION_SIZE,
  REGIONS,
  returnWith,
} from '../rules/index.ts';
import { atTheEnd, position, type Position } from './position.ts';

const game = subject(capsAndHammers);

/** The last round ends with Hammers taking China, Caps Brazil and South Africa. */
function finished(p: Position) {
  const t = table(game, atTheEnd({ round: 7, lab: 0, ...p }));
  t.does(1, end());
  return {
    outcome: game.outcome(t.state),
    payoffs: [0, 1].map((seat) => game.payoff(t.state, seatOf(seat))),
    view: t.view(0),
  };
}

describe('§7 Countries and labs', () => {
  it('[CH-7.1] seven regions of three countries worth 1, 2 and 3', () => {
    expect(COUNTRIES).toHaveLength(REGIONS.length * REGION_SIZE);
    COUNTRIES.forEach(({ value }, i) => expect(value).toBe((i % 3) + 1));
    const hammers = COUNTRIES.filter(({ prefers }) => prefers === HAMMERS).map(({ name }) => name);
    expect(hammers).toEqual([
      'argentina',
      'venezuela',
      'nicaragua',
      'cuba',
      'poland',
      'yugoslavia',
      'angola',
      'iraq',
      'saudi-arabia',
      'china',
      'vietnam',
    ]);
    expect(COUNTRIES.filter(({ prefers }) => prefers === CAPS)).toHaveLength(10);
  });

  it('[CH-7.2] five labs from Missiles to Moon Landing', () => {
    expect(LABS).toEqual(['missiles', 'satellites', 're-entry', 'space-walks', 'moon-landing']);
    const names = LABS.map((_name, lab) => game.words.en.label(returnWith(lab), table(game, position()).view(0)));
    expect(names.at(0)).toBe('Return a protest with lab I Missiles');
    expect(names.at(-1)).toBe('Return a protest with lab V Moon Landing');
  });
});

describe('§8 Scoring', () => {
  it('[CH-8.1] values of countries, 3 for a whole region, minus protests', () => {
    const p = {
      caps: { countries: ['nicaragua', 'panama', 'cuba', 'japan'], protests: [2, 1, 1, 1] },
      hammers: { countries: ['iraq', 'egypt'], protests: [0, 0, 0, 2] },
    } as const;
    const sheets = game.sheets(table(game, position(p)).view(1));
    expect(sheets.map(({ total }) => total)).toEqual([6 + 1 + 3 - 6, 3 - 6]);
    expect(sheets[0]!.lines.map(({ what, points }) => [what, points])).toEqual([
      ['country', 1],
      ['country', 2],
      ['country', 3],
      ['country', 1],
      ['region', 3],
      ['protests', 0],
      ['protests', -1],
      ['protests', -2],
      ['protests', -3],
    ]);
    expect(sheets[0]!.lines.every(({ clause }) => clause === 'CH-8.1')).toBe(true);
    const s = finished(p);
    expect(s.outcome!.scores).toEqual([4 + 5, -3 + 3]);
  });

  it('[CH-8.2] the higher total wins', () => {
    const caps = finished({});
    expect(caps.outcome).toEqual({ ending: 'caps', winners: [0], scores: [5, 3] });
    expect(caps.payoffs).toEqual([1, 0]);
    const hammers = finished({ caps: { protests: [0, 0, 0, 1] } });
    expect(hammers.outcome).toEqual({ ending: 'hammers', winners: [1], scores: [2, 3] });
    expect(hammers.payoffs).toEqual([0, 1]);
  });

  it('[CH-8.2] equal totals are a draw, and cards in hand count nothing', () => {
    const draw = finished({ caps: { protests: [0, 0, 1], hand: [NUKE, NUKE] } });
    expect(draw.outcome).toEqual({ ending: 'draw', winners: [], scores: [3, 3] });
    expect(draw.payoffs).toEqual([0.5, 0.5]);
    expect(draw.view.step).toBe('over');
  });
});
