/** The board of Caper (1970). */
export { board } from './board.ts';
