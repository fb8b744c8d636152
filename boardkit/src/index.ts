/** The public face of the board kit: what a board is given, and what it draws with. */
export type * from './board.ts';
export type * from './direction.ts';
export type * from './guide.ts';
export type * from './primer.ts';
export type * from './thing.ts';
export * from './ClauseLink.tsx';
export * from './Detail.tsx';
export * from './Pip.tsx';
export * from './SeatMark.tsx';
export * from './Things.ts';
export * from './Ticker.tsx';
export * from './Zone.tsx';
export * from './copyIds.ts';
export { drawSame } from './drawSame.ts';
export * from './ranks.ts';
export * from './standing.ts';
export * from './shell.ts';
export * from './useThing.ts';
