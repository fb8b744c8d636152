import type { Brain } from '../brain.ts';
import type { Level, LevelName } from '../level.ts';
import { planBot, type Sight } from './player.ts';

/** One plan is the whole thought; it takes about a millisecond. */
const BUDGET = { iterations: 1, milliseconds: 50 };

const LEVELS: Readonly<Record<LevelName, { readonly level: Level; readonly sight: Sight }>> = {
  easy: { level: { name: 'easy', budget: BUDGET, slack: 0.15 }, sight: 'heist' },
  medium: { level: { name: 'medium', budget: BUDGET, slack: 0.1 }, sight: 'game' },
  hard: { level: { name: 'hard', budget: BUDGET, slack: 0 }, sight: 'game' },
  master: { level: { name: 'master', budget: BUDGET, slack: 0 }, sight: 'game' },
};

/** The bots of Caper Cards: each plans the round; the weaker ones see no further or do not always take the best. */
export const caperCardsBrain: Brain = {
  level: (_game, name) => planBot(LEVELS[name].level, LEVELS[name].sight),
  others: {
    heist: () => planBot({ name: 'heist', budget: BUDGET, slack: 0 }, 'heist'),
  },
};
