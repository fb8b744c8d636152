import { wordsHook } from './words.ts';

const en = {
  title: 'As they played it',
  about:
    'Play the same deal from the start, against bots; then both games stand side by side. It counts in no statistics.',
  as: 'You sit where',
  play: 'Play this deal',
  toComparison: 'Compare with theirs',
  comparison: (game: string) => `${game}: as they played it`,
  lead: 'The same deal, played twice.',
  notOver: 'Your game of this deal goes on: play it to its end first.',
  goOn: 'Go on playing',
  what: 'What',
  they: 'They',
  you: 'You',
  players: 'Players',
  result: 'Result',
  won: (names: string) => `${names} won`,
  nobodyWon: 'nobody won',
  teamWon: 'won',
  teamLost: 'lost',
  stopped: 'ended early',
  actions: 'Actions',
  yourReplay: 'Your game, move by move',
};

const de: typeof en = {
  title: 'Wie sie es gespielt haben',
  about:
    'Spiel mit denselben Karten von Anfang an gegen Bots; danach stehen beide Spiele nebeneinander. In Statistiken zählt es nicht.',
  as: 'Du sitzt auf dem Platz von',
  play: 'Mit denselben Karten spielen',
  toComparison: 'Mit ihrem Spiel vergleichen',
  comparison: (game) => `${game}: wie sie es gespielt haben`,
  lead: 'Dieselben Karten, zweimal gespielt.',
  notOver: 'Dein Spiel mit diesen Karten läuft noch: Spiel es erst zu Ende.',
  goOn: 'Weiterspielen',
  what: 'Was',
  they: 'Sie',
  you: 'Du',
  players: 'Am Tisch',
  result: 'Ergebnis',
  won: (names) => `Sieg: ${names}`,
  nobodyWon: 'niemand gewann',
  teamWon: 'gewonnen',
  teamLost: 'verloren',
  stopped: 'vorzeitig beendet',
  actions: 'Aktionen',
  yourReplay: 'Dein Spiel, Zug für Zug',
};

/** The words of a deal that is played again, in the language of the page. */
export const useSameDealWords = wordsHook({ en, de });
