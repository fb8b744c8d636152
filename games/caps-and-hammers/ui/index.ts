/** The board of Caps & Hammers. */
export { board } from './board.ts';
