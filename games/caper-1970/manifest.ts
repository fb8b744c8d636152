import type { Manifest } from '@hideout/catalogue/manifest';
import { facts } from './facts.ts';
import type { CaperEvent, State, View } from './rules/index.ts';

/** Caper (1970), as the house knows it. */
export const manifest: Manifest<State, CaperEvent, View> = {
  ...facts,
  rules: async () => (await import('./rules/index.ts')).caper1970,
  earlier: async () => (await import('./rules/earlier.ts')).earlier,
  board: async () => (await import('./board/board.ts')).board,
  primer: async () => (await import('./board/primer.tsx')).primer,
  guide: async () => (await import('./board/guide.ts')).guide,
  picture: async () => (await import('./board/Picture.tsx')).Picture,
  characters: ['clerk', 'magpie', 'bruiser'],
  brain: async () => (await import('./bots/brain.ts')).brain,
  ratings: async () => (await import('./bots/ratings.json', { with: { type: 'json' } })).default,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default,
  lab: async () => (await import('./lab/lab.ts')).lab,
};
