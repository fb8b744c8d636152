import { botOf, brainOf, gameOf } from '@hideout/catalogue/house';
import { ActionList, act, FastRng, seatOf, setUp } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import {
  advise,
  BotHost,
  finished,
  isThinker,
  makeFlag,
  raise,
  type Ask,
  type Brain,
  type FromWorker,
  type Question,
} from '../../src/index.ts';
import { searchBot } from '../../src/search/player.ts';
import { thinkInSlices } from '../../src/worker/slices.ts';
import { matches } from '../search/tiny.ts';

const game = gameOf('caper-cards')!;
const setup = setUp(game, 4);
if (!setup.ok) throw new Error(setup.problem);
const state = game.setup(setup.value, new FastRng(4));
const legal = new ActionList();
game.legal(state, legal);

const ASK: Ask = {
  type: 'ask',
  number: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  bot: 'hard',
  view: game.view(state, seatOf(game.actor(state))),
  legal: legal.toArray(),
  seed: 5,
};

const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The brain of a game whose coach compares choices in few worlds. */
const hastyBrain = (id: string): Brain => ({ ...brainOf(id), coach: { ...brainOf(id).coach!, worlds: 3 } });

/** A host that collects its answers, with the brains of the house or one that is given. */
function openHost(given?: Brain) {
  const answers: FromWorker[] = [];
  let heard: (() => void) | undefined;
  const host = new BotHost({
    gameOf,
    brainOf: given ? () => given : hastyBrain,
    send(answer) {
      answers.push(answer);
      heard?.();
    },
    pause,
  });
  const until = async (count: number): Promise<FromWorker[]> => {
    while (answers.length < count) await new Promise<void>((resolve) => void (heard = resolve));
    return answers;
  };
  return { host, until };
}

describe('a host', () => {
  it('answers as the bot itself does, and as the coach does', async () => {
    const bot = botOf('hard', game);
    if (!bot.ok || !isThinker(bot.value)) throw new Error('hard cannot think');
    const question: Question = { legal, view: () => ASK.view, rng: new FastRng(ASK.seed), budget: {} };
    const { host, until } = openHost();
    host.receive(ASK);
    const { view, legal: actions, game: id, rulesVersion } = ASK;
    const query = { view, legal: actions, effort: 0.01 };
    host.receive({ type: 'advise', number: 2, game: id, rulesVersion, ...query });
    const action = bot.value.choose(question);
    expect(await until(2)).toEqual([
      { number: 1, action, cancelled: false },
      { number: 2, advice: finished(advise(game, hastyBrain(game.id).coach!, query)) },
    ]);
  });

  it('fetches what a level has learnt before it makes a bot of that level, and tells when it cannot', async () => {
    const heard: string[] = [];
    const learnt: Brain = {
      prepare: async (name) => {
        await pause();
        heard.push(`fetched for ${name}`);
        if (name === 'master') throw new Error('what master has learnt cannot be read');
      },
      level: (which, name) => {
        heard.push(`made ${name}`);
        return brainOf(game.id).level(which, name);
      },
    };
    const { host, until } = openHost(learnt);
    for (const [i, bot] of ['random', 'hard', 'master'].entries()) host.receive({ ...ASK, number: i, bot });
    const [, , refused] = await until(3);
    expect(heard).toEqual(['fetched for hard', 'made hard', 'fetched for master']);
    expect(refused).toEqual({ number: 2, problem: 'what master has learnt cannot be read' });
  });

  it.each([
    [{ game: 'chess' }, 'there is no game “chess”'],
    [{ bot: 'genius' }, 'no bot “genius” plays caper-cards'],
    [{ legal: [] }, 'only where there is something to choose'],
  ])('answers %o with a sentence, and the next question as ever', async (wrong, says) => {
    const { host, until } = openHost();
    host.receive({ ...ASK, ...wrong });
    host.receive({ ...ASK, number: 2, bot: 'random' });
    const [bad, good] = await until(2);
    expect(bad).toMatchObject({ number: 1, problem: expect.stringContaining(says) as string });
    expect(good).toMatchObject({ number: 2, cancelled: false });
  });

  it('gets ready for a game without a word, also for one that there is not', async () => {
    const fetched: string[] = [];
    const answers: FromWorker[] = [];
    const host = new BotHost({
      gameOf: (id) => {
        fetched.push(id);
        return gameOf(id);
      },
      brainOf,
      send: (answer) => answers.push(answer),
      pause,
    });
    host.receive({ type: 'prepare', game: game.id, rulesVersion: 1 });
    host.receive({ type: 'prepare', game: 'whist', rulesVersion: 1 });
    await pause();
    expect(fetched).toEqual([game.id, 'whist']);
    expect(answers).toEqual([]);
  });

  it('answers in order, and lets those wait no longer that are cancelled', async () => {
    const { host, until } = openHost();
    const flag = makeFlag()!;
    host.receive({ ...ASK, flag });
    host.receive({ ...ASK, number: 2 });
    host.receive({ ...ASK, number: 3 });
    raise(flag);
    host.receive({ type: 'cancel', number: 2 });
    host.receive({ type: 'cancel', number: 99 });
    const answers = await until(3);
    expect(answers.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(answers.map((answer) => 'cancelled' in answer && answer.cancelled)).toEqual([true, true, false]);
  });
});

describe('thinking in slices', () => {
  const tiny = matches(21);
  const start = { secret: 0, left: 21, done: [] };
  const actions = new ActionList();
  tiny.legal(start, actions);
  const level = { name: 'slow', budget: { iterations: 30_000, milliseconds: Infinity }, slack: 0 };
  const question = (): Question => ({
    legal: actions,
    view: () => tiny.view(start, seatOf(0)),
    rng: new FastRng(1),
    budget: {},
  });

  it('comes to the same thought as thinking at a stretch', async () => {
    let pauses = 0;
    const sliced = await thinkInSlices(searchBot(tiny, level), question(), async () => void pauses++);
    const budget = { onlyChoice: true };
    expect(sliced).toEqual(searchBot(tiny, level).think({ ...question(), budget }));
    expect(pauses).toBeGreaterThan(0);
  });

  it('says how far it came where time is short, and nothing where it is not', async () => {
    const slow = { ...level, budget: { iterations: 1_000_000_000, milliseconds: 0 } };
    const { reach } = await thinkInSlices(searchBot(tiny, slow), question(), async () => {});
    expect(reach).toBeGreaterThan(0);
    expect(reach).toBeLessThan(1);
    const whole = await thinkInSlices(searchBot(tiny, level), question(), async () => {});
    expect(whole.reach).toBeUndefined();
  });

  it('ends at the first pause in which it is stopped', async () => {
    let stopped = false;
    const endless = { ...question(), budget: { iterations: Infinity }, stop: () => stopped };
    const thought = await thinkInSlices(searchBot(tiny, level), endless, async () => void (stopped = true));
    expect(thought.iterations % 16).toBe(0);
    expect(thought.ranking.length).toBeGreaterThan(0);
    expect(thought.line[0]).toBe(thought.ranking[0]!.action);
    expect([1, 2, 3].map((n) => act(0, n))).toContain(thought.line[0]);
  });
});
