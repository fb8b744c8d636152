import type { TableRatings } from '@hideout/protocol';
import { wordsHook } from './words.ts';

const en = {
  title: 'Leaderboard',
  mine: 'My ratings',
  lead: 'How strong people and bots are, by what they play. 400 points more win about ten times of eleven.',
  about:
    'Games by link count once they have ended by the rules, by the clock or because somebody gave up. A take-back makes a game count for nobody, whoever leaves is finished by a stand-in, and many games with the same players weigh less. The range holds 95 times of 100; “provisional” means that too few games have been played.',
  guests:
    'Only names that last stand here. A guest is rated too, and takes the rating along when the name is made to last in the settings.',
  none: 'Nobody has a rating here yet.',
  noServer: 'The server did not answer: ratings are kept there.',
  game: 'Game',
  what: 'What is played',
  rank: 'Rank',
  name: 'Name',
  rating: 'Rating',
  games: 'Games',
  you: (name: string) => `${name} (you)`,
  bot: (level: string) => `Bot: ${level}`,
  provisional: 'provisional',
  seats: (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`),
  earlier: (version: number) => `rules version ${version}`,
  leaderboard: 'Leaderboard',
  changed: (before: number, after: number, margin: number) => `Your rating: ${before} → ${after} ± ${margin}`,
  counting: 'Your rating is being worked out.',
  unrated: {
    casual: 'This game does not count for ratings.',
    daily: 'The daily heist does not count for ratings.',
    'take-back': 'Not rated: something was taken back.',
    idle: 'Not rated: nobody went on with the game.',
    bot: 'Not rated: nobody has measured how strong this bot is.',
  } satisfies Record<NonNullable<TableRatings['unrated']>, string>,
  counts: 'Rating',
  countsYes: 'counts for ratings',
  countsNo: 'does not count',
  beside: (rating: number, margin: number) => `Rating ${rating} ± ${margin}`,
};

const de: typeof en = {
  title: 'Bestenliste',
  mine: 'Meine Wertungen',
  lead: 'Wie stark Menschen und Bots sind, je nachdem, was sie spielen. Wer 400 Punkte mehr hat, gewinnt etwa zehn von elf Spielen.',
  about:
    'Spiele per Link zählen, sobald sie nach den Regeln, durch die Uhr oder durch Aufgeben zu Ende sind. Eine Zurücknahme macht ein Spiel wertungslos, wer geht, wird von einer Vertretung zu Ende gespielt, und viele Spiele mit denselben Leuten wiegen weniger. Der Bereich stimmt in 95 von 100 Fällen; „vorläufig“ heißt, dass es noch zu wenige Spiele sind.',
  guests:
    'Hier stehen nur Namen, die bleiben. Auch Gäste werden gewertet und nehmen ihre Wertung mit, wenn der Name in den Einstellungen dauerhaft wird.',
  none: 'Hier hat noch niemand eine Wertung.',
  noServer: 'Der Server hat nicht geantwortet: Wertungen liegen dort.',
  game: 'Spiel',
  what: 'Was gespielt wird',
  rank: 'Rang',
  name: 'Name',
  rating: 'Wertung',
  games: 'Spiele',
  you: (name) => `${name} (du)`,
  bot: (level) => `Bot: ${level}`,
  provisional: 'vorläufig',
  seats: (seats) => (seats === 1 ? '1 Platz' : `${seats} Plätze`),
  earlier: (version) => `Regeln in Fassung ${version}`,
  leaderboard: 'Bestenliste',
  changed: (before, after, margin) => `Deine Wertung: ${before} → ${after} ± ${margin}`,
  counting: 'Deine Wertung wird berechnet.',
  unrated: {
    casual: 'Dieses Spiel zählt nicht für Wertungen.',
    daily: 'Der Coup des Tages zählt nicht für Wertungen.',
    'take-back': 'Ohne Wertung: Es wurde etwas zurückgenommen.',
    idle: 'Ohne Wertung: Niemand hat weitergespielt.',
    bot: 'Ohne Wertung: Niemand hat gemessen, wie stark dieser Bot ist.',
  },
  counts: 'Wertung',
  countsYes: 'zählt für die Wertung',
  countsNo: 'zählt nicht',
  beside: (rating, margin) => `Wertung ${rating} ± ${margin}`,
};

/** The words of ratings in the language of the page. */
export const useRatingWords = wordsHook({ en, de });
