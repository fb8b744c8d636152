import type { ByLanguage } from '@hideout/kernel';
import type { Result } from '../store/history.ts';
import { useLanguage } from './words.ts';

const en = {
  title: 'My games',
  onlyHere: (name: string) => `You are ${name}, in this browser only: without it your games by link are lost.`,
  keepName: 'Keep my name',
  elsewhere: 'Have you played by link on another device? Sign in, and your games are here.',
  signIn: 'Sign in',
  points: (score: number) => (score === 1 ? '1 point' : `${score} points`),
  nothing: 'No game is over yet. When one is, its result, its replay and how you do stand here.',
  history: 'Finished games',
  standing: 'How I do',
  about: 'Of the games listed below, without guided games and games in which a move was taken back.',
  game: 'Game',
  result: 'Result',
  place: 'Where',
  all: 'all',
  results: { won: 'won', lost: 'lost', nobody: 'nobody won', open: 'no seat of mine' } satisfies Record<Result, string>,
  places: { here: 'at this screen', link: 'by link', daily: 'the daily heist' },
  played: 'Played',
  won: 'Won',
  lost: 'Lost',
  share: 'Share of wins',
  row: 'Won in a row',
  older: 'Show older games',
  none: 'No game is like that.',
  noServer: 'The server did not answer: games by link are missing.',
  file: 'Open a record file',
  insights: 'Insights into how I play',
  shareReplay: 'Share this replay',
  replayOf: (game: string) => `A game of ${game}, move by move:`,
  copied: 'Address copied',
  tooLong: 'This game is too long for an address. Download its record and send the file instead.',
  broken: 'This address does not hold a whole game: a part of it is missing or was changed on its way.',
};

/** What the page of my games and the sharing of replays say. Pages that need it fetch it. */
export type MineWords = typeof en;

const de: MineWords = {
  title: 'Meine Spiele',
  onlyHere: (name) => `Du bist ${name}, aber nur in diesem Browser: Ohne ihn sind deine Spiele per Link verloren.`,
  keepName: 'Meinen Namen behalten',
  elsewhere: 'Hast du auf einem anderen Gerät per Link gespielt? Melde dich an, dann sind deine Spiele hier.',
  signIn: 'Anmelden',
  points: (score) => (score === 1 ? '1 Punkt' : `${score} Punkte`),
  nothing: 'Noch ist kein Spiel zu Ende. Dann stehen hier Ergebnis, Aufzeichnung und deine Bilanz.',
  history: 'Beendete Spiele',
  standing: 'Meine Bilanz',
  about: 'Aus den Spielen dieser Liste, ohne Spiele mit Anleitung und ohne solche mit zurückgenommenen Zügen.',
  game: 'Spiel',
  result: 'Ergebnis',
  place: 'Wo',
  all: 'alle',
  results: { won: 'gewonnen', lost: 'verloren', nobody: 'niemand gewann', open: 'ohne eigenen Platz' },
  places: { here: 'an diesem Bildschirm', link: 'mit Link', daily: 'Coup des Tages' },
  played: 'Partien',
  won: 'Siege',
  lost: 'Verloren',
  share: 'Quote',
  row: 'in Folge',
  older: 'Ältere Spiele zeigen',
  none: 'So ein Spiel gibt es nicht.',
  noServer: 'Der Server hat nicht geantwortet: Spiele mit Link fehlen.',
  file: 'Datei mit einer Aufzeichnung öffnen',
  insights: 'Einblicke in mein Spiel',
  shareReplay: 'Dieses Spiel teilen',
  replayOf: (game) => `Eine Partie ${game}, Zug für Zug:`,
  copied: 'Adresse kopiert',
  tooLong: 'Dieses Spiel ist zu lang für eine Adresse. Lade die Aufzeichnung herunter und schick die Datei.',
  broken: 'In dieser Adresse steckt kein ganzes Spiel: Ein Teil fehlt oder wurde unterwegs verändert.',
};

const WORDS: ByLanguage<MineWords> = { en, de };

/** What the page of my games says, in the language of the page. */
export const useMineWords = (): MineWords => WORDS[useLanguage()];
