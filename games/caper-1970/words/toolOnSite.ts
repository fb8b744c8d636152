import { OBSTACLE_OF } from '../rules/graph.ts';
import { GLASS, PROPER_TOOL } from '../rules/obstacles.ts';
import type { View } from '../rules/view.ts';

/** The tool that lies on a site, or undefined when none does. */
export function toolOnSite(view: View, site: number): number | undefined {
  const found = view.lying.find(([at]) => at === site);
  if (!found) return undefined;
  const obstacle = OBSTACLE_OF[site]!;
  return obstacle === GLASS ? found[1] - 1 : PROPER_TOOL[obstacle]!;
}
