import {
  act,
  DEAL,
  layout,
  NOBODY,
  nounOf,
  SCALAR,
  seatOf,
  shuffle,
  UNKNOWN,
  verbOf,
  type AnyGame,
  type Game,
  type GameEvent,
  type GameView,
  type Refusal,
  type Rng,
  type StateOf,
  type Words,
} from '@hideout/kernel';

const HAND = 4;
const DECK = 60;
/** Codes are long and unlike any other number, so that a search through bytes finds every one that leaks. */
const CODE = 21_000;

const FIELDS = {
  seats: SCALAR,
  turn: SCALAR,
  left: SCALAR,
  top: SCALAR,
  deck: DECK,
  hand: 4 * HAND,
  score: 4,
  marks: 4,
} as const;
const LAYOUT = layout(FIELDS);
type State = StateOf<typeof FIELDS>;

interface VaultEvent extends GameEvent {
  readonly type: 'marked' | 'opened' | 'swapped' | 'passed';
  readonly seat: number;
  /** The code of the card; UNKNOWN to those who may not see it. */
  readonly code: number;
}

interface VaultView extends GameView {
  readonly seats: number;
  readonly left: number;
  readonly top: number;
  /** Codes by seat and slot; UNKNOWN where another seat's card lies. */
  readonly hands: readonly (readonly number[])[];
  /** The open part of the deck and, behind it, how many cards are hidden. */
  readonly score: readonly number[];
  readonly marks: readonly number[];
}

/** Mark (tells nothing), open a card of the hand (tells all), swap one with the deck (tells oneself), pass on. */
export const mark = act(0);
export const open = (slot: number) => act(1, slot);
export const swap = (slot: number) => act(2, slot);
export const pass = act(3);

const words: Words<VaultEvent, VaultView> = {
  name: 'Vault',
  tagline: 'Four codes, nobody else knows them.',
  say: (event) => `${event.seat} ${event.type} ${event.code}`,
  label: (action) => `${verbOf(action)} ${nounOf(action)}`,
  status: (view) => `seat ${view.actor}`,
  refusal: (reason) => `${reason}.`,
  option: String,
  choice: (_option, choice) => choice,
  ending: String,
  heading: String,
  line: (line) => line.what,
  board: () => '',
};

const LENGTHS: Readonly<Record<string, number>> = { short: 12, long: 60, endless: 30_000 };

/** The smallest game with secrets, for the server's own tests. */
const game: Game<State, VaultEvent, VaultView> = {
  id: 'vault',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [
    {
      id: 'length',
      standard: 'short',
      clause: 'VT-1.1',
      choices: [{ id: 'short' }, { id: 'long' }, { id: 'endless', maxSeats: 2 }],
    },
  ],
  verbs: [
    { id: 'mark', nouns: 1 },
    { id: 'open', nouns: HAND },
    { id: 'swap', nouns: HAND },
    { id: 'pass', nouns: 1 },
  ],
  endings: ['time'],
  cooperative: false,
  maxActions: 30_000,
  words: { en: words, de: words },

  setup(setup, rng, into = LAYOUT.make()) {
    LAYOUT.reset(into);
    into.seats = setup.seats;
    into.left = LENGTHS[setup.options['length']!]!;
    for (let i = 0; i < DECK; i++) into.deck[i] = CODE + i * 131;
    shuffle(into.deck, 0, DECK, rng, DEAL);
    for (let i = 0; i < setup.seats * HAND; i++) into.hand[i] = into.deck[into.top++]!;
    return into;
  },
  clone: LAYOUT.clone,
  actor: (s) => (s.left === 0 ? NOBODY : seatOf(s.turn)),
  legal(s, out) {
    if (s.left === 0) return;
    out.add(mark);
    for (let slot = 0; slot < HAND; slot++) if (s.hand[s.turn * HAND + slot] !== 0) out.add(open(slot));
    for (let slot = 0; slot < HAND; slot++) if (canSwap(s, slot)) out.add(swap(slot));
    out.add(pass);
  },
  refuse(s, seat, action): Refusal | undefined {
    if (s.left === 0) return { clause: 'VT-4.1', reason: 'the game is over' };
    if (seat !== s.turn) return { clause: 'VT-2.1', reason: 'it is not your turn' };
    const slot = nounOf(action);
    if (verbOf(action) === 1 && s.hand[seat * HAND + slot] === 0)
      return { clause: 'VT-3.1', reason: 'that slot is empty' };
    if (verbOf(action) === 2 && !canSwap(s, slot)) return { clause: 'VT-3.2', reason: 'there is nothing to swap' };
    return undefined;
  },
  apply(s, action, io) {
    const seat = s.turn;
    const at = seat * HAND + nounOf(action);
    s.left--;
    if (action === mark) {
      s.marks[seat] = (s.marks[seat]! + 1) % 100;
      io.log?.emit({ type: 'marked', seat, code: 0 });
    } else if (action === pass) {
      s.turn = (seat + 1) % s.seats;
      io.log?.emit({ type: 'passed', seat, code: 0 });
    } else if (verbOf(action) === 1) {
      const code = s.hand[at]!;
      s.score[seat] = (s.score[seat]! + (code % 10)) % 1000;
      s.hand[at] = 0;
      io.log?.emit({ type: 'opened', seat, code });
    } else {
      const code = s.deck[s.top++]!;
      s.hand[at] = code;
      io.log?.emit({ type: 'swapped', seat, code });
    }
  },
  outcome(s) {
    if (s.left > 0) return undefined;
    const scores = [...s.score.subarray(0, s.seats)];
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seatOf(seat)] : []));
    return { ending: 'time', winners, scores };
  },
  payoff(s, seat) {
    const { winners } = game.outcome(s)!;
    return winners.includes(seat) ? 1 / winners.length : 0;
  },
  view: (s, viewer) => ({
    viewer,
    actor: game.actor(s),
    seats: s.seats,
    left: s.left,
    top: s.top,
    hands: Array.from({ length: s.seats }, (_, seat) =>
      Array.from({ length: HAND }, (_slot, slot) => {
        const code = s.hand[seat * HAND + slot]!;
        return code === 0 || (viewer as number) === seat ? code : UNKNOWN;
      }),
    ),
    score: [...s.score],
    marks: [...s.marks],
  }),
  redact: (event, viewer) =>
    event.type === 'swapped' && (viewer as number) !== event.seat ? { ...event, code: UNKNOWN } : event,
  tells: (event, seat) => event.type === 'opened' || (event.type === 'swapped' && (seat as number) === event.seat),
  imagine: imagineVault,
  sheets: () => [],
  encode: LAYOUT.encode,
  decode: LAYOUT.decode,
};

/** Deals the cards that the viewer has not in front of it afresh. */
function imagineVault(view: VaultView, rng: Rng, into = LAYOUT.make()): State {
  LAYOUT.reset(into);
  const seen = view.hands.flat();
  const rest = Int16Array.from({ length: DECK }, (_, i) => CODE + i * 131).filter((code) => !seen.includes(code));
  shuffle(rest, 0, rest.length, rng, DEAL);
  Object.assign(into, {
    seats: view.seats,
    turn: view.actor === NOBODY ? 0 : view.actor,
    left: view.left,
    top: view.top,
  });
  let next = 0;
  seen.forEach((code, at) => (into.hand[at] = code === UNKNOWN ? rest[next++]! : code));
  for (let i = DECK - 1; i >= view.top; i--) into.deck[i] = rest[next++]!;
  into.score.set(view.score);
  into.marks.set(view.marks);
  return into;
}

const canSwap = (s: Readonly<State>, slot: number): boolean => s.hand[s.turn * HAND + slot] !== 0 && s.top < DECK;

export const vault = game as unknown as AnyGame;
