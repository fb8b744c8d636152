import {
  FastRng,
  motiveKey,
  NOBODY,
  seatOf,
  type AnyGame,
  type Course,
  type GameEvent,
  type GameView,
  type Rng,
} from '@hideout/kernel';
import type { Coach } from './coach.ts';
import type { Choice, Foresight } from './foresight.ts';
import { chanceOf, dealOf, whimsOf } from './seedOf.ts';

/** Plays choices on in imagined worlds, as the judge does, and keeps what came about. */
export class Explorer {
  readonly #game: AnyGame;
  readonly #coach: Coach;
  /** How it plays on; a judge learns with it first. */
  readonly foresight: Foresight;
  #world: object | undefined;
  #deeds: Course['deeds'][number][] = [];

  constructor(game: AnyGame, coach: Coach) {
    this.#game = game;
    this.#coach = coach;
    const apply: AnyGame['apply'] = (s, action, io) => {
      // What players only try out in their heads is none of what came about.
      if (s === this.#world) this.#deeds.push({ seat: seatOf(game.actor(s)), action });
      game.apply(s, action, io);
    };
    this.foresight = coach.foresight({ ...game, apply });
  }

  /** What comes of a choice in the first worlds of this seed: the same that the judge imagines. */
  explore(view: GameView, choice: Choice, seed: number): Course[] {
    const length = this.#coach.worlds;
    const courses = Array.from({ length }, (_, world) => this.#follow(view, choice, seed, world));
    this.#world = undefined;
    return courses;
  }

  #follow(view: GameView, choice: Choice, seed: number, world: number): Course {
    const game = this.#game;
    const seat = seatOf(view.actor);
    const chance: number[] = [];
    const motives = new Set<string>();
    const note = (motive: string, of: readonly number[] | undefined): unknown =>
      of && motives.add(motiveKey({ motive, of }));
    const events: GameEvent[] = [];
    const emit = (event: GameEvent): void => {
      events.push(event);
      for (const law of this.#coach.motives) note(law.motive, law.inEvent?.(event, seat));
    };
    const s = this.foresight.imagine(view, new FastRng(seed, dealOf(world)));
    const start = game.encode(s);
    this.#world = s;
    this.#deeds = [];
    const rng = noted(new FastRng(seed, chanceOf(world)), chance);
    this.foresight.playOn(s, choice, { rng, log: { emit } }, new FastRng(seed, whimsOf(world)));
    const after = game.view(s, seat);
    const sheets = this.foresight.hasSheets ? game.sheets(after) : [];
    const story = { before: view, events, after };
    for (const law of this.#coach.motives) for (const of of law.inStory?.(story, seat) ?? []) note(law.motive, of);
    for (const sheet of sheets)
      for (const line of sheet.lines)
        for (const law of this.#coach.motives) note(law.motive, law.inLine?.(line, sheet, seat));
    return {
      world: start,
      deeds: this.#deeds,
      chance,
      sheets,
      ...(game.actor(s) === NOBODY && { payoff: game.payoff(s, seat) }),
      motives: [...motives],
    };
  }
}

/** The same chance, written down. */
const noted = (rng: Rng, into: number[]): Rng => ({
  below(n, stream) {
    const roll = rng.below(n, stream);
    into.push(roll);
    return roll;
  },
});
