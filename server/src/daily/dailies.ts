import { ok, seatOf, type AnyGame, type Result } from '@hideout/kernel';
import type { Daily, DailyGame, DailyResult, Problem } from '@hideout/protocol';
import type { Crowd } from '../crowd.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Store, GuestRow } from '../store/store.ts';
import type { DailyRow } from '../store/dailyRow.ts';
import type { DailyEnd, DailyOrder } from '../store/dailyShelf.ts';
import { rowOf } from '../table/found.ts';
import { deny } from '../table/situation.ts';
import { shareOf } from '../table/seat.ts';
import type { Table } from '../table/table.ts';
import { newInvite } from '../tokens.ts';
import { dayAfter, dayAt, dealOf, foundDaily, type DailyDeal, type DailyPlayer } from './deal.ts';

/** How many days before a day the house publishes what it has committed itself to. */
const AHEAD = 7;
/** Deals from before this day are not played again. */
const BACK = 60;
const SHOWN = 50;
const SETTLED_AT_ONCE = 200;
/** The bots that play each deal too, for comparison. */
const RIVALS = ['easy', 'medium', 'hard'];
const isBot = ({ guest }: Pick<DailyRow, 'guest'>): boolean => guest.startsWith('bot:');

interface Surroundings {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly games: readonly AnyGame[];
  readonly levels: (game: AnyGame) => readonly string[];
  /** The key that all deals follow from. */
  readonly key: string;
  /** The time of day. */
  readonly wall: () => number;
  /** The time of the house. */
  readonly now: () => number;
  readonly idleDays: number;
  readonly crowd: Crowd;
}

/** The daily heist: one deal a day and game, the same for everybody, each played once for the table of the day. */
export class Dailies {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The deals of a day, with what this guest may know of how others did. */
  async look(guest: GuestRow | undefined, wanted?: string): Promise<Result<Daily, Problem>> {
    const { games, store, wall } = this.#around;
    const today = dayAt(wall());
    const day = wanted ?? today;
    if (!isPlayable(day, today)) return deny('not-found', 'There is no deal for that day.');
    const coming = Array.from({ length: AHEAD }, (_, index) => dayAfter(today, index + 1));
    return ok({
      day,
      today,
      games: await Promise.all(games.map((game) => this.#show(this.#deal(day, game), guest, day < today))),
      coming: coming.flatMap((each) =>
        games.map((game) => ({ day: each, game: game.id, commitment: this.#deal(each, game).commitment })),
      ),
      finished: guest ? [...(await store.dailies.finishedBy(guest.id, 400))] : [],
    });
  }

  /** The table at which this guest plays the deal of a day: for the table of the day once; past days as often as wished. */
  async begin(guest: GuestRow, id: string, trace: string, wanted?: string): Promise<Result<string, Problem>> {
    const { games, store, wall, crowd } = this.#around;
    const today = dayAt(wall());
    const day = wanted ?? today;
    const game = games.find((each) => each.id === id);
    if (!game || !isPlayable(day, today)) return deny('not-found', 'There is no deal for that day and game.');
    const known = day === today ? await store.dailies.find(day, id, guest.id) : undefined;
    if (known) return ok(await this.#seat(known.table));
    if (await crowd.isFull()) return deny('too-many', 'The house is full: no more tables for now.');
    const deal = this.#deal(day, game);
    const table = await this.#found(deal, { guest: guest.id, name: guest.name }, trace, day === today);
    if (day === today) await this.#letBotsPlay(deal);
    return ok(table);
  }

  #deal(day: string, game: AnyGame): DailyDeal {
    return dealOf(this.#around.key, day, game, this.#around.levels(game));
  }

  async #found(deal: DailyDeal, player: DailyPlayer, trace: string, isRanked: boolean): Promise<string> {
    const { store, now, idleDays } = this.#around;
    const founding = foundDaily(deal, player, { trace, idleDays, createdAt: now() });
    const row = rowOf(founding, deal.game, newInvite());
    if (!isRanked) await store.addTable(row);
    else if (!(await store.dailies.begin({ day: deal.day, game: deal.game.id, guest: player.guest }, row)))
      return this.#seat((await store.dailies.find(deal.day, deal.game.id, player.guest))!.table);
    return this.#seat(founding.id);
  }

  /** Sits whoever the table was opened for down, and begins; where that has been done, nothing is left to do. */
  async #seat(id: string): Promise<string> {
    const room = (await this.#around.rooms.get(id))!;
    const { founding } = await room.read((table) => table);
    const seat = founding.plans.findIndex(({ kind }) => kind === 'kept');
    const plan = founding.plans[seat];
    const done = deny('untimely', 'This has been done.');
    const enter = { by: founding.host, key: '' };
    if (plan?.kind === 'kept') {
      const sat = {
        type: 'sat',
        seat: seatOf(seat),
        guest: plan.guest,
        name: plan.name,
        nonce: shareOf(founding, seat),
      } as const;
      await room.submit({ ...enter, decide: (table) => (table.seats[seat]!.guest === undefined ? ok(sat) : done) });
    }
    await room.submit({ ...enter, decide: (table) => (table.phase === 'open' ? ok({ type: 'started' }) : done) });
    return id;
  }

  async #letBotsPlay(deal: DailyDeal): Promise<void> {
    const levels = this.#around.levels(deal.game);
    for (const level of RIVALS.filter((each) => levels.includes(each))) {
      const guest = `bot:${level}`;
      if (await this.#around.store.dailies.find(deal.day, deal.game.id, guest)) continue;
      await this.#found(deal, { guest, level }, '', true);
    }
  }

  async #show(deal: DailyDeal, guest: GuestRow | undefined, isPast: boolean): Promise<DailyGame> {
    const { day, game, commitment, secret, seat, opponent, setup } = deal;
    const { dailies } = this.#around.store;
    await this.#settle(deal);
    const own = guest && (await dailies.find(day, game.id, guest.id));
    const ranking = ranked(await dailies.ranking(day, game.id, orderOf(game)));
    const best = await dailies.best(day, game.id);
    const mine = ranking.find(({ row }) => row.guest === guest?.id);
    const shown = ranking.filter((each, place) => place < SHOWN || each === mine || isBot(each.row));
    return {
      game: game.id,
      commitment,
      ...(isPast && { secret }),
      seat,
      seats: setup.seats,
      opponent,
      players: ranking.filter(({ row }) => !isBot(row)).length,
      table: own?.table,
      phase: own && (own.won === undefined ? 'playing' : 'over'),
      mine: mine?.result,
      ...((mine || isPast) && {
        lines: shown.map(({ row, result }) => ({
          ...result,
          ...whoIn(row),
          guest: !isRanked(row),
          yours: row.guest === guest?.id,
        })),
        ...(best && {
          best: { won: best.won === 1, score: best.score, margin: best.margin, ...whoIn(best) },
        }),
      }),
    };
  }

  /** Notes what came of a deal of a day, in the ranking or after it, if nobody has done better. */
  async note(table: Table): Promise<void> {
    const { daily: day, host: guest } = table.founding;
    if (day === undefined) return;
    const { seat } = this.#deal(day, table.game);
    const { won, score, margin } = endOf(table, seat, 0);
    const best = { day, game: table.game.id, guest, won, score, margin };
    if (won >= 0) await this.#around.store.dailies.improve(best, orderOf(table.game));
  }

  /** Notes how the games ended that are over by now. */
  async #settle({ day, game, seat }: DailyDeal): Promise<void> {
    const { store, rooms, wall, now } = this.#around;
    // The time of the house stands still while it is closed, and streaks go by the time of day.
    const ahead = wall() - now();
    for (const row of await store.dailies.unsettled(day, game.id, SETTLED_AT_ONCE)) {
      const room = await rooms.get(row.table).catch(() => undefined);
      if (room) await store.dailies.settle(row, await room.read((table) => endOf(table, seat, ahead)));
    }
  }
}

const isPlayable = (day: string, today: string): boolean => day <= today && day >= dayAfter(today, -BACK);

/** How a game that is over ended for a seat; the time of day is so much ahead of that of the house. */
function endOf(table: Table, seat: number, ahead: number): DailyEnd {
  const finishedAt = table.turnAt + ahead;
  const { outcome, margin } = table.match!;
  if (!outcome) return { won: -1, score: 0, margin: 0, finishedAt };
  const score = outcome.scores[seat]!;
  const others = table.game.cooperative ? [] : outcome.scores.filter((_, index) => index !== seat);
  const won = outcome.winners.some((winner) => (winner as number) === seat);
  return { won: Number(won), score, margin: margin ?? score - Math.max(0, ...others), finishedAt };
}

/** A team is told apart by its score first, rivals by their lead. */
const orderOf = ({ cooperative }: AnyGame): DailyOrder => (cooperative ? ['score', 'margin'] : ['margin', 'score']);

const whoIn = (
  row: Pick<DailyRow, 'guest' | 'name'>,
): { readonly level?: string; readonly name?: string | undefined } =>
  isBot(row) ? { level: row.guest.slice('bot:'.length) } : { name: row.name };

/** A second name could play a deal again, so only names that last are ranked; guests stand beside them. */
const isRanked = (row: DailyRow): boolean => isBot(row) || row.lasting === true;

/** The rows with their ranks; whoever did exactly as well has the same. */
function ranked(rows: readonly DailyRow[]): readonly { readonly row: DailyRow; readonly result: DailyResult }[] {
  const isEqual = (a: DailyRow, b: DailyRow): boolean =>
    a.won === b.won && a.margin === b.margin && a.score === b.score;
  const inRank = rows.filter(isRanked);
  return rows.map((row) => ({
    row,
    result: {
      ...(isRanked(row) && { rank: inRank.findIndex((each) => isEqual(each, row)) + 1 }),
      won: row.won === 1,
      gaveUp: row.won === -1,
      score: row.score,
      margin: row.margin,
    },
  }));
}
