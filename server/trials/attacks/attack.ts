import type { Node, NodeSettings } from '../../test/kit/nodes.ts';
import { startNode } from '../stage.ts';

/** How hard it is tried: `full` is what an attacker would do in a minute or two; `short` is as much as a test needs to tell. */
export type Size = 'full' | 'short';

/** What came of an attack: a figure in words for the table, and whether the house held. */
interface Finding {
  readonly figure: string;
  readonly holds: boolean;
}

/** One way to trouble a server from outside, on nodes of its own that end with it. */
export interface Attack {
  readonly title: string;
  try(size: Size): Promise<Finding>;
}

/** An attack on a node of these settings, which ends with it. */
export const onNode = (
  title: string,
  settings: Partial<NodeSettings>,
  attack: (node: Node, size: Size) => Promise<Finding>,
): Attack => ({
  title,
  async try(size) {
    const node = await startNode(settings);
    try {
      return await attack(node, size);
    } finally {
      await node.stop();
    }
  },
});
