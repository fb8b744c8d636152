import { ActionList, seatOf, UNKNOWN, verbOf, type Action, type Game } from '@hideout/kernel';
import type { Fixture, LawId } from '../src/index.ts';
import type { Event } from './magpie/events.ts';
import { fixture } from './magpie/fixture.ts';
import { magpie } from './magpie/game.ts';
import { KINDS, LAYOUT, slot, TAKING, type State } from './magpie/state.ts';
import { draw, TAKE, TUCK } from './magpie/verbs.ts';
import type { View } from './magpie/view.ts';

type Magpie = Game<State, Event, View>;

/** Magpie with one planted bug, and the laws that it breaks: the one that names the bug, then those that follow. */
export interface Mutant {
  readonly bug: string;
  readonly breaks: readonly LawId[];
  readonly game: Magpie;
  readonly fixture: Fixture<State>;
}

const mutant = (bug: string, breaks: LawId | readonly LawId[], change: Partial<Magpie>): Mutant => ({
  bug,
  breaks: typeof breaks === 'string' ? [breaks] : breaks,
  game: { ...magpie, ...change },
  fixture,
});

const unsound = (bug: string, breaks: readonly LawId[], change: Partial<Fixture<State>>): Mutant => ({
  bug,
  breaks,
  game: magpie,
  fixture: { ...fixture, ...change },
});

/** An English vocabulary with one change. */
const english = (change: Partial<Magpie['words']['en']>): Partial<Magpie> => ({
  words: { ...magpie.words, en: { ...magpie.words.en, ...change } },
});

/** A game that forbids an action where `isForbidden` says so, in the legal list and in refusals alike. */
const forbidding = (isForbidden: (s: Readonly<State>, action: Action) => boolean): Partial<Magpie> => ({
  legal(s, out) {
    for (const action of legalOf(s)) if (!isForbidden(s, action)) out.add(action);
  },
  refuse: (s, seat, action) =>
    magpie.refuse(s, seat, action) ?? (isForbidden(s, action) ? { clause: 'MG-2.1', reason: 'pile empty' } : undefined),
});

function legalOf(s: Readonly<State>): Action[] {
  const list = new ActionList();
  magpie.legal(s, list);
  return list.toArray();
}

const handOf = (s: Readonly<State>, seat: number): number[] =>
  Array.from(s.hand.subarray(slot(seat, 0), slot(seat, KINDS)));

const isTopMagpie = (s: Readonly<State>): boolean => s.pileSize > 0 && s.pile[s.pileSize - 1] === 0;

let setups = 0;

export const MUTANTS: readonly Mutant[] = [
  mutant('an option cites a clause that is not there', 'L1', {
    options: [{ ...magpie.options[0]!, clause: 'MG-9.9' }],
  }),
  mutant('an ending has no word', 'L1', english({ ending: () => '' })),
  mutant('set-up does not clear a used state', 'L2', {
    setup(setup, rng, into) {
      const fresh = magpie.setup(setup, rng);
      if (!into) return fresh;
      fresh.tucked.set(into.tucked);
      return magpie.clone(fresh, into);
    },
  }),
  mutant('chance that is not from the generator', ['L2', 'L10', 'L11', 'L24'], {
    setup(setup, rng, into) {
      setups++;
      const s = magpie.setup(setup, rng, into);
      const top = s.pile[0]!;
      s.pile[0] = s.pile[setups % s.pileSize]!;
      s.pile[setups % s.pileSize] = top;
      return s;
    },
  }),
  mutant(
    'a dead end',
    ['L3', 'L16'],
    forbidding((s) => s.pileSize < 3),
  ),
  mutant('an outcome before the end', 'L3', {
    outcome: (s) => magpie.outcome(s) ?? { ending: 'rich', winners: [], scores: handOf(s, 0).slice(0, s.seats) },
  }),
  mutant('more actions than announced', ['L3', 'L16'], { maxActions: 6 }),
  mutant('an unsorted legal list', 'L4', {
    legal: (s, out) =>
      legalOf(s)
        .toReversed()
        .forEach((action) => out.add(action)),
  }),
  mutant('a legal list with repeats', 'L4', {
    legal: (s, out) =>
      legalOf(s)
        .flatMap((action) => [action, action])
        .forEach((action) => out.add(action)),
  }),
  mutant('a legal list that is cleared first', 'L4', {
    legal(s, out) {
      out.clear();
      magpie.legal(s, out);
    },
  }),
  mutant('a legal action that is refused', ['L5', 'L11'], {
    refuse: (s, seat, action) =>
      action === draw && s.pileSize === 3 ? { clause: 'MG-2.1', reason: 'pile empty' } : magpie.refuse(s, seat, action),
  }),
  mutant('a seat that may act out of turn', 'L5', {
    refuse: (s, seat, action) => (action === draw && s.step === TAKING ? undefined : magpie.refuse(s, seat, action)),
  }),
  mutant('a refusal without a sentence', 'L6', english({ refusal: () => ' ' })),
  mutant('a refusal that cites no clause', 'L6', {
    refuse(s, seat, action) {
      const refusal = magpie.refuse(s, seat, action);
      return refusal && { ...refusal, clause: 'MG-7.1' };
    },
  }),
  mutant('a payoff that changes the state', 'L7', {
    payoff(s, seat) {
      (s as State).pileSize = 0;
      return magpie.payoff(s, seat);
    },
  }),
  mutant('a copy that keeps something of a used state', 'L8', {
    clone(s, into) {
      const tucked = into?.tucked[1] ?? 0;
      const copy = magpie.clone(s, into);
      if (into && tucked > 0) copy.tucked[1] = tucked;
      return copy;
    },
  }),
  mutant('an encoding that forgets a field', 'L9', {
    encode: (s) => LAYOUT.encode(s).replace(/ ?tucked:\S+/, ''),
  }),
  mutant('a decoding that reads anything', 'L9', {
    decode: (line) => (line === 'no state' ? LAYOUT.make() : LAYOUT.decode(line)),
  }),
  mutant('a listener that changes the chance', 'L10', {
    apply(s, action, io) {
      if (io.log) io.rng.below(2, 0);
      magpie.apply(s, action, io);
    },
  }),
  mutant('a score that no record can hold', ['L11', 'L25'], {
    outcome(s) {
      const outcome = magpie.outcome(s);
      return outcome && { ...outcome, scores: outcome.scores.map(() => Number.NaN) };
    },
  }),
  mutant('a view that names the wrong actor', 'L12', {
    view: (s, viewer) => ({ ...magpie.view(s, viewer), actor: seatOf(s.actor) }),
  }),
  mutant('imagining forgets the step', ['L13', 'L16', 'L17'], {
    imagine(view, rng, into) {
      const s = magpie.imagine(view, rng, into);
      if (s.step === TAKING) s.step = 0;
      return s;
    },
  }),
  mutant('imagining deals a card twice', 'L15', {
    imagine(view, rng, into) {
      const s = magpie.imagine(view, rng, into);
      if (s.pileSize > 1 && rng.below(2, 0) === 0) s.pile[0] = s.pile[1]!;
      return s;
    },
  }),
  mutant('imagining never shuffles the pile', 'L17', {
    imagine(view, rng, into) {
      const s = magpie.imagine(view, rng, into);
      s.pile.subarray(0, s.pileSize).sort();
      return s;
    },
  }),
  mutant('imagining always deals the same', 'L17', {
    imagine: (view, _rng, into) => magpie.imagine(view, { below: () => 0 }, into),
  }),
  mutant('a lost card', ['L14', 'L15', 'L17'], {
    apply(s, action, io) {
      magpie.apply(s, action, io);
      if (verbOf(action) === TAKE) s.nest[slot(action & 0xffff, 1)] = 0;
    },
  }),
  mutant('a view that shows all hands', ['L18', 'L13', 'L23'], {
    view(s, viewer) {
      const view = magpie.view(s, viewer);
      return { ...view, seats: view.seats.map((each, seat) => ({ ...each, hand: handOf(s, seat) })) };
    },
    imagine: (view, rng, into) =>
      magpie.imagine(
        { ...view, seats: view.seats.map((each, seat) => (seat === view.viewer ? each : { ...each, hand: UNKNOWN })) },
        rng,
        into,
      ),
  }),
  mutant(
    'a legal list that looks at the pile',
    'L19',
    forbidding((s, action) => action === draw && isTopMagpie(s)),
  ),
  mutant('a refusal that tells a secret', 'L20', {
    refuse(s, seat, action) {
      const refusal = magpie.refuse(s, seat, action);
      const isHeld = verbOf(action) === TUCK && s.hand[slot(s.actor, action & 0xffff)]! > 0;
      return refusal?.reason === 'not your turn' && isHeld ? { clause: 'MG-2.1', reason: 'not in hand' } : refusal;
    },
  }),
  mutant('an event that shows the drawn card to all', 'L21', {
    redact: (event, viewer) => (event.type === 'drew' ? event : magpie.redact(event, viewer)),
  }),
  mutant('an event that shows the tucked card to all', 'L21', {
    redact: (event, viewer) => (event.type === 'tucked' ? event : magpie.redact(event, viewer)),
  }),
  mutant('news that depends on a hidden card', 'L21', {
    tells: (event, seat) =>
      event.type === 'tucked' && event.seat !== seat ? event.kind === 3 : magpie.tells(event, seat),
  }),
  mutant('an undo flag that depends on what another holds', 'L22', {
    apply(s, action, io) {
      const neighbour = (s.actor + 1) % s.seats;
      const isWary = s.hand[slot(neighbour, 3)]! > 0;
      const wary = isWary ? { wary: neighbour } : {};
      const emit = (event: Event): void => io.log?.emit(event.type === 'tucked' ? { ...event, ...wary } : event);
      magpie.apply(s, action, { rng: io.rng, log: io.log && { emit } });
    },
    redact(event, viewer) {
      const { wary: _wary, ...rest } = event as Event & { readonly wary?: number };
      return magpie.redact(rest as Event, viewer);
    },
    // The neighbour knows its own hand, so it learns nothing by this: the actor does.
    tells: (event, seat) => ('wary' in event && event.wary === seat) || magpie.tells(event, seat),
  }),
  mutant('undo after drawing a card', 'L23', {
    tells: (event, seat) => event.type !== 'drew' && magpie.tells(event, seat),
  }),
  mutant('undo after showing a card of the hand', 'L23', {
    tells: (event, seat) => event.type !== 'played' && magpie.tells(event, seat),
  }),
  mutant('an ending that was not announced', 'L25', { endings: ['rich'] }),
  mutant('winners who each get everything', 'L26', {
    payoff: (s, seat) => (magpie.payoff(s, seat) > 0 ? 1 : 0),
  }),
  mutant('a loser who gets the prize', 'L26', {
    payoff: (s, seat) => (magpie.outcome(s)!.winners.includes(seat) ? 0 : 1 / (s.seats - 1)),
  }),
  mutant('two actions with one label', 'L27', english({ label: (action) => `Do ${verbOf(action)}` })),
  mutant(
    'an action without a label',
    'L27',
    english({ label: (action) => `${['Play', 'Tuck', '', 'Rob'][verbOf(action)]}` }),
  ),
  mutant('an event without a sentence', 'L28', english({ say: () => 'undefined drew a card' })),
  mutant('an action of which nobody hears', 'L28', {
    apply: (s, action, io) => magpie.apply(s, action, verbOf(action) === TUCK ? { rng: io.rng, log: undefined } : io),
  }),
  mutant('a redaction that wears off', 'L28', {
    redact(event, viewer) {
      const seen = magpie.redact(event, viewer);
      return seen?.type === 'drew' && seen.kind === UNKNOWN && event.type === 'drew' && event.kind === UNKNOWN
        ? undefined
        : seen;
    },
  }),
  mutant('a board that is too wide', 'L29', english({ board: () => 'x'.repeat(81) })),
  mutant(
    'a board that needs its colours',
    'L29',
    english({ board: (_view, _to, paint) => paint('red', 'x').padEnd(4) }),
  ),
  mutant('a sheet that does not add up', 'L30', {
    sheets: (view) => magpie.sheets(view).map((each) => ({ ...each, total: each.total + 1 })),
  }),
  mutant(
    'a verb that is never legal',
    'L31',
    forbidding((_s, action) => verbOf(action) === TUCK),
  ),
  mutant('an ending that never comes about', 'L31', {
    endings: [...magpie.endings, 'bored'],
    words: { en: { ...magpie.words.en, ending: () => 'Over.' }, de: { ...magpie.words.de, ending: () => 'Aus.' } },
  }),
  unsound('a re-deal that deals nothing', ['L17', 'L18', 'L19', 'L20', 'L23'], { redeal() {} }),
  unsound('a re-deal that loses a card', ['L15', 'L17'], {
    redeal(s, viewer, rng) {
      fixture.redeal(s, viewer, rng);
      if (s.pileSize > 0) s.pile[0] = (s.pile[0]! + 1) % KINDS;
    },
  }),
];

/** Kept apart: the copy of a copy is the same state, so whatever a law tries on a copy happens to the game. */
export const SHARING: Magpie = {
  ...magpie,
  clone(s, into) {
    const copy = magpie.clone(s, into);
    return Object.defineProperty(copy, 'tucked', { value: s.tucked, enumerable: true, configurable: true });
  },
};
