import type { ByLanguage } from '@hideout/kernel';

const en = {
  crew: [
    'Four cards make a Crew',
    'You are one team. For every heist you lay four cards, and their numbers add up to the Crew score.',
  ],
  target: [
    'Reach the sum, but never pass 21',
    'The Crew must reach the Risk plus a hidden Reward, which is turned over after the fourth card. More than 21 is a bust. One failed heist, and the game is lost.',
  ],
  cards: [
    'Every card can do something',
    'It stands on the card. Some count the icons ♠ ♥ ♦ ♣, some look at the Reward, and a ♦ has two numbers: turned over, 6 is 9 and 10 is 01.',
  ],
  complication: [
    'What you win makes trouble',
    'A Reward that was won goes under the Risk card. Its sentence is a Complication: it holds for every heist that follows.',
  ],
  silence: [
    'Together, without a word',
    'Nobody may speak of cards, only the score is announced. The Boss plays first, then it goes clockwise. Pull off every heist in a row, four or five of them, and you win.',
  ],
} satisfies Record<string, readonly [title: string, text: string]>;

/** The pages of the primer: title and text. */
export type PrimerWords = Readonly<Record<keyof typeof en, readonly [title: string, text: string]>>;

const de: PrimerWords = {
  crew: [
    'Vier Karten sind eine Crew',
    'Ihr seid ein Team. Für jeden Coup legt ihr vier Karten, und ihre Zahlen ergeben zusammen den Crewwert.',
  ],
  target: [
    'Die Summe erreichen, aber nie über 21',
    'Die Crew muss das Risiko plus eine verdeckte Beute erreichen, die nach der vierten Karte aufgedeckt wird. Bei mehr als 21 platzt der Coup. Ein Fehlschlag, und das Spiel ist verloren.',
  ],
  cards: [
    'Jede Karte kann etwas',
    'Es steht darauf. Manche zählen die Zeichen ♠ ♥ ♦ ♣, manche sehen die Beute an, und ein ♦ hat zwei Zahlen: Umgedreht wird aus 6 eine 9 und aus 10 eine 01.',
  ],
  complication: [
    'Was ihr gewinnt, macht Ärger',
    'Eine gewonnene Beute kommt unter die Risikokarte. Ihr Satz ist eine Komplikation: Er gilt für jeden Coup, der folgt.',
  ],
  silence: [
    'Gemeinsam, ohne ein Wort',
    'Über Karten redet niemand, nur der Crewwert wird angesagt. Der Boss spielt zuerst, dann geht es im Uhrzeigersinn. Glücken alle Coups hintereinander, vier oder fünf, habt ihr gewonnen.',
  ],
};

/** The words of the primer by language. */
export const PRIMER_WORDS: ByLanguage<PrimerWords> = { en, de };
