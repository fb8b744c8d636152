import {
  ActionList,
  FastRng,
  LANGUAGES,
  NOBODY,
  readRulebook,
  SPECTATOR,
  seatOf,
  type Action,
  type AnyGame,
  type GameEvent,
  type GameView,
  type Language,
  type Rng,
  type Seat,
  type Setup,
  type Viewer,
  type Words,
} from '@hideout/kernel';
import { differenceOf, sameData } from './data.ts';
import type { AnyFixture } from './fixture.ts';
import { LawBroken, type LawId } from './law.ts';
import type { Playout } from './playout.ts';

/** How often each law met what it is about: a law that never met it has proved nothing. */
export type Tally = Map<string, number>;

/** What came of an action on a copy of a state. */
export interface Aftermath {
  readonly state: object;
  readonly events: readonly GameEvent[];
}

/** A playout under the eyes of the laws: what they look at, and how they say what is wrong with it. */
export class Trial {
  readonly playout: Playout;
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly state: object;
  readonly tally: Tally;
  readonly viewers: readonly Viewer[];
  readonly seats: readonly Seat[];
  /** The census at the start. */
  readonly census: readonly number[];
  /** The law that looks now. */
  law: LawId = 'L3';
  /** Raised to look at the same state again with other choices. */
  variation = 0;
  readonly #fixture: AnyFixture | undefined;

  constructor(playout: Playout, fixture: AnyFixture | undefined, tally: Tally = new Map()) {
    this.playout = playout;
    this.game = playout.game;
    this.setup = playout.setup;
    this.state = playout.state;
    this.#fixture = fixture;
    this.tally = tally;
    this.seats = Array.from({ length: playout.setup.seats }, (_, seat) => seatOf(seat));
    this.viewers = [...this.seats, SPECTATOR];
    this.census = fixture ? fixture.census(playout.state) : [];
  }

  /** The game's fixture; only laws that need one ask. */
  get fixture(): AnyFixture {
    if (!this.#fixture) throw new Error('this law needs a fixture');
    return this.#fixture;
  }

  /** Chance for a law's own choices: the same whenever the same deal has come to the same number of actions. */
  chance(purpose: number): FastRng {
    return new FastRng(this.playout.salt + purpose + VARIATION * this.variation, this.playout.moves.length);
  }

  legal(state = this.state): ActionList {
    const list = new ActionList();
    this.game.legal(state, list);
    return list;
  }

  /** The seat that must act; undefined when the game is over. */
  get actor(): Seat | undefined {
    const actor = this.game.actor(this.state);
    return actor === NOBODY ? undefined : (actor as Seat);
  }

  /** Any legal action, and in variations one after the other; undefined when there is none. */
  anyAction(rng: FastRng): Action | undefined {
    const legal = this.legal();
    if (legal.size === 0) return undefined;
    return legal.at(this.variation === 0 ? rng.below(legal.size) : (this.variation - 1) % legal.size);
  }

  /** The action carried out on a copy. */
  after(state: object, action: Action, rng: Rng): Aftermath {
    const copy = this.game.clone(state);
    const events: GameEvent[] = [];
    this.game.apply(copy, action, { rng, log: { emit: (event) => void events.push(event) } });
    return { state: copy, events };
  }

  /** A copy in which what the viewer cannot know is dealt afresh. */
  redealt(viewer: Viewer, rng: Rng): object {
    const copy = this.game.clone(this.state);
    this.fixture.redeal(copy, viewer, rng);
    return copy;
  }

  viewText(state: object, viewer: Viewer): string {
    return JSON.stringify(this.game.view(state, viewer));
  }

  /** Notes that the law met an example of what it is about. */
  met(example: string): void {
    const key = `${this.law} ${example}`;
    this.tally.set(key, (this.tally.get(key) ?? 0) + 1);
  }

  broken(what: string): never {
    throw new LawBroken(this.law, what, this.playout);
  }

  /** Says what is wrong, and in which cell, unless a state holds what is expected. */
  requireSame(state: object, expected: object, what: string): void {
    if (!sameData(state, expected)) this.broken(`${what}: ${differenceOf(state, expected)}`);
  }

  /** Says what is wrong unless the sentence is one that a person can read. */
  requireWords(text: string, what: string): void {
    if (!isWorded(text)) this.broken(`${what} reads “${text}”`);
  }

  /** Says what is wrong unless there is such a clause, or could be where the fixture names no rulebook. */
  requireClause(clause: string, what: string): void {
    const rules = this.#fixture?.rules;
    if (!(rules === undefined ? CLAUSE.test(clause) : clausesOf(rules).has(clause)))
      this.broken(`${what} cites “${clause}”, which is no clause`);
  }

  forEachLanguage(look: (words: Words<GameEvent, GameView>, language: Language) => void): void {
    for (const language of LANGUAGES) look(this.game.words[language], language);
  }
}

/** More than there are purposes. */
const VARIATION = 1000;

const CLAUSE = /^[A-Z]{2}-\d+\.\d+$/;

/** Whether a text is there and none of it is a hole. */
export const isWorded = (text: unknown): boolean =>
  typeof text === 'string' && text.trim() !== '' && !/\bundefined\b|\bNaN\b|\[object |\bnull\b/.test(text);

const rulebooks = new Map<string, ReadonlySet<string>>();

/** The clause ids of a rulebook. */
export function clausesOf(rules: string): ReadonlySet<string> {
  const known = rulebooks.get(rules) ?? new Set(readRulebook(rules).clauses.map((clause) => clause.id));
  rulebooks.set(rules, known);
  return known;
}

/** Whose looks these are, for reports. */
export const viewerName = (viewer: Viewer): string => (viewer === SPECTATOR ? 'the spectator' : `seat ${viewer}`);
