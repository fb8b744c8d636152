import { STEPS, type Level, type Net, type Thinker } from '@hideout/bots';
import { ActionList, NOBODY, seatOf, type AnyGame, type FastRng, type Game, type GameEvent } from '@hideout/kernel';
import type { Notebook, PlayLesson, Training } from '@hideout/labkit';
import { weighBy } from '../bots/belief.ts';
import { CUES, Cues } from '../bots/cues.ts';
import { playerOf } from '../bots/player.ts';
import { CARDS, HIDDEN, KINDS, STEP, type State, type View } from '../rules/index.ts';

type Caps = Game<State, GameEvent, View>;

/** How long a pupil thinks: long enough to play nearly as `master` does, whose cards are to be guessed; and it mixes alike. */
const PUPIL: Level = { name: 'pupil', budget: { iterations: 600, milliseconds: Infinity }, slack: 0.012, mixes: true };

/** Two superpowers that play with themselves, and note what can be seen of every face-down card, and what it is. */
class Class {
  readonly #game: Caps;
  readonly #pupil: Thinker;
  readonly #cues = new Cues();
  readonly #legal = new ActionList();
  readonly #numbers = new Float32Array(CUES);
  #state: State | undefined;

  constructor(game: Caps, net?: Net) {
    this.#game = game;
    this.#pupil = playerOf(game, PUPIL, net && weighBy(net));
  }

  play(chance: FastRng, whims: FastRng, notebook: Notebook): readonly (readonly number[])[] {
    const game = this.#game;
    const legal = this.#legal;
    const s = (this.#state = game.setup({ seats: 2, options: {} }, chance, this.#state));
    for (let seat = game.actor(s); seat !== NOBODY; seat = game.actor(s)) {
      legal.clear();
      game.legal(s, legal);
      if (s.step === STEP.first) this.#noteEnemyOf(s.actor, s, notebook);
      const view = game.view(s, seatOf(seat));
      const action = this.#pupil.choose({ legal, view: () => view, rng: whims, budget: PUPIL.budget });
      game.apply(s, action, { rng: chance, log: undefined });
    }
    return [KINDS.map(() => 0)];
  }

  #noteEnemyOf(viewer: number, s: State, notebook: Notebook): void {
    const owner = 1 - viewer;
    for (let at = owner * CARDS; at < owner * CARDS + s.played[owner]!; at++) {
      if (s.face[at] !== HIDDEN) continue;
      const row = this.#cues.write(s, at);
      for (let i = 0; i < CUES; i++) this.#numbers[i] = row[i]! / STEPS;
      const truth = KINDS.map((_name, kind) => (kind === s.kind[at] ? 1 : 0));
      notebook.note(0, this.#numbers, truth);
    }
  }
}

/** How the bots of Caps & Hammers learn what lies face down: what is noted beside a card is what it is. */
export const training: Training = {
  inputs: () => CUES,
  blocks: () => [[1, CUES, 48]],
  widths: [],
  outputs: KINDS.length,
  ownShare: 1,
  lessons: (game: AnyGame, _setup, net?: Net): PlayLesson => {
    const pupils = new Class(game as unknown as Caps, net);
    return (chance, whims, notebook) => pupils.play(chance, whims, notebook);
  },
};
