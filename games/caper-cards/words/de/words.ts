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
import { complication, faceName, GERMAN, kindName, rewardName } from './names.ts';
import { ENDINGS, SENTENCES, turn } from './sentences.ts';

const REFUSALS: Readonly<Record<Reason, string>> = {
  'game over': 'Das Spiel ist zu Ende.',
  'not your turn': 'Du bist nicht am Zug.',
  'ability first': 'Erst kommt die eben gespielte Karte: Triff ihre Wahl.',
  'play a card': 'Keine Fähigkeit wartet auf eine Wahl: Spiele eine Crewkarte aus der Hand.',
  'not in hand': 'Diese Karte ist nicht in deiner Hand.',
  'another card': 'So kann die eben gespielte Karte nicht liegen.',
  'only diamonds': 'Der Tüftler dreht nur ein ♦.',
  'only odd': 'Der Schläger wirft nur eine ungerade Crewkarte ab.',
  'never itself': 'Der Schläger wirft nie sich selbst ab.',
  'not in play': 'Diese Crewkarte ist nicht im Spiel.',
};

const HEADINGS: Readonly<Record<Heading, string>> = { crew: 'Crewwert', difficulty: 'Schwierigkeit' };

const LINES: Readonly<Record<LineName, (of: readonly number[]) => string>> = {
  number: ([face]) => faceName(face!),
  fixer: () => 'Vermittler: jedes andere ♥',
  grifter: () => 'Gauner: jedes ♠',
  complication: ([reward]) => `${rewardName(reward!)}: ${complication(reward!)}`,
  risk: () => 'Risiko',
  mastermind: () => 'Risiko unter dem Superhirn',
  reward: ([reward]) => rewardName(reward!),
};

const OPTIONS: Readonly<Record<string, string>> = { risk: 'Risiko', boss: 'Der Boss' };
const CHOICES: Readonly<Record<string, string>> = {
  'risk 11': '11',
  'risk 12': '12, schwerer',
  'boss random': 'ausgelost',
  'boss 1': 'Platz 1',
  'boss 2': 'Platz 2',
  'boss 3': 'Platz 3',
  'boss 4': 'Platz 4',
};

const BOARD: BoardWords = {
  names: GERMAN,
  heist: (heist, goal) => `Coup ${heist} von ${goal}`,
  risk: 'RISIKO',
  reward: 'Beute',
  score: 'CREWWERT',
  needs: (least, most) =>
    least === most ? `${least} bis 21 reicht` : `${least} kann reichen, ${most} reicht, 22 platzt`,
  you: 'Du',
  boss: 'Boss',
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  looked: 'kennt die Beute',
  deck: 'Stapel',
  row: 'Reihe',
  deckHolds: (count) => `Crewstapel ${count}`,
  rowHolds: (count) => `verdeckte Reihe ${count}`,
  discarded: 'abgeworfen',
  hand: 'DEINE HAND',
};

function label(verb: number, noun: number): string {
  if (verb === PLAY) return `${kindName(noun)} spielen (${kindSign(noun as Kind)})`;
  if (verb === DISCARD) return `${faceName(noun)} abwerfen`;
  const name = kindName(KIND_OF[noun]!);
  if (verb !== LAY) return ROTATED[noun] === noun ? `${faceName(noun)} drehen` : `${name} ${turn(noun)} drehen`;
  if (noun === ON_RISK) return `${name} auf die Risikokarte legen`;
  return noun === EIGHT ? `${name} in die Crew nehmen` : `${name} als ${numberText(noun)} legen`;
}

function status(view: View, to: Audience): string {
  if (view.ending !== undefined) return ENDINGS[view.ending];
  const mine = view.actor === view.viewer;
  const chooses = mine ? 'Du wählst' : `${to.names[view.actor]} wählt`;
  switch (view.step) {
    case 'lay':
      if (view.entering === WILD_CARD) return `${chooses}, welche Zahl des Jokers aufrecht ist.`;
      return `${chooses}, ob das Superhirn in die Crew kommt oder auf das Risiko.`;
    case 'rotate':
      return `${chooses} das ♦, das der Tüftler dreht.`;
    case 'discard':
      return `${chooses} die ungerade Crewkarte, die der Schläger abwirft.`;
    default:
      return mine
        ? 'Du bist am Zug: Spiele eine Crewkarte aus der Hand.'
        : `${to.names[view.actor]} spielt eine Crewkarte.`;
  }
}

/** Caper Cards in German. */
export const german: Words<Event, View> = {
  ...facts.titles.de,
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
