import type { ByLanguage } from '@hideout/kernel';
import { useLanguage } from './words.ts';

const signed = (margin: number): string => (margin > 0 ? `+${margin}` : `${margin}`).replace('-', '−');

const en = {
  title: 'The daily heist',
  lead: 'One deal a day in every game, the same for everybody. You play it once; then you see how the others did.',
  past: 'This day is over: play it as often as you like, outside the ranking.',
  against: (level: string) => `against the ${level} bot`,
  alone: 'alone',
  play: 'Play today’s deal',
  goOn: 'Back to the table',
  playAgain: 'Play this deal',
  table: 'The table of the day',
  toTable: 'To the table of the day',
  played: (count: number) =>
    count === 0 ? 'Nobody has finished it yet.' : count === 1 ? 'One has finished it.' : `${count} have finished it.`,
  hidden: 'Results are shown when you have finished yours.',
  won: 'won',
  lost: 'lost',
  gaveUp: 'gave up',
  rank: (rank: number, of: number) => `rank ${rank} of ${of}`,
  unranked: 'not ranked',
  whyUnranked:
    'Only names that last are ranked, since a guest could play the deal again under another name. Make yours last in the settings.',
  names: 'Ranks are of names, not of people: whoever has several could play a deal again.',
  guest: 'guest',
  best: 'Best known',
  beat: (levels: string) => `better than the bots: ${levels}`,
  even: (levels: string) => `as good as the bots: ${levels}`,
  behind: (levels: string) => `behind the bots: ${levels}`,
  points: (score: number) => (score === 1 ? '1 point' : `${score} points`),
  margin: (margin: number) => signed(margin),
  you: 'You',
  somebody: 'Somebody',
  bot: (level: string) => `Bot (${level})`,
  streak: (days: number) => (days === 1 ? 'A streak of one day' : `A streak of ${days} days`),
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
  columns: ['Rank', 'Player', 'Result', 'Points (margin)'],
};

/** What the page of the daily heist says; it is fetched with the page. */
type DailyWords = typeof en;

const de: DailyWords = {
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
  unranked: 'ohne Rang',
  whyUnranked:
    'Nur Namen, die bleiben, haben einen Rang, denn ein Gast könnte unter anderem Namen noch einmal spielen. In den Einstellungen wird deiner dauerhaft.',
  names: 'Ränge gelten Namen, nicht Menschen: Wer mehrere hat, könnte einen Tag noch einmal spielen.',
  guest: 'Gast',
  best: 'Bestes bekanntes Ergebnis',
  beat: (levels) => `besser als die Bots: ${levels}`,
  even: (levels) => `so gut wie die Bots: ${levels}`,
  behind: (levels) => `hinter den Bots: ${levels}`,
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
  columns: ['Platz', 'Wer', 'Ergebnis', 'Punkte (Abstand)'],
};

const WORDS: ByLanguage<DailyWords> = { en, de };

/** What the page of the daily heist says, in the language of the page. */
export const useDailyWords = (): DailyWords => WORDS[useLanguage()];
