import { library } from '@hideout/catalogue/house';
import { hang, rulesFor, SEED_BYTES, verify, type GameRecord } from '@hideout/kernel';
import { hex } from '../arguments.ts';
import { demand, EXIT } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { digestOf, practiceSeedOf } from '../deal.ts';
import { readRecordFile } from '../files.ts';
import type { Terminal } from '../terminal.ts';

/** One check of a record; `problem` says what is wrong. */
interface Check {
  readonly name: keyof typeof MEANINGS;
  readonly problem: string | undefined;
}

const NOTE = `
A finished record is proven when the secret is the one that was committed to,
every seat added a nonce, the deal that follows from them allows every action,
and the actions lead to the recorded result.

What no file can prove by itself:
- that its commitment is the one shown before the game: give --commitment;
- that the actions are the ones that were taken, since a forger can write
  another whole game from the same deal: give --digest, shown at the end.

Exit code: 0 proven, 1 not proven, 2 not a record that can be read.

Example:
  hideout verify data/game.json`;

const FLAGS = {
  commitment: option('<hex>', 'the commitment that was shown before the game', hex(SEED_BYTES)),
  digest: option('<hex>', 'the digest that was shown at the end of the game', hex(SEED_BYTES)),
  json: flag('print one JSON object'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout verify`: proves the deal of a finished record. */
export const addVerify = command('verify', {
  about: 'prove the deal, the actions and the result of a finished record',
  takes: ['<file>', 'a record'],
  flags: FLAGS,
  note: NOTE,
  act,
});

function act(terminal: Terminal, flags: Flags, file: string): void {
  const record = readRecordFile(terminal, file);
  const game = demand(rulesFor(record, library));
  const checks = [...verify(game, record), ...ownChecks(record, flags)];
  const proven = checks.every((check) => check.problem === undefined);
  if (!proven) terminal.exitCode = EXIT.failed;
  if (flags.json) terminal.printJson({ file, game: record.game, proven, checks });
  else terminal.print(...lines(terminal, checks, proven));
}

function ownChecks(record: GameRecord, { commitment, digest }: Flags): Check[] {
  const practice = practiceSeedOf(record.deal);
  const foretold = `this is a practice deal from seed ${practice}: whoever chose it could know the cards`;
  const compare = (what: 'commitment' | 'digest', given: string | undefined, found: string): Check[] => {
    const problem = found === given ? undefined : `the record's ${what} is not the one given`;
    return given === undefined ? [] : [{ name: `shown ${what}`, problem }];
  };
  return [
    { name: 'secrecy', problem: practice === undefined ? undefined : foretold },
    ...compare('commitment', commitment, record.deal.commitment),
    ...compare('digest', digest, digestOf(record)),
  ];
}

const MEANINGS = {
  commitment: 'the secret is the one that was committed to',
  nonces: 'every seat added a nonce of its own',
  actions: 'every action is legal in the deal that follows from them',
  outcome: 'the actions lead to the recorded result',
  secrecy: 'the secret was drawn at random, as far as it shows',
  'shown commitment': 'the commitment is the one that was shown before the game',
  'shown digest': 'the record is the one that was shown at the end of the game',
};

function lines({ paint, width }: Terminal, checks: readonly Check[], proven: boolean): string[] {
  return [
    ...checks.flatMap(({ name, problem }) => {
      const mark = problem === undefined ? paint('green', '✓') : paint('red', '✗');
      return hang(`${mark} `, problem ?? MEANINGS[name], width);
    }),
    proven ? paint('green', 'Proven.') : paint('red', 'Not proven.'),
  ];
}
