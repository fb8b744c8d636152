import { type Bot } from '@hideout/bots';
import { botOf, featuresOf } from '@hideout/catalogue/house';
import { setupLine, type AnyGame, type Setup } from '@hideout/kernel';
import type { Features } from '@hideout/labkit';
import type { Hall } from './hall.ts';
import { BadRequest } from './request.ts';
import type { EngineTable } from './table.ts';

/** What the engine keeps between requests: its tables and halls by number, and what it was asked for before. */
export class EngineHouse {
  readonly game: AnyGame;
  readonly tables = new Map<number, EngineTable>();
  readonly halls = new Map<number, Hall>();
  readonly #bots = new Map<string, Bot>();
  readonly #features = new Map<string, Features>();

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

  /** The features of a set-up, made once. */
  features(setup: Setup): Features {
    const line = setupLine(this.game.id, this.game.rulesVersion, setup);
    const features = this.#features.get(line) ?? featuresOf(this.game, setup);
    this.#features.set(line, features);
    return features;
  }
}
