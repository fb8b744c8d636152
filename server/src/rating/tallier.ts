import type { BotPool } from '../bots/pool.ts';
import type { Rooms } from '../room/rooms.ts';
import { Rounds } from '../rounds.ts';
import type { RatingChangeRow, RatingRow } from '../store/ratingRow.ts';
import type { Store } from '../store/store.ts';
import { Aside } from '../table/aside.ts';
import type { Table } from '../table/table.ts';
import { divisionOf, writeDivision, type Division } from './division.ts';
import { difficultyOf } from './difficulty.ts';
import type { Ratings } from './ratings.ts';
import { afterRivals, afterTeam, NEWCOMER, partly, type Skill } from './skill.ts';
import { playersOf, whyNever, whyUnrated, type Player } from './verdict.ts';

/** How many games are looked at in one round. */
const ROUND = 100;
/** For how long a meeting makes the next one between the same players weigh less. */
const MEMORY_MS = 30 * 86_400_000;

/** What the tallier works with. */
export interface TallyParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly ratings: Ratings;
  readonly pool: BotPool;
  /** Told of every finished game of the daily heist. */
  readonly onDaily: (table: Table) => Promise<void>;
  readonly everyMs: number;
}

/**
 * Counts games that are over for the ratings. What has been counted is in the store, so a restart loses nothing, and of
 * several nodes only one can count a game.
 */
export class Tallier {
  readonly #parts: TallyParts;
  readonly #rounds: Rounds;

  constructor(parts: TallyParts) {
    this.#parts = parts;
    this.#rounds = new Rounds(parts.everyMs, () => this.#lookAround());
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  async #lookAround(): Promise<void> {
    const { store } = this.#parts;
    for (const { founding } of await store.ratings.unlooked(ROUND)) {
      if (this.#rounds.isClosed) return;
      if (founding.daily !== undefined) await this.#noteDaily(founding.id);
      else if (whyNever(founding)) await store.ratings.look(founding.id);
      else await this.#tally(founding.id);
    }
  }

  async #noteDaily(id: string): Promise<void> {
    const { rooms, store, onDaily } = this.#parts;
    try {
      const table = await (await rooms.get(id))?.read((now) => now);
      if (table) await onDaily(table);
      await store.ratings.look(id);
    } catch (error) {
      if (!(error instanceof Aside)) throw error;
    }
  }

  async #tally(id: string): Promise<void> {
    const { rooms, store, ratings, pool } = this.#parts;
    try {
      const table = await (await rooms.get(id))?.read((now) => now);
      if (!table) return;
      const division = divisionOf(table.game, table.setup);
      const bots = ratings.bots(division);
      if (whyUnrated(table, (level) => bots.has(level)) || !table.seats.some(({ guest }) => guest !== undefined))
        return await store.ratings.look(id);
      const { closing } = this.#rounds;
      const deal = table.game.cooperative ? await difficultyOf(table, { pool, bots, closing }) : undefined;
      if (closing.aborted) return;
      while (!(await this.#count(table, division, deal)))
        if (await store.ratings.isCounted(id)) return await store.ratings.look(id);
    } catch (error) {
      // It has been set aside, and is looked at when it can be served again.
      if (!(error instanceof Aside)) throw error;
    }
  }

  /** Counts a game, of a team against its deal. False if another node has counted a game of this division meanwhile. */
  async #count(table: Table, division: Division, deal: Skill = NEWCOMER): Promise<boolean> {
    const { ratings: shelf } = this.#parts.store;
    const key = writeDivision(division);
    const { id, game } = table.founding;
    const at = table.turnAt;
    const number = (await shelf.length(key)) + 1;
    const players = playersOf(table);
    const known = await Promise.all(players.map((player) => this.#know(player, division)));
    const before = known.map(({ skill }) => skill);
    const after = table.game.cooperative
      ? afterTeam(before, deal, { won: players[0]!.place === 1 }).team
      : afterRivals(
          before,
          players.map(({ place }) => place),
        );
    const weights = await Promise.all(players.map((player) => this.#weigh(player, players, key, at)));
    const ratings: RatingRow[] = [];
    const changes: RatingChangeRow[] = [];
    for (const [seat, { id: guest, isRelieved }] of players.entries()) {
      const { row, skill, isFixed } = known[seat]!;
      const moved = partly(skill, after[seat]!, weights[seat]!);
      const { mu, sigma } = isFixed ? skill : isRelieved ? { ...moved, mu: Math.min(moved.mu, skill.mu) } : moved;
      changes.push({
        table: id,
        seat,
        division: key,
        guest,
        muBefore: skill.mu,
        sigmaBefore: skill.sigma,
        mu,
        sigma,
        at,
      });
      if (!isFixed) ratings.push({ division: key, guest, mu, sigma, games: (row?.games ?? 0) + 1, changedAt: at });
    }
    return shelf.count({ game: { division: key, number, game, table: id, at }, ratings, changes });
  }

  /** What is believed of a player; that of a bot, and of somebody who is gone, stays as it is. */
  async #know(
    { id }: Player,
    division: Division,
  ): Promise<{ row?: RatingRow | undefined; skill: Skill; isFixed: boolean }> {
    const { store, ratings } = this.#parts;
    const bot = id.startsWith('bot:') ? ratings.bots(division).get(id.slice('bot:'.length)) : undefined;
    if (bot) return { skill: bot, isFixed: true };
    const row = await store.ratings.find(writeDivision(division), id);
    return { row, skill: row ?? NEWCOMER, isFixed: (await store.guest(id)) === undefined };
  }

  /** The second game of the same two within a month weighs 1/√2, the fourth half; of several others the mean. */
  async #weigh({ id }: Player, players: readonly Player[], division: string, at: number): Promise<number> {
    const others = players.filter((other) => other.id !== id);
    if (others.length === 0 || id.startsWith('bot:')) return 1;
    const met = await this.#parts.store.ratings.meetings(division, id, at - MEMORY_MS);
    const weights = others.map((other) => 1 / Math.sqrt((met.get(other.id) ?? 0) + 1));
    return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  }
}
