import type { Bot } from '@hideout/bots';
import { intervalOfShares, meanOf, type Interval } from '@hideout/labkit';
import { ActionList, FastRng, NOBODY, seatOf, type Action, type AnyGame, type Setup } from '@hideout/kernel';
import { Agent } from './agent.ts';

/** An agent against a bot of the house; in a game that is won together, beside it. */
export interface AgentContest {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly command: string;
  readonly bot: Bot;
  /** Each deal is played once with the agent in every seat. */
  readonly deals: number;
  readonly seed: number;
  /** For one answer; whoever takes longer has lost the game. */
  readonly seconds: number;
}

/** One game of an agent: what was done, in words, and what it got. */
export interface Transcript {
  readonly deal: number;
  readonly seat: number;
  readonly moves: readonly { readonly seat: number; readonly action: Action; readonly label: string }[];
  readonly payoff: number;
  /** Why the agent lost before the rules said so. */
  readonly forfeit?: string;
}

/** The agent's share of the points over all deals, each counted once. */
export interface AgentResult {
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
  readonly forfeits: number;
}

/** Plays all deals, one game after the other; each is told to `keep`. */
export async function playAgent(
  contest: AgentContest,
  keep: (transcript: Transcript) => void,
  signal: AbortSignal,
): Promise<AgentResult> {
  const { deals, setup } = contest;
  const shares: number[] = [];
  let forfeits = 0;
  for (let deal = 0; deal < deals && !signal.aborted; deal++) {
    const payoffs: number[] = [];
    for (let seat = 0; seat < setup.seats; seat++) {
      const transcript = await playGame(contest, deal, seat);
      keep(transcript);
      payoffs.push(transcript.payoff);
      if (transcript.forfeit !== undefined) forfeits++;
    }
    shares.push(meanOf(payoffs));
  }
  const games = shares.length * setup.seats;
  return { games, share: meanOf(shares), interval: intervalOfShares(shares), forfeits };
}

async function playGame(
  { game, setup, command, bot, seed, seconds }: AgentContest,
  deal: number,
  seat: number,
): Promise<Transcript> {
  const agent = new Agent(command, seconds);
  const rng = new FastRng(seed, 2 * deal);
  const thinking = new FastRng(seed, 2 * deal + 1);
  const state = game.setup(setup, rng);
  const moves: Transcript['moves'][number][] = [];
  try {
    while (game.actor(state) !== NOBODY) {
      const actor = game.actor(state);
      const legal = new ActionList();
      game.legal(state, legal);
      const view = game.view(state, seatOf(actor));
      const question = { legal, view: () => view, rng: thinking, budget: { milliseconds: Infinity } };
      const chosen =
        actor === seat
          ? await agent.choose(game, view, legal.toArray())
          : { ok: true as const, value: bot.choose(question) };
      if (!chosen.ok) return { deal, seat, moves, payoff: 0, forfeit: chosen.problem };
      moves.push({ seat: actor, action: chosen.value, label: game.words.en.label(chosen.value, view) });
      game.apply(state, chosen.value, { rng, log: undefined });
    }
    return { deal, seat, moves, payoff: game.payoff(state, seatOf(seat)) };
  } finally {
    agent.close();
  }
}
