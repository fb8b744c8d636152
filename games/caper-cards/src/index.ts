/** The public face of Caper Cards. */
export * from './crew.ts';
export type * from './events.ts';
export { caperCards } from './game.ts';
export * from './rewards.ts';
export { crewScore } from './scoring.ts';
export type { State } from './state.ts';
export * from './verbs.ts';
export type { View } from './view.ts';
export { ENGLISH } from './words/en/names.ts';
export { GERMAN } from './words/de/names.ts';
export { kindSign, numberText, type Names } from './words/names.ts';
export { targetOf } from './words/target.ts';
