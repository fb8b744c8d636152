/** What the lab needs to teach the bots of Caper Cards, and to measure what a team with open hands could reach. */
export { factsOf, type Weights } from './future.ts';
export { rankActions } from './judgement.ts';
export { OpenPlan, openTableOf } from './openTeam.ts';
export { Plan } from './plan.ts';
export { advance } from './rollout.ts';
