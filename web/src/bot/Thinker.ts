import type { Thought } from '@hideout/bots';
import type { Action } from '@hideout/kernel';
import type { Answer, BotQuestion, Request } from './message.ts';

interface Waiting {
  resolve(answer: Answer | undefined): void;
  reject(error: Error): void;
}

/** Bots in a worker of their own: the page never waits for them, and a thought can be broken off. */
export class Thinker {
  #worker: Worker | undefined;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** What the bot does; undefined when the thought was broken off. */
  async choose(question: BotQuestion): Promise<Action | undefined> {
    const answer = await this.#askBot(question, { explain: false });
    return answer && 'action' in answer ? answer.action : undefined;
  }

  /** What the bot thinks of the decision; undefined when it does not say, or was broken off. */
  async think(question: BotQuestion): Promise<Thought | undefined> {
    const answer = await this.#askBot(question, { explain: true });
    return answer && 'thought' in answer ? answer.thought : undefined;
  }

  /** The names of the bots that play a game, weakest first. */
  async levels(game: string): Promise<readonly string[]> {
    const answer = await this.#ask((number) => ({ type: 'levels', number, game }));
    if (!answer || !('levels' in answer)) throw new Error('the question was broken off');
    return answer.levels;
  }

  /** Breaks off every thought. */
  cancel(): void {
    for (const [number, { resolve }] of this.#waiting) {
      this.#worker?.postMessage({ type: 'cancel', number } satisfies Request);
      resolve(undefined);
    }
    this.#waiting.clear();
  }

  #askBot(question: BotQuestion, { explain }: { readonly explain: boolean }): Promise<Answer | undefined> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    return this.#ask((number) => ({ type: 'ask', number, seed, explain, ...question }));
  }

  #ask(request: (number: number) => Request): Promise<Answer | undefined> {
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#start().postMessage(request(number));
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#settle(data));
    worker.addEventListener('error', (event) => this.#fail(event.message || 'the bot could not be fetched'));
    this.#worker = worker;
    return worker;
  }

  #settle(answer: Answer): void {
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
