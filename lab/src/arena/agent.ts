import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PLAIN, problem, ok, type Action, type AnyGame, type GameView, type Result } from '@hideout/kernel';

/** What an agent is asked: all that its seat may know, in numbers and in words, and what it may do. */
interface Question {
  readonly view: GameView;
  readonly board: string;
  readonly status: string;
  readonly legal: readonly { readonly action: Action; readonly label: string }[];
}

/**
 * A program that plays: it is asked by a JSON object a line on its standard input and answers each with a line
 * `{"action": number}`. What it writes to standard error is not ours.
 */
export class Agent {
  readonly #process: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  readonly #milliseconds: number;

  constructor(command: string, seconds: number) {
    this.#process = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdin!.on('error', () => {}); // it has ended, which its missing answer tells
    this.#answers = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
    this.#milliseconds = 1000 * seconds;
  }

  /** Its action, or why it has forfeited the game. */
  async choose(game: AnyGame, view: GameView, legal: readonly Action[]): Promise<Result<Action>> {
    const to = { viewer: view.viewer, names: Array.from({ length: game.seats.max }, (_, i) => `Seat ${i + 1}`) };
    const words = game.words.en;
    const question: Question = {
      view,
      board: words.board(view, to, PLAIN),
      status: words.status(view, to),
      legal: legal.map((action) => ({ action, label: words.label(action, view) })),
    };
    this.#process.stdin!.write(`${JSON.stringify(question)}\n`);
    const line = await this.#line();
    if (!line.ok) return line;
    const action = actionIn(line.value);
    return action !== undefined && legal.includes(action) ? ok(action) : problem(`not legal: ${line.value}`);
  }

  async #line(): Promise<Result<string>> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Result<string>>((resolve) => {
      timer = setTimeout(() => resolve(problem('out of time')), this.#milliseconds);
    });
    const answer = this.#answers.next().then(({ value, done }) => (done ? problem('it has ended') : ok(value)));
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  close(): void {
    this.#process.stdin!.end();
    this.#process.kill();
  }
}

function actionIn(line: string): Action | undefined {
  try {
    return (JSON.parse(line) as { action?: Action }).action;
  } catch {
    return undefined;
  }
}
