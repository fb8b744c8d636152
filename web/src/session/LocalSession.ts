import {
  Match,
  NOBODY,
  replay,
  seatOf,
  seedOf,
  SPECTATOR,
  type Action,
  type AnyGame,
  type AnyMatch,
  type Refusal,
  type Seat,
  type Viewer,
} from '@hideout/kernel';
import { Store } from '@hideout/boardkit/store';
import type { BotAnswer, BotWorker } from '../bot/BotWorker.ts';
import { companyOf, isBot } from '../store/gameLines.ts';
import { type LocalGame } from '../store/localGames.ts';
import { sceneOf } from './sceneOf.ts';
import type { Contact, Scene, Session } from './session.ts';

const RETRY_MS = 3000;
/** A bot that has had time for this share of its iterations plays about as well as with all. */
const FULL = 0.75;

/** What a local session needs of the page around it. */
interface Surroundings {
  readonly worker: BotWorker;
  /** Called after every change, as soon as it has been shown, so that nothing is lost on reload. */
  readonly save: (game: LocalGame) => void;
  /** Does something as soon as the change just made has been shown. */
  readonly afterwards: (task: () => void) => void;
}

/** What a session shows at present. */
interface Now {
  readonly scene: Scene;
  readonly contact: Contact;
}

/** A game that is kept on this machine: people at one screen, and bots in a worker. */
export class LocalSession implements Session {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly company: string | undefined;
  #saved: LocalGame;
  #match: AnyMatch;
  readonly #now: Store<Now>;
  #viewer: Viewer;
  #open = true;
  #isKept = true;
  readonly #around: Surroundings;

  constructor(game: AnyGame, saved: LocalGame, around: Surroundings) {
    this.game = game;
    this.#saved = saved;
    this.#around = around;
    this.names = saved.record.names;
    this.bots = saved.seats.map(isBot);
    this.company = companyOf(saved.seats);
    const replayed = replay(game, saved.record);
    this.#match = replayed.ok ? replayed.value : new Match(game, saved.record.setup, seedOf(saved.record));
    const people = saved.seats.flatMap((seat, index) => (isBot(seat) ? [] : [seatOf(index)]));
    // Several people at one screen: nobody sees a hand before somebody has taken the screen.
    this.#viewer = people.length === 1 ? people[0]! : SPECTATOR;
    this.#now = new Store<Now>({ scene: this.#look(), contact: 'here' });
    void this.#letBotsPlay();
  }

  get scene(): Scene {
    return this.#now.get().scene;
  }

  get contact(): Contact {
    return this.#now.get().contact;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#now.subscribe(listener);

  play(action: Action, { forced }: { readonly forced: boolean }): Promise<Refusal | undefined> {
    const refusal = this.refuse(action);
    if (!refusal) this.#carryOut(this.#viewer as Seat, action, { forced });
    return Promise.resolve(refusal);
  }

  undo(): void {
    if (this.#viewer === SPECTATOR) return;
    const isExact = this.#match.undo(this.#viewer, this.#forced).ok;
    const choice = this.#lastChoice();
    if (!isExact && choice === undefined) return;
    if (!isExact) this.#match.rewind(choice!);
    this.#around.worker.cancel();
    const { record, forced } = this.#saved;
    const takenBack = isExact ? record.takenBack : (record.takenBack ?? 0) + 1;
    this.#saved = { ...this.#saved, record: { ...record, ...(takenBack !== undefined && { takenBack }) } };
    this.#change({ forced: forced.filter((number) => number <= this.#match.length) });
    void this.#letBotsPlay();
  }

  refuse(action: Action): Refusal | undefined {
    if (this.#viewer === SPECTATOR) return { clause: '', reason: 'watching' };
    return this.#match.refuse(this.#viewer, action);
  }

  at(number: number): Scene | undefined {
    const past = replay(this.game, this.#saved.record, number);
    return past.ok && past.value.length === number ? sceneOf(past.value, this.#viewer, this.#forced) : undefined;
  }

  liftCurtain(): void {
    const { curtain } = this.scene;
    if (curtain === undefined) return;
    this.#viewer = curtain;
    this.#show({ scene: this.#look(this.scene) });
  }

  /** Saves what has not been saved yet: the page may be left before a change has been shown. */
  readonly keep = (): void => {
    if (this.#isKept) return;
    this.#isKept = true;
    this.#around.save(this.#saved);
  };

  close(): void {
    this.#open = false;
    this.keep();
    this.#around.worker.cancel();
  }

  get #forced(): ReadonlySet<number> {
    return new Set(this.#saved.forced);
  }

  #look(earlier?: Scene): Scene {
    const scene = sceneOf(this.#match, this.#viewer, this.#forced, earlier);
    const { actor } = this.#match;
    const canTakeBack = scene.noUndo !== undefined && this.#lastChoice() !== undefined;
    if (canTakeBack) return { ...scene, canTakeBack };
    const mustTakeScreen = actor !== NOBODY && !this.bots[actor] && (actor as number) !== (this.#viewer as number);
    return mustTakeScreen ? { ...scene, curtain: actor as Seat } : scene;
  }

  /** How many actions came before the last choice of the only person here; undefined where several play, none was made, or all is over. */
  #lastChoice(): number | undefined {
    if (this.#match.outcome || this.bots.filter((bot) => !bot).length !== 1) return undefined;
    const forced = this.#forced;
    const at = this.#match.moves.findLastIndex(({ seat }, index) => !this.bots[seat] && !forced.has(index + 1));
    return at < 0 ? undefined : at;
  }

  #carryOut(seat: Seat, action: Action, { forced }: { readonly forced: boolean }): void {
    if (!this.#match.play(seat, action).ok) return;
    this.#change({ forced: forced ? [...this.#saved.forced, this.#match.length] : this.#saved.forced });
    // A question to a bot takes time to ask, too: what was done comes first.
    this.#around.afterwards(() => void this.#letBotsPlay());
  }

  #change(change: Pick<LocalGame, 'forced'>): void {
    const { moves, outcome } = this.#match;
    this.#saved = { ...this.#saved, ...change, record: { ...this.#saved.record, moves, outcome }, changed: Date.now() };
    this.#isKept = false;
    this.#show({ scene: this.#look(this.scene) });
    this.#around.afterwards(this.keep);
  }

  /** Asks the bot whose turn it is; its answer brings the next one. A bot that fails is asked again after a while. */
  async #letBotsPlay(): Promise<void> {
    const { actor, length } = this.#match;
    if (!this.#open || actor === NOBODY || !this.bots[actor]) return;
    try {
      const answer = await this.#askBot(actor as Seat);
      this.#show({ contact: answer?.reach !== undefined && answer.reach < FULL ? 'slow' : 'here' });
      if (answer !== undefined && this.#open && this.#match.length === length) {
        this.#carryOut(actor as Seat, answer.action, { forced: false });
      }
    } catch {
      this.#show({ contact: 'lost' });
      setTimeout(() => void this.#letBotsPlay(), RETRY_MS);
    }
  }

  #askBot(seat: Seat): Promise<BotAnswer | undefined> {
    return this.#around.worker.choose({
      game: this.game,
      bot: this.#saved.seats[seat]!,
      view: this.#match.view(seat),
      legal: this.#match.legal().toArray(),
      // The same bot is asked again and again, so that it goes on from what it thought before.
      chair: `${this.#saved.record.deal.commitment} ${seat}`,
      past: this.#match.past(seat),
    });
  }

  #show(change: Partial<Now>): void {
    const now = { ...this.#now.get(), ...change };
    if (now.scene !== this.scene || now.contact !== this.contact) this.#now.set(now);
  }
}
