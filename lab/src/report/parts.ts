import type { ChartPlan } from '@hideout/labkit';
import { clip } from './dots.ts';
import { drawingOf, grouped, percent, tableOf, text, type Markup } from './html.ts';
import { legendOf } from './histogram.ts';
import { linesOf, type Line } from './lines.ts';

const WIDTH = 500;
const LEFT = 150;
const RIGHT = 62;
const ROW = 21;

/** The rows of a chart with something in them. */
const barsOf = (plan: ChartPlan, cells: readonly number[]): Line[] => linesOf(plan, cells).filter(({ sum }) => sum > 0);

/** A bar for each row, cut into the shares of its columns; behind it how many there were. */
export function partsOf(plan: ChartPlan, cells: readonly number[]): Markup {
  const bars = barsOf(plan, cells);
  const height = ROW * bars.length + 4;
  const room = WIDTH - LEFT - RIGHT;
  const isSingle = plan.columns.length === 1;
  const most = Math.max(...bars.map(({ sum }) => sum), 1);
  const rows = bars.map(({ name, parts, sum }, i) => {
    const y = ROW * i + 2;
    const unit = room / (isSingle ? most : sum);
    let x = LEFT;
    const pieces = parts.map((times, column) => {
      const width = Math.round(100 * times * unit) / 100;
      const told = `${name}: ${plan.columns[column]} ${grouped(times)} (${percent(times / sum)})`;
      const piece = `<rect class="ink${column}" x="${x.toFixed(2)}" y="${y}" width="${width}" height="${ROW - 6}"><title>${text(told)}</title></rect>`;
      x += times * unit;
      return times > 0 ? piece : '';
    });
    return (
      `<text x="${LEFT - 10}" y="${y + 12}" text-anchor="end">${text(clip(name, 22))}</text>${pieces.join('')}` +
      `<text class="quiet" x="${WIDTH - RIGHT + 8}" y="${y + 12}">${text(grouped(sum))}</text>`
    );
  });
  const drawing = drawingOf(WIDTH, height, plan.title, rows.join(''));
  return isSingle ? drawing : legendOf(plan.columns) + drawing;
}

/** The numbers behind it. */
export const partsTable = (plan: ChartPlan, cells: readonly number[]): Markup =>
  tableOf(
    ['', ...plan.columns, ...(plan.columns.length > 1 ? plan.columns.map((column) => `${column}, share`) : [])],
    barsOf(plan, cells).map(({ name, parts, sum }) => [
      name,
      ...parts.map(grouped),
      ...(parts.length > 1 ? parts.map((part) => percent(part / sum)) : []),
    ]),
  );
