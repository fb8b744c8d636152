import type { Bot, Question } from '@hideout/bots';
import type { Action } from '@hideout/kernel';
import { magpie, play, tuck } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import { Series } from '../src/series.ts';

const SETUP = { seats: 2, options: { deal: 'two' } };

/** Plays the first of these verbs that is legal, and notes what it is told. */
function listener(follows: boolean, wish: (question: Question) => Action) {
  const told: (readonly Action[] | undefined)[] = [];
  const bot: Bot = {
    name: 'listener',
    follows,
    choose(question) {
      told.push(question.since && [...question.since]);
      return wish(question);
    },
  };
  return { bot, told };
}

const isPlay = (action: Action): boolean => [0, 1, 2, 3].some((kind) => play(kind) === action);
const openly = ({ legal }: Question): Action => legal.toArray().find(isPlay) ?? legal.at(0);
const isTuck = (action: Action): boolean => [0, 1, 2, 3].some((kind) => tuck(kind) === action);
const secretly = ({ legal }: Question): Action => legal.toArray().find(isTuck) ?? legal.at(0);

function playedBy(bots: readonly Bot[], seated: readonly number[]) {
  const actions: Action[] = [];
  const witness = { emit: () => {}, acted: (action: Action) => void actions.push(action) };
  new Series({ game: magpie as never, setup: SETUP, bots, seed: 3 }, { witness }).play({ deal: 0, turn: 0, seated });
  return actions;
}

describe('what bots of a series are told', () => {
  it('is what was done since they were asked, their own action first', () => {
    const [one, other] = [listener(true, openly), listener(true, openly)];
    const actions = playedBy([one.bot, other.bot], [0, 1]);
    const known = one.told.filter((since) => since !== undefined);
    expect(known.length).toBeGreaterThan(0);
    for (const since of known) {
      const at = actions.findIndex((_, i) => since.every((action, k) => actions[i + k] === action));
      expect(at).toBeGreaterThanOrEqual(0);
    }
    expect(one.told[0]).toBeUndefined();
  });

  it('is nothing where an action was hidden from them', () => {
    const [one, other] = [listener(true, openly), listener(true, secretly)];
    const actions = playedBy([one.bot, other.bot], [0, 1]);
    expect(actions.some(isTuck)).toBe(true);
    expect(one.told.length).toBeGreaterThan(1);
    expect(one.told.filter((since) => since?.some(isTuck))).toEqual([]);
  });

  it('is nothing for a bot that has no use for it, or that holds two hands', () => {
    const deaf = listener(false, openly);
    const both = listener(true, openly);
    playedBy([deaf.bot, both.bot], [0, 1]);
    playedBy([deaf.bot, both.bot], [1, 1]);
    expect(deaf.told.every((since) => since === undefined)).toBe(true);
    const alone = listener(true, openly);
    playedBy([alone.bot], [0, 0]);
    expect(alone.told.length).toBeGreaterThan(1);
    expect(alone.told.every((since) => since === undefined)).toBe(true);
  });
});
