import { DEAL, DICE } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { Script, script } from '../src/index.ts';

it('a script gives its rolls in order', () => {
  const rolls = script(3, 0, 5);
  expect([rolls.below(6, DICE), rolls.below(1, DEAL), rolls.below(6, DICE)]).toEqual([3, 0, 5]);
});

it('a script that runs out fails', () => {
  const rolls = script(0);
  rolls.below(2, DEAL);
  expect(() => rolls.below(2, DEAL)).toThrow('there is no roll 2 of the script: below(2) of stream 0 was asked');
});

it.each([-1, 6, 0.5, Number.NaN])('a roll of %s does not fit a die of six', (roll) => {
  expect(() => new Script([roll]).below(6, DICE)).toThrow(`roll 1 of the script is ${roll}: below(6) of stream 1`);
});

it('rolls that are left over fail', () => {
  const rolls = new Script([1, 2, 3]);
  rolls.below(4, DEAL);
  expect(() => rolls.done()).toThrow('the script has 2 unused rolls: 2, 3');
});

it.fails('and they fail the test that made the script', () => {
  expect(script(1)).toBeInstanceOf(Script);
});
