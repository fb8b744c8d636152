import type { Language } from '@hideout/kernel';

/** What the board says besides the names of the cards. */
interface BoardWords {
  readonly hand: (count: number) => string;
  readonly crew: (count: number) => string;
  readonly players: string;
  readonly places: string;
  readonly risk: string;
  readonly riskIs: (risk: number) => string;
  readonly riskUnder: string;
  readonly riskText: string;
  readonly reward: string;
  readonly rewardHidden: (left: number) => string;
  readonly rewardKnown: (name: string, value: number) => string;
  readonly rewardText: string;
  readonly pile: (left: number) => string;
  readonly tucked: string;
  readonly noTucked: string;
  readonly score: string;
  readonly needs: (least: number, most: number) => string;
  readonly over: string;
  readonly sure: string;
  readonly maybe: string;
  readonly short: string;
  readonly heists: (done: number, goal: number) => string;
  readonly deck: (count: number) => string;
  readonly row: (count: number) => string;
  readonly discard: (count: number) => string;
  readonly discardNone: string;
  readonly boss: string;
  readonly you: string;
  readonly cards: (count: number) => string;
  readonly looked: string;
  readonly gap: (place: number) => string;
  readonly turned: (number: string) => string;
  readonly layAs: (name: string, number: string) => string;
  readonly entering: string;
  readonly onRisk: string;
}

const en: BoardWords = {
  hand: (count) => `Your hand, ${count === 1 ? '1 card' : `${count} cards`}`,
  crew: (count) => `Crew in play, ${count === 1 ? '1 card' : `${count} cards`}`,
  players: 'Players',
  places: 'Risk, Reward and piles',
  risk: 'Risk',
  riskIs: (risk) => `Risk card: ${risk}`,
  riskUnder: 'under the Mastermind',
  riskText: 'Difficulty is Risk plus Reward. The Crew score must reach it and stay at 21 or below.',
  reward: 'Reward',
  rewardHidden: (left) => `Reward, face down, ${left} left in the pile`,
  rewardKnown: (name, value) => `Reward: ${name}, ${value}`,
  rewardText: 'It is revealed after the fourth Crew card. Values are 5, 5, 6, 6, 6, 7, 7, 7 and 8.',
  pile: (left) => `${left} left`,
  tucked: 'Complications under the Risk card',
  noTucked: 'No Complication yet',
  score: 'Crew score',
  needs: (least, most) => (least === most ? `needs ${least}–21` : `needs ${least} to ${most}, at most 21`),
  over: 'over 21',
  sure: 'enough',
  maybe: 'perhaps enough',
  short: 'too low',
  heists: (done, goal) => `${done} of ${goal} heists pulled off`,
  deck: (count) => `Crew deck, ${count} cards`,
  row: (count) => `Face-down row, ${count} cards`,
  discard: (count) => `Discard pile, ${count} cards`,
  discardNone: 'Nothing has been discarded.',
  boss: 'The Boss',
  you: 'you',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  looked: 'has seen the Reward',
  gap: (place) => `Place ${place}: no card yet`,
  turned: (number) => `turned, shows ${number}`,
  layAs: (name, number) => `${name} as ${number}`,
  entering: 'How does it lie?',
  onRisk: 'on the Risk card',
};

const de: BoardWords = {
  hand: (count) => `Deine Hand, ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  crew: (count) => `Crew im Spiel, ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  players: 'Am Tisch',
  places: 'Risiko, Beute und Stapel',
  risk: 'Risiko',
  riskIs: (risk) => `Risikokarte: ${risk}`,
  riskUnder: 'unter dem Superhirn',
  riskText: 'Die Schwierigkeit ist Risiko plus Beute. Der Crewwert muss sie erreichen und darf 21 nicht übersteigen.',
  reward: 'Beute',
  rewardHidden: (left) => `Beute, verdeckt, noch ${left} im Stapel`,
  rewardKnown: (name, value) => `Beute: ${name}, ${value}`,
  rewardText: 'Sie wird nach der vierten Crewkarte aufgedeckt. Die Werte sind 5, 5, 6, 6, 6, 7, 7, 7 und 8.',
  pile: (left) => `noch ${left}`,
  tucked: 'Komplikationen unter der Risikokarte',
  noTucked: 'Noch keine Komplikation',
  score: 'Crewwert',
  needs: (least, most) => (least === most ? `braucht ${least}–21` : `braucht ${least} bis ${most}, höchstens 21`),
  over: 'über 21',
  sure: 'genug',
  maybe: 'vielleicht genug',
  short: 'zu wenig',
  heists: (done, goal) => `${done} von ${goal} Coups geschafft`,
  deck: (count) => `Crewstapel, ${count} Karten`,
  row: (count) => `Verdeckte Reihe, ${count} Karten`,
  discard: (count) => `Ablagestapel, ${count} Karten`,
  discardNone: 'Noch liegt nichts auf der Ablage.',
  boss: 'Der Boss',
  you: 'du',
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  looked: 'kennt die Beute',
  gap: (place) => `Platz ${place}: noch keine Karte`,
  turned: (number) => `gedreht, zeigt ${number}`,
  layAs: (name, number) => `${name} als ${number}`,
  entering: 'Wie soll sie liegen?',
  onRisk: 'auf der Risikokarte',
};

/** The words of the board by language. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
