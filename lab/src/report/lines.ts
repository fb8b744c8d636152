import { cellOf, type ChartPlan } from '@hideout/labkit';
import { tableOf, type Markup } from './html.ts';

/** A row of a chart: how often by column, and in all. */
export interface Line {
  readonly name: string;
  readonly parts: readonly number[];
  readonly sum: number;
}

/** The rows of a chart with their sums. */
export const linesOf = (plan: ChartPlan, cells: readonly number[]): Line[] =>
  plan.rows.map((name, row) => {
    const parts = plan.columns.map((_, column) => cellOf(plan, cells, row, column));
    return { name, parts, sum: parts.reduce((a, b) => a + b, 0) };
  });

/** Such rows as a table. */
export const lineTable = ({ columns }: ChartPlan, lines: readonly Line[]): Markup =>
  tableOf(
    ['', ...columns],
    lines.map(({ name, parts }) => [name, ...parts]),
  );
