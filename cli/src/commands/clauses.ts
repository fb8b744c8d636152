import { grid } from '@hideout/kernel';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ClauseCoverage } from '@hideout/testkit/clauses';
import { EXIT } from '../badInput.ts';
import { command, flag, type FlagsOf } from '../command.ts';
import { gamesWithRules, rulesOf } from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS = {
  json: flag('print one JSON object'),
  check: flag('exit with 1 when a clause has no test or a test cites an unknown clause'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout clauses`: which clauses of the rulebooks have a test. */
export const addClauses = command('clauses', {
  about: 'count the clauses of each rulebook and those that a test cites',
  flags: FLAGS,
  note: '\nExample:\n  hideout clauses --check',
  act,
});

async function act(terminal: Terminal, flags: Flags): Promise<void> {
  const coverages = await coverageOfAll();
  const problems = [...coverages].flatMap(([game, coverage]) => problemsOf(game, coverage));
  if (flags.json) terminal.printJson(Object.fromEntries([...coverages].map(([game, each]) => [game, counts(each)])));
  else terminal.print(...table(coverages, terminal.width), ...problems);
  if (flags.check && problems.length > 0) terminal.exitCode = EXIT.failed;
}

async function coverageOfAll(): Promise<ReadonlyMap<string, ClauseCoverage>> {
  const { clauseCoverage } = await import('@hideout/testkit/clauses');
  return new Map(
    gamesWithRules().map(({ game, folder }) => {
      const tests = globSync('test/**/*.test.ts', { cwd: fileURLToPath(folder) }).toSorted();
      const sources = tests.map((file) => readFileSync(new URL(file, folder), 'utf8'));
      return [game.id, clauseCoverage(rulesOf(game, 'en'), sources)] as const;
    }),
  );
}

const counts = ({ clauses, tested, missing }: ClauseCoverage) => ({
  clauses: clauses.length,
  tested: tested.length,
  missing,
});

const problemsOf = (game: string, { missing, unknown, repeated }: ClauseCoverage): string[] => [
  ...missing.map((id) => `${game}: no test cites ${id}`),
  ...unknown.map((id) => `${game}: a test cites ${id}, which does not exist`),
  ...repeated.map((id) => `${game}: ${id} appears twice in the rulebook`),
];

function table(coverages: ReadonlyMap<string, ClauseCoverage>, width: number): string[] {
  const rows = [...coverages].map(([game, { clauses, tested, missing }]) => [
    game,
    ...[clauses, tested, missing].map((list) => String(list.length)),
  ]);
  return grid([['game', 'clauses', 'tested', 'missing'], ...rows], width);
}
