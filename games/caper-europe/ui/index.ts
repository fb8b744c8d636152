/** The board of Caper: Europe. */
export { board } from './board.ts';
