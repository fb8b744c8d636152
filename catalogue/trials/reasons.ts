// `npm run experiment -- catalogue/trials/reasons.ts --game <id> --positions 1000`: has the law check what the coach of a game says about decisions of
// random games, and counts what it says.
import { optionsOf } from '@hideout/labkit/options';
import { findLie, findStray } from '@hideout/testkit';
import { gameOf } from '../src/house.ts';
import { claimsOf, witnessesOf } from '../test/claims.ts';

const wanted = optionsOf({ game: '', positions: 1000, seed: 1 });
const game = gameOf(wanted.game);
if (!game) throw new Error(`there is no game “${wanted.game}”`);

const witnesses = await witnessesOf(game);
const told = new Map<string, number>();
let positions = 0;
for (const claim of claimsOf(game, wanted.seed)) {
  const lie = findLie(game, claim, witnesses) ?? findStray(game, claim, witnesses);
  if (lie !== undefined) throw new Error(`position ${positions}: ${lie}\n${JSON.stringify(claim.view)}`);
  for (const reason of claim.reasons) {
    const name = reason.kind === 'motive' ? `motive ${reason.motive.motive}` : reason.kind;
    told.set(name, (told.get(name) ?? 0) + 1);
  }
  if (++positions === wanted.positions) break;
}
console.log(JSON.stringify({ game: game.id, positions, told: Object.fromEntries(told) }));
