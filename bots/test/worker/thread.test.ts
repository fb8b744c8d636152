import { botOf, gameOf } from '@hideout/catalogue/house';
import { ActionList, FastRng, seatOf, setUp } from '@hideout/kernel';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { type Ask, type FromWorker, type ToWorker } from '../../src/index.ts';

describe('a host in a thread of its own', () => {
  const worker = new Worker(new URL('thread.ts', import.meta.url));
  afterAll(() => worker.terminate());
  const send = (message: ToWorker): void => worker.postMessage(message);

  const game = gameOf('caper-cards')!;
  const setup = setUp(game, 2);
  if (!setup.ok) throw new Error(setup.problem);
  const state = game.setup(setup.value, new FastRng(9));
  const legal = new ActionList();
  game.legal(state, legal);
  const view = game.view(state, seatOf(game.actor(state)));
  const { id, rulesVersion } = game;
  const ask: Ask = {
    type: 'ask',
    number: 1,
    game: id,
    rulesVersion,
    bot: 'medium',
    view,
    legal: legal.toArray(),
    seed: 3,
  };

  it('plays what the bot plays here', async () => {
    send(ask);
    const [answer] = (await once(worker, 'message')) as [FromWorker];
    const bot = botOf('medium', game);
    const action = bot.ok && bot.value.choose({ legal, view: () => view, rng: new FastRng(3), budget: {} });
    expect(answer).toEqual({ number: 1, action, cancelled: false });
  });
});
