import { plural, type ByLanguage } from '@hideout/kernel';
import { FIGURES } from '../rules/index.ts';
import type { KindName } from '../rules/kinds.ts';

const { alone, perType, perTypeMost, ahead, nuke } = FIGURES;

/** By type: what the card does, in a few words that fit on it. */
type Gists = Readonly<Record<KindName, string>>;

const en = {
  gists: {
    diplomat: 'Pays for a Defcon card',
    admiral: `+${alone} if alone. Can move`,
    spy: 'Unmasks enemies here',
    policeman: `+${perType} per enemy type (max ${perTypeMost})`,
    scientist: `+${ahead} with more labs`,
    nuke: `+${nuke} when activated`,
    guerrilla: 'Grabs a country (turn 1)',
    defector: 'A protest for the loser',
    soldier: 'Closes the place',
  } satisfies Gists as Gists,
  /** The influence that a card of the hand would bring: “Cuba 2 → 4”. */
  wouldCount: (list: string) => `Your influence with it, as far as you can see: ${list}.`,
  /** By type: what activating the card where it lies would do. */
  wouldDo: {
    diplomat: () => 'Activated, it leaves a justification: your next Defcon card here costs nothing.',
    admiral: ({ list }: Forecast) => `Activated, it moves on to ${list}.`,
    spy: ({ hidden }: Forecast) =>
      `Activated, it unmasks ${plural(hidden, 'hidden enemy card', 'hidden enemy cards')}.`,
    nuke: ({ now, after }: Forecast) => `Activated, it raises your influence here from ${now} to ${after}.`,
    guerrilla: () => 'Activated, it lays an enemy country of your choice on this one; the winner takes both.',
    defector: () => 'Activated, it hides a protest here. Whoever does not win this place takes it.',
    soldier: () => 'Activated, it closes this place: no agent comes or goes until the round ends.',
  },
  or: ' or ',
  paid: 'Your justification pays for it.',
  costs: (level: number, draws: number) =>
    `It lowers Defcon to ${level}: you draw ${plural(draws, 'protest', 'protests')}.`,
  tieTo: 'tie:',
  points: (value: number): string => (value === 1 ? 'point' : 'points'),
  labGives: (rank: string) => `returns protests up to ${rank}`,
};

/** What the forecast of a card is made of. */
interface Forecast {
  /** The influence there now, and afterwards. */
  readonly now: number;
  readonly after: number;
  /** Hidden cards of the enemy there. */
  readonly hidden: number;
  /** The places that it may move on to. */
  readonly list: string;
}

const de: typeof en = {
  gists: {
    diplomat: 'Zahlt für Defcon',
    admiral: `+${alone} allein. Kann ziehen`,
    spy: 'Enttarnt Gegner hier',
    policeman: `+${perType} je Gegnerart (max. ${perTypeMost})`,
    scientist: `+${ahead} bei mehr Laboren`,
    nuke: `+${nuke}, wenn aktiviert`,
    guerrilla: 'Greift ein Land (Zug 1)',
    defector: 'Protest für den Verlierer',
    soldier: 'Sperrt den Ort',
  },
  wouldCount: (list) => `Dein Einfluss mit ihr, soweit du es siehst: ${list}.`,
  wouldDo: {
    diplomat: () => 'Aktiviert hinterlässt er eine Rechtfertigung: Deine nächste Defcon-Aktion hier kostet nichts.',
    admiral: ({ list }) => `Aktiviert zieht er weiter: ${list}.`,
    spy: ({ hidden }) =>
      `Aktiviert enttarnt er ${plural(hidden, 'verdeckte gegnerische Karte', 'verdeckte gegnerische Karten')}.`,
    nuke: ({ now, after }) => `Aktiviert hebt sie deinen Einfluss hier von ${now} auf ${after}.`,
    guerrilla: () => 'Aktiviert legt sie ein Land des Gegners, das du wählst, auf dieses; der Sieger nimmt beide.',
    defector: () => 'Aktiviert versteckt er hier einen Protest. Wer diesen Ort nicht gewinnt, nimmt ihn.',
    soldier: () => 'Aktiviert sperrt er diesen Ort: Bis zum Ende der Runde kommt und geht kein Agent.',
  },
  or: ' oder ',
  paid: 'Deine Rechtfertigung bezahlt dafür.',
  costs: (level, draws) => `Das senkt Defcon auf ${level}: Du ziehst ${plural(draws, 'Protest', 'Proteste')}.`,
  tieTo: 'Patt:',
  points: (value) => (value === 1 ? 'Punkt' : 'Punkte'),
  labGives: (rank) => `nimmt Proteste bis ${rank}`,
};

/** The words of cards and locations by language. */
export const CARD_WORDS: ByLanguage<typeof en> = { en, de };
