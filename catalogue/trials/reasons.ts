// `npm run experiment -- catalogue/trials/reasons.ts --game <id> --positions 1000`: has the law check what the coach of a game says about decisions of
// random games, and counts what it says.
import { parseArgs } from 'node:util';
import { findLie, findStray } from '@hideout/testkit';
import { gameOf } from '../src/house.ts';
import { claimsOf, witnessesOf } from '../test/claims.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    positions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const game = gameOf(values.game);
if (!game) throw new Error(`there is no game “${values.game}”`);

const witnesses = await witnessesOf(game);
const told = new Map<string, number>();
let positions = 0;
for (const claim of claimsOf(game, Number(values.seed))) {
  const lie = findLie(game, claim, witnesses) ?? findStray(game, claim, witnesses);
  if (lie !== undefined) throw new Error(`position ${positions}: ${lie}\n${JSON.stringify(claim.view)}`);
  for (const reason of claim.reasons) {
    const name = reason.kind === 'motive' ? `motive ${reason.motive.motive}` : reason.kind;
    told.set(name, (told.get(name) ?? 0) + 1);
  }
  if (++positions === Number(values.positions)) break;
}
console.log(JSON.stringify({ game: game.id, positions, told: Object.fromEntries(told) }));
