// Fails when something outside games/<id>/ names a game, apart from its one line in the catalogue, tests and prose.
import { breachesIn } from '../cli/src/gameNames.ts';

const breaches = await breachesIn(process.cwd());
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
