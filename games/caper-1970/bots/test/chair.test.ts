import { caper1970, type State } from '../../rules/index.ts';
import { NOBODY, type Action, type AnyGame } from '@hideout/kernel';
import { BotHost, type FromWorker } from '@hideout/bots';
import { describe, expect, it } from 'vitest';
import { brain } from '../brain.ts';
import { apply, at, lay, on, questionIn } from './position.ts';

/** A host of bots as the page has one, which counts how often a world is imagined: every search begins with that. */
function hostThatCounts() {
  let worlds = 0;
  const game = {
    ...caper1970,
    imagine: (...args: Parameters<typeof caper1970.imagine>) => {
      worlds++;
      return caper1970.imagine(...args);
    },
  } as unknown as AnyGame;
  let answer: (message: FromWorker) => void = () => {};
  const host = new BotHost({
    gameOf: () => game,
    brainOf: () => brain,
    send: (message) => answer(message),
    pause: () => Promise.resolve(),
  });
  let number = 0;
  /** What the bot of a chair does, and how many worlds it imagined for it. */
  const ask = async (s: State, bot: string, chair: string) => {
    const { promise, resolve } = Promise.withResolvers<FromWorker>();
    answer = resolve;
    worlds = 0;
    const { legal, view } = questionIn(s);
    const { id, rulesVersion } = caper1970;
    const question = { game: id, rulesVersion, bot, chair, view: view(), legal: legal.toArray() };
    host.receive({ type: 'ask', number: ++number, seed: number, ...question });
    const said = await promise;
    if (!('action' in said)) throw new Error('no action was chosen');
    return { action: said.action, worlds };
  };
  return ask;
}

describe('the bot of a chair', () => {
  it.each(['easy', 'medium', 'hard', 'master'])('%s searches once a roll, and then walks its way', async (bot) => {
    const ask = hostThatCounts();
    const s = lay({ count: 9, thieves: [at(2, 8), on(0, 2)], jewels: [0, 0, 0, 1] });
    const { rollsLeft } = s;
    const searches: boolean[] = [];
    while (s.rollsLeft === rollsLeft && s.count > 0 && caper1970.actor(s) !== NOBODY) {
      const { action, worlds } = await ask(s, bot, 'the page, seat 0');
      searches.push(worlds > 0);
      apply(s, action);
    }
    expect(searches.length).toBeGreaterThan(4);
    expect(searches).toEqual(searches.map((_, unit) => unit === 0));
  });

  it('searches again when the table is not what it should be', async () => {
    const ask = hostThatCounts();
    const s = lay({ count: 9, thieves: [at(2, 8), on(0, 2)], jewels: [0, 0, 0, 1] });
    const first: Action = (await ask(s, 'medium', 'here')).action;
    apply(s, first);
    s.auto[2] = 1;
    expect((await ask(s, 'medium', 'here')).worlds).toBeGreaterThan(0);
  });
});
