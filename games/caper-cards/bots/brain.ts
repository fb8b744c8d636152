import type { Brain, LevelName } from '@hideout/bots';
import { coach } from './coach.ts';
import { planBot } from './player.ts';
import { trialBot } from './trialPlayer.ts';

/** One plan is the whole thought; it takes far less than a millisecond. */
const PLAN = { iterations: 1, milliseconds: 50 };

const LEVELS = {
  beginner: () => planBot({ name: 'beginner', budget: PLAN, slack: 0.6 }, 'heist'),
  easy: () => planBot({ name: 'easy', budget: PLAN, slack: 0.4 }, 'heist'),
  medium: () => planBot({ name: 'medium', budget: PLAN, slack: 0.18 }, 'game'),
  hard: () => planBot({ name: 'hard', budget: PLAN, slack: 0 }, 'game'),
  master: () => trialBot({ name: 'master', budget: { iterations: 3000, milliseconds: 4000 }, slack: 0 }),
} satisfies Record<LevelName, unknown>;

/**
 * The bots of Caper Cards: each plans the round. The weaker ones see no further or do not always take the best, the
 * strongest tries what it has planned.
 */
export const brain: Brain = {
  coach,
  characters: { magpie: () => planBot({ name: 'magpie', budget: PLAN, slack: 0 }, 'heist') },
  level: (_game, name) => LEVELS[name](),
  others: {
    heist: () => planBot({ name: 'heist', budget: PLAN, slack: 0 }, 'heist'),
  },
};
