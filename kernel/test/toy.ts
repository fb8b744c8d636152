import {
  act,
  DICE,
  layout,
  NOBODY,
  SCALAR,
  seatOf,
  type Game,
  type GameEvent,
  type GameView,
  type StateOf,
  type Words,
} from '../src/index.ts';

const LAYOUT = layout({ seats: SCALAR, turn: SCALAR, left: SCALAR, steps: 2, rolled: 2 });
type State = StateOf<{ seats: 0; turn: 0; left: 0; steps: 2; rolled: 2 }>;

export interface ToyEvent extends GameEvent {
  readonly type: 'stepped' | 'rolled' | 'passed';
  readonly seat: number;
}

interface ToyView extends GameView {
  readonly steps: readonly number[];
}

/** Step (hides nothing), roll a die (tells everybody something), pass on the turn. */
export const step = act(0, 0);
export const roll = act(1, 0);
export const pass = act(2, 0);

const WORDS: Words<ToyEvent, ToyView> = {
  name: 'Toy',
  tagline: 'The smallest match.',
  say: (event) => event.type,
  label: String,
  status: () => '',
  refusal: String,
  option: String,
  choice: (_option, choice) => choice,
  ending: String,
  heading: String,
  line: (line) => line.what,
  board: () => '',
};

/** A game with just enough in it to try a match: two seats step, roll and pass until the actions are used up. */
export const toy: Game<State, ToyEvent, ToyView> = {
  id: 'toy',
  rulesVersion: 2,
  seats: { min: 2, max: 2 },
  options: [{ id: 'length', standard: '6', clause: 'TY-1.1', choices: [{ id: '6' }, { id: '9' }] }],
  verbs: [
    { id: 'step', nouns: 1 },
    { id: 'roll', nouns: 1 },
    { id: 'pass', nouns: 1 },
  ],
  endings: ['over'],
  cooperative: false,
  maxActions: 9,
  words: { en: WORDS, de: WORDS },
  setup(setup, _rng, into = LAYOUT.make(), log) {
    LAYOUT.reset(into);
    log?.emit({ type: 'passed', seat: 0 });
    into.seats = setup.seats;
    into.left = Number(setup.options['length']);
    return into;
  },
  clone: LAYOUT.clone,
  actor: (s) => (s.left === 0 ? NOBODY : seatOf(s.turn)),
  legal(s, out) {
    if (s.left > 0) for (const action of [step, roll, pass]) out.add(action);
  },
  refuse: (s, seat) =>
    s.left === 0
      ? { clause: 'TY-3.1', reason: 'the game is over' }
      : seat === s.turn
        ? undefined
        : { clause: 'TY-2.1', reason: 'not your turn' },
  apply(s, action, io) {
    const seat = s.turn;
    s.left--;
    if (action === step) s.steps[seat]!++;
    if (action === roll) s.rolled[seat] = io.rng.below(6, DICE) + 1;
    if (action === pass) s.turn = 1 - seat;
    io.log?.emit({ type: action === step ? 'stepped' : action === roll ? 'rolled' : 'passed', seat });
  },
  outcome: (s) => (s.left === 0 ? { scores: [...s.steps], winners: [seatOf(0)], ending: 'over' } : undefined),
  payoff: (_s, seat) => 1 - seat,
  view: (s, viewer) => ({ viewer, actor: s.left === 0 ? NOBODY : seatOf(s.turn), steps: [...s.steps] }),
  redact: (event, viewer) => (event.type === 'passed' && viewer !== event.seat ? undefined : event),
  tells: (event) => event.type === 'rolled',
  imagine: () => LAYOUT.make(),
  sheets: () => [],
  encode: LAYOUT.encode,
  decode: LAYOUT.decode,
};
