/** The public face of Caper Cards. */
export * from './crew.ts';
export type * from './events.ts';
export { caperCards } from './game.ts';
export * from './rewards.ts';
export { crewScore, failureOf, riskShown } from './scoring.ts';
export { LAYOUT, SETTLED, type State } from './state.ts';
export { strike } from './steps/complication.ts';
export { choicesIn, choose, playCard } from './steps/play.ts';
export { lookerAfter, turnsLeft, type Turn } from './turns.ts';
export * from './verbs.ts';
export type { View } from './view.ts';
export { kindSign, numberText } from '../words/signs.ts';
export { targetOf } from '../words/target.ts';
