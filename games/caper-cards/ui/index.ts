/** The board of Caper Cards. */
export { board } from './board.ts';
