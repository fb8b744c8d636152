import { ok, seatOf, type Result } from '@hideout/kernel';
import type { Problem, SeatPlan } from '@hideout/protocol';
import type { Reservation } from './entry.ts';
import { nameAt } from './name.ts';
import { deny, type Decision, type Of, type Situation } from './situation.ts';
import type { Table } from './table.ts';

export function sit(table: Table, who: Situation, { seat, nonce }: Of<'sit'>): Decision {
  const wanted = table.seats[seat];
  if (table.phase !== 'open') return deny('untimely', 'This table has already started.');
  if (!wanted || wanted.plan.kind === 'bot') return deny('forbidden', 'There is no such seat for a person.');
  if (table.seatOf(who.guest) !== undefined) return deny('untimely', 'You are already sitting at this table.');
  if (wanted.guest !== undefined) return deny('untimely', 'Somebody is already sitting there.');
  if (!mayTake(table, wanted.plan, who)) return deny('forbidden', 'That seat is kept for somebody else.');
  if (table.seats.some((each) => each.nonce === nonce)) return deny('forbidden', 'Another seat has the same nonce.');
  return ok({ type: 'sat', seat: seatOf(seat), guest: who.guest, name: nameAt(table, who), nonce });
}

/** Whether the guest may take a seat with this reservation. */
export function mayTake(table: Table, plan: Reservation, who: Pick<Situation, 'guest' | 'isInvited'>): boolean {
  if (plan.kind === 'open') return true;
  if (plan.kind === 'kept') return plan.guest === who.guest;
  return plan.kind === 'friend' && (who.isInvited || who.guest === table.founding.host);
}

export function planSeat(table: Table, who: Situation, { seat, plan }: Of<'plan'>): Decision {
  const wanted = table.seats[seat];
  if (who.guest !== table.founding.host) return deny('forbidden', 'Only the host can do that.');
  if (table.phase !== 'open') return deny('untimely', 'This table has already started.');
  if (!wanted) return deny('forbidden', 'There is no such seat.');
  if (wanted.guest !== undefined) return deny('untimely', 'Somebody is already sitting there.');
  const planned = planOf(plan, who);
  return planned.ok ? ok({ type: 'planned', seat: seatOf(seat), plan: planned.value }) : planned;
}

/** The reservation for what a host asked for. */
export function planOf(
  plan: SeatPlan,
  who: Pick<Situation, 'guest' | 'name' | 'levels'>,
): Result<Reservation, Problem> {
  if (plan.kind === 'me') return ok({ kind: 'kept', guest: who.guest, name: who.name });
  if (plan.kind === 'bot' && !who.levels.includes(plan.level))
    return deny('forbidden', `There is no bot “${plan.level}” for this game (bots: ${who.levels.join(', ')}).`);
  return ok(plan);
}

export function start(table: Table, who: Situation): Decision {
  const isHost = who.guest === table.founding.host;
  if (!isHost && table.seatOf(who.guest) === undefined) return deny('forbidden', 'You do not sit at this table.');
  if (table.phase !== 'open') return deny('untimely', 'This table has already started.');
  const isEmpty = table.seats.some((_, index) => table.player(seatOf(index)) === 'nobody');
  return isEmpty ? deny('untimely', 'Some seats are still empty.') : ok({ type: 'started' });
}

export function close(table: Table, who: Situation): Decision {
  if (who.guest !== table.founding.host) return deny('forbidden', 'Only the host can do that.');
  return table.phase === 'open' ? ok({ type: 'closed' }) : deny('untimely', 'This table has already started.');
}
