import { caperCards, COPIES, CREW, type Kind, type Reward, type State, type View } from '../rules/index.ts';
import { UNKNOWN, type FastRng } from '@hideout/kernel';
import { planOf } from './convention.ts';
import { deedsIn, type Deed } from './past.ts';

const KINDS = CREW.length;
const TWO_32 = 0x1_0000_0000;

/** What makes a difference to the others, in chances to win: they hardly choose what is several times that worse. */
const KEENNESS = 0.02;
/** How often they are held to do anything at all. */
const STRAYING = 0.1;
/** After this many deals that do not fit what was done the next one is taken as it is. */
const MOST_DEALS = 400;

/** The worlds that a view leaves, those likelier in which the others did what the convention asks of them. */
export class Belief {
  readonly #view: View;
  readonly #deeds: readonly Deed[];
  /** By deed, then by hand and Reward: how likely it is, once that is known. */
  readonly #likelihoods: readonly Map<number, number>[];

  constructor(view: View) {
    this.#view = view;
    this.#deeds = deedsIn(view);
    this.#likelihoods = this.#deeds.map(() => new Map<number, number>());
  }

  /** Makes a world of `into`, drawn by how likely it is. */
  draw(rng: FastRng, into: State): void {
    for (let deal = 0; deal < MOST_DEALS; deal++) {
      caperCards.imagine(this.#view, rng, into);
      if (this.#deeds.every((_, i) => rng.next() / TWO_32 < this.#likelihood(i, into))) return;
    }
    caperCards.imagine(this.#view, rng, into);
  }

  /** How likely a deed was if this is the world: by the hand that its seat had, and the Reward if it knew it. */
  #likelihood(i: number, world: State): number {
    const { seat, kind, table, knew } = this.#deeds[i]!;
    const hand = this.#handBefore(i, world);
    const reward = knew ? (world.rewards[world.round] as Reward) : UNKNOWN;
    const key = hand.reduce((code, count) => code * (COPIES + 1) + count, knew ? world.rewards[world.round]! + 1 : 0);
    const known = this.#likelihoods[i]!.get(key);
    if (known !== undefined) return known;
    const likelihood = likelihoodOf(kind, { ...table, viewer: seat, hand: kindsIn(hand), reward });
    this.#likelihoods[i]!.set(key, likelihood);
    return likelihood;
  }

  /** The hand of a deed's seat before it: what it holds in this world, and what it has played from then on. */
  #handBefore(i: number, world: State): Int16Array {
    const { seat } = this.#deeds[i]!;
    const hand = world.hand.slice(seat * KINDS, (seat + 1) * KINDS);
    for (const deed of this.#deeds.slice(0, i + 1)) if (deed.seat === seat) hand[deed.kind]!++;
    return hand;
  }
}

const kindsIn = (hand: Int16Array): Kind[] =>
  Array.from(hand).flatMap((count, kind) => Array<Kind>(count).fill(kind as Kind));

/** How likely somebody who sees this plays the kind. */
function likelihoodOf(kind: Kind, view: View): number {
  const kinds = [...new Set(view.hand)];
  const plan = planOf(view);
  const worths = kinds.map((each) => plan.play(each));
  const best = Math.max(...worths);
  const keen = worths.map((worth) => Math.exp((worth - best) / KEENNESS));
  const sum = keen.reduce((total, each) => total + each, 0);
  return ((1 - STRAYING) * keen[kinds.indexOf(kind)]!) / sum + STRAYING / kinds.length;
}
