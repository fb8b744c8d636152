import {
  capsAndHammers,
  CARDS,
  COUNTRIES,
  HIDDEN,
  KINDS,
  LABS,
  STEP,
  type Kind,
  type State,
} from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, type Seat } from '@hideout/kernel';
import { botIn, type Bot, type Question } from '@hideout/bots';
import { brain } from '../brain.ts';

/** A card in play: its type, its location, and how it lies (face down if not said). */
type Placed = readonly [kind: Kind, place: number, face?: number];

/** What one player has; what is not named is nothing. */
interface Hold {
  readonly hand?: readonly Kind[];
  readonly cards?: readonly Placed[];
  readonly countries?: readonly string[];
  readonly labs?: number;
}

/** A table by hand, in the first activation of the actor unless it is his second one. */
interface Position {
  readonly caps?: Hold;
  readonly hammers?: Hold;
  readonly actor?: number;
  readonly isSecond?: boolean;
  readonly round?: number;
  readonly defcon?: number;
  /** Rank of the lab in play. */
  readonly lab?: number;
  readonly row?: readonly string[];
}

await brain.prepare!('master');

const ROW = ['china', 'brazil', 'south-africa'];
const SETUP = { seats: 2, options: {} };
const countryOf = (name: string): number => COUNTRIES.findIndex((each) => each.name === name);

/** The state of a hand-made table, the Caps being the first player. Decks are what a real deal left there. */
export function lay(p: Position = {}): State {
  const s = capsAndHammers.setup(SETUP, new FastRng(1));
  s.round = p.round ?? 3;
  s.first = 0;
  s.actor = p.actor ?? 0;
  s.step = p.isSecond ? STEP.second : STEP.first;
  s.defcon = p.defcon ?? 5;
  s.lab = p.lab ?? 1;
  s.row.set((p.row ?? ROW).map(countryOf));
  s.hand.fill(0);
  for (const [seat, hold] of [p.caps ?? {}, p.hammers ?? {}].entries()) laySide(s, seat, hold);
  s.turn = 2 * (s.played[s.actor]! - (p.isSecond ? 1 : 0)) + s.actor;
  return s;
}

function laySide(s: State, seat: number, { hand = [], cards = [], countries = [], labs = 0 }: Hold): void {
  for (const kind of hand) s.hand[seat * KINDS.length + kind]!++;
  for (const [card, [kind, place, face = HIDDEN]] of cards.entries()) {
    const at = seat * CARDS + card;
    s.kind[at] = kind;
    s.place[at] = place;
    s.face[at] = face;
    s.slot[at] = cards.slice(0, card).filter((each) => each[1] === place).length;
  }
  s.played[seat] = cards.length;
  for (const name of countries) s.owner[countryOf(name)] = seat;
  for (let lab = 0, owned = 0; lab < LABS.length && owned < labs; lab++) {
    if (s.labOwner[lab] !== NOBODY) continue;
    s.labOwner[lab] = seat;
    owned++;
  }
}

/** The question that the actor's bot is asked. */
export function ask(s: State, seed = 1, iterations?: number): Question {
  const legal = new ActionList();
  capsAndHammers.legal(s, legal);
  const budget = { milliseconds: Infinity, ...(iterations === undefined ? {} : { iterations }) };
  return { legal, view: () => capsAndHammers.view(s, seatOf(s.actor)), rng: new FastRng(seed), budget };
}

/** A bot of the game by its name. */
export function named(name: string): Bot {
  const bot = botIn(brain, name, capsAndHammers as never);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}

/** Every state in which somebody must decide, of a game at random; each is valid until the next. */
export function* randomGame(seed: number): Generator<State> {
  const rng = new FastRng(seed);
  const s = capsAndHammers.setup(SETUP, rng);
  const legal = new ActionList();
  while (capsAndHammers.actor(s) !== NOBODY) {
    yield s;
    legal.clear();
    capsAndHammers.legal(s, legal);
    capsAndHammers.apply(s, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
}

/** Every state of a game between two bots in which somebody must decide; each is valid until the next. */
export function* playedBy(bots: readonly Bot[], seed: number, iterations: number): Generator<State> {
  const chance = new FastRng(seed);
  const s = capsAndHammers.setup(SETUP, chance);
  for (let step = 0; capsAndHammers.actor(s) !== NOBODY; step++) {
    yield s;
    const action = bots[s.actor]!.choose(ask(s, 1000 * seed + step, iterations));
    capsAndHammers.apply(s, action, { rng: chance, log: undefined });
  }
}

/** Every face-down card in these states, with who it is hidden from; of three random games unless said otherwise. */
export function* hiddenCards(
  states: Iterable<State> = randomGames(),
): Generator<{ readonly s: State; readonly at: number; readonly viewer: number }> {
  for (const s of states) {
    if (s.step === STEP.protests) continue;
    for (let at = 0; at < 2 * CARDS; at++) {
      const owner = at < CARDS ? 0 : 1;
      if (at % CARDS < s.played[owner]! && s.face[at] === HIDDEN) yield { s, at, viewer: 1 - owner };
    }
  }
}

function* randomGames(): Generator<State> {
  for (let seed = 0; seed < 3; seed++) yield* randomGame(seed);
}

/** What the bots of a whole game chose, by seat, and what it was worth to each. */
export function play(bots: readonly Bot[], seed: number, iterations: number): { line: number[]; payoffs: number[] } {
  const chance = new FastRng(seed);
  const s = capsAndHammers.setup(SETUP, chance);
  const line: number[] = [];
  for (let seat = capsAndHammers.actor(s); seat !== NOBODY; seat = capsAndHammers.actor(s)) {
    const action = bots[seat]!.choose(ask(s, 1000 * seed + line.length, iterations));
    line.push(action);
    capsAndHammers.apply(s, action, { rng: chance, log: undefined });
  }
  return { line, payoffs: ([0, 1] as Seat[]).map((seat) => capsAndHammers.payoff(s, seat)) };
}
