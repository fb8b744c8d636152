import type { ByLanguage, Language } from '@hideout/kernel';

/** What a notice says. It tells nothing of a game but whose turn it is. */
interface NoticeWords {
  readonly turn: (game: string) => string;
  readonly reminder: (game: string) => string;
  readonly against: (names: readonly string[]) => string;
  /** Several tables wait. */
  readonly several: (count: number) => string;
  /** How long is left until the turn is over. */
  readonly left: (hours: number) => string;
  readonly open: string;
  readonly stop: string;
  /** For a table's own hook: everybody reads it. */
  readonly hook: (name: string, game: string) => string;
  readonly code: (code: string) => string;
  readonly codeTitle: string;
}

const list = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export const NOTICE_WORDS: ByLanguage<NoticeWords> = {
  en: {
    turn: (game) => `Your turn: ${game}`,
    reminder: (game) => `Your time is running out: ${game}`,
    against: (names) => (names.length === 0 ? 'The table waits for you.' : `With ${list(names, 'en')}.`),
    several: (count) => `${count} games wait for you`,
    left: (hours) => (hours >= 48 ? `${Math.floor(hours / 24)} days left.` : `${Math.max(1, hours)} hours left.`),
    open: 'Open the table',
    stop: 'No more mail of this kind',
    hook: (name, game) => `${name}, it is your turn: ${game}`,
    code: (code) => `Your code is ${code}. Type it on the page where you asked for it. It is good for ten minutes.`,
    codeTitle: 'Your code for Hideout',
  },
  de: {
    turn: (game) => `Du bist am Zug: ${game}`,
    reminder: (game) => `Deine Zeit läuft ab: ${game}`,
    against: (names) => (names.length === 0 ? 'Der Tisch wartet auf dich.' : `Mit ${list(names, 'de')}.`),
    several: (count) => `${count} Partien warten auf dich`,
    left: (hours) => (hours >= 48 ? `Noch ${Math.floor(hours / 24)} Tage.` : `Noch ${Math.max(1, hours)} Stunden.`),
    open: 'Zum Tisch',
    stop: 'Keine solchen Mails mehr',
    hook: (name, game) => `${name}, du bist am Zug: ${game}`,
    code: (code) => `Dein Code ist ${code}. Gib ihn auf der Seite ein, die danach fragt. Er gilt zehn Minuten.`,
    codeTitle: 'Dein Code für Hideout',
  },
};
