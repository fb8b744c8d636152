import { GAMES } from '@hideout/catalogue/house';
import { FastRng, LANGUAGES, Match, seatOf, setUp, SPECTATOR, type AnyGame, type AnyMatch } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { rowsOf } from '../src/table/reckon.ts';

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
