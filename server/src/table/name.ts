import { skeletonOf } from '@hideout/protocol';
import type { Situation } from './situation.ts';
import type { Table } from './table.ts';

/**
 * What somebody is called at this table: as they sit there, or their own name, with a number behind it where it looks
 * like the name of somebody else who sits or is awaited there.
 */
export function nameAt(table: Table, { guest, name }: Pick<Situation, 'guest' | 'name'>): string {
  const own = table.seatOf(guest);
  if (own !== undefined) return table.seats[own]!.name;
  const taken = new Set(
    table.seats.flatMap(({ plan, name: seated }) => {
      if (seated !== '') return [skeletonOf(seated)];
      return plan.kind === 'kept' && plan.guest !== guest ? [skeletonOf(plan.name)] : [];
    }),
  );
  let shown = name;
  for (let n = 2; taken.has(skeletonOf(shown)); n++) shown = `${name} (${n})`;
  return shown;
}
