import { join } from 'node:path';
import { FastRng } from '@hideout/kernel';
import { startServer, type RunningServer } from '../../src/server.ts';
import { Browser } from '../../test/kit/browser.ts';
import { ask, newKey, seatPeople } from '../../test/kit/client.ts';
import { testConfig } from '../../test/kit/config.ts';
import { handTime } from '../../test/kit/handTime.ts';
import { pass } from '../../test/kit/vault.ts';
import { until } from '../crash.ts';
import { HABITS, PushService, type Habit, type Taken } from '../pushService.ts';
import { scratchFolder } from '../stage.ts';
import type { Attack } from './attack.ts';

const SIZES = { short: { tables: 3, rounds: 10 }, full: { tables: 25, rounds: 40 } } as const;
/** Long enough for every call and every second try. */
const WHILE_MS = 61_000;

/** A table of two, each of whom is pushed to at an address of their own, and whom it waits for since which entry. */
interface Game {
  readonly id: string;
  readonly tokens: readonly string[];
  actor: number;
  turn: number;
}

/** Troubles calls: the push service fails in every way, the node restarts in between, turns pass while messages are on their way. */
export const notices: Attack = {
  title: 'calls while the push service fails and the node restarts',
  async try(size) {
    const trial = new Trial();
    await trial.open(SIZES[size].tables);
    try {
      for (let round = 0; round < SIZES[size].rounds; round++) await trial.round(HABITS[round % HABITS.length]!);
    } finally {
      await trial.close();
    }
    const { calls, lost, twice, late, repeated, restarts } = trial;
    const figure =
      `${calls} calls, ${restarts} restarts: ${lost} lost, ${twice} twice, ${late} after the turn; ` +
      `${repeated} sent again because no answer had come, each in place of itself`;
    return { figure, holds: lost === 0 && twice === 0 && late === 0 && calls > 0 && repeated > 0 };
  },
};

class Trial {
  readonly #time = handTime();
  readonly #rng = new FastRng(21);
  readonly #file = join(scratchFolder(), 'hideout.db');
  readonly #service = new PushService(
    (to) => this.#turnOf(to),
    (taken) => this.#take(taken),
  );
  readonly #games: Game[] = [];
  /** By turn of a table: whether somebody who sent the call was told that it came. */
  readonly #called = new Map<string, boolean>();
  #server!: RunningServer;
  restarts = 0;
  lost = 0;
  twice = 0;
  late = 0;
  repeated = 0;

  /** Turns for which somebody was called. */
  get calls(): number {
    return this.#called.size;
  }

  async open(tables: number): Promise<void> {
    await this.#service.open();
    this.#server = await this.#start();
    for (let game = 0; game < tables; game++) {
      const {
        table: id,
        tokens,
        clients,
      } = await seatPeople(this.#server, ['Ann', 'Ben'], {
        clock: { days: 14, rest: 0 },
        options: { length: 'endless' },
      });
      const { turn } = clients[0]!.latest.get(id)!.state;
      for (const client of clients) client.close();
      for (const [seat, token] of tokens.entries()) {
        const body = new Browser(`https://push.test/${game}/${seat}`).subscription;
        await ask(this.#server, 'POST', '/api/my/notices/push', { token, body });
      }
      this.#games.push({ id, tokens, actor: 0, turn });
    }
  }

  async close(): Promise<void> {
    this.#service.release();
    await this.#server.close();
    this.#service.close();
  }

  /** Calls go out while the service has this habit; some turns pass, the node restarts; then all is well and every call comes. */
  async round(habit: Habit): Promise<void> {
    this.#service.habit = habit;
    const before = this.#service.requests;
    this.#time.pass(WHILE_MS);
    await until(() => this.#service.requests > before);
    if (this.#rng.below(2) === 0) await this.#restart();
    for (const game of this.#games) if (this.#rng.below(3) === 0) await this.#act(game);
    this.#service.habit = 'well';
    this.#service.release();
    if (this.#rng.below(3) === 0) await this.#restart();
    const end = performance.now() + 30_000;
    await until(() => {
      this.#time.pass(WHILE_MS);
      return this.#uncalled().length === 0 || performance.now() > end;
    });
    this.lost += this.#uncalled().length;
    for (const game of this.#games) await this.#act(game);
  }

  /** The tables whose present turn nobody has been called to. */
  #uncalled(): readonly Game[] {
    return this.#games.filter((game) => !this.#called.has(keyOf(game)));
  }

  /** The turn of whoever is called, if it is theirs. */
  #turnOf(to: string): string {
    const [table, seat] = to.split('/').map(Number);
    const game = this.#games[table!]!;
    return seat === game.actor ? keyOf(game) : '';
  }

  #take({ turn, isAnswered }: Taken): void {
    if (turn === '') return void this.late++;
    const wasAnswered = this.#called.get(turn);
    if (wasAnswered) this.twice++;
    else if (wasAnswered === false) this.repeated++;
    this.#called.set(turn, isAnswered || wasAnswered === true);
  }

  async #act(game: Game): Promise<void> {
    const body = { key: newKey(), command: { type: 'act', action: pass, turn: game.turn } };
    const token = game.tokens[game.actor]!;
    const answer = await ask<{ number: number }>(this.#server, 'POST', `/api/tables/${game.id}/commands`, {
      token,
      body,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    game.actor = 1 - game.actor;
    game.turn = answer.body.number;
  }

  async #restart(): Promise<void> {
    await this.#server.close();
    this.#server = await this.#start();
    this.restarts++;
  }

  #start(): Promise<RunningServer> {
    const { post } = this.#service;
    return startServer(testConfig({ ...this.#time.clocks, store: { file: this.#file }, post, wakeEveryMs: 5 }));
  }
}

const keyOf = ({ id, turn }: Game): string => `${id} ${turn}`;
