import { join } from 'node:path';
import { FastRng } from '@hideout/kernel';
import { TestPostgres } from '@hideout/pgkit';
import type { StorePlace } from '../../src/store/open.ts';
import { Browser } from '../../test/kit/browser.ts';
import { ask, newKey, seatPeople } from '../../test/kit/client.ts';
import { pass } from '../../test/kit/vault.ts';
import { until } from '../crash.ts';
import { HABITS, PushService, type Habit, type Taken } from '../pushService.ts';
import { scratchFolder } from '../stage.ts';
import { ThreadNode } from '../threadNode.ts';
import { TurnBoard } from '../turnBoard.ts';
import type { Attack } from './attack.ts';

const SIZES = { short: { tables: 3, rounds: 3 }, full: { tables: 25, rounds: 40 } } as const;
/** Long enough for every call and every second try. */
const WHILE_MS = 61_000;

/** What has not come after this many minutes in which all was well is lost. */
const MOST_TRIES = 200;

/** A table of two, each of whom is pushed to at an address of their own, and whom it waits for since which entry. */
interface Game {
  readonly id: string;
  readonly tokens: readonly string[];
  actor: number;
  turn: number;
}

/** A call that came: whether its sender was told so, and how many nodes had been killed by then. */
interface Call {
  readonly isAnswered: boolean;
  readonly kills: number;
}

/** Troubles calls: the push service fails in every way, nodes are stopped and killed, turns pass while messages are on their way. */
export const notices: Attack = {
  title: 'calls while the push service fails and nodes are stopped and killed',
  async try(size) {
    const file = join(scratchFolder(), 'hideout.db');
    const one = await troubled({ file }, 1, size);
    const postgres = await TestPostgres.start();
    try {
      const two = await troubled({ databaseUrl: await postgres.newDatabase(), file: '' }, 2, size);
      return { figure: `SQLite: ${one.figure}; PostgreSQL, two nodes: ${two.figure}`, holds: one.holds && two.holds };
    } finally {
      await postgres.stop();
    }
  },
};

/** What comes of this many nodes on a store. */
async function troubled(store: StorePlace, nodes: number, size: 'short' | 'full') {
  const trial = new Trial(store, nodes, SIZES[size].tables);
  await trial.open();
  try {
    for (let round = 0; round < SIZES[size].rounds; round++) await trial.round(HABITS[round % HABITS.length]!);
  } finally {
    await trial.close();
  }
  const { calls, lost, twice, late, repeated, restarts, kills, troubled } = trial;
  const figure =
    `${calls} calls, ${restarts} restarts and ${kills} kills: ${lost} lost, ${twice} twice, ${late} after the turn, ` +
    `${repeated} sent again in place of themselves because no answer had come or been noted`;
  return { figure, holds: lost + twice + late === 0 && calls > 0 && troubled > 0 };
}

class Trial {
  readonly #rng = new FastRng(21);
  readonly #board: TurnBoard;
  readonly #store: StorePlace;
  readonly #tables: number;
  readonly #nodes: ThreadNode[];
  readonly #service = new PushService((taken) => this.#take(taken));
  readonly #games: Game[] = [];
  readonly #called = new Map<string, Call>();
  restarts = 0;
  kills = 0;
  lost = 0;
  twice = 0;
  late = 0;
  repeated = 0;

  constructor(store: StorePlace, nodes: number, tables: number) {
    this.#store = store;
    this.#board = TurnBoard.for(tables);
    this.#tables = tables;
    this.#nodes = Array.from({ length: nodes });
  }

  /** Turns for which somebody was called. */
  get calls(): number {
    return this.#called.size;
  }

  /** Messages that the service did not serve as it should. */
  get troubled(): number {
    return this.#service.troubled;
  }

  async open(): Promise<void> {
    await this.#service.open();
    for (const place of this.#nodes.keys()) await this.#start(place);
    for (let table = 0; table < this.#tables; table++) {
      const wish = { clock: { days: 14, rest: 0 }, options: { length: 'endless' } } as const;
      const { table: id, tokens, clients } = await seatPeople(this.#nodes[0]!, ['Ann', 'Ben'], wish);
      const { turn } = clients[0]!.latest.get(id)!.state;
      for (const client of clients) client.close();
      for (const [seat, token] of tokens.entries()) {
        const body = new Browser(`https://push.test/${table}/${seat}`).subscription;
        await ask(this.#nodes[0]!, 'POST', '/api/my/notices/push', { token, body });
      }
      this.#games.push({ id, tokens, actor: 0, turn });
      this.#board.write(table, turn, 0);
    }
  }

  async close(): Promise<void> {
    this.#service.release();
    for (const node of this.#nodes) await node.stop();
    this.#service.close();
  }

  /** Calls go out while the service has this habit; some turns pass, a node ends; then all is well and every call comes. */
  async round(habit: Habit): Promise<void> {
    this.#service.habit = habit;
    const before = this.#service.requests;
    // After a kill the time of the house goes on from where it was noted last.
    while (this.#service.requests === before) {
      this.#board.pass(WHILE_MS);
      const isDone = this.#board.isDone(this.#nodes.length);
      await until(() => this.#service.requests > before || isDone());
    }
    if (this.#rng.below(2) === 0) await this.#restart();
    for (const [table] of this.#games.entries()) if (this.#rng.below(3) === 0) await this.#act(table);
    this.#service.habit = 'well';
    this.#service.release();
    if (this.#rng.below(3) === 0) await this.#restart();
    for (let tries = 0; tries < MOST_TRIES && this.#uncalled() > 0; tries++) {
      await until(this.#board.isDone(this.#nodes.length));
      this.#board.pass(WHILE_MS);
    }
    await until(this.#board.isDone(this.#nodes.length));
    this.lost += this.#uncalled();
    for (const [table] of this.#games.entries()) await this.#act(table);
  }

  /** How many tables there are to whose present turn nobody has been called. */
  #uncalled(): number {
    return this.#games.filter(({ turn }, table) => !this.#called.has(`${table} ${turn}`)).length;
  }

  #take({ turn, isAnswered }: Taken): void {
    if (turn === '') return void this.late++;
    const before = this.#called.get(turn);
    // A node that was killed between sending and noting so cannot have told anybody.
    if (before?.isAnswered && before.kills === this.kills) this.twice++;
    else if (before) this.repeated++;
    this.#called.set(turn, { isAnswered: isAnswered || before?.isAnswered === true, kills: this.kills });
  }

  async #act(table: number): Promise<void> {
    const game = this.#games[table]!;
    const body = { key: newKey(), command: { type: 'act', action: pass, turn: game.turn } };
    const node = this.#nodes[this.#rng.below(this.#nodes.length)]!;
    const token = game.tokens[game.actor]!;
    const answer = await ask<{ number: number }>(node, 'POST', `/api/tables/${game.id}/commands`, { token, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    game.actor = 1 - game.actor;
    game.turn = answer.body.number;
    this.#board.write(table, game.turn, game.actor);
  }

  /** One node is stopped, or killed in the middle of whatever it does, and another one begins in its place. */
  async #restart(): Promise<void> {
    const place = this.#rng.below(this.#nodes.length);
    const isKilled = this.#rng.below(2) === 0;
    await (isKilled ? this.#nodes[place]!.kill() : this.#nodes[place]!.stop());
    if (isKilled) this.kills++;
    else this.restarts++;
    await this.#start(place);
  }

  async #start(place: number): Promise<void> {
    const { port: pushPort } = this.#service;
    const node = new ThreadNode({ store: this.#store, place, pushPort, memory: this.#board.memory });
    await node.start();
    this.#nodes[place] = node;
  }
}
