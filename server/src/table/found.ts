import { drawLots, ok, rematchOf, setUp, toHex, type AnyGame, type Result } from '@hideout/kernel';
import type { NewTable, Problem } from '@hideout/protocol';
import type { NewTableRow } from '../store/store.ts';
import { hashOf, newId } from '../tokens.ts';
import { planOf } from './seating.ts';
import { deny } from './situation.ts';
import type { Founding, Reservation } from './entry.ts';
import { Table } from './table.ts';

/** Who opens a table, and what the server adds. */
export interface Opening {
  readonly guest: string;
  readonly name: string;
  /** Of the address that asks. */
  readonly trace: string;
  readonly idleDays: number;
  readonly levels: readonly string[];
  readonly secret: Uint8Array;
  /** What the lots are drawn with, where they are wished. */
  readonly lots: Uint8Array;
  readonly now: number;
}

/** What a new table is founded on, or what is wrong with the wish for it. */
export function foundTable(game: AnyGame, wish: NewTable, by: Opening): Result<Founding, Problem> {
  const setup = setUp(game, wish.seats.length, wish.options);
  if (!setup.ok) return deny('malformed', sentence(setup.problem));
  if (wish.seats.filter((seat) => seat.kind === 'me').length > 1)
    return deny('malformed', 'You can have only one seat.');
  if (wish.standIn !== undefined && !by.levels.includes(wish.standIn))
    return deny('malformed', `There is no bot “${wish.standIn}” for this game (bots: ${by.levels.join(', ')}).`);
  const plans: Reservation[] = [];
  for (const seat of wish.seats) {
    const plan = planOf(seat, by);
    if (!plan.ok) return plan;
    plans.push(plan.value);
  }
  const seating = wish.lot ? drawLots(plans.length, by.lots) : plans.keys();
  return ok({
    id: newId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.value.options,
    plans: Array.from(seating, (place) => plans[place]!),
    clock: wish.clock,
    standIn: wish.standIn,
    openAfter: wish.openAfter ?? true,
    rated: wish.rated ?? true,
    secret: toHex(by.secret),
    host: by.guest,
    trace: by.trace,
    idleDays: by.idleDays,
    createdAt: by.now,
  });
}

/**
 * The table that follows a finished one: the same people and bots, turned on as the game's own rules say. Its host is
 * whoever offered it and is certainly there, or `by` where there was nobody to ask.
 */
export function foundRematch(
  table: Table,
  current: AnyGame,
  {
    id,
    by,
    secret,
    now,
  }: { readonly id: string; readonly by: string; readonly secret: Uint8Array; readonly now: number },
): Founding {
  const { setup, seating } = rematchOf(table.match!, current);
  const plans = table.seats.map(({ plan, guest, name }): Reservation =>
    guest === undefined ? plan : { kind: 'kept', guest, name },
  );
  return {
    ...table.founding,
    id,
    rulesVersion: current.rulesVersion,
    options: setup.options,
    plans: seating.map((seat) => plans[seat]!),
    host: table.offer ? table.seats[table.offer.seat]!.guest! : by,
    secret: toHex(secret),
    previous: table.founding.id,
    daily: undefined,
    paired: undefined,
    createdAt: now,
  };
}

/** A new table as the store keeps it. Everybody for whom a seat is kept finds it among their games. */
export function rowOf(founding: Founding, game: AnyGame, invite: string): NewTableRow {
  const kept = founding.plans.flatMap((plan) => (plan.kind === 'kept' ? [plan.guest] : []));
  return {
    founding,
    inviteHash: hashOf(invite),
    changedAt: founding.createdAt,
    members: [...new Set([founding.host, ...kept])],
    ...new Table(founding, game).index,
  };
}

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
