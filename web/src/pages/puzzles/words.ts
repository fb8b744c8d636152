import type { PuzzleKind } from '@hideout/bots';
import { plural, type ByLanguage } from '@hideout/kernel';
import { useLanguage } from '../../words/words.ts';

const en = {
  title: 'Puzzles',
  intro:
    'Positions out of games of strong bots, each with one clear answer. Only the first try counts. What was missed comes again after some days.',
  choose: 'Choose a game',
  of: (puzzles: number) => plural(puzzles, 'puzzle', 'puzzles'),
  tried: (puzzles: number) => `${puzzles} tried`,
  due: (puzzles: number) => `${puzzles} to review`,
  kind: 'Kind',
  kinds: {
    move: 'Find the move',
    hold: 'What does the rival hold?',
    score: 'How would you score it?',
  } satisfies Record<PuzzleKind, string>,
  theme: 'Theme',
  allThemes: 'All themes',
  rating: (rating: number, isSure: boolean) => `Your rating: ${rating}${isSure ? '' : '?'}`,
  run: (run: number) => (run === 0 ? '' : `${plural(run, 'success', 'successes')} in a row`),
  days: (days: number) => (days === 0 ? '' : `${plural(days, 'day', 'days')} in a row`),
  review: (puzzles: number) => `Review what was missed (${puzzles})`,
  reviewing: 'This is a review; it is not rated.',
  noPack: 'There are no puzzles for this game.',
  none: 'You have tried every puzzle of this kind. What you missed comes again after some days.',
  move: 'What is best here? Choose on the board.',
  marks: 'Share out ten marks by how likely each answer is.',
  left: (marks: number) => `${plural(marks, 'mark', 'marks')} left`,
  more: (answer: string) => `One mark more: ${answer}`,
  less: (answer: string) => `One mark less: ${answer}`,
  no: 'No',
  yes: 'Yes',
  answer: 'Answer',
  score: (heading: string, whose: string | undefined) =>
    whose === undefined ? `How many points: ${heading}?` : `How many points does this make for ${whose}: ${heading}?`,
  after: (choice: string) => `First this is done: ${choice}.`,
  points: 'Points',
  judging: 'The coach looks at your choice …',
  explaining: 'The coach says why …',
  right: 'Right!',
  wrong: 'Not quite.',
  best: (choice: string) => `The best: ${choice}.`,
  yours: (choice: string, points: number) => `${choice} costs ${points} in 100 games.`,
  than: (choice: string) => `Why not “${choice}”?`,
  retired: 'Here more than one answer is good. This puzzle counts for nothing and is not asked again.',
  earned: (points: number) => `Your marks earn ${points} of 100.`,
  bare: 'By the cards alone',
  believed: 'With what was played',
  yourMarks: 'Your marks',
  total: (points: number) => `It is ${points}.`,
  line: 'Line',
  changed: (from: number, to: number) => `Rating: ${from} → ${to}`,
  next: 'Next puzzle',
};

/** What the puzzles say; it is fetched with the page. */
type PuzzleWords = typeof en;

const de: PuzzleWords = {
  title: 'Rätsel',
  intro:
    'Stellungen aus Spielen starker Bots, jede mit einer klaren Antwort. Nur der erste Versuch zählt. Was danebenging, kommt nach einigen Tagen wieder.',
  choose: 'Spiel wählen',
  of: (puzzles) => plural(puzzles, 'Rätsel', 'Rätsel'),
  tried: (puzzles) => `${puzzles} versucht`,
  due: (puzzles) => `${puzzles} zu wiederholen`,
  kind: 'Art',
  kinds: { move: 'Finde den Zug', hold: 'Was hat der Gegner?', score: 'Wie viele Punkte?' },
  theme: 'Thema',
  allThemes: 'Alle Themen',
  rating: (rating, isSure) => `Deine Wertung: ${rating}${isSure ? '' : '?'}`,
  run: (run) => (run === 0 ? '' : `${run} in Folge richtig`),
  days: (days) => (days === 0 ? '' : `${plural(days, 'Tag', 'Tage')} in Folge`),
  review: (puzzles) => `Verfehltes wiederholen (${puzzles})`,
  reviewing: 'Das ist eine Wiederholung; sie wird nicht gewertet.',
  noPack: 'Für dieses Spiel gibt es keine Rätsel.',
  none: 'Du hast jedes Rätsel dieser Art versucht. Was danebenging, kommt nach einigen Tagen wieder.',
  move: 'Was ist hier am besten? Wähle auf dem Brett.',
  marks: 'Verteile zehn Marken danach, wie wahrscheinlich jede Antwort ist.',
  left: (marks) => `noch ${plural(marks, 'Marke', 'Marken')}`,
  more: (answer) => `Eine Marke mehr: ${answer}`,
  less: (answer) => `Eine Marke weniger: ${answer}`,
  no: 'Nein',
  yes: 'Ja',
  answer: 'Antworten',
  score: (heading, whose) =>
    whose === undefined ? `Wie viele Punkte: ${heading}?` : `Wie viele Punkte macht das für ${whose}: ${heading}?`,
  after: (choice) => `Zuerst geschieht dies: ${choice}.`,
  points: 'Punkte',
  judging: 'Der Trainer sieht sich deine Wahl an …',
  explaining: 'Der Trainer sagt, warum …',
  right: 'Richtig!',
  wrong: 'Nicht ganz.',
  best: (choice) => `Das Beste: ${choice}.`,
  yours: (choice, points) => `${choice} kostet ${points} von 100 Spielen.`,
  than: (choice) => `Warum nicht „${choice}“?`,
  retired: 'Hier ist mehr als eine Antwort gut. Dieses Rätsel zählt nicht und wird nicht mehr gestellt.',
  earned: (points) => `Deine Marken bringen ${points} von 100.`,
  bare: 'Nach den Karten allein',
  believed: 'Mit dem, was gespielt wurde',
  yourMarks: 'Deine Marken',
  total: (points) => `Es sind ${points}.`,
  line: 'Zeile',
  changed: (from, to) => `Wertung: ${from} → ${to}`,
  next: 'Nächstes Rätsel',
};

const WORDS: ByLanguage<PuzzleWords> = { en, de };

/** What the puzzles say, in the language of the page. */
export const usePuzzleWords = (): PuzzleWords => WORDS[useLanguage()];
