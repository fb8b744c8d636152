import { actionSpace, NOBODY, verbOf, type Seat } from '@hideout/kernel';
import type { Playout } from './playout.ts';

/** What the rules did in a playout, as names: a playout that adds one has gone where none went before. */
export class Features {
  /** How many playouts had each feature. */
  readonly seen = new Map<string, number>();
  /** How often each verb was used. */
  readonly verbs = new Map<number, number>();
  #fresh = new Set<string>();

  /** Begins a new playout. */
  begin(): void {
    this.#fresh = new Set();
  }

  /** Notes what can be told of the state that the playout is in and of the way there. */
  note(playout: Playout): void {
    const { moves, events } = playout;
    const last = moves.at(-1);
    const before = moves.at(-2);
    if (last) {
      const verb = verbOf(last.action);
      this.verbs.set(verb, (this.verbs.get(verb) ?? 0) + 1);
      this.#fresh.add(`verb ${verb}`);
      if (before)
        this.#fresh.add(`verbs ${verbOf(before.action)} ${verb} ${before.seat === last.seat ? 'same' : 'next'}`);
    }
    events.forEach((event, i) => this.#fresh.add(`event ${events[i - 1]?.type ?? ''} ${event.type}`));
    const legal = playout.legal();
    const kinds = new Set<number>();
    for (const action of legal) kinds.add(verbOf(action));
    this.#fresh.add(`legal ${[...kinds].join()} ${bucket(legal.size)}`);
    if (playout.actor === NOBODY) this.#noteEnd(playout);
  }

  /** Notes every reason for which the actor is refused something: dear, so not done in every state. */
  noteRefusals({ game, state, actor }: Playout): void {
    if (actor === NOBODY) return;
    for (const action of actionSpace(game.verbs)) {
      const refusal = game.refuse(state, actor as Seat, action);
      if (refusal) this.#fresh.add(`refusal ${verbOf(action)} ${refusal.clause} ${refusal.reason}`);
    }
  }

  /** Ends the playout: how many features it had that none had before. */
  end(): number {
    let added = 0;
    for (const feature of this.#fresh) {
      const count = this.seen.get(feature) ?? 0;
      if (count === 0) added++;
      this.seen.set(feature, count + 1);
    }
    return added;
  }

  #noteEnd({ game, state, moves }: Playout): void {
    const outcome = game.outcome(state);
    if (outcome) this.#fresh.add(`ending ${outcome.ending} ${outcome.winners.length} winners`);
    this.#fresh.add(`length ${bucket(moves.length)}`);
  }
}

/** The power of two below a size, so that 9 and 12 count alike and 3 and 12 do not. */
const bucket = (size: number): number => 32 - Math.clz32(size);
