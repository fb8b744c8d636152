import { Chairs, type Bot } from '@hideout/bots';
import { botOf, gameOf } from '@hideout/catalogue/house';
import { given, ActionList, FastRng, type Action, type GameView } from '@hideout/kernel';

/** Everything that a worker is told about a decision: what the seat sees and may do. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  readonly level: string;
  /** The table and the seat. */
  readonly chair: string;
  /** All that has been done so far, where the seat has seen all of it: a bot that was asked before goes on from there. */
  readonly past: readonly Action[] | undefined;
  readonly view: GameView;
  readonly legal: readonly Action[];
  /** The bot's own chance. */
  readonly seed: number;
  /** Whether nothing may depend on this machine, as in the deal of a day: then no clock is looked at. */
  readonly isSteady: boolean;
}

/** What a bot module exports. */
export type Choose = (question: BotQuestion) => Action;

/** How many bots a worker keeps for chairs. A chair that another worker has thought for meanwhile begins afresh. */
const CHAIRS = new Chairs(16);

/** Answers for any bot of the house. */
export const choose: Choose = (question) => {
  const { view, legal, past, seed, isSteady } = question;
  const list = new ActionList();
  for (const action of legal) list.add(action);
  const [chair, bot] = botFor(question);
  const since = CHAIRS.since(chair, past);
  return bot.choose({
    legal: list,
    view: () => view,
    rng: new FastRng(seed),
    budget: isSteady ? { milliseconds: Infinity } : {},
    ...(bot.follows && since && { since }),
  });
};

function botFor({ game: id, rulesVersion, level, chair }: BotQuestion): readonly [chair: string, bot: Bot] {
  const key = `${id} ${rulesVersion} ${level} ${chair}`;
  const known = CHAIRS.botOn(key);
  const bot = known ?? make(id, rulesVersion, level);
  CHAIRS.seat(key, bot);
  return [key, bot];
}

function make(id: string, rulesVersion: number, level: string): Bot {
  const game = gameOf(id, rulesVersion);
  if (!game) throw new Error(`no game “${id}” of rules version ${rulesVersion}`);
  return given(botOf(level, game));
}
