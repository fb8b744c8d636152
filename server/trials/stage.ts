import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hideout/pgkit';
import { Node, type NodeSettings } from '../test/kit/nodes.ts';

/** A scratch folder for a trial; it goes when the trial ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-trial-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store in a scratch file of its own. */
export const scratchStore = () => ({ file: join(scratchFolder(), 'hideout.db') });

/** Starts one node, on a scratch store unless the settings name another. */
export async function startNode(settings: Partial<NodeSettings> = {}): Promise<Node> {
  const [node] = await startNodes(1, { store: scratchStore(), ...settings });
  return node!;
}

/** Starts this many nodes on one store. */
export async function startNodes(count: number, settings: NodeSettings): Promise<Node[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const nodes = ports.map((port) => new Node({ ...settings, port }));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}
