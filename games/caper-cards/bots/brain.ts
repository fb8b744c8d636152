import type { Brain, LevelName } from '@hideout/bots';
import type { ActionList } from '@hideout/kernel';
import type { View } from '../rules/index.ts';
import { coach } from './coach.ts';
import { rankByPlan } from './convention.ts';
import { fetchNets } from './nets.ts';
import { planBot } from './player.ts';
import { rankAsLearnt } from './team.ts';
import { trialBot } from './trialPlayer.ts';

/** One plan is the whole thought; it takes far less than a millisecond. */
const PLAN = { iterations: 1, milliseconds: 50 };

const rankGame = (view: View, legal: ActionList) => rankByPlan(view, legal);
const rankHeist = (view: View, legal: ActionList) => rankByPlan(view, legal, 'heist');

const LEVELS = {
  beginner: () => planBot({ name: 'beginner', budget: PLAN, slack: 0.6 }, rankHeist),
  easy: () => planBot({ name: 'easy', budget: PLAN, slack: 0.4 }, rankHeist),
  medium: () => planBot({ name: 'medium', budget: PLAN, slack: 0.18 }, rankGame),
  hard: () => planBot({ name: 'hard', budget: PLAN, slack: 0 }, rankAsLearnt),
  master: () => trialBot({ name: 'master', budget: { iterations: 9000, milliseconds: 4000 }, slack: 0 }),
} satisfies Record<LevelName, unknown>;

/**
 * The bots of Caper Cards: each plans the round. The weaker ones see no further or do not always take the best,
 * `hard` also knows how teams have learnt to play, and `master` tries what that comes to.
 */
export const brain: Brain = {
  coach,
  characters: { magpie: () => planBot({ name: 'magpie', budget: PLAN, slack: 0 }, rankHeist) },
  prepare: async (name) => {
    if (name === 'hard' || name === 'master') await fetchNets();
  },
  level: (_game, name) => LEVELS[name](),
  others: {
    plan: () => planBot({ name: 'plan', budget: PLAN, slack: 0 }, rankGame),
    heist: () => planBot({ name: 'heist', budget: PLAN, slack: 0 }, rankHeist),
  },
};
