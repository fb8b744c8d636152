import { facts } from '../facts.ts';
import { nounOf, seatOf, verbOf, type Game, type Outcome, type Tuning } from '@hideout/kernel';
import type { Book } from './book.ts';
import { chosenVerb, legalChoice } from './choices.ts';
import { bookOf } from './compile.ts';
import { redact, tells, type Event, type GameIo } from './events.ts';
import { imagine, tableOf } from './imagine.ts';
import { refuse } from './refuse.ts';
import { ENDINGS, endingOf, leadBy, payoffOf, scoreOf } from './scoring.ts';
import { optionsWith, replaceLocation, setUpGame, type LocalColour } from './setup.ts';
import { sheetsOf } from './sheets.ts';
import { FRAME_SEAT, frameCell, frameSite, isOver, LAYOUT, nextIcon, type State } from './state.ts';
import { returnGood, takeGood } from './steps/goods.ts';
import { resume } from './steps/resolve.ts';
import { burnGear } from './steps/revert.ts';
import { endTurns } from './steps/round.ts';
import { equipGear, hireThief, legalTurn, sellGear } from './steps/turn.ts';
import { BURN, cardOfNoun, EQUIP, HIRE, placeOfNoun, REPLACE, STEAL, VERBS } from './verbs.ts';
import { actorOf, viewOf, type View } from './view.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { wordsIn } from '../words/words.ts';

/** A choice of Location, twelve Thieves with a choice each, and thirty Gear that burn a card whose owner gives a Good back. */
const MAX_ACTIONS = 1 + 12 * 2 + 30 * 3;

/** What one version of the rules has beside its figures. */
interface Edition {
  readonly rulesVersion: number;
  /** The choices of the option *local colour*. */
  readonly localColour: readonly LocalColour[];
}
const PRESENT: Edition = { rulesVersion: 3, localColour: ['off', 'lot', 'chosen'] };

/** *Caper: Europe* with other values for D figures: for the lab and for earlier versions. Throws on a tuning that the rules do not allow. */
export function caperEuropeWith(tuning: Tuning, edition = PRESENT): Game<State, Event, View> {
  const book = bookOf(tuning);
  const game: Game<State, Event, View> = {
    id: facts.id,
    rulesVersion: edition.rulesVersion,
    seats: facts.seats,
    options: optionsWith(edition.localColour),
    verbs: VERBS,
    endings: ENDINGS,
    cooperative: facts.cooperative,
    maxActions: MAX_ACTIONS,
    words: { en: wordsIn(EN, book), de: wordsIn(DE, book) },

    setup: (setup, rng, into, log) => setUpGame(book, setup, rng, into, log),
    clone: (s, into) => LAYOUT.clone(s, into),
    actor: actorOf,
    legal(s, out) {
      if (isOver(s)) return;
      if (s.depth > 0) legalChoice(book, s, out);
      else legalTurn(book, s, out);
    },
    refuse: (s, seat, action) => refuse(book, s, seat, action),
    apply(s, action, io) {
      const isDone =
        s.depth > 0 ? choose(book, s, nounOf(action), io) : takeTurn(book, s, verbOf(action), nounOf(action), io);
      if (isDone) endTurns(book, s, io);
    },
    outcome: (s) => (isOver(s) ? outcomeOf(book, s) : undefined),
    payoff: (s, seat) => payoffOf(book, s, seat),

    view: viewOf,
    redact,
    tells,
    imagine: (view, rng, into) => imagine(book, view, rng, into),
    sheets: (view) => sheetsOf(book, tableOf(view)),

    encode: (s) => LAYOUT.encode(s),
    decode: (line) => LAYOUT.decode(line),
  };
  BOOKS.set(game.sheets, book);
  return game;
}

const BOOKS = new WeakMap<object, Book>();

/** *Caper: Europe* by the rulebook. */
export const caperEurope = caperEuropeWith({});

/** The cards as this game has them; those of the rulebook for a game that was not made here. */
export const bookIn = ({ sheets }: Pick<typeof caperEurope, 'sheets'>): Book =>
  BOOKS.get(sheets) ?? BOOKS.get(caperEurope.sheets)!;

/** [CE-2.3] The seat whose turn it is plays or sells a card; false when somebody must choose. */
function takeTurn(book: Book, s: State, verb: number, noun: number, io: GameIo): boolean {
  const card = cardOfNoun(verb, noun);
  if (verb === HIRE) return hireThief(book, s, io, card, placeOfNoun(verb, noun));
  if (verb === EQUIP) return equipGear(book, s, io, card, placeOfNoun(verb, noun));
  sellGear(book, s, io, card, 'chosen');
  return true;
}

/** [CE-1.3] [CE-5.3] [CE-7.1] [CE-7.2] The choice that the card on top of the stack waits for; true when it ends the turn. */
function choose(book: Book, s: State, noun: number, io: GameIo): boolean {
  const seat = frameCell(s, FRAME_SEAT);
  const site = frameSite(s);
  const verb = chosenVerb(book, s);
  if (verb === REPLACE) {
    replaceLocation(s, io, noun);
    return false;
  }
  if (verb === BURN) return burnGear(book, s, io, seat, noun) && resume(book, s, io);
  nextIcon(s);
  if (verb === STEAL) takeGood(s, io, seat, site, noun);
  else returnGood(s, io, seat, site, noun);
  return resume(book, s, io);
}

/** [CE-9.5] Who won, and what decided it. */
function outcomeOf(book: Book, s: Readonly<State>): Outcome {
  const scores = [scoreOf(book, s, 0), scoreOf(book, s, 1)] as const;
  const ending = endingOf(s, scores);
  if (ending === 'draw') return { ending, winners: [], scores };
  return { ending, winners: [seatOf(leadBy(s, scores, ending) > 0 ? 0 : 1)], scores };
}
