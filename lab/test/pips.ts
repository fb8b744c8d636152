import {
  act,
  DEAL,
  layout,
  NOBODY,
  nounOf,
  SCALAR,
  seatOf,
  UNKNOWN,
  type Game,
  type GameEvent,
  type GameView,
  type Setup,
  type StateOf,
  type Words,
} from '@hideout/kernel';

const HAND = 3;
const PIPS = 10;
const LAYOUT = layout({ seats: SCALAR, played: SCALAR, hand: 12, sum: 4 });
type State = StateOf<{ seats: 0; played: 0; hand: 12; sum: 4 }>;

interface PipsView extends GameView {
  readonly seats: number;
  readonly played: number;
  readonly sum: readonly number[];
  readonly hands: readonly (readonly number[])[];
}

const WORDS: Words<GameEvent, PipsView> = {
  name: 'Pips',
  tagline: 'The smallest game with a secret.',
  say: ({ type }) => type,
  label: (action) => `card ${nounOf(action)}`,
  status: () => 'play a card',
  refusal: String,
  option: String,
  choice: (_option, choice) => choice,
  ending: String,
  heading: String,
  line: ({ what }) => what,
  board: ({ sum }) => sum.join(' '),
};

/** Three hidden cards each, by value; in turn each plays one, named by its place in the hand; most pips win. */
export const pips: Game<State, GameEvent, PipsView> = {
  id: 'pips',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  verbs: [{ id: 'play', nouns: HAND }],
  endings: ['counted'],
  cooperative: false,
  maxActions: 8,
  words: { en: WORDS, de: WORDS },
  setup(setup: Setup, rng, into = LAYOUT.make()) {
    LAYOUT.reset(into);
    into.seats = setup.seats;
    for (let i = 0; i < HAND * setup.seats; i++) into.hand[i] = 1 + rng.below(PIPS, DEAL);
    return into;
  },
  clone: LAYOUT.clone,
  actor: (s) => (s.played === 2 * s.seats ? NOBODY : seatOf(s.played % s.seats)),
  legal(s, out) {
    const seat = pips.actor(s);
    if (seat === NOBODY) return;
    for (let i = 0; i < HAND; i++) if (s.hand[HAND * seat + i] !== 0) out.add(act(0, i));
  },
  refuse(s, seat, action) {
    if (pips.actor(s) !== seat) return { clause: 'PI-1.1', reason: 'not your turn' };
    return s.hand[HAND * seat + nounOf(action)] === 0 ? { clause: 'PI-1.2', reason: 'not in hand' } : undefined;
  },
  apply(s, action, io) {
    const seat = pips.actor(s);
    const at = HAND * seat + nounOf(action);
    s.sum[seat] = s.sum[seat]! + s.hand[at]!;
    s.hand[at] = 0;
    s.played++;
    io.log?.emit({ type: 'played' });
  },
  outcome(s) {
    if (pips.actor(s) !== NOBODY) return undefined;
    const scores = [...s.sum.subarray(0, s.seats)];
    const best = Math.max(...scores);
    return { ending: 'counted', scores, winners: scores.flatMap((sum, seat) => (sum === best ? [seatOf(seat)] : [])) };
  },
  payoff(s, seat) {
    const { winners } = pips.outcome(s)!;
    return winners.includes(seat) ? 1 / winners.length : 0;
  },
  view: (s, viewer) => ({
    viewer,
    actor: pips.actor(s),
    seats: s.seats,
    played: s.played,
    sum: [...s.sum.subarray(0, s.seats)],
    hands: Array.from({ length: s.seats }, (_, seat) =>
      Array.from(s.hand.subarray(HAND * seat, HAND * seat + HAND), (card) =>
        card === 0 || seat === viewer ? card : UNKNOWN,
      ),
    ),
  }),
  redact: (event) => event,
  tells: () => true,
  imagine(view, rng, into = LAYOUT.make()) {
    LAYOUT.reset(into);
    into.seats = view.seats;
    into.played = view.played;
    into.sum.set(view.sum);
    const cards = view.hands.flat();
    for (let i = 0; i < cards.length; i++) into.hand[i] = cards[i] === UNKNOWN ? 1 + rng.below(PIPS, DEAL) : cards[i]!;
    return into;
  },
  sheets: () => [],
  encode: LAYOUT.encode,
  decode: LAYOUT.decode,
};
