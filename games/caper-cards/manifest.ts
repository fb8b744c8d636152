import type { Manifest } from '@hideout/catalogue/manifest';
import { facts } from './facts.ts';
import type { Event, State, View } from './rules/index.ts';

/** Caper Cards, as the house knows it. */
export const manifest: Manifest<State, Event, View> = {
  ...facts,
  rules: async () => (await import('./rules/index.ts')).caperCards,
  earlier: async () => (await import('./rules/earlier.ts')).earlier,
  board: async () => (await import('./board/board.ts')).board,
  guide: async () => (await import('./board/guide.ts')).guide,
  primer: async () => (await import('./board/primer.tsx')).primer,
  picture: async () => (await import('./board/Picture.tsx')).Picture,
  characters: ['magpie'],
  brain: async () => (await import('./bots/brain.ts')).brain,
  ratings: async () => (await import('./bots/ratings.json', { with: { type: 'json' } })).default,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default,
  lab: async () => (await import('./lab/lab.ts')).lab,
};
