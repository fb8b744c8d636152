import { AUTO, THEFT, type State, type View } from '../rules/index.ts';
import { NOBODY, verbOf, type Action, type ActionList } from '@hideout/kernel';
import {
  drawNearBest,
  type Limits,
  type Level,
  type Question,
  type Ranked,
  type Thinker,
  type Thought,
} from '@hideout/bots';
import { WINDOW } from './board.ts';
import { Critic } from './critic.ts';
import { Judge } from './judge.ts';
import { Lookahead, type Sight, type Tried } from './lookahead.ts';
import { Memory } from './memory.ts';
import { cardForWay } from './needs.ts';
import { netFor } from './nets.ts';
import { Options, type Caper } from './options.ts';
import { Policy } from './policy.ts';
import { trickToPlay } from './tricks.ts';

/** Decides once a roll among cards and ways, and then plays the units of the way one after another. */
export function routeBot(game: Caper, level: Level, sightFor: (seats: number) => Sight): Thinker {
  const thieves = new Map<number, Thief>();
  const thiefAmong = (seats: number): Thief => {
    const thief = thieves.get(seats) ?? new Thief(game, level.budget, sightFor(seats), seats);
    thieves.set(seats, thief);
    return thief;
  };
  let asked: Thief | undefined;
  const think = (question: Question): Thought => {
    const view = question.view() as View;
    asked = thiefAmong(view.thieves.length);
    return asked.think(view, question);
  };
  const decide: Thinker['decide'] = ({ ranking }, rng) => {
    const action = drawNearBest(ranking, level.slack, rng);
    asked?.take(action);
    return action;
  };
  const choose = (question: Question): Action => decide(think(question), question.rng);
  return { name: level.name, budget: level.budget, think, decide, choose };
}

/** The thinking of one bot among so many seats. */
class Thief {
  readonly #game: Caper;
  readonly #budget: Limits;
  readonly #sight: Sight;
  readonly #judge: Judge;
  readonly #options: Options;
  readonly #policy: Policy;
  readonly #lookahead: Lookahead;
  readonly #memory: Memory;
  readonly #critic: Critic | undefined;
  #world: State | undefined;

  constructor(game: Caper, budget: Limits, sight: Sight, seats: number) {
    this.#game = game;
    this.#budget = budget;
    this.#sight = sight;
    this.#judge = new Judge(sight.taste);
    this.#critic = sight.criticised === undefined ? undefined : new Critic(game, netFor(seats), seats);
    this.#options = new Options(game, this.#judge, { spends: true });
    this.#policy = new Policy(game, this.#judge, this.#critic);
    this.#lookahead = new Lookahead(game, this.#judge, this.#policy, sight, this.#critic);
    this.#memory = new Memory(game);
  }

  think(view: View, question: Question): Thought {
    if (view.actor === NOBODY) throw new Error('a finished game asks nobody');
    const ahead = this.#memory.ahead(view, question.legal);
    if (ahead) return thoughtOf(ahead.rest, ahead.value);
    const goesOn = question.since?.length === 0 && this.#memory.isAbout(view);
    const quick = goesOn ? undefined : this.#begin(view, question);
    return quick ?? this.#goOn(question);
  }

  /** Remembers the way of an action that was chosen. */
  take(action: Action): void {
    this.#memory.take(action);
  }

  /** Begins to think about a decision; returns what can be told at once. */
  #begin(view: View, { legal, rng }: Question): Thought | undefined {
    const s = (this.#world = this.#game.imagine(view, rng, this.#world));
    this.#memory.begin(view, s);
    this.#judge.survey(s);
    const ruled = legal.size === 1 ? legal.at(0) : (this.#policy.ruled(s) ?? this.#trick(s, legal));
    if (ruled !== undefined) return thoughtOf([ruled], this.#valueOf(s));
    const { ways: most, criticised = most } = this.#sight;
    const ways = this.#options.best(s, criticised);
    const card = s.phase === WINDOW ? cardForWay(this.#game, this.#options, s, ways[0]) : undefined;
    if (card !== undefined) return thoughtOf([card], this.#valueOf(s));
    if (ways.length === 0) return thoughtOf([legal.at(0)], this.#valueOf(s));
    const ranked = this.#critic ? this.#critic.rank(s, ways) : ways;
    this.#lookahead.begin(view, ranked.slice(0, most), rng);
    return undefined;
  }

  /** Looks ahead for as long as it may. */
  #goOn({ legal, budget, stop }: Question): Thought {
    const { iterations, milliseconds } = { ...this.#budget, ...budget };
    const end = Date.now() + milliseconds;
    const done = this.#lookahead.run(iterations, () => stop?.() === true || Date.now() >= end);
    const ways = this.#lookahead.ranking();
    this.#memory.keep(ways);
    return { ranking: byAction(ways, legal), line: ways[0]!.actions, iterations: Math.max(1, done) };
  }

  #trick(s: State, legal: ActionList): Action | undefined {
    if (s.phase !== WINDOW || !this.#sight.tricks) return undefined;
    const tricks = legal.toArray().filter((action) => verbOf(action) === THEFT || verbOf(action) === AUTO);
    return this.#critic ? this.#critic.trick(s, tricks) : trickToPlay(this.#game, this.#judge, s, tricks);
  }

  #valueOf(s: State): number {
    this.#judge.prepare(s, s.turn);
    return this.#judge.worth(s, s.turn, s.turn);
  }
}

/** What a position is worth, as the chance to win that others expect to be told. */
const asChance = (worth: number): number => Math.min(1, Math.max(0, worth));

/** The thought of somebody who sees one thing to do. */
const thoughtOf = (line: readonly Action[], value: number): Thought => ({
  ranking: [{ action: line[0]!, visits: 1, value: asChance(value) }],
  line,
  iterations: 1,
});

/** The first actions of the ways, each with its best way's value and the visits of all its ways. */
function byAction(ways: readonly Tried[], legal: ActionList): Ranked[] {
  const ranking = new Map<Action, Ranked>();
  for (const { actions, visits, value } of ways) {
    const action = actions[0]!;
    if (!legal.includes(action)) continue;
    const known = ranking.get(action);
    ranking.set(action, { action, visits: visits + (known?.visits ?? 0), value: known?.value ?? asChance(value) });
  }
  return [...ranking.values()];
}
