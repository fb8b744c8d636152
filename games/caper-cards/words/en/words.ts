import { facts } from '../../facts.ts';
import { nounOf, verbOf, type Audience, type Words } from '@hideout/kernel';
import { EIGHT, KIND_OF, ON_RISK, ROTATED, WILD_CARD, type Kind } from '../../rules/crew.ts';
import type { Event } from '../../rules/events.ts';
import type { Reason } from '../../rules/refuse.ts';
import type { Heading, LineName } from '../../rules/sheets.ts';
import { DISCARD, LAY, PLAY, type Ending } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { drawBoard, type BoardWords } from '../board.ts';
import { kindSign, numberText } from '../names.ts';
import { tell } from '../sentences.ts';
import { complication, faceName, ENGLISH, kindName, rewardName } from './names.ts';
import { ENDINGS, SENTENCES, turned } from './sentences.ts';

const REFUSALS: Readonly<Record<Reason, string>> = {
  'game over': 'The game is over.',
  'not your turn': 'It is not your play.',
  'ability first': 'The card just played comes first: make its choice.',
  'play a card': 'No ability is waiting for a choice: play a Crew card from your hand.',
  'not in hand': 'There is no such card in your hand.',
  'another card': 'This is not a way in which the card just played can lie.',
  'only diamonds': 'The Gadgeteer rotates only a ♦.',
  'only odd': 'The Muscle discards only an odd Crew.',
  'never itself': 'The Muscle never discards itself.',
  'not in play': 'No such Crew card is in play.',
};

const HEADINGS: Readonly<Record<Heading, string>> = { crew: 'Crew score', difficulty: 'Difficulty' };

const LINES: Readonly<Record<LineName, (of: readonly number[]) => string>> = {
  number: ([face]) => faceName(face!),
  fixer: () => 'Fixer: each other ♥',
  grifter: () => 'Grifter: each ♠',
  complication: ([reward]) => `${rewardName(reward!)}: ${complication(reward!)}`,
  risk: () => 'Risk',
  mastermind: () => 'Risk under the Mastermind',
  reward: ([reward]) => rewardName(reward!),
};

const OPTIONS: Readonly<Record<string, string>> = { risk: 'Risk', boss: 'The Boss' };
const CHOICES: Readonly<Record<string, string>> = {
  'risk 11': '11',
  'risk 12': '12, harder',
  'boss random': 'drawn at random',
  'boss 1': 'seat 1',
  'boss 2': 'seat 2',
  'boss 3': 'seat 3',
  'boss 4': 'seat 4',
};

const BOARD: BoardWords = {
  names: ENGLISH,
  heist: (heist, goal) => `heist ${heist} of ${goal}`,
  risk: 'RISK',
  reward: 'Reward',
  score: 'CREW SCORE',
  needs: (least, most) => (least === most ? `${least} to 21 will do` : `${least} may do, ${most} will, 22 is a bust`),
  you: 'You',
  boss: 'Boss',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  looked: 'has seen the Reward',
  deck: 'deck',
  row: 'row',
  deckHolds: (count) => `Crew deck ${count}`,
  rowHolds: (count) => `face-down row ${count}`,
  discarded: 'discarded',
  hand: 'YOUR HAND',
};

function label(verb: number, noun: number): string {
  if (verb === PLAY) return `Play the ${kindName(noun)} (${kindSign(noun as Kind)})`;
  if (verb === DISCARD) return `Discard the ${faceName(noun)}`;
  if (verb !== LAY) return `Rotate the ${ROTATED[noun] === noun ? faceName(noun) : turned(noun)}`;
  if (noun === ON_RISK) return 'Put the Mastermind on the Risk card';
  if (noun === EIGHT) return 'Let the Mastermind join the Crew';
  return `Lay the ${kindName(KIND_OF[noun]!)} as ${numberText(noun)}`;
}

function status(view: View, to: Audience): string {
  if (view.ending !== undefined) return ENDINGS[view.ending];
  const mine = view.actor === view.viewer;
  const who = mine ? 'You' : to.names[view.actor]!;
  const choose = mine ? 'choose' : 'chooses';
  switch (view.step) {
    case 'lay':
      if (view.entering === WILD_CARD) return `${who} ${choose} which number of the Wild Card is upright.`;
      return `${who} ${choose} whether the Mastermind joins the Crew or lies on the Risk.`;
    case 'rotate':
      return `${who} ${choose} the ♦ that the Gadgeteer rotates.`;
    case 'discard':
      return `${who} ${choose} the odd Crew that the Muscle discards.`;
    default:
      return mine ? 'Your turn: play a Crew card from your hand.' : `${who} plays a Crew card.`;
  }
}

/** Caper Cards in English. */
export const english: Words<Event, View> = {
  ...facts.titles.en,
  say: (event, to) => tell(SENTENCES, event, to),
  label: (action) => label(verbOf(action), nounOf(action)),
  status,
  refusal: (reason) => REFUSALS[reason as Reason],
  option: (option) => OPTIONS[option]!,
  choice: (option, choice) => CHOICES[`${option} ${choice}`]!,
  ending: (ending) => ENDINGS[ending as Ending],
  heading: (heading) => HEADINGS[heading as Heading],
  line: ({ what, of }) => LINES[what as LineName](of),
  board: (view, to, paint) => drawBoard(view, to, paint, BOARD),
};
