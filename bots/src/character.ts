import type { AnyGame } from '@hideout/kernel';
import type { Thinker } from './bot.ts';

/** Who sits down with people: the cautious, the greedy, the aggressive and the bluffing, in every game that can express them. */
export const CHARACTER_NAMES = ['clerk', 'magpie', 'bruiser', 'fox'] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

/** The characters that a game can express, and how each is made. */
export type Characters = Readonly<Partial<Record<CharacterName, (game: AnyGame) => Thinker>>>;
