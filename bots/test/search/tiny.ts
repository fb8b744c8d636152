import {
  act,
  DEAL,
  NOBODY,
  nounOf,
  seatOf,
  SPECTATOR,
  UNKNOWN,
  type Game,
  type GameEvent,
  type GameView,
  type Known,
  type Words,
} from '@hideout/kernel';

/** A state of a tiny game: a hidden number, a score, and what was done so far. */
export interface TinyState {
  secret: number;
  left: number;
  done: number[];
}
interface TinyView extends GameView {
  readonly left: number;
  readonly done: readonly number[];
}
export type TinyGame = Game<TinyState, Did, TinyView>;

const word = String;
const WORDS: Words<Did, TinyView> = {
  name: 'Tiny',
  tagline: 'As small as can be.',
  say: ({ type }) => type,
  label: word,
  status: () => 'act',
  refusal: word,
  option: word,
  choice: word,
  ending: word,
  heading: word,
  line: ({ what }) => what,
  board: () => '',
};

/** What was done, as far as the viewer may know. */
interface Did extends GameEvent {
  readonly type: 'did';
  readonly what: Known<number>;
}

type Rules = Pick<TinyGame, 'id' | 'actor' | 'legal' | 'payoff'> & {
  readonly secrets: number;
  readonly left: number;
  readonly redact?: TinyGame['redact'];
};

/** A whole game from the few rules that matter in a test of the search. */
function tiny({ id, secrets, left, actor, legal, payoff, redact = (event) => event }: Rules): TinyGame {
  const game: TinyGame = {
    id,
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    options: [],
    verbs: [{ id: 'do', nouns: 100 }],
    endings: ['done'],
    cooperative: false,
    maxActions: 100,
    words: { en: WORDS, de: WORDS },
    setup: (_setup, rng) => ({ secret: rng.below(secrets, DEAL), left, done: [] }),
    clone: (s) => ({ ...s, done: [...s.done] }),
    actor,
    legal,
    refuse: () => undefined,
    apply(s, action, io) {
      s.left -= nounOf(action);
      s.done.push(nounOf(action));
      io.log?.emit({ type: 'did', what: nounOf(action) });
    },
    outcome: (s) =>
      actor(s) === NOBODY
        ? { ending: 'done', winners: [], scores: [0, 1].map((seat) => payoff(s, seatOf(seat))) }
        : undefined,
    payoff,
    view: (s, viewer) => ({
      viewer,
      actor: actor(s),
      left: s.left,
      done: viewer === SPECTATOR ? [] : [...s.done],
    }),
    redact,
    tells: () => false,
    imagine: (view, rng) => ({ secret: rng.below(secrets, DEAL), left: view.left, done: [...view.done] }),
    sheets: () => [],
    encode: (s) => JSON.stringify(s),
    decode: (line) => JSON.parse(line) as TinyState,
  };
  return game;
}

/** Take one to three matches in turn; whoever takes the last one wins. */
export const matches = (left: number): TinyGame =>
  tiny({
    id: 'matches',
    secrets: 1,
    left,
    actor: (s) => (s.left <= 0 ? NOBODY : seatOf(s.done.length % 2)),
    legal(s, out) {
      for (let n = 1; n <= Math.min(3, s.left); n++) out.add(act(0, n));
    },
    payoff: (s, seat) => ((s.done.length - 1) % 2 === seat ? 1 : 0),
  });

export const KEEP = act(0, 10);
export const OPEN = act(0, 11);

/**
 * Keep a sure 0.6, or open the box and guess which of three numbers is in it. Whoever searches each world by itself
 * believes that it will guess right.
 */
export const box: TinyGame = tiny({
  id: 'box',
  secrets: 3,
  left: 0,
  actor: (s) => (s.done.length === 0 || (s.done.length === 1 && s.done[0] === nounOf(OPEN)) ? seatOf(0) : NOBODY),
  legal(s, out) {
    if (s.done.length === 0) [KEEP, OPEN].forEach((action) => out.add(action));
    else [0, 1, 2].forEach((guess) => out.add(act(0, guess)));
  },
  payoff(s, seat) {
    const own = s.done[0] === nounOf(KEEP) ? 0.6 : s.done[1] === s.secret ? 1 : 0;
    return seat === 0 ? own : 1 - own;
  },
});

/** Seat 0 hides a coin in one of two hands, seat 1 guesses where: a fair game, as long as nobody peeks. */
export const coin: TinyGame = tiny({
  id: 'coin',
  secrets: 1,
  left: 0,
  actor: (s) => (s.done.length < 2 ? seatOf(s.done.length) : NOBODY),
  legal(_, out) {
    [0, 1].forEach((hand) => out.add(act(0, hand)));
  },
  payoff: (s, seat) => ((s.done[0] === s.done[1] ? 1 : 0) === seat ? 1 : 0),
  redact: (event, viewer) => (viewer === 0 ? event : { ...event, what: UNKNOWN }),
});
