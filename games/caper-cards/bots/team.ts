import type { Net, Ranked } from '@hideout/bots';
import { nounOf, verbOf, type Action, type ActionList } from '@hideout/kernel';
import { play, type View } from '../rules/index.ts';
import { rankByPlan } from './convention.ts';
import { Inputs } from './inputs.ts';
import { LAYINGS } from './layings.ts';
import { hasNet, netFor } from './nets.ts';

const PLAY = verbOf(play(0 as never));
/** A chance of a net nearer to 1 is as good as sure. */
const SURE = 1 - 1e-12;
/** The least share that counts: whatever is rarer is disliked no more. */
const RAREST = 1e-6;
/** What liking something e times as much weighs, in chances to win by the plan. */
const LIKING = 0.04;

/** How teams have learnt to play: what a seat is likely to do, told by a net from what it sees. */
class Team {
  readonly #net: Net;
  readonly #inputs = new Inputs();
  /** By laying: the odds that it is liked, or nothing where it cannot be done. */
  readonly #odds = new Float64Array(LAYINGS.length);

  constructor(net: Net) {
    this.#net = net;
  }

  /** By legal action: how likely it is, together 1. */
  shares(view: View, legal: ActionList): Float64Array {
    const chances = this.#net.evaluate(this.#inputs.write(view));
    for (let way = 0; way < LAYINGS.length; way++) {
      const chance = Math.min(chances[way]!, SURE);
      this.#odds[way] = this.#inputs.legal[way] === 1 ? chance / (1 - chance) : 0;
    }
    const odds = Float64Array.from({ length: legal.size }, (_, i) => this.#oddsOf(view, legal.at(i)));
    const sum = odds.reduce((total, each) => total + each, 0);
    return odds.map((each) => each / sum);
  }

  /** A card counts with every way to lay it; an answer is one way to lay the card that is being played. */
  #oddsOf({ played }: View, action: Action): number {
    const noun = nounOf(action);
    const isPlay = verbOf(action) === PLAY;
    const playing = isPlay ? noun : played.at(-1)!.at(-1);
    let odds = 0;
    for (const [way, { kind, answer }] of LAYINGS.entries()) {
      if (kind === playing && (isPlay || answer === noun)) odds += this.#odds[way]!;
    }
    return odds;
  }
}

const TEAMS = new Map<number, Team>();

function teamOf(seats: number): Team {
  let team = TEAMS.get(seats);
  if (!team) TEAMS.set(seats, (team = new Team(netFor(seats))));
  return team;
}

/**
 * What each legal action is worth by the plan of the round, the best first: where a team has learnt to play, the less the
 * less it is liked beside the first.
 */
export function rankAsLearnt(view: View, legal: ActionList): Ranked[] {
  const planned = rankByPlan(view, legal);
  if (!hasNet(view.seats)) return planned;
  const shares = teamOf(view.seats).shares(view, legal);
  const liking = new Map(Array.from(shares, (share, i) => [legal.at(i), LIKING * Math.log(Math.max(share, RAREST))]));
  const score = ({ action, value }: Ranked): number => value + liking.get(action)!;
  const ranked = planned.toSorted((one, other) => score(other) - score(one));
  const first = liking.get(ranked[0]!.action)!;
  return ranked.map((each) => ({ ...each, value: Math.max(0, score(each) - first) }));
}
