import { drawLots, ok, toHex, type AnyGame, type Result } from '@hideout/kernel';
import type { Near, Problem } from '@hideout/protocol';
import type { Crowd } from '../crowd.ts';
import { readDivision, standardDivision, writeDivision, type Division } from '../rating/division.ts';
import type { Ratings } from '../rating/ratings.ts';
import type { Rooms } from '../room/rooms.ts';
import type { SeekerRow } from '../store/seekerShelf.ts';
import type { GuestRow, Store } from '../store/store.ts';
import type { Founding, Reservation } from '../table/entry.ts';
import { rowOf } from '../table/found.ts';
import { deny } from '../table/situation.ts';
import { newId, newInvite } from '../tokens.ts';

/** After this long a bot takes the other seat; it is said before. */
const BOT_AFTER_MS = 60_000;
/** Whoever has not been heard of for this long is not brought together with anybody. */
const SEEN_MS = 10_000;
/** Whoever has not been heard of for this long does not wait any more. */
const GONE_MS = 300_000;
/** By how many points two may differ at first, and how many more each second. */
const WINDOW = 100;
const WIDER_PER_SECOND = 10;
/** Strangers play with a clock; a team has the patience of its members. */
const CLOCK = { seconds: 1200, increment: 15 } as const;

/** What the matchmaker works with. */
export interface MatchmakerParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly ratings: Ratings;
  readonly games: readonly AnyGame[];
  readonly levels: (game: AnyGame) => readonly string[];
  readonly secret: () => Uint8Array;
  readonly now: () => number;
  readonly idleDays: number;
  readonly crowd: Crowd;
}

/** Brings people of like strength together: nearer ones at first, others the longer they wait, and in the end a bot. */
export class Matchmaker {
  readonly #parts: MatchmakerParts;

  constructor(parts: MatchmakerParts) {
    this.#parts = parts;
  }

  /** Begins to wait, or goes on waiting for the same game. */
  async seek(guest: GuestRow, id: string, trace: string): Promise<Result<Near, Problem>> {
    const { games, now, ratings, store, crowd } = this.#parts;
    const game = games.find((each) => each.id === id);
    if (!game || game.seats.max < 2) return deny('not-found', 'Nobody can be met at that game.');
    const division = standardDivision(game);
    const key = writeDivision(division);
    const known = await this.#seeker(guest.id);
    if (known?.division === key && known.table === undefined) return ok(await this.look(guest));
    if (await crowd.isFull()) return deny('too-many', 'The house is full: no more tables for now.');
    const { mu } = await ratings.skill(division, guest.id);
    const since = now();
    await store.seekers.begin({
      guest: guest.id,
      division: key,
      name: guest.name,
      trace,
      mu,
      since,
      seenAt: since,
      table: undefined,
    });
    return ok(await this.look(guest));
  }

  /** How it stands; whoever asks still waits, and is brought together with somebody if that can be done now. */
  async look({ id }: GuestRow): Promise<Near> {
    const { now, store } = this.#parts;
    const seeker = await this.#seeker(id);
    if (!seeker) return {};
    await store.seekers.see(id, now());
    if (seeker.table === undefined && (await this.#bringTogether(seeker))) return this.#tell((await this.#seeker(id))!);
    return this.#tell(seeker);
  }

  /** Gives up; answers with the table if somebody has been found meanwhile. */
  async cancel({ id }: GuestRow): Promise<Near> {
    const { store } = this.#parts;
    for (;;) {
      const seeker = await this.#seeker(id);
      if (!seeker) return {};
      const number = await store.seekers.number(seeker.division);
      const again = await this.#seeker(id);
      if (again?.table !== undefined) return this.#tell(again);
      if (await store.seekers.giveUp(seeker, number)) return {};
    }
  }

  /** Who waits; somebody whose table has begun, or who has not been heard of for long, does not. */
  async #seeker(guest: string): Promise<SeekerRow | undefined> {
    const { now, rooms, store } = this.#parts;
    const seeker = await store.seekers.find(guest);
    if (!seeker) return undefined;
    const isOver =
      seeker.table === undefined
        ? seeker.seenAt < now() - GONE_MS
        : (await (await rooms.get(seeker.table))?.read(({ phase }) => phase)) !== 'open';
    if (!isOver) return seeker;
    await store.seekers.forget(guest, now() - GONE_MS);
    return undefined;
  }

  async #tell({ guest, table, since, division }: SeekerRow): Promise<Near> {
    const { now, rooms } = this.#parts;
    if (table !== undefined) {
      const plans = (await (await rooms.get(table))?.read(({ founding }) => founding.plans)) ?? [];
      return { found: { table, seat: plans.findIndex((plan) => plan.kind === 'kept' && plan.guest === guest) } };
    }
    const waitedMs = Math.max(0, now() - since);
    const game = division.split('/')[0]!;
    return { waiting: { game, waitedMs, botAfterMs: BOT_AFTER_MS, window: windowAfter(waitedMs) } };
  }

  /** Whether this seeker, or perhaps another one meanwhile, was brought together with somebody. */
  async #bringTogether(seeker: SeekerRow): Promise<boolean> {
    const { games, now, store } = this.#parts;
    const division = readDivision(seeker.division, games);
    const game = games.find(({ id }) => id === division?.game);
    if (!division || !game) return false;
    const number = await store.seekers.number(seeker.division);
    const waiting = await store.seekers.waiting(seeker.division, now() - SEEN_MS);
    if (!waiting.some(({ guest }) => guest === seeker.guest)) return true;
    const others = await this.#nearest(seeker, waiting, division.seats - 1);
    const isLate = now() - seeker.since >= BOT_AFTER_MS;
    if (!others && !isLate) return false;
    const company = others ?? [];
    const bots = this.#botsFor(seeker, game, division, division.seats - 1 - company.length);
    const founding = this.#found(game, division, [seeker, ...company], bots);
    const guests = [seeker, ...company].map(({ guest }) => guest);
    await store.seekers.pair(seeker.division, number, guests, rowOf(founding, game, newInvite()));
    return true;
  }

  /** The nearest others who would have each other, as many as are needed; undefined if there are not enough. */
  async #nearest(seeker: SeekerRow, waiting: readonly SeekerRow[], count: number): Promise<SeekerRow[] | undefined> {
    const { now, store } = this.#parts;
    const distance = ({ mu }: SeekerRow): number => Math.abs(mu - seeker.mu);
    const reach = (each: SeekerRow): number => windowAfter(now() - each.since);
    const chosen: SeekerRow[] = [];
    for (const other of waiting.toSorted((a, b) => distance(a) - distance(b))) {
      if (other.guest === seeker.guest || distance(other) > Math.min(reach(seeker), reach(other))) continue;
      const isApart =
        (await store.conduct.isBlocked(seeker.guest, other.guest)) ||
        (await store.conduct.isBlocked(other.guest, seeker.guest));
      if (!isApart && chosen.push(other) === count) return chosen;
    }
    return undefined;
  }

  /** Bots about as strong as the seeker. */
  #botsFor({ mu }: SeekerRow, game: AnyGame, division: Division, count: number): Reservation[] {
    const levels = this.#parts.levels(game);
    const measured = [...this.#parts.ratings.bots(division)].filter(([level]) => levels.includes(level));
    const [nearest] = measured.toSorted(([, a], [, b]) => Math.abs(a.mu - mu) - Math.abs(b.mu - mu));
    const level = nearest?.[0] ?? (levels.includes('medium') ? 'medium' : levels[0]!);
    return Array.from({ length: count }, () => ({ kind: 'bot', level }));
  }

  #found(game: AnyGame, division: Division, people: readonly SeekerRow[], bots: readonly Reservation[]): Founding {
    const { secret, now, idleDays } = this.#parts;
    const kept = people.map(({ guest, name }): Reservation => ({ kind: 'kept', guest, name }));
    const plans = [...kept, ...bots];
    return {
      id: newId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: division.options,
      plans: Array.from(drawLots(plans.length, secret()), (place) => plans[place]!),
      clock: bots.length > 0 || game.cooperative ? undefined : CLOCK,
      openAfter: true,
      rated: true,
      paired: true,
      secret: toHex(secret()),
      host: people[0]!.guest,
      trace: people[0]!.trace,
      idleDays,
      createdAt: now(),
    };
  }
}

/** By how many points another may differ from somebody who has waited this long. */
const windowAfter = (waitedMs: number): number => Math.round(WINDOW + (WIDER_PER_SECOND * waitedMs) / 1000);
