import type { Id } from '@hideout/kernel';

/** The five kinds of tool, in the order of CA-1.2. */
export const TOOLS = ['ladder', 'screwdriver', 'pipewrench', 'wirecutter', 'knife'] as const;
export type Tool = Id<'Tool'>;
export type ToolName = (typeof TOOLS)[number];

export const TOOL_KINDS = TOOLS.length;
export const LADDER = 0 as Tool;
export const SCREWDRIVER = 1 as Tool;
export const PIPEWRENCH = 2 as Tool;
export const WIRECUTTER = 3 as Tool;
export const KNIFE = 4 as Tool;
