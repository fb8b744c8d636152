import { wordsHook } from './words.ts';

const en = {
  title: (game: string) => `${game}: play somebody near you`,
  lead: 'You wait for somebody about as strong as you; the longer you wait, the more you may differ. After 60 seconds a bot about as strong as you takes the other seat.',
  afterwards:
    'The game counts for ratings. Rivals have 20 minutes each and 15 seconds more a turn; teams and games with a bot have no clock.',
  begin: 'Find somebody',
  waiting: (window: number) => `Looking for somebody at most ${window} points stronger or weaker than you.`,
  bot: (seconds: number) => (seconds === 1 ? 'In 1 second a bot plays.' : `In ${seconds} seconds a bot plays.`),
  progress: 'How long you have waited',
  cancel: 'Wait no more',
  found: 'Somebody has been found. To the table …',
  elsewhere: 'You are waiting for somebody at another game.',
  toOther: 'To that game',
};

const de: typeof en = {
  title: (game) => `${game}: jemand auf deinem Niveau`,
  lead: 'Du wartest auf jemanden, der ungefähr so stark ist wie du; je länger du wartest, desto größer darf der Abstand sein. Nach 60 Sekunden nimmt ein Bot, der ungefähr so stark ist wie du, den anderen Platz ein.',
  afterwards:
    'Das Spiel zählt für die Wertung. Wer gegeneinander spielt, hat je 20 Minuten und 15 Sekunden mehr pro Zug; Teams und Spiele mit einem Bot haben keine Uhr.',
  begin: 'Jemanden finden',
  waiting: (window) => `Gesucht wird jemand, der höchstens ${window} Punkte stärker oder schwächer ist als du.`,
  bot: (seconds) => (seconds === 1 ? 'In 1 Sekunde spielt ein Bot.' : `In ${seconds} Sekunden spielt ein Bot.`),
  progress: 'Wie lange du schon wartest',
  cancel: 'Nicht mehr warten',
  found: 'Es ist jemand gefunden. Auf zum Tisch …',
  elsewhere: 'Du wartest bei einem anderen Spiel auf jemanden.',
  toOther: 'Zu jenem Spiel',
};

/** The words of near play in the language of the page. */
export const useNearWords = wordsHook({ en, de });
