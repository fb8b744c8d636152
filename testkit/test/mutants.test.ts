import { everySetup, type AnyGame } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import {
  checksFor,
  judge,
  LAWS,
  LawBroken,
  recordsIn,
  requireEverythingMet,
  requireSoundDescription,
  type AnyFixture,
  type LawId,
} from '../src/index.ts';
import { fixture } from './magpie/fixture.ts';
import { magpie } from './magpie/game.ts';
import { MUTANTS, SHARING } from './mutants.ts';

const GAMES = 10;
const RECORDS = recordsIn(new URL('magpie/records/', import.meta.url));
/** The smallest set-up and the largest. */
const SETUPS = [...everySetup(magpie)].filter((_, i, all) => i === 0 || i === all.length - 1);

/** Every law that the game breaks in some set-up. */
function brokenLaws(game: AnyGame, rules: AnyFixture): LawId[] {
  const broken = new Set<LawId>();
  const attempt = (look: () => void): void => {
    try {
      look();
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      broken.add(error.law);
    }
  };
  attempt(() => requireSoundDescription(game, rules));
  attempt(() => requireEverythingMet(game, RECORDS));
  for (const setup of SETUPS) {
    for (const check of checksFor(rules))
      attempt(() =>
        judge({ ...check, share: 4 * check.share }, { game, setup, fixture: rules, games: GAMES, seed: 1 }),
      );
  }
  return [...broken];
}

const inOrder = (laws: readonly LawId[]): LawId[] =>
  [...laws].toSorted((a, b) => Object.keys(LAWS).indexOf(a) - Object.keys(LAWS).indexOf(b));

describe('the laws catch planted bugs', () => {
  it('and find nothing wrong with Magpie itself', () => {
    expect(brokenLaws(magpie, fixture)).toEqual([]);
  });

  it.each(MUTANTS.map((mutant) => [mutant.bug, mutant] as const))('%s', (_bug, { game, fixture: rules, breaks }) => {
    expect(inOrder(brokenLaws(game, rules))).toEqual(inOrder(breaks));
  });

  it('a copy that shares an array', () => {
    const check = checksFor(fixture).find(({ id }) => id === 'L8')!;
    expect(() => judge(check, { game: SHARING, setup: SETUPS[0]!, fixture, games: GAMES, seed: 1 })).toThrow(
      'copy and original hold the same array',
    );
  });

  it('a game that throws', () => {
    const throwing = { ...magpie, redact: () => expect.unreachable('no redaction') };
    const check = checksFor(fixture).find(({ id }) => id === 'L28')!;
    const hearing = { game: throwing, setup: SETUPS[0]!, fixture, games: 1, seed: 1 };
    expect(() => judge(check, hearing)).toThrow(/^\[L28\] .*the game threw AssertionError: expected "no redaction"/);
  });

  it('and there is a planted bug for every law', () => {
    const caught = new Set(MUTANTS.flatMap((mutant) => mutant.breaks));
    expect(Object.keys(LAWS).filter((law) => !caught.has(law as LawId))).toEqual([]);
  });
});

describe('a law that was never put to the test', () => {
  const check = checksFor(fixture).find(({ id }) => id === 'L18')!;
  const blind = { ...fixture, redeal() {} };
  const hearing = { game: magpie, setup: SETUPS[0]!, games: 3, seed: 1 };

  it('fails', () => {
    expect(() => judge(check, { ...hearing, fixture: blind })).toThrow(
      'magpie: never put to the test, for the playouts never met a world that differs',
    );
  });

  it('is no failure for a game that hides nothing', () => {
    expect(judge(check, { ...hearing, fixture: { ...blind, hidesNothing: true } }).size).toBe(0);
  });

  it('counts what it met', () => {
    expect(judge(check, { ...hearing, fixture }).get('L18 a world that differs')).toBeGreaterThan(10);
  });
});
