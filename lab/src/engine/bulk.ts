import { FastRng, seatOf, type Action, type Setup } from '@hideout/kernel';
import { chanceIn, demandLegal, tableIn, TABLES } from './fields.ts';
import type { EngineHouse } from './house.ts';
import { BadRequest, flagIn, wholeIn, wholesIn, type Request } from './request.ts';
import { EngineTable } from './table.ts';

/** Deals many tables at once: the first from the given sequence, each further one from the next. */
export function deal(house: EngineHouse, request: Request, setup: Setup): object {
  const numbers = differentTables(request);
  const { seed, sequence } = chanceIn(request);
  const withViews = flagIn(request, 'views');
  const stride = numbers.length;
  const tables = numbers.map((_, i) =>
    EngineTable.deal(house.game, { setup, chance: { seed, sequence: (sequence + i) % 2 ** 32 }, stride }),
  );
  for (const [i, number] of numbers.entries()) house.place(number, tables[i]!);
  return positionsOf(house, tables, { withViews });
}

/** One action on each of many tables: all of them, or none if one of them is not legal. */
export function step(house: EngineHouse, request: Request): object {
  const tables = differentTables(request).map((number) => house.table(number));
  const actions = wholesIn(request, 'actions', [0, 2 ** 31 - 1]) as readonly Action[];
  const again = flagIn(request, 'again');
  const withViews = flagIn(request, 'views');
  if (actions.length !== tables.length) throw new BadRequest(`${tables.length} tables, but ${actions.length} actions`);
  for (const [i, table] of tables.entries()) demandLegal(house.game, table, actions[i]!);
  if (again && tables.some((table) => !table.dealt))
    throw new BadRequest('a table that was not dealt cannot be dealt again');
  const over: object[] = [];
  for (const [i, table] of tables.entries()) {
    table.apply(actions[i]!);
    if (!table.isOver) continue;
    over.push({ at: i, ...table.result });
    if (again) table.dealAgain();
  }
  return { ...positionsOf(house, tables, { withViews }), over };
}

/** Plays copies of a table to the end at random and gives the mean payoff of each seat. */
export function playOut(house: EngineHouse, request: Request): object {
  const table = tableIn(house, request);
  const times = wholeIn(request, 'times', [1, 1_000_000], 1);
  const { seed, sequence } = chanceIn(request);
  const rng = new FastRng(seed, sequence);
  const sums: number[] = [];
  let actions = 0;
  for (let time = 0; time < times; time++) {
    const copy = table.copy({ seed: rng.next(), sequence: rng.next() });
    for (; !copy.isOver; actions++) copy.apply(copy.legal.at(rng.below(copy.legal.size)));
    for (const [seat, payoff] of copy.result!.payoffs.entries()) sums[seat] = (sums[seat] ?? 0) + payoff;
  }
  return { payoffs: sums.map((sum) => sum / times), actions };
}

function differentTables(request: Request): readonly number[] {
  const numbers = wholesIn(request, 'tables', TABLES);
  if (new Set(numbers).size === numbers.length) return numbers;
  throw new BadRequest('“tables” names a table twice');
}

interface Telling {
  /** Whether the answer holds the actors' views too. */
  readonly withViews: boolean;
}

function positionsOf({ game }: EngineHouse, tables: readonly EngineTable[], { withViews }: Telling): object {
  const viewOf = (table: EngineTable) => (table.isOver ? false : game.view(table.state, seatOf(table.actor)));
  return {
    actors: tables.map((table) => table.actor),
    legal: tables.map((table) => table.legal.toArray()),
    ...(withViews && { views: tables.map(viewOf) }),
  };
}
