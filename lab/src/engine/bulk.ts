import { FastRng, seatOf, type Action, type Setup } from '@hideout/kernel';
import { chanceIn, rngIn, tableIn, TABLES } from './fields.ts';
import type { EngineHouse } from './house.ts';
import { demandLegal } from './legality.ts';
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
  for (const [i, number] of numbers.entries()) house.tables.set(number, tables[i]!);
  return { ...positionsOf(tables), ...(withViews && viewsOf(house, tables)) };
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
  return { ...positionsOf(tables), ...(withViews && viewsOf(house, tables)), over };
}

/** Plays copies of a table to the end at random and gives the mean payoff of each seat. */
export function playOut(house: EngineHouse, request: Request): object {
  const table = tableIn(house, request);
  const times = wholeIn(request, 'times', [1, 1_000_000], 1);
  const rng = rngIn(request);
  const sums: number[] = [];
  let actions = 0;
  for (let time = 0; time < times; time++) {
    const copy = table.copy(new FastRng(rng.next(), rng.next()));
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

const positionsOf = (tables: readonly EngineTable[]): object => ({
  actors: tables.map((table) => table.actor),
  legal: tables.map((table) => table.legal.toArray()),
});

/** What the actors see. */
const viewsOf = ({ game }: EngineHouse, tables: readonly EngineTable[]): object => ({
  views: tables.map((table) => !table.isOver && game.view(table.state, seatOf(table.actor))),
});
