import { act, type Action, type Verb } from '@hideout/kernel';
import { KINDS, MOST_SEATS } from './state.ts';

export const PLAY = 0;
export const TUCK = 1;
export const DRAW = 2;
export const TAKE = 3;

export const VERBS: readonly Verb[] = [
  { id: 'play', nouns: KINDS },
  { id: 'tuck', nouns: KINDS },
  { id: 'draw', nouns: 1 },
  { id: 'take', nouns: MOST_SEATS },
];

export const play = (kind: number): Action => act(PLAY, kind);
export const tuck = (kind: number): Action => act(TUCK, kind);
export const draw: Action = act(DRAW);
export const take = (seat: number): Action => act(TAKE, seat);
