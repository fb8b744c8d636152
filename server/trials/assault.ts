// Hostile trial: node assault.ts [name …]; tries the named attacks, or all of them, in full, and prints what came of each.
import { ATTACKS } from './attacks.ts';

const wished = process.argv.slice(2);
const unknown = wished.filter((name) => !(name in ATTACKS));
if (unknown.length > 0) {
  console.error(`There is no attack “${unknown[0]}”. Attacks: ${Object.keys(ATTACKS).join(', ')}.`);
  process.exit(2);
}

let broken = 0;
for (const [name, attack] of Object.entries(ATTACKS)) {
  if (wished.length > 0 && !wished.includes(name)) continue;
  const { figure, holds } = await attack
    .try('full')
    .catch((error: unknown) => ({ figure: String(error), holds: false }));
  console.log(`${holds ? 'holds ' : 'BROKEN'} ${name.padEnd(14)} ${attack.title}: ${figure}`);
  if (!holds) broken++;
}
process.exit(broken > 0 ? 1 : 0);
