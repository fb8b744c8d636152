import { fewSetups, type AnyGame, type Game, type GameEvent, type GameView, type Setup } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { hearOf } from './failure.ts';
import type { AnyFixture, Fixture } from './fixture.ts';
import { checksFor, judge } from './judge.ts';
import { LAWS } from './law.ts';
import { requireSoundDescription } from './laws/index.ts';
import { isTwin } from './twin.ts';

const GAMES = 8;
const SEED = 1;

/**
 * Registers the tests of all laws for a game, over random playouts: one for each law, number of seats and choice. Every
 * combination of choices is played by `fuzz` and in bulk.
 */
export function lawsOf<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  fixture: Fixture<S>,
): void {
  describe(`the laws of ${game.id}`, () => {
    it(`L1: ${LAWS.L1}`, () => {
      expect(hearOf(game, fixture, () => requireSoundDescription(game, fixture))).toBeUndefined();
    });
    for (const setup of setupsFor(game)) lawsOfSetup(game, setup, fixture);
  });
}

/** In twin mode one set-up for each number of seats is enough: choices make no other kinds of state. */
function setupsFor(game: AnyGame): Setup[] {
  const setups = [...fewSetups(game)];
  return isTwin() ? setups.filter(({ seats }, index) => seats !== setups[index - 1]?.seats) : setups;
}

function lawsOfSetup(game: AnyGame, setup: Setup, fixture: AnyFixture): void {
  const games = Number(process.env['HIDEOUT_LAW_GAMES'] ?? fixture.games ?? GAMES);
  describe(setupName(setup), () => {
    for (const check of checksFor(fixture)) {
      it(`${check.id}: ${LAWS[check.id]}`, async ({ annotate }) => {
        const tally = hearOf(game, fixture, () => judge(check, { game, setup, fixture, games, seed: SEED }));
        for (const [example, count] of tally) await annotate(`${example}: ${count}`);
        expect(tally).toBeInstanceOf(Map);
      });
    }
  });
}

/** A set-up in a few words. */
export const setupName = ({ seats, options }: Setup): string =>
  [`${seats} seats`, ...Object.entries(options).map(([option, choice]) => `${option} ${choice}`)].join(', ');
