import type { ByLanguage } from '@hideout/kernel';
import { useLanguage } from '../../words/words.ts';

const en = {
  title: 'Insights',
  intro:
    'What the analyses of your games have in common: where choices cost you games, against whom, and what was luck. Few games tell little.',
  none: 'No game of yours is over that could be analysed. Guided games, and games in which a move was taken back, are left out.',
  known: (known: number, all: number) => `${known} of your ${all} games are analysed.`,
  run: (missing: number) => (missing === 1 ? 'Analyse the other one' : `Analyse the other ${missing}`),
  running: (done: number, all: number) => `Game ${done} of ${all} …`,
  cancel: 'Cancel',
  broken: (count: number) => (count === 1 ? 'One game could not be read.' : `${count} games could not be read.`),
  noServer: 'The server did not answer: games by link are missing.',
  older: 'Older games too',
  game: 'Game',
  byGame: 'By game',
  byOpponent: 'By opponent',
  byPhase: 'By phase of the game',
  byMotive: 'What your mistakes were about',
  byOpening: 'How you began',
  games: 'Games',
  won: 'Won',
  accuracy: 'Best choices',
  cost: 'Choices cost a game',
  costEach: 'A decision cost',
  luck: 'Luck a game',
  decisions: 'Decisions',
  mistakes: 'Mistakes',
  opponent: 'Opponent',
  alone: 'nobody',
  phase: 'Phase',
  phases: { start: 'First third', middle: 'Second third', end: 'Last third' },
  motive: 'About',
  otherMotive: 'something else',
  opening: 'First choice',
  noMistakes: 'None that cost a game in 100.',
  points: 'In points of 100: games out of a hundred.',
};

/** What the page of insights says; it is fetched with it. */
type InsightWords = typeof en;

const de: InsightWords = {
  title: 'Einblicke',
  intro:
    'Was die Analysen deiner Spiele gemeinsam haben: wo dich deine Wahl Spiele kostete, gegen wen, und was Glück war. Wenige Spiele sagen wenig.',
  none: 'Noch ist keines deiner Spiele zu Ende, das sich analysieren ließe. Spiele mit Anleitung und mit zurückgenommenen Zügen zählen nicht.',
  known: (known, all) => `${known} deiner ${all} Spiele sind analysiert.`,
  run: (missing) => (missing === 1 ? 'Das andere analysieren' : `Die anderen ${missing} analysieren`),
  running: (done, all) => `Spiel ${done} von ${all} …`,
  cancel: 'Abbrechen',
  broken: (count) => (count === 1 ? 'Ein Spiel ließ sich nicht lesen.' : `${count} Spiele ließen sich nicht lesen.`),
  noServer: 'Der Server hat nicht geantwortet: Spiele mit Link fehlen.',
  older: 'Auch ältere Spiele',
  game: 'Spiel',
  byGame: 'Nach Spiel',
  byOpponent: 'Nach Gegner',
  byPhase: 'Nach Phase des Spiels',
  byMotive: 'Worum es bei deinen Fehlern ging',
  byOpening: 'Wie du begonnen hast',
  games: 'Spiele',
  won: 'Gewonnen',
  accuracy: 'Beste Wahl',
  cost: 'Eigene Wahl kostet je Spiel',
  costEach: 'Eine Entscheidung kostet',
  luck: 'Glück je Spiel',
  decisions: 'Entscheidungen',
  mistakes: 'Fehler',
  opponent: 'Gegner',
  alone: 'niemand',
  phase: 'Phase',
  phases: { start: 'Erstes Drittel', middle: 'Zweites Drittel', end: 'Letztes Drittel' },
  motive: 'Worum',
  otherMotive: 'etwas anderes',
  opening: 'Erste Wahl',
  noMistakes: 'Keine, die eines von 100 Spielen kostet.',
  points: 'In Punkten von 100: so viele von 100 Spielen.',
};

const WORDS: ByLanguage<InsightWords> = { en, de };

/** What the page of insights says, in the language of the page. */
export const useInsightWords = (): InsightWords => WORDS[useLanguage()];
