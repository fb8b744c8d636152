/** Where the rows of a board chart lie, in units of a square: left, top, width, height. */
export type Area = readonly [number, number, number, number];

/**
 * How a chart is drawn: *cards* as win shares with intervals, *parts* as bars of shares, *paths* as levels over time,
 * *board* as a map.
 */
type ChartKind = 'cards' | 'parts' | 'paths' | 'board';

/** What a chart counts: for each row (a card, a space, a turn …) and each column how often. */
export interface ChartPlan {
  readonly id: string;
  readonly kind: ChartKind;
  readonly title: string;
  /** One sentence on how to read it. */
  readonly note: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** By row, for a board. */
  readonly areas?: readonly Area[];
}

/** A chart being filled: whole numbers, row after row. */
export class Chart {
  readonly plan: ChartPlan;
  readonly cells: number[];

  constructor(plan: ChartPlan) {
    this.plan = plan;
    this.cells = Array<number>(plan.rows.length * plan.columns.length).fill(0);
  }

  add(row: number, column: number, times = 1): void {
    this.cells[row * this.plan.columns.length + column]! += times;
  }
}

/** The number in a row and a column of cells that were filled by this plan. */
export const cellOf = (plan: ChartPlan, cells: readonly number[], row: number, column: number): number =>
  cells[row * plan.columns.length + column]!;
