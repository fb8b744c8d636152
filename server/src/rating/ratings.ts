import { ratedBotsFor, type BotRatings } from '@hideout/bots';
import { ok, type AnyGame, type Result } from '@hideout/kernel';
import type { Division as ShownDivision, Leaderboard, MyRatings, Problem, TableRatings } from '@hideout/protocol';
import type { Rooms } from '../room/rooms.ts';
import type { RatingShelf } from '../store/ratingShelf.ts';
import type { GuestRow } from '../store/store.ts';
import { deny } from '../table/situation.ts';
import type { Table } from '../table/table.ts';
import { divisionOf, readDivision, standardDivision, writeDivision, type Division } from './division.ts';
import { NEWCOMER, showSkill, skillOfBot, type Skill } from './skill.ts';
import { botId, whyUnrated } from './verdict.ts';

/** What ratings are looked up with. */
export interface RatingParts {
  readonly shelf: RatingShelf;
  readonly rooms: Rooms;
  /** All games, those of earlier rules included. */
  readonly games: readonly AnyGame[];
  readonly botRatings: (game: string) => BotRatings;
}

/** How strong people and bots are taken to be, as everybody may know it. */
export class Ratings {
  readonly #parts: RatingParts;

  constructor(parts: RatingParts) {
    this.#parts = parts;
  }

  /** What arenas have found of the bots in a division, by level. */
  bots(division: Division): ReadonlyMap<string, Skill> {
    const rated = ratedBotsFor(this.#parts.botRatings(division.game), division);
    return new Map(Object.entries(rated).map(([level, rating]) => [level, skillOfBot(rating)]));
  }

  /** What is believed of a guest; of somebody new, nothing. */
  async skill(division: Division, guest: string): Promise<Skill> {
    return (await this.#parts.shelf.find(writeDivision(division), guest)) ?? NEWCOMER;
  }

  /** All ratings of a guest. */
  async mine(guest: GuestRow): Promise<MyRatings> {
    const rows = await this.#parts.shelf.ofGuest(guest.id);
    return {
      ratings: rows.flatMap((row) => {
        const division = this.#read(row.division);
        return division ? [{ ...division, ...showSkill(row), games: row.games }] : [];
      }),
    };
  }

  /** The leaderboard of a division, or of what is usually played of a game. */
  async board(id: string, wanted: string | undefined, guest?: string): Promise<Result<Leaderboard, Problem>> {
    const { games, shelf } = this.#parts;
    const game = games.find((each) => each.id === id);
    const division = game && (wanted === undefined ? standardDivision(game) : readDivision(wanted, games));
    if (!game || division?.game !== id) return deny('not-found', 'There is no such leaderboard.');
    const people = (await shelf.board(writeDivision(division))).map((row) => ({
      skill: row,
      line: { ...showSkill(row), games: row.games, name: row.name, yours: row.guest === guest },
    }));
    const bots = [...this.bots(division)].map(([level, skill]) => ({
      skill,
      line: { ...showSkill(skill), provisional: false, level, yours: false },
    }));
    const sure = people.filter(({ line }) => !line.provisional);
    const known = await shelf.divisions(id);
    return ok({
      division: show(division),
      divisions: [...new Set([writeDivision(standardDivision(game)), ...known])].flatMap(
        (each) => this.#read(each) ?? [],
      ),
      lines: [...people, ...bots]
        .toSorted((a, b) => b.skill.mu - a.skill.mu)
        .map(({ skill, line }) => {
          const rank = 1 + sure.filter((other) => other.skill.mu > skill.mu).length;
          return 'level' in line || line.provisional ? line : { ...line, rank };
        }),
    });
  }

  /** The ratings of those at a table. Before its game has been counted, nothing of the game goes into them. */
  async atTable(id: string): Promise<Result<TableRatings, Problem>> {
    const { rooms, shelf } = this.#parts;
    const room = await rooms.get(id);
    if (!room) return deny('not-found', 'There is no such table.');
    const { ids, division, unrated } = await room.read((table) => this.#company(table));
    const changes = new Map((await shelf.changes(id)).map((change) => [change.seat, change]));
    const seats = ids.map(async (player, seat) => {
      const change = changes.get(seat);
      if (change) {
        const before = { mu: change.muBefore, sigma: change.sigmaBefore };
        return { before: showSkill(before), ...(player.startsWith('bot:') ? {} : { after: showSkill(change) }) };
      }
      const known = this.bots(division).get(player.slice(botId('').length));
      if (player.startsWith(botId(''))) return known ? { before: { ...showSkill(known), provisional: false } } : {};
      const row = player === '' ? undefined : await shelf.find(writeDivision(division), player);
      return row ? { before: { ...showSkill(row), games: row.games } } : {};
    });
    return ok({ ...(unrated && { unrated }), seats: await Promise.all(seats) });
  }

  /** Who sits where, what they play, and whether it counts: everybody at the table knows that. */
  #company(table: Table) {
    const division = divisionOf(table.game, table.setup);
    const bots = this.bots(division);
    return {
      division,
      unrated: whyUnrated(table, (level) => bots.has(level)),
      ids: table.seats.map(({ guest, plan }) => guest ?? (plan.kind === 'bot' ? botId(plan.level) : '')),
    };
  }

  #read(text: string): ShownDivision | undefined {
    const division = readDivision(text, this.#parts.games);
    return division && show(division);
  }
}

const show = (division: Division): ShownDivision => ({
  ...division,
  options: { ...division.options },
  id: writeDivision(division),
});
