/** Magpie, for whoever tests with a small game that has secrets, chance and several endings. */
export { magpie } from './game.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';
export { draw, play, take, tuck } from './verbs.ts';
export type { View } from './view.ts';
