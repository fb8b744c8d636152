import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everySetup, readRecord } from '@hideout/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import {
  checksFor,
  hearOf,
  judge,
  LawBroken,
  LAWS,
  reproduce,
  requireEverythingMet,
  requireSoundDescription,
  type LawId,
} from '../src/index.ts';
import { magpie } from './magpie/game.ts';
import { MUTANTS, type Mutant } from './mutants.ts';

const folder = mkdtempSync(join(tmpdir(), 'hideout-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SETUPS = [...everySetup(magpie)];

/** How the law is heard that the bug is planted for. */
function hear({ game, fixture }: Mutant, law: LawId): void {
  if (law === 'L1') requireSoundDescription(game, fixture);
  if (law === 'L31') requireEverythingMet(game, []);
  const check = checksFor(fixture).find(({ id }) => id === law);
  for (const setup of check ? SETUPS : []) judge(check!, { game, setup, fixture, games: 20, seed: 1 });
}

/** The report of a breach that there must be. */
function reportOf(mutant: Mutant, law: LawId): LawBroken {
  try {
    hearOf(mutant.game, mutant.fixture, () => hear(mutant, law), folder);
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  return expect.unreachable(`${law} finds nothing wrong with ${mutant.bug}`);
}

describe('a breach says how to see it again', () => {
  it.each(Object.keys(LAWS) as LawId[])('%s', (law) => {
    const mutant =
      MUTANTS.find(({ breaks }) => breaks[0] === law) ?? MUTANTS.find(({ breaks }) => breaks.includes(law))!;
    const { message, playout } = reportOf(mutant, law);
    expect(message).toMatch(new RegExp(`^\\[${law}\\] ${LAWS[law]}: `));
    if (!playout) return expect(message).toMatch(/\n {2}again {3}npm run hideout -- laws magpie$/);
    const [, file] =
      /\n {2}record {2}(.+)\n {2}again {3}npm run hideout -- fuzz magpie --reproduce \1$/.exec(message) ?? [];
    const record = readRecord(readFileSync(file!, 'utf8'));
    const again = record.ok && reproduce(mutant.game, mutant.fixture, record.value);
    expect(again && again.ok && again.value).toBeInstanceOf(LawBroken);
  });

  it('also where a law was never put to the test', () => {
    const blind = MUTANTS.find(({ bug }) => bug === 'a re-deal that deals nothing')!;
    expect(reportOf(blind, 'L18').message).toMatch(
      /never put to the test[^]*\n {2}again {3}npm run hideout -- laws magpie$/,
    );
  });

  it('and leaves an error that is no breach alone', () => {
    const fail = (): never => {
      throw new TypeError('a bug of the test kit');
    };
    expect(() => hearOf(magpie, undefined, fail, folder)).toThrow(TypeError);
  });
});

describe('a breach names the cell by its window', () => {
  it.each([
    ['set-up does not clear a used state', 'L2', /kept something of what it held: tucked\[\d\] is \d, not 0/],
    ['a payoff that changes the state', 'L7', /payoff changed the state: pileSize is 0, not \d/],
    ['a copy that keeps something of a used state', 'L8', /kept something of what it held: tucked\[1\] is \d, not 0/],
    [
      'an encoding that forgets a field',
      'L9',
      /what is read back differs from what was written: tucked\[\d\] is 0, not \d/,
    ],
    ['imagining never shuffles the pile', 'L17', /never imagines pile\[\d+\] = \d/],
  ] as const)('%s', (bug, law, words) => {
    expect(
      reportOf(
        MUTANTS.find((mutant) => mutant.bug === bug)!,
        law,
      ).message,
    ).toMatch(words);
  });
});
