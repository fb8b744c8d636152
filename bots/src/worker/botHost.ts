import { given, ActionList, FastRng, type AnyGame } from '@hideout/kernel';
import { isThinker, type Bot, type Question } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { plainCoach } from '../judge/coach.ts';
import { botIn, prepareIn } from '../roster.ts';
import { Chairs } from './chairs.ts';
import { isRaised } from './flag.ts';
import type { Ask, AskAdvice, FromWorker, Prepare, ToWorker } from './message.ts';
import { adviseInSlices, thinkInSlices } from './slices.ts';

/** What a worker of any platform provides. */
export interface Platform {
  /** The game with that id and these rules, which may have to be fetched; undefined if there is none. */
  gameOf(id: string, rulesVersion: number): AnyGame | undefined | Promise<AnyGame | undefined>;
  /** How the bots of that game are made. */
  brainOf(id: string): Brain | Promise<Brain>;
  send(message: FromWorker): void;
  /** Lets messages that have arrived be heard. */
  readonly pause: () => Promise<void>;
}

/** How many bots are kept for chairs. */
const MOST_CHAIRS = 32;

/**
 * The bots of one worker, in Node and in a browser alike: hand it every message, and it sends one answer for each
 * question, in the order in which they came.
 */
export class BotHost {
  readonly #platform: Platform;
  readonly #chairs = new Chairs(MOST_CHAIRS);
  readonly #cancelled = new Set<number>();
  readonly #open = new Set<number>();
  #last: Promise<void> = Promise.resolve();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  receive(message: ToWorker): void {
    if (message.type === 'cancel') {
      if (this.#open.has(message.number)) this.#cancelled.add(message.number);
      return;
    }
    if (message.type === 'prepare') {
      void this.#prepare(message);
      return;
    }
    this.#open.add(message.number);
    this.#last = this.#last.then(() => this.#serve(message));
  }

  /** Failures are ignored here: whoever asks next is told. */
  async #prepare({ game, rulesVersion }: Prepare): Promise<void> {
    await Promise.allSettled([this.#platform.gameOf(game, rulesVersion), this.#platform.brainOf(game)]);
  }

  async #serve(ask: Ask | AskAdvice): Promise<void> {
    const { number } = ask;
    const answering = ask.type === 'ask' ? this.#answer(ask) : this.#advise(ask);
    const answer = await answering.catch((error: unknown): FromWorker => {
      if (ask.type === 'ask') this.#chairs.leave(keyOf(ask));
      return { number, problem: error instanceof Error ? error.message : String(error) };
    });
    this.#open.delete(number);
    this.#cancelled.delete(number);
    this.#platform.send(answer);
  }

  async #answer(ask: Ask): Promise<FromWorker> {
    const bot = await this.#botFor(ask);
    await this.#platform.pause(); // a question cancelled while it waited is not thought about
    const isCancelled = (): boolean =>
      this.#cancelled.has(ask.number) || (ask.flag !== undefined && isRaised(ask.flag));
    const { number } = ask;
    const legal = new ActionList();
    for (const action of ask.legal) legal.add(action);
    if (legal.size === 0) throw new Error('a bot is asked only where there is something to choose');
    const since = this.#chairs.since(keyOf(ask), ask.past);
    const question: Question = {
      legal,
      view: () => ask.view,
      rng: new FastRng(ask.seed),
      budget: ask.budget ?? {},
      ...(bot.follows && since && { since }),
      stop: isCancelled,
    };
    if (!isThinker(bot) || legal.size === 1) {
      return { number, action: bot.choose(question), cancelled: isCancelled() };
    }
    const thought = await thinkInSlices(bot, question, this.#platform.pause);
    const action = bot.decide(thought, question.rng);
    const { reach } = thought;
    return { number, action, cancelled: isCancelled(), ...(reach !== undefined && { reach }) };
  }

  async #advise({ number, game: id, rulesVersion, ...query }: AskAdvice): Promise<FromWorker> {
    if (query.legal.length === 0) throw new Error('a coach is asked only where there is something to choose');
    const [game, brain] = [await this.#gameOf(id, rulesVersion), await this.#platform.brainOf(id)];
    const isCancelled = (): boolean => this.#cancelled.has(number);
    const advice = await adviseInSlices(game, brain.coach ?? plainCoach, query, isCancelled, this.#platform.pause);
    return { number, advice };
  }

  async #botFor(ask: Ask): Promise<Bot> {
    const bot = this.#chairs.botOn(keyOf(ask)) ?? (await this.#make(ask));
    if (ask.chair !== undefined) this.#chairs.seat(keyOf(ask), bot);
    return bot;
  }

  async #make({ game: id, rulesVersion, bot }: Ask): Promise<Bot> {
    const game = await this.#gameOf(id, rulesVersion);
    const brain = await this.#platform.brainOf(id);
    await prepareIn(brain, bot);
    return given(botIn(brain, bot, game));
  }

  async #gameOf(id: string, rulesVersion: number): Promise<AnyGame> {
    const game = await this.#platform.gameOf(id, rulesVersion);
    if (!game) throw new Error(`there is no game “${id}” of rules version ${rulesVersion}`);
    return game;
  }
}

/** The key of a chair's bot; a question without a chair finds none. */
const keyOf = ({ game, rulesVersion, bot, chair }: Ask): string =>
  chair === undefined ? '' : `${game} ${rulesVersion} ${bot} ${chair}`;
