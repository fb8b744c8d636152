import {
  FairRng,
  nounOf,
  NOBODY,
  replay,
  seatOf,
  seedOf,
  SPECTATOR,
  verbOf,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type GameRecord,
  type Language,
  type Paint,
  type Seat,
  type Viewer,
} from '@hideout/kernel';
import { demand } from './badInput.ts';
import { harmless } from './harmless.ts';

/** Whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = Viewer | 'all';

/** One action of a record, put into words. */
export interface Told {
  readonly seat: Seat;
  readonly name: string;
  readonly verb: string;
  readonly noun: number;
  readonly label: string;
  readonly said: readonly string[];
}

/** Retells a recorded game as somebody saw it. */
export class Teller {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly language: Language;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly #eyes: Eyes;

  /** Refuses a record that the rules refuse. */
  constructor(game: AnyGame, record: GameRecord, eyes: Eyes, language: Language) {
    demand(replay(game, record));
    this.game = game;
    this.record = record;
    this.language = language;
    this.names = record.names.map(harmless);
    this.#eyes = eyes;
  }

  get words() {
    return this.game.words[this.language];
  }

  /** The match after that many actions. */
  matchAt(step: number): AnyMatch {
    return demand(replay(this.game, this.record, step));
  }

  /** What happened before the first action. */
  tellOpening(): string[] {
    const events: GameEvent[] = [];
    const { setup } = this.record;
    this.game.setup(setup, new FairRng(seedOf(this.record)), undefined, { emit: (event) => void events.push(event) });
    return this.#say(events);
  }

  tellAll(): Told[] {
    const match = this.matchAt(0);
    return this.record.moves.map(() => this.tellNext(match));
  }

  /** Plays the next action of the record in the match and describes it. */
  tellNext(match: AnyMatch): Told {
    const { seat, action } = this.record.moves[match.length]!;
    const label = this.words.label(action, match.view(seat));
    const played = match.play(seat, action);
    if (!played.ok) throw new Error(`a replayed action was refused: ${played.problem.clause}`);
    return {
      seat,
      name: this.names[seat]!,
      verb: this.game.verbs[verbOf(action)]!.id,
      noun: nounOf(action),
      label,
      said: this.#say(played.value),
    };
  }

  /** The board and who must do what; `all` looks over the shoulder of whoever must act. */
  draw(match: AnyMatch, paint: Paint): string[] {
    const shoulder = match.actor === NOBODY ? SPECTATOR : seatOf(match.actor);
    const viewer = this.#eyes === 'all' ? shoulder : this.#eyes;
    const to = { viewer, names: this.names };
    const view = match.view(viewer);
    return [this.words.board(view, to, paint), '', this.words.status(view, to)];
  }

  /** The events that these eyes see, in words. */
  #say(events: readonly GameEvent[]): string[] {
    const viewer = this.#eyes === 'all' ? SPECTATOR : this.#eyes;
    const seen = this.#eyes === 'all' ? events : events.flatMap((event) => this.game.redact(event, viewer) ?? []);
    return seen.map((event) => this.words.say(event, { viewer, names: this.names }));
  }
}
