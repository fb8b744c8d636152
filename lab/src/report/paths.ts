import type { ChartPlan } from '@hideout/labkit';
import { drawingOf, percent, text, type Markup } from './html.ts';
import { linesOf, lineTable } from './lines.ts';

const WIDTH = 980;
const HEIGHT = 240;
const [LEFT, RIGHT, FOOT] = [70, 6, 22];
/** Rows that belong together, for example the turns of a round: those whose names agree up to the comma. */
const stretchOf = (name: string): string => name.split(',')[0]!;

/** Levels over time: at each moment a spot on each level, as large as the share of games at that level. */
export function pathsOf(plan: ChartPlan, cells: readonly number[]): Markup {
  const [moments, levels] = [plan.rows.length, plan.columns.length];
  const step = (WIDTH - LEFT - RIGHT) / moments;
  const rise = (HEIGHT - FOOT) / levels;
  const yOf = (level: number): number => rise * (levels - level - 0.5);
  const xOf = (moment: number): number => LEFT + step * (moment + 0.5);
  const names = plan.columns.map(
    (name, level) =>
      `<text x="${LEFT - 10}" y="${yOf(level) + 4}" text-anchor="end">${text(name)}</text>` +
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${yOf(level)}" y2="${yOf(level)}"/>`,
  );
  const spots: string[] = [];
  const means: string[] = [];
  for (const [row, { name, parts, sum }] of linesOf(plan, cells).entries()) {
    if (sum === 0) continue;
    let mean = 0;
    for (const [level, times] of parts.entries()) {
      const share = times / sum;
      mean += share * level;
      if (share === 0) continue;
      const told = `${name}, ${plan.columns[level]}: ${percent(share)}`;
      const height = (share * rise * 0.92).toFixed(1);
      spots.push(
        `<rect class="ink${4 - level}" x="${(xOf(row) - 0.42 * step).toFixed(1)}" y="${(yOf(level) - share * rise * 0.46).toFixed(1)}" width="${(0.84 * step).toFixed(1)}" height="${height}"><title>${text(told)}</title></rect>`,
      );
    }
    means.push(`${means.length === 0 ? 'M' : 'L'}${xOf(row).toFixed(1)},${yOf(mean).toFixed(1)}`);
  }
  const stretches = plan.rows.flatMap((name, row) => {
    if (row > 0 && stretchOf(name) === stretchOf(plan.rows[row - 1]!)) return [];
    const x = LEFT + step * row;
    return [
      `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="${HEIGHT - FOOT}"/>` +
        `<text class="tick" x="${x + 4}" y="${HEIGHT - 6}">${text(stretchOf(name))}</text>`,
    ];
  });
  const path = `<path class="mean" d="${means.join('')}"><title>mean</title></path>`;
  return drawingOf(WIDTH, HEIGHT, plan.title, [...names, ...stretches, ...spots, path].join(''));
}

/** The numbers behind it. */
export const pathsTable = (plan: ChartPlan, cells: readonly number[]): Markup => lineTable(plan, linesOf(plan, cells));
