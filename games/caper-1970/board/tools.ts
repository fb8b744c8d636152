import { OBSTACLES, PLACES, TOOLS, type Tool, type ToolName, type View } from '../rules/index.ts';

const PROPER: Readonly<Record<string, ToolName>> = {
  wall: 'ladder',
  wire: 'wirecutter',
  door: 'knife',
  bars: 'pipewrench',
  alarm: 'screwdriver',
};

/** The tool that belongs on a site; what lies on glass is told by the site itself. */
export const toolFor = (site: number, what: number): Tool => {
  const proper = PROPER[OBSTACLES[PLACES[site]!.obstacle]!];
  return (proper === undefined ? what - 1 : TOOLS.indexOf(proper)) as Tool;
};

/** A tool on the board. */
export interface LyingTool {
  readonly site: number;
  readonly tool: Tool;
  /** Two ladders may lean on one wall. */
  readonly copies: number;
}

/** Every tool on the board. */
export const lyingTools = (view: View): readonly LyingTool[] =>
  view.lying.map(([site, what]) => {
    const isWall = OBSTACLES[PLACES[site]!.obstacle] === 'wall';
    return { site, tool: toolFor(site, what), copies: isWall ? what : 1 };
  });

/** The little metal tools, drawn in a box of 24 by 24. */
export const TOOL_PATHS: readonly string[] = [
  'M7 2v20M17 2v20M7 6h10M7 10.500h10M7 15h10M7 19.500h10',
  'M12 1.500v9M9.500 10.500h5v4h-5zM8.500 14.500h7v6.500a1.500 1.500 0 0 1-1.500 1.500h-4a1.500 1.500 0 0 1-1.500-1.500z',
  'M8 22l4-11M12 11l-4-3 1.500-5 2 3.500 3 .500 2-3 1.500 5-6 2zM12 11l4 .500M6 21l4 1.500',
  'M6 2l6 9 6-9M12 11l-4.500 6a3 3 0 1 0 2.500 1.800zM12 11l4.500 6a3 3 0 1 1-2.500 1.800z',
  'M12 1.500c4 3 4.500 8 3 12.500h-6c0-5 .5-9 3-12.500zM8 14h8M9.500 14h5v8.500h-5z',
];
