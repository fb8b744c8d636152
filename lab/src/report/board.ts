import type { ChartPlan } from '@hideout/labkit';
import { drawingOf, grouped, text, type Markup } from './html.ts';
import { linesOf, lineTable } from './lines.ts';

const UNIT = 14;
/** Numbers are far apart, so shades follow their square roots. */
const shadeOf = (times: number, most: number): string => Math.sqrt(times / most).toFixed(2);

/** A map for each column: the darker an area, the more happened there. */
export function boardOf(plan: ChartPlan, cells: readonly number[]): Markup {
  const areas = plan.areas!;
  const width = UNIT * Math.max(...areas.map(([x, , w]) => x + w));
  const height = UNIT * Math.max(...areas.map(([, y, , h]) => y + h));
  const lines = linesOf(plan, cells);
  const maps = plan.columns.map((column, at) => {
    const most = Math.max(1, ...lines.map(({ parts }) => parts[at]!));
    const squares = areas.map(([x, y, w, h], row) => {
      const times = lines[row]!.parts[at]!;
      const place = `x="${UNIT * x}" y="${UNIT * y}" width="${UNIT * w}" height="${UNIT * h}"`;
      if (times === 0) return `<rect class="cell" ${place}/>`;
      const told = `${plan.rows[row]}: ${grouped(times)}`;
      return `<rect class="cell hot" ${place} style="--heat:${shadeOf(times, most)}"><title>${text(told)}</title></rect>`;
    });
    return `<div><h4>${text(column)}</h4>${drawingOf(width, height, `${plan.title}: ${column}`, squares.join(''))}</div>`;
  });
  return `<div class="maps">${maps.join('')}</div>`;
}

/** The numbers behind it: the areas where something happened, most first. */
export function boardTable(plan: ChartPlan, cells: readonly number[]): Markup {
  const busy = linesOf(plan, cells).filter(({ sum }) => sum > 0);
  return lineTable(
    plan,
    busy.toSorted((a, b) => b.parts[0]! - a.parts[0]!),
  );
}
