import type { AnyGame } from '@hideout/kernel';
import type { Thinker } from './bot.ts';

/** What somebody at the table may be like. */
export const STYLES = ['cautious', 'greedy', 'aggressive', 'bluffing'] as const;
export type Style = (typeof STYLES)[number];

/** Who sits down with people: characters of the house, the same in every game that can express their style. */
export const CHARACTERS = {
  clerk: 'cautious',
  magpie: 'greedy',
  bruiser: 'aggressive',
  fox: 'bluffing',
} as const satisfies Record<string, Style>;
export type CharacterName = keyof typeof CHARACTERS;
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly CharacterName[];

/** The characters that a game can express, and how each is made. */
export type Characters = Readonly<Partial<Record<CharacterName, (game: AnyGame) => Thinker>>>;
