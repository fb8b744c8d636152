import {
  ActionList,
  dealFrom,
  FairRng,
  FastRng,
  fromHex,
  NOBODY,
  NONCE_BYTES,
  SEED_BYTES,
  seedOf,
  type Action,
  type AnyGame,
  type Deal,
  type GameEvent,
  type GameRecord,
  type Move,
  type Seat,
  type Setup,
} from '@hideout/kernel';

/** Chooses one of the legal actions. */
export type Policy = (legal: ActionList, playout: Playout) => Action;

/** A policy that takes any legal action with the same chance. */
export function randomly(seed: number): Policy {
  const rng = new FastRng(seed, 1);
  return (legal) => legal.at(rng.below(legal.size));
}

/** A deal for tests: the secret and the nonces are just numbers, so a seed is enough to make it again. */
export function testDeal(seed: number, seats: number): Deal {
  const nonces = Array.from({ length: seats }, (_, seat) => numberBytes(seat + 1, NONCE_BYTES));
  return dealFrom(numberBytes(seed, SEED_BYTES), nonces);
}

function numberBytes(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

/** A game that plays on its true state in the open, and can be written down as a record at any moment. */
export class Playout {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly deal: Deal;
  /** The number that the deal was made from; undefined for a deal that came out of a record. */
  readonly seed: number | undefined;
  readonly state: object;
  readonly moves: Move[] = [];
  /** What the last action brought about; empty unless the playout listens. */
  readonly events: GameEvent[] = [];
  readonly #rng: FairRng;
  readonly #legal = new ActionList();

  constructor(game: AnyGame, setup: Setup, from: number | Deal) {
    this.game = game;
    this.setup = setup;
    this.seed = typeof from === 'number' ? from : undefined;
    this.deal = typeof from === 'number' ? testDeal(from, setup.seats) : from;
    this.#rng = new FairRng(seedOf({ game: game.id, rulesVersion: game.rulesVersion, setup, deal: this.deal }));
    this.state = game.setup(setup, this.#rng);
  }

  get actor(): Seat | typeof NOBODY {
    return this.game.actor(this.state);
  }

  /** The actor's legal actions, in a list that the next call fills again. */
  legal(): ActionList {
    this.#legal.clear();
    this.game.legal(this.state, this.#legal);
    return this.#legal;
  }

  /** Carries out a legal action of the actor. */
  play(action: Action): void {
    const seat = this.actor as Seat;
    this.events.length = 0;
    this.game.apply(this.state, action, { rng: this.#rng, log: { emit: (event) => void this.events.push(event) } });
    this.moves.push({ seat, action });
  }

  /** The same while nobody listens. */
  playUnheard(action: Action): void {
    const seat = this.actor as Seat;
    this.game.apply(this.state, action, { rng: this.#rng, log: undefined });
    this.moves.push({ seat, action });
  }

  /** One line for the state, or why it cannot be written: reports must survive broken games. */
  line(): string {
    try {
      return this.game.encode(this.state);
    } catch (error) {
      return `(cannot be encoded: ${String(error)})`;
    }
  }

  /** A number that is the same whenever the same deal has come to the same number of actions. */
  get salt(): number {
    const secret = fromHex(this.deal.secret)!;
    return new DataView(secret.buffer).getUint32(0) ^ new DataView(secret.buffer).getUint32(4);
  }

  get record(): GameRecord {
    return {
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      setup: this.setup,
      names: Array.from({ length: this.setup.seats }, (_, seat) => `Seat ${seat + 1}`),
      deal: this.deal,
      moves: [...this.moves],
      outcome: this.game.outcome(this.state),
    };
  }
}

/** Plays to the end, or until `maxActions` are exceeded by one; `look` sees every state, the first and the last too. */
export function playToEnd(playout: Playout, policy: Policy, look: (playout: Playout) => void = () => {}): Playout {
  look(playout);
  while (playout.actor !== NOBODY && playout.moves.length <= playout.game.maxActions) {
    const legal = playout.legal();
    if (legal.size === 0) break;
    playout.play(policy(legal, playout));
    look(playout);
  }
  return playout;
}
