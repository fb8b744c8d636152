import type { ByLanguage } from '@hideout/kernel';
import type { Reward } from '../rules/index.ts';
import { REWARDS, VALUE_OF } from '../rules/rewards.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { namesIn } from '../words/names.ts';
import { scoreText } from '../words/signs.ts';
import type { Lesson } from './lessons.ts';
import { CARD_TEXTS } from './texts.ts';

/** What a lesson speaks of. */
export interface Position {
  readonly isAlone: boolean;
  readonly risk: number;
  readonly score: number;
  readonly least: number;
  readonly most: number;
  /** Cards to come, the present one too. */
  readonly left: number;
  readonly heist: number;
  readonly goal: number;
  readonly newest: Reward | undefined;
  readonly reward: Reward | undefined;
}

/** A lesson whole, and in a line. */
export type Telling = (at: Position) => readonly [text: string, short: string];

const range = ({ least, most }: Position, to: string): string =>
  least === most ? `${least}` : `${least} ${to} ${most}`;
const english = namesIn(EN);
const german = namesIn(DE);

const en: Readonly<Record<Lesson, Telling>> = {
  score: ({ isAlone, score }) => [
    isAlone
      ? `A heist takes a Crew of four cards: two are turned up from the row, two come from your hand. The first one lies there, and the sign shows the Crew score: ${scoreText(score)}. Play a card, its number is added.`
      : 'A heist takes a Crew of four cards, and you lay it together. The sign shows the Crew score, that is what the numbers add up to. Play a card, its number is added.',
    'Play a card: its number is added to the Crew score.',
  ],
  target: (at) => [
    `${at.left === 1 ? 'This card decides.' : `${at.left} more cards, then it counts.`} The Crew score must reach the Risk, ${at.risk}, plus the Reward. That one is hidden and worth 5 to 8, so ${at.least} may do and ${at.most} is safe. Over 21 is a bust, and one failure loses the game. Touch a card to see what it would make of the score.`,
    `${range(at, 'to')} needed, never more than 21.`,
  ],
  complication: ({ newest, heist, goal }) => [
    `Heist ${heist - 1} of ${goal} is yours! The Reward lies under the Risk card now and has become a Complication, a sentence that holds to the end: ${newest === undefined ? '' : CARD_TEXTS.en.rewards[REWARDS[newest]!.id]} Begin the next Crew with it in mind.`,
    'Mind the Complications under the Risk card.',
  ],
  silence: () => [
    'Nobody may speak of cards: only the score is announced. So help by what you play. A middling card leaves the others room to finish, a card just below the target asks them for a small one.',
    'Leave the others room.',
  ],
  suits: () => [
    `The icons ♠ ♥ ♦ ♣ matter, because cards count them: the ${EN.crew.fixer.name} is worth one more for each other ♥, the ${EN.crew.grifter.name} one less for each ♠. The sign has all that in it already.`,
    'Cards count icons; the sign has it all in it.',
  ],
  keep: ({ isAlone }) => [
    isAlone
      ? 'You keep the cards that you do not play, and draw two after each heist. Win with what just suffices, and keep those that fit anywhere for later.'
      : 'You keep the cards that you do not play. Win with what just suffices, and keep those that fit anywhere for later.',
    'Win with what just suffices.',
  ],
  strikes: () => [
    'One of your Complications strikes before scoring: after the fourth card some cards leave or turn over, and only then it counts. What your cards say about the score has that in it.',
    'Something strikes before scoring: read what is left.',
  ],
  reward: (at) => [
    `The ${EN.crew.thief.name} let you look at the Reward: ${at.reward === undefined ? '' : `${english.reward(at.reward)}, ${VALUE_OF[at.reward]}`}. Now nothing is left to chance: this heist needs ${at.least} to 21.`,
    `You know the Reward: ${at.least} to 21 will do.`,
  ],
  over: ({ score }) => [
    `The score is ${score}, above 21. That is no bust yet, it only counts after the fourth card. Bring it down: by a card that turns, throws out or takes off.`,
    'Above 21: bring it down again.',
  ],
  wildCard: () => [
    `The ${EN.crew.wildCard.name} has two numbers, and the upright one counts. Choose: 6 or 9. A ${EN.crew.gadgeteer.name} may turn it over later.`,
    'Choose 6 or 9.',
  ],
  mastermind: ({ risk }) => [
    `The ${EN.crew.mastermind.name} can do two things: join the Crew and count 8, or lie on the Risk card. There it counts nothing, but the Risk is 8 instead of ${risk}.`,
    'Into the Crew, or onto the Risk card?',
  ],
  muscle: () => [
    `The ${EN.crew.muscle.name} counts 7 and throws out another odd card. Odd is 01, 3, 5, 7 and 9. It must do so, if there is one.`,
    `The ${EN.crew.muscle.name} throws out an odd card.`,
  ],
  gadgeteer: () => [
    `The ${EN.crew.gadgeteer.name} counts only 2, but turns over a ♦: 6 becomes 9, 10 becomes 01, and back again. It must do so, if there is one.`,
    `The ${EN.crew.gadgeteer.name} turns over a ♦.`,
  ],
  steady: (at) => [
    `You have seen it all. ${at.left === 1 ? 'With this card' : `With ${at.left} cards to come`} the Crew must get from ${scoreText(at.score)} to ${range(at, 'to')}. Which card do you play?`,
    `From ${scoreText(at.score)} to ${range(at, 'to')}, at most 21.`,
  ],
  final: (at) => [
    `The last heist: pull it off, and the game is won. Nothing needs to be saved any more. ${range(at, 'to')} is needed.`,
    `The last heist: ${range(at, 'to')} needed.`,
  ],
};

const de: Readonly<Record<Lesson, Telling>> = {
  score: ({ isAlone, score }) => [
    isAlone
      ? `Ein Coup braucht eine Crew aus vier Karten: Zwei werden aus der Reihe aufgedeckt, zwei kommen aus deiner Hand. Die erste liegt schon da, und das Schild zeigt den Crewwert: ${scoreText(score)}. Spiele eine Karte, ihre Zahl kommt dazu.`
      : 'Ein Coup braucht eine Crew aus vier Karten, und ihr legt sie gemeinsam. Das Schild zeigt den Crewwert, also die Summe der Zahlen. Spiele eine Karte, ihre Zahl kommt dazu.',
    'Spiele eine Karte: Ihre Zahl kommt zum Crewwert dazu.',
  ],
  target: (at) => [
    `${at.left === 1 ? 'Diese Karte entscheidet.' : `Noch ${at.left} Karten, dann zählt es.`} Der Crewwert muss das Risiko, ${at.risk}, plus die Beute erreichen. Die ist verdeckt und 5 bis 8 wert, also kann ${at.least} reichen und ${at.most} ist sicher. Über 21 platzt der Coup, und ein Fehlschlag verliert das Spiel. Berühre eine Karte, um zu sehen, was sie aus dem Crewwert macht.`,
    `${range(at, 'bis')} nötig, nie mehr als 21.`,
  ],
  complication: ({ newest, heist, goal }) => [
    `Coup ${heist - 1} von ${goal} ist geglückt! Die Beute liegt jetzt unter der Risikokarte und ist zur Komplikation geworden, einem Satz, der bis zum Ende gilt: ${newest === undefined ? '' : CARD_TEXTS.de.rewards[REWARDS[newest]!.id]} Beginne die nächste Crew damit im Sinn.`,
    'Denk an die Komplikationen unter der Risikokarte.',
  ],
  silence: () => [
    'Über Karten darf niemand reden: Nur der Crewwert wird angesagt. Hilf also mit dem, was du spielst. Eine mittlere Karte lässt den anderen Platz, eine Karte knapp unter dem Ziel bittet um eine kleine.',
    'Lass den anderen Platz.',
  ],
  suits: () => [
    `Die Zeichen ♠ ♥ ♦ ♣ sind wichtig, denn Karten zählen sie: Der ${DE.crew.fixer.name} ist für jedes andere ♥ eins mehr wert, der ${DE.crew.grifter.name} für jedes ♠ eins weniger. Das Schild rechnet das schon mit.`,
    'Karten zählen Zeichen; das Schild rechnet alles mit.',
  ],
  keep: ({ isAlone }) => [
    isAlone
      ? 'Was du nicht spielst, behältst du, und nach jedem Coup ziehst du zwei Karten. Gewinne mit dem, was gerade reicht, und behalte für später, was überall passt.'
      : 'Was du nicht spielst, behältst du. Gewinne mit dem, was gerade reicht, und behalte für später, was überall passt.',
    'Gewinne mit dem, was gerade reicht.',
  ],
  strikes: () => [
    'Eine deiner Komplikationen schlägt vor der Wertung zu: Nach der vierten Karte gehen Karten ab oder werden umgedreht, und erst dann zählt es. Was deine Karten über den Crewwert sagen, rechnet das mit.',
    'Vor der Wertung schlägt etwas zu: Lies, was übrig bleibt.',
  ],
  reward: (at) => [
    `Der ${DE.crew.thief.name} hat dich die Beute ansehen lassen: ${at.reward === undefined ? '' : `${german.reward(at.reward)}, ${VALUE_OF[at.reward]}`}. Jetzt bleibt nichts dem Zufall überlassen: Dieser Coup braucht ${at.least} bis 21.`,
    `Du kennst die Beute: ${at.least} bis 21 reicht.`,
  ],
  over: ({ score }) => [
    `Der Crewwert ist ${score}, also über 21. Noch ist nichts geplatzt, es zählt erst nach der vierten Karte. Bring ihn herunter: mit einer Karte, die dreht, hinauswirft oder abzieht.`,
    'Über 21: Bring ihn wieder herunter.',
  ],
  wildCard: () => [
    `Der ${DE.crew.wildCard.name} hat zwei Zahlen, und die aufrechte zählt. Wähle: 6 oder 9. Ein ${DE.crew.gadgeteer.name} kann ihn später noch umdrehen.`,
    'Wähle 6 oder 9.',
  ],
  mastermind: ({ risk }) => [
    `Das ${DE.crew.mastermind.name} kann zweierlei: in die Crew kommen und 8 zählen, oder sich auf die Risikokarte legen. Dort zählt es nichts, aber das Risiko ist 8 statt ${risk}.`,
    'In die Crew oder auf die Risikokarte?',
  ],
  muscle: () => [
    `Der ${DE.crew.muscle.name} zählt 7 und wirft eine andere ungerade Karte hinaus. Ungerade sind 01, 3, 5, 7 und 9. Er muss es tun, wenn eine da ist.`,
    `Der ${DE.crew.muscle.name} wirft eine ungerade Karte hinaus.`,
  ],
  gadgeteer: () => [
    `Der ${DE.crew.gadgeteer.name} zählt nur 2, dreht aber ein ♦ um: Aus 6 wird 9, aus 10 wird 01, und umgekehrt. Er muss es tun, wenn eins da ist.`,
    `Der ${DE.crew.gadgeteer.name} dreht ein ♦ um.`,
  ],
  steady: (at) => [
    `Du hast alles gesehen. ${at.left === 1 ? 'Mit dieser Karte' : `Mit noch ${at.left} Karten`} muss die Crew von ${scoreText(at.score)} auf ${range(at, 'bis')} kommen. Welche Karte spielst du?`,
    `Von ${scoreText(at.score)} auf ${range(at, 'bis')}, höchstens 21.`,
  ],
  final: (at) => [
    `Der letzte Coup: Glückt er, ist das Spiel gewonnen. Jetzt muss nichts mehr aufgehoben werden. ${range(at, 'bis')} ist nötig.`,
    `Der letzte Coup: ${range(at, 'bis')} nötig.`,
  ],
};

/** The words of the guide by language. */
export const GUIDE_WORDS: ByLanguage<Readonly<Record<Lesson, Telling>>> = { en, de };
