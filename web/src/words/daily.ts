import type { ByLanguage } from '@hideout/kernel';
import { useLanguage } from './words.ts';

/** What the page of the daily heist says; it is fetched with the page. */
interface DailyWords {
  readonly title: string;
  readonly lead: string;
  readonly past: string;
  readonly against: (level: string) => string;
  readonly alone: string;
  readonly play: string;
  readonly goOn: string;
  readonly playAgain: string;
  readonly table: string;
  readonly toTable: string;
  readonly played: (count: number) => string;
  readonly hidden: string;
  readonly won: string;
  readonly lost: string;
  readonly gaveUp: string;
  readonly rank: (rank: number, of: number) => string;
  readonly points: (score: number) => string;
  readonly margin: (margin: number) => string;
  readonly you: string;
  readonly somebody: string;
  readonly bot: (level: string) => string;
  readonly streak: (days: number) => string;
  readonly day: string;
  readonly days: string;
  readonly today: string;
  readonly share: string;
  readonly copied: string;
  readonly proof: string;
  readonly commitment: string;
  readonly secret: string;
  readonly coming: string;
  readonly noServer: string;
  readonly columns: readonly [string, string, string, string];
}

const signed = (margin: number): string => (margin > 0 ? `+${margin}` : `${margin}`).replace('-', '−');

const WORDS: ByLanguage<DailyWords> = {
  en: {
    title: 'The daily heist',
    lead: 'One deal a day in every game, the same for everybody. You play it once; then you see how the others did.',
    past: 'This day is over: play it as often as you like, outside the ranking.',
    against: (level) => `against the ${level} bot`,
    alone: 'alone',
    play: 'Play today’s deal',
    goOn: 'Back to the table',
    playAgain: 'Play this deal',
    table: 'The table of the day',
    toTable: 'To the table of the day',
    played: (count) =>
      count === 0 ? 'Nobody has finished it yet.' : count === 1 ? 'One has finished it.' : `${count} have finished it.`,
    hidden: 'Results are shown when you have finished yours.',
    won: 'won',
    lost: 'lost',
    gaveUp: 'gave up',
    rank: (rank, of) => `rank ${rank} of ${of}`,
    points: (score) => (score === 1 ? '1 point' : `${score} points`),
    margin: (margin) => signed(margin),
    you: 'You',
    somebody: 'Somebody',
    bot: (level) => `Bot (${level})`,
    streak: (days) => (days === 1 ? 'A streak of one day' : `A streak of ${days} days`),
    day: 'Day',
    days: 'Another day',
    today: 'today',
    share: 'Share my result',
    copied: 'Copied',
    proof: 'Proof of the deals',
    commitment: 'committed to before the day',
    secret: 'secret, told now that the day is over',
    coming: 'committed to for the days to come',
    noServer: 'The daily heist needs a server, and none answers.',
    columns: ['Rank', 'Player', 'Result', 'Points'],
  },
  de: {
    title: 'Der Coup des Tages',
    lead: 'Jeden Tag in jedem Spiel dieselben Karten für alle. Du spielst sie einmal; dann siehst du, wie es den anderen erging.',
    past: 'Dieser Tag ist vorbei: Spiel ihn, so oft du magst, außerhalb der Wertung.',
    against: (level) => `gegen den Bot (${level})`,
    alone: 'allein',
    play: 'Heute spielen',
    goOn: 'Zurück an den Tisch',
    playAgain: 'Diesen Tag spielen',
    table: 'Die Tabelle des Tages',
    toTable: 'Zur Tabelle des Tages',
    played: (count) =>
      count === 0 ? 'Noch niemand ist fertig.' : count === 1 ? 'Eine Person ist fertig.' : `${count} sind fertig.`,
    hidden: 'Ergebnisse siehst du, wenn du deins hast.',
    won: 'gewonnen',
    lost: 'verloren',
    gaveUp: 'aufgegeben',
    rank: (rank, of) => `Platz ${rank} von ${of}`,
    points: (score) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
    margin: (margin) => signed(margin),
    you: 'Du',
    somebody: 'Jemand',
    bot: (level) => `Bot (${level})`,
    streak: (days) => (days === 1 ? 'Ein Tag in Folge' : `${days} Tage in Folge`),
    day: 'Tag',
    days: 'Ein anderer Tag',
    today: 'heute',
    share: 'Mein Ergebnis teilen',
    copied: 'Kopiert',
    proof: 'Beweis der Karten',
    commitment: 'festgelegt, bevor der Tag begann',
    secret: 'Geheimnis, nun da der Tag vorbei ist',
    coming: 'festgelegt für die kommenden Tage',
    noServer: 'Der Coup des Tages braucht einen Server, und keiner antwortet.',
    columns: ['Platz', 'Wer', 'Ergebnis', 'Punkte'],
  },
};

/** What the page of the daily heist says, in the language of the page. */
export const useDailyWords = (): DailyWords => WORDS[useLanguage()];
