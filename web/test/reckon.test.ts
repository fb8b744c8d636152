import { GAMES } from '@hideout/catalogue/house';
import {
  FastRng,
  LANGUAGES,
  Match,
  seatOf,
  setUp,
  SPECTATOR,
  type AnyGame,
  type AnyMatch,
  type Sheet,
  type SheetLine,
} from '@hideout/kernel';
import { expect, it } from 'vitest';
import { rowsOf, standingOf } from '../src/table/reckon.ts';

/** A game that was played at random to its end. */
function finished(game: AnyGame): AnyMatch {
  const setup = setUp(game, 2);
  if (!setup.ok) throw new Error(setup.problem);
  const match: AnyMatch = new Match(game, setup.value, new Uint8Array(32).fill(7));
  const rng = new FastRng(7);
  while (match.outcome === undefined) {
    const legal = match.legal();
    match.play(seatOf(match.actor), legal.at(rng.below(legal.size)));
  }
  return match;
}

for (const game of GAMES.filter(({ cooperative }) => !cooperative)) {
  it(`the points of ${game.id} have rows in either language that add up to them`, () => {
    const match = finished(game);
    const { scores } = match.outcome!;
    for (const language of LANGUAGES) {
      const rows = rowsOf(game.sheets(match.view(SPECTATOR)), scores, game.words[language]);
      const sums = scores.map((_, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      expect(sums).toEqual(scores);
    }
  });
}

it('sums up what every side has as the game stands, where its lines have names for that', () => {
  const words = { heading: String, line: ({ of }: SheetLine) => `country ${of[0]}`, lines: () => 'countries' };
  const line = (country: number): SheetLine => ({ what: 'country', of: [country], points: country, clause: 'X-1' });
  const sheets: readonly Sheet[] = [
    { seat: seatOf(0), heading: 'all', lines: [line(1), line(2)], total: 3 },
    { seat: seatOf(1), heading: 'all', lines: [line(3)], total: 3 },
  ];
  expect(standingOf(sheets, words)).toEqual({ rows: [{ name: 'countries', points: [3, 3] }], totals: [3, 3] });
  const { lines: _, ...plain } = words;
  expect(standingOf(sheets, plain)).toBeUndefined();
});
