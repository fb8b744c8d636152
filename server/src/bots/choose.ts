import { type Bot } from '@hideout/bots';
import { botOf, gameOf } from '@hideout/catalogue/house';
import { ActionList, FastRng, type Action, type GameView } from '@hideout/kernel';

/** Everything that a worker is told about a decision: what the seat sees and may do. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  readonly level: string;
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** The bot's own chance. */
  readonly seed: number;
}

/** What a bot module exports. */
export type Choose = (question: BotQuestion) => Action;

const BOTS = new Map<string, Bot>();

/** Answers for any bot of the house. */
export const choose: Choose = ({ game, rulesVersion, level, view, legal, seed }) => {
  const list = new ActionList();
  for (const action of legal) list.add(action);
  return botFor(game, rulesVersion, level).choose({
    legal: list,
    view: () => view,
    rng: new FastRng(seed),
    budget: {},
  });
};

function botFor(id: string, rulesVersion: number, level: string): Bot {
  const key = `${id} ${rulesVersion} ${level}`;
  const known = BOTS.get(key);
  if (known) return known;
  const game = gameOf(id, rulesVersion);
  if (!game) throw new Error(`no game “${id}” of rules version ${rulesVersion}`);
  const made = botOf(level, game);
  if (!made.ok) throw new Error(made.problem);
  BOTS.set(key, made.value);
  return made.value;
}
