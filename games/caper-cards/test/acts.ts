import type { Act } from '@hideout/boardkit';
import {
  FastRng,
  LANGUAGES,
  Match,
  SEED_BYTES,
  seatOf,
  setUp,
  SPECTATOR,
  type Action,
  type Viewer,
} from '@hideout/kernel';
import { subject } from '@hideout/testkit';
import { conventionalAction } from '../bots/convention.ts';
import { caperCards, type Event, type State, type View } from '../rules/index.ts';
import { readGame, replayed } from './records.ts';

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
type CaperMatch = Match<State, Event, View>;

/** The games by chance that are looked at: every third is played well, so that some are won. */
const GAMES = 200;

/** Every action of the games by chance, and of recorded ones that end as those seldom do, as every viewer saw it. */
export function* everyAct(): Generator<Act<Event, View>> {
  for (let seed = 0; seed < GAMES; seed++) yield* actsOf(deal(1 + (seed % 4), seed), seed, chooserOf(seed));
  for (const name of ['won-by-four', 'won-alone', 'lost-to-a-tie', 'lost-by-a-bust']) {
    const record = readGame(name);
    const moves = [...record.moves];
    yield* actsOf(replayed(record, 0), 0, () => moves.shift()!.action);
  }
}

function deal(seats: number, seed: number): CaperMatch {
  const setup = setUp(caperCards, seats, { risk: seed % 2 === 0 ? '11' : '12' });
  if (!setup.ok) throw new Error(setup.problem);
  return new Match(subject(caperCards), setup.value, new Uint8Array(SEED_BYTES).fill(seed, 0, 7).fill(seats, 7));
}

/** How a game is played: by chance, or by the convention of the bots. */
function chooserOf(seed: number): (match: CaperMatch) => Action {
  const rng = new FastRng(seed);
  if (seed % 3 === 0) return (match) => conventionalAction(caperCards.decode(match.encode()));
  return (match) => match.legal().at(rng.below(match.legal().size));
}

function* actsOf(match: CaperMatch, seed: number, choose: (match: CaperMatch) => Action): Generator<Act<Event, View>> {
  const { seats } = match.setup;
  const viewers: readonly Viewer[] = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seatOf(seat))];
  const language = LANGUAGES[seed % LANGUAGES.length]!;
  while (match.outcome === undefined) {
    const before = viewers.map((viewer) => match.view(viewer));
    const seat = seatOf(match.actor);
    match.play(seat, choose(match));
    for (const [index, viewer] of viewers.entries()) {
      const events = match.history(viewer, match.length - 1)[0]!;
      const view = match.view(viewer);
      yield { seat, before: before[index]!, view, events, names: NAMES.slice(0, seats), language };
    }
  }
}
