import { OPPONENTS, plainBrain, searchBot, type Bot } from '@hideout/bots';
import { ActionList, act, FastRng, type AnyGame } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { botNames, botOf, brainOf, GAMES, playersOf } from '../src/house.ts';
import { charactersOf } from '../src/index.ts';
import { findPeeking, fixtureOf, setupsOf, type Suspect } from './honesty.ts';

const named = (name: string, game: AnyGame): Bot => {
  const bot = botOf(name, game);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
};

const EVERY_BOT = GAMES.flatMap((game) => botNames(game).map((name) => ({ game, name, id: game.id })));

describe('honesty: a bot answers from its view alone', () => {
  it.each(EVERY_BOT)('$name in $id', async ({ game, name }) => {
    const fixture = await fixtureOf(game);
    for (let seed = 0; seed < 3; seed++) {
      for (const setup of setupsOf(game, seed)) {
        expect(findPeeking(() => named(name, game), game, fixture, setup, seed)).toBeUndefined();
      }
    }
  });

  /** Chooses by a hash of something it was handed. */
  const chooseBy = (text: string): Bot => ({
    name: 'cheat',
    choose: ({ legal }) =>
      legal.at(Array.from(text).reduce((sum, char) => (31 * sum + char.codePointAt(0)!) % 65_521, 0) % legal.size),
  });

  it.each(GAMES)('catches a planted bot that is handed the state: $id', async (game) => {
    const fixture = await fixtureOf(game);
    const peeking: Suspect = (state) => chooseBy(game.encode(state));
    const caught = setupsOf(game, 0).map((setup) =>
      [1, 2, 3].some((seed) => findPeeking(peeking, game, fixture, setup, seed)),
    );
    expect(caught).not.toContain(false);
  });

  it.each(GAMES)('catches a planted bot that searches the true state: $id', async (game) => {
    const fixture = await fixtureOf(game);
    const peeking: Suspect = (state) => {
      const clairvoyant = { ...game, imagine: () => game.clone(state) };
      return searchBot(clairvoyant, {
        name: 'clairvoyant',
        budget: { iterations: 200, milliseconds: Infinity },
        slack: 0,
      });
    };
    const caught = setupsOf(game, 0).map((setup) =>
      Array.from({ length: 12 }, (_, seed) => seed).some((seed) => findPeeking(peeking, game, fixture, setup, seed)),
    );
    expect(caught).not.toContain(false);
  });

  it.each(GAMES)('does not accuse a bot that chooses by all of its view: $id', async (game) => {
    const fixture = await fixtureOf(game);
    const looking: Bot = {
      name: 'looking',
      choose: (question) => chooseBy(JSON.stringify(question.view())).choose(question),
    };
    for (const setup of setupsOf(game, 1)) expect(findPeeking(() => looking, game, fixture, setup, 1)).toBeUndefined();
  });
});

describe('the random bot', () => {
  it('takes every legal action about equally often', () => {
    const legal = new ActionList();
    for (let noun = 0; noun < 5; noun++) legal.add(act(1, noun));
    const rng = new FastRng(1);
    const view = (): never => {
      throw new Error('looked');
    };
    const counts = new Map<number, number>();
    for (let i = 0; i < 5000; i++) {
      const action = named('random', GAMES[0]!).choose({ legal, view, rng, budget: {} });
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(legal.toArray());
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('the characters of a game', () => {
  it.each(GAMES)('are those of its manifest, and sit down with people: $id', (game) => {
    expect(charactersOf(game.id)).toEqual(Object.keys(brainOf(game.id).characters ?? {}));
    expect(playersOf(game)).toEqual([...OPPONENTS, ...charactersOf(game.id)]);
  });

  it('are one where a game has no brain of its own', () => {
    expect(charactersOf('river-boats')).toEqual(Object.keys(plainBrain.characters));
  });
});

describe('the bots of the house', () => {
  it('lists the names that it knows when asked for another', () => {
    expect(botOf('genius', GAMES[0]!)).toEqual({
      ok: false,
      problem: `no bot “genius” plays ${GAMES[0]!.id} (bots: ${botNames(GAMES[0]!).join(', ')})`,
    });
  });

  it('offers the random bot for every game, and every bot under its own name', () => {
    for (const { game, name } of EVERY_BOT) expect(named(name, game).name).toBe(name);
    for (const game of GAMES) expect(botNames(game)[0]).toBe('random');
  });
});
