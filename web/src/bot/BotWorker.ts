import type { Advice, Ask, AskAdvice, FromWorker, Query, ToWorker } from '@hideout/bots';
import type { Action, AnyGame } from '@hideout/kernel';

/** A decision that a bot is asked about: all that its seat knows. */
export interface BotQuestion extends Pick<Ask, 'bot' | 'view' | 'legal' | 'budget' | 'chair' | 'past'> {
  readonly game: AnyGame;
}

/** What a bot does, and the share of its iterations that it had time for, where that was not all. */
export interface BotAnswer {
  readonly action: Action;
  readonly reach?: number;
}

/** A question before it has a number. */
type Unnumbered = Omit<Ask, 'number'> | Omit<AskAdvice, 'number'>;

const rulesOf = ({ id: game, rulesVersion }: AnyGame) => ({ game, rulesVersion });

interface Waiting {
  resolve(answer: FromWorker | undefined): void;
  reject(error: Error): void;
}

/** Bots in a worker of their own: the page never waits for them, and a thought can be broken off. */
export class BotWorker {
  #worker: Worker | undefined;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** What the bot does, and how far it came; undefined when the thought was broken off. */
  async choose(question: BotQuestion): Promise<BotAnswer | undefined> {
    const { game, ...rest } = question;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const answer = await this.#send({ type: 'ask', seed, ...rulesOf(game), ...rest });
    return answer && 'action' in answer ? answer : undefined;
  }

  /** What the coach of the game says about a decision; undefined when it was broken off. */
  async advise(game: AnyGame, query: Query): Promise<Advice | undefined> {
    const answer = await this.#send({ type: 'advise', ...rulesOf(game), ...query });
    return answer && 'advice' in answer ? answer.advice : undefined;
  }

  /** Gets ready for questions about a game: to start a worker takes time, which the first move should not wait for. */
  prepare(game: AnyGame): void {
    this.#start().postMessage({ type: 'prepare', ...rulesOf(game) } satisfies ToWorker);
  }

  /** Breaks off every thought. */
  cancel(): void {
    for (const [number, { resolve }] of this.#waiting) {
      this.#worker?.postMessage({ type: 'cancel', number } satisfies ToWorker);
      resolve(undefined);
    }
    this.#waiting.clear();
  }

  #send(question: Unnumbered): Promise<FromWorker | undefined> {
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#start().postMessage({ ...question, number } satisfies ToWorker);
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#settle(data));
    worker.addEventListener('error', (event) => this.#fail(event.message || 'the bot could not be fetched'));
    this.#worker = worker;
    return worker;
  }

  #settle(answer: FromWorker): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('problem' in answer) waiting?.reject(new Error(answer.problem));
    else waiting?.resolve(answer);
  }

  #fail(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
