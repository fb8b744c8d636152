import type { ByLanguage } from '@hideout/kernel';
import { useLanguage } from '../../words/words.ts';

const en = {
  intro:
    'The chance to win at every decision, as the coach of the game estimates it from what the seat knew at that moment.',
  seat: 'Seat',
  run: 'Analyse this game',
  cancel: 'Cancel',
  running: (done: number, all: number) => `Decision ${done} of ${all} …`,
  brokenOff: 'The analysis was broken off.',
  graph: (name: string) => `Graph of the chance to win by turn: ${name}`,
  turn: (turn: number) => `Turn ${turn}`,
  end: 'The end',
  place: 'Decision on the graph',
  at: (turn: string, chance: number) => `${turn}: wins ${chance} in 100 games`,
  before: 'Decision before',
  next: 'Next decision',
  best: (choice: string, chance: number) => `The best: ${choice} (wins ${chance} in 100 games).`,
  chosen: (choice: string) => `Chosen: ${choice}.`,
  asGood: 'Nothing is better.',
  cost: (points: number) => `That cost ${points} in 100 games.`,
  turning: 'Turning points',
  noTurning: 'Nothing changed the chance to win by much.',
  ownChoice: (points: number) => `a choice that cost ${points} in 100 games`,
  event: (points: string) => `${points} in 100 games by what happened:`,
  culprit: (name: string, choice: string) => `${name}: ${choice}`,
  show: 'Show',
  tryAgain: 'Try it again',
  find: 'What would be better here?',
  right: (choice: string) => `Yes: ${choice}.`,
  wrong: (choice: string, points: number) => `${choice} costs ${points} in 100 games.`,
  reveal: 'Show the answer',
  playOn: 'Play on from here',
  account: 'Luck and skill',
  accountAbout:
    'In points of 100: what everybody could expect at the start, what their own choices cost by what they knew, what the choices of others did to them, and what chance brought. It adds up to the result.',
  player: 'Player',
  start: 'Start',
  luck: 'Luck',
  own: 'Own choices',
  others: 'Others’ choices',
  result: 'Result',
  accuracy: 'Accuracy',
  accurate: (best: number, all: number) => `${best} of ${all} best`,
  decisions: 'All decisions by turn',
};

/** What the analysis says; it is fetched with the page. */
type AnalysisWords = typeof en;

const de: AnalysisWords = {
  intro:
    'Die Aussicht auf den Sieg bei jeder Entscheidung, wie der Trainer des Spiels sie aus dem schätzt, was der Platz da wusste.',
  seat: 'Platz',
  run: 'Dieses Spiel analysieren',
  cancel: 'Abbrechen',
  running: (done, all) => `Entscheidung ${done} von ${all} …`,
  brokenOff: 'Die Analyse wurde abgebrochen.',
  graph: (name) => `Kurve der Siegaussicht nach Zügen: ${name}`,
  turn: (turn) => `Zug ${turn}`,
  end: 'Das Ende',
  place: 'Entscheidung auf der Kurve',
  at: (turn, chance) => `${turn}: gewinnt ${chance} von 100 Spielen`,
  before: 'Entscheidung davor',
  next: 'Nächste Entscheidung',
  best: (choice, chance) => `Das Beste: ${choice} (gewinnt ${chance} von 100 Spielen).`,
  chosen: (choice) => `Gewählt: ${choice}.`,
  asGood: 'Nichts ist besser.',
  cost: (points) => `Das kostete ${points} von 100 Spielen.`,
  turning: 'Wendepunkte',
  noTurning: 'Nichts hat die Siegaussicht stark verändert.',
  ownChoice: (points) => `eine Wahl, die ${points} von 100 Spielen kostete`,
  event: (points) => `${points} von 100 Spielen durch das, was geschah:`,
  culprit: (name, choice) => `${name}: ${choice}`,
  show: 'Zeigen',
  tryAgain: 'Noch einmal versuchen',
  find: 'Was wäre hier besser?',
  right: (choice) => `Ja: ${choice}.`,
  wrong: (choice, points) => `${choice} kostet ${points} von 100 Spielen.`,
  reveal: 'Lösung zeigen',
  playOn: 'Von hier weiterspielen',
  account: 'Glück und Können',
  accountAbout:
    'In Punkten von 100: was alle am Anfang erwarten konnten, was ihre eigene Wahl nach ihrem Wissen kostete, was die Wahl der anderen ihnen tat und was der Zufall brachte. Zusammen ergibt es das Ergebnis.',
  player: 'Spieler',
  start: 'Anfang',
  luck: 'Glück',
  own: 'Eigene Wahl',
  others: 'Wahl der anderen',
  result: 'Ergebnis',
  accuracy: 'Genauigkeit',
  accurate: (best, all) => `${best} von ${all} am besten`,
  decisions: 'Alle Entscheidungen nach Zügen',
};

const WORDS: ByLanguage<AnalysisWords> = { en, de };

/** What the analysis says, in the language of the page. */
export const useAnalysisWords = (): AnalysisWords => WORDS[useLanguage()];
