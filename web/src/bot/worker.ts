import { botNames, botOf, isThinker, type Bot, type Question } from '@hideout/bots';
import { ActionList, FastRng } from '@hideout/kernel';
import { rulesOf } from '../shelf/rules.ts';
import type { Answer, BotQuestion, Request } from './message.ts';

const bots = new Map<string, Bot>();

async function botFor({ game, bot }: BotQuestion): Promise<Bot> {
  const key = `${game} ${bot}`;
  const known = bots.get(key);
  if (known) return known;
  const made = botOf(bot, await rulesOf(game));
  if (!made.ok) throw new Error(made.problem);
  bots.set(key, made.value);
  return made.value;
}

async function answer(request: Request): Promise<Answer> {
  if (request.want === 'levels') {
    return { number: request.number, levels: botNames(await rulesOf(request.game)) };
  }
  const { number, view, want, budget = {} } = request;
  const bot = await botFor(request);
  const legal = new ActionList();
  for (const action of request.legal) legal.add(action);
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const question: Question = { legal, view: () => view, rng: new FastRng(seed), budget };
  if (want === 'choice') return { number, choice: bot.choose(question) };
  return { number, thought: isThinker(bot) ? bot.think(question) : undefined };
}

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  answer(data).then(
    (message) => self.postMessage(message),
    (error: unknown) => self.postMessage({ number: data.number, problem: problemOf(error) } satisfies Answer),
  );
});
