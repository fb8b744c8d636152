// The table of docs/environments.md: npm run experiment -- lab/trials/environments.ts [games]
import { featuresOf, GAMES } from '@hideout/catalogue/house';
import { given, ActionList, FastRng, NOBODY, seatOf, setUp, type AnyGame, type Setup } from '@hideout/kernel';

/** Worlds that are imagined from one view to estimate how many there are. */
const WORLDS = 1000;
/** Moments of a game at which that is done. */
const MOMENTS = 8;

const games = Number(process.argv[2] ?? 20);

interface Sample {
  actions: number;
  choices: number;
  /** Logarithms of the estimated number of worlds behind a view of the actor. */
  readonly worlds: number[];
}

/**
 * How many different things the others may know in the worlds that the actor cannot tell apart (the order of decks that
 * nobody knows does not count): exactly where few are met, otherwise by how often two are the same.
 */
function countWorlds(game: AnyGame, { seats }: Setup, state: object, rng: FastRng): number {
  const actor = game.actor(state);
  const view = game.view(state, seatOf(actor));
  const others = Array.from({ length: seats }, (_, seat) => seatOf(seat)).filter((seat) => seat !== actor);
  const met = new Map<string, number>();
  for (let i = 0; i < WORLDS; i++) {
    const world = game.imagine(view, rng);
    const line = JSON.stringify(others.map((seat) => game.view(world, seat)));
    met.set(line, (met.get(line) ?? 0) + 1);
  }
  const pairs = (WORLDS * (WORLDS - 1)) / 2;
  let same = 0;
  for (const times of met.values()) same += (times * (times - 1)) / 2;
  return met.size < WORLDS / 4 ? met.size : pairs / Math.max(same, 1);
}

function playOne(game: AnyGame, setup: Setup, number: number, sample: Sample): void {
  const rng = new FastRng(number);
  const legal = new ActionList();
  const state = game.setup(setup, rng);
  while (game.actor(state) !== NOBODY) {
    legal.clear();
    game.legal(state, legal);
    sample.actions++;
    sample.choices += legal.size;
    if (
      rng.below(Math.max(1, Math.floor(sample.actions / number / MOMENTS))) === 0 &&
      sample.worlds.length < MOMENTS * number
    ) {
      sample.worlds.push(Math.log10(countWorlds(game, setup, state, rng)));
    }
    game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
}

for (const game of GAMES) {
  const setup = given(setUp(game, Math.max(2, game.seats.min)));
  const sample: Sample = { actions: 0, choices: 0, worlds: [] };
  for (let number = 1; number <= games; number++) playOne(game, setup, number, sample);
  const sorted = sample.worlds.toSorted((a, b) => a - b);
  const at = (share: number): string => (10 ** sorted[Math.floor(share * (sorted.length - 1))]!).toExponential(0);
  const cells = [
    game.words.en.name,
    `${game.seats.min}–${game.seats.max}`,
    game.verbs.reduce((sum, { nouns }) => sum + nouns, 0),
    featuresOf(game, setup).size,
    (sample.actions / games).toFixed(1),
    (sample.choices / sample.actions).toFixed(1),
    `${at(0.5)} (${at(0.05)} to ${at(0.95)})`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
