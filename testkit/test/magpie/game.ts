import {
  DEAL,
  NOBODY,
  seatOf,
  sheet,
  shuffle,
  UNKNOWN,
  type Game,
  type Log,
  type Outcome,
  type Sheet,
} from '@hideout/kernel';
import { redact, tells, type Event } from './events.ts';
import { facts } from './facts.ts';
import { imagine } from './imagine.ts';
import { refuse } from './refuse.ts';
import { COPIES, countScore, isOver, KINDS, LAYOUT, RICH, slot, type State } from './state.ts';
import { apply, legal } from './turn.ts';
import { VERBS } from './verbs.ts';
import { view, type View } from './view.ts';
import { WORDS } from './words.ts';

/** The whole game, part by part: docs/adding-a-game.md. */
export const magpie: Game<State, Event, View> = {
  id: facts.id,
  rulesVersion: 1,
  seats: facts.seats,
  options: [{ id: 'deal', choices: [{ id: 'two' }, { id: 'three' }], standard: 'two', clause: 'MG-1.2' }],
  verbs: VERBS,
  endings: ['emptied', 'rich'],
  cooperative: facts.cooperative,
  // Every card is drawn once and laid once at most, and each Magpie takes once.
  maxActions: 2 * KINDS * COPIES + COPIES,
  words: WORDS,

  /** [MG-1.1] [MG-1.2] [MG-1.3] */
  setup(setup, rng, into = LAYOUT.make(), log) {
    const s = LAYOUT.reset(into);
    s.seats = setup.seats;
    for (let i = 0; i < KINDS * COPIES; i++) s.pile[i] = i % KINDS;
    s.pileSize = KINDS * COPIES;
    shuffle(s.pile, 0, s.pileSize, rng, DEAL);
    const each = setup.options['deal'] === 'three' ? 3 : 2;
    for (let seat = 0; seat < s.seats; seat++) for (let i = 0; i < each; i++) dealCard(s, seat, log);
    return s;
  },
  clone: (s, into) => LAYOUT.clone(s, into),
  actor: (s) => (isOver(s) ? NOBODY : seatOf(s.actor)),
  legal,
  refuse,
  apply,
  outcome: (s) => (isOver(s) ? outcome(s) : undefined),
  payoff(s, seat) {
    const { winners } = outcome(s);
    return winners.includes(seat) ? 1 / winners.length : 0;
  },

  view,
  redact,
  tells,
  imagine,
  sheets,
  encode: (s) => LAYOUT.encode(s),
  decode: (line) => LAYOUT.decode(line),
};

function dealCard(s: State, seat: number, log: Log<Event> | undefined): void {
  s.pileSize--;
  const kind = s.pile[s.pileSize]!;
  s.hand[slot(seat, kind)]!++;
  s.pile[s.pileSize] = 0;
  log?.emit({ type: 'dealt', seat: seatOf(seat), kind });
}

/** [MG-3.4] */
function outcome(s: Readonly<State>): Outcome {
  const scores = Array.from({ length: s.seats }, (_, seat) => countScore(s, seatOf(seat)));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seatOf(seat)] : []));
  return { ending: s.step === RICH ? 'rich' : 'emptied', winners, scores };
}

/** [MG-3.3] */
function sheets({ seats }: View): readonly Sheet[] {
  return seats.map(({ nest, tucked }, seat) => {
    const open = nest.reduce((sum, count, kind) => sum + kind * count, 0);
    const known = tucked.filter((kind) => kind !== UNKNOWN);
    return sheet('score', seatOf(seat), [
      { clause: 'MG-3.3', what: 'open', of: [], points: open },
      ...known.map((kind) => ({ clause: 'MG-3.3', what: 'tucked', of: [kind], points: 2 * kind })),
    ]);
  });
}
