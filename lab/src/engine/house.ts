import { type Bot } from '@hideout/bots';
import { botOf } from '@hideout/catalogue/house';
import type { AnyGame } from '@hideout/kernel';
import { BadRequest } from './request.ts';
import type { EngineTable } from './table.ts';

/** What the engine keeps between requests: its tables by number, and the bots that it was asked for. */
export class EngineHouse {
  readonly game: AnyGame;
  readonly tables = new Map<number, EngineTable>();
  readonly #bots = new Map<string, Bot>();

  constructor(game: AnyGame) {
    this.game = game;
  }

  table(number: number): EngineTable {
    const table = this.tables.get(number);
    if (table) return table;
    throw new BadRequest(`there is no table ${number}`);
  }

  /** The bot of that name, made once. */
  bot(name: string): Bot {
    const known = this.#bots.get(name);
    if (known) return known;
    const bot = botOf(name, this.game);
    if (!bot.ok) throw new BadRequest(bot.problem);
    this.#bots.set(name, bot.value);
    return bot.value;
  }
}
