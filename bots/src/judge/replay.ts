import type { AnyGame, Course, GameEvent, GameView, Rng, Seat } from '@hideout/kernel';

/** One deed of a course, played again. */
interface Replayed {
  readonly deed: Course['deeds'][number];
  /** What the seat that did it saw before. */
  readonly before: GameView;
  /** What a seat sees after it; to be asked before the next deed. */
  readonly after: (seat: Seat) => GameView;
  readonly events: readonly GameEvent[];
}

/** Plays a course again, deed by deed, with the chance that it had. */
export function* replay(game: AnyGame, { world, deeds, chance }: Course): Generator<Replayed> {
  const s = game.decode(world);
  let drawn = 0;
  const rng: Rng = { below: () => chance[drawn++]! };
  for (const deed of deeds) {
    const before = game.view(s, deed.seat);
    const events: GameEvent[] = [];
    game.apply(s, deed.action, { rng, log: { emit: (event) => events.push(event) } });
    yield { deed, before, after: (seat) => game.view(s, seat), events };
  }
}
