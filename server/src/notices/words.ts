import type { ByLanguage, Language } from '@hideout/kernel';

const list = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const en = {
  turn: (game: string) => `Your turn: ${game}`,
  reminder: (game: string) => `Your time is running out: ${game}`,
  against: (names: readonly string[]) =>
    names.length === 0 ? 'The table waits for you.' : `With ${list(names, 'en')}.`,
  /** Several tables wait. */
  several: (count: number) => `${count} games wait for you`,
  /** How long is left until the turn is over. */
  left: (hours: number) => (hours >= 48 ? `${Math.floor(hours / 24)} days left.` : `${Math.max(1, hours)} hours left.`),
  open: 'Open the table',
  stop: 'No more mail of this kind',
  /** For a table's own hook: everybody reads it. */
  hook: (name: string, game: string) => `${name}, it is your turn: ${game}`,
  code: (code: string) =>
    `Your code is ${code}. Type it on the page where you asked for it. It is good for ten minutes.`,
  codeTitle: 'Your code for Hideout',
};

const de: typeof en = {
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
};

/** What a notice says. It tells nothing of a game but whose turn it is. */
export const NOTICE_WORDS: ByLanguage<typeof en> = { en, de };
