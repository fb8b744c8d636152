import type { Good } from '../rules/index.ts';
import type { Language } from '@hideout/kernel';

/** What the board says besides the names and texts of the cards. */
interface BoardWords {
  readonly sites: string;
  readonly crew: (owner: string | undefined, place: string, thieves: number) => string;
  readonly slot: (place: string, free: number) => string;
  readonly hire: string;
  readonly holds: (gear: string) => string;
  readonly onTop: (thief: string) => string;
  readonly covered: (thief: string) => string;
  readonly track: (space: number, leader: string | undefined, bonus: number) => string;
  readonly goods: (place: string) => string;
  readonly good: Readonly<Record<Good, (count: number) => string>>;
  readonly goodText: string;
  readonly hand: (count: number) => string;
  readonly rivalHand: (name: string, count: number, known: boolean) => string;
  readonly unknown: string;
  readonly sell: (card: string) => string;
  readonly sellShort: string;
  readonly price: (coins: number) => string;
  readonly gain: (coins: number) => string;
  readonly costs: (coins: number) => string;
  readonly brings: (coins: number) => string;
  readonly hideout: (owner: string | undefined) => string;
  readonly you: string;
  readonly score: (owner: string, points: number) => string;
  readonly scoreShort: string;
  readonly coins: (count: number) => string;
  readonly coinsText: (supply: number) => string;
  readonly laundered: (count: number) => string;
  readonly launderedText: string;
  readonly lootNone: string;
  readonly discards: (count: number) => string;
  readonly discardsNone: string;
  readonly round: (round: number, of: number, deals: 'thieves' | 'gear') => string;
  readonly supply: (count: number) => string;
  readonly over: string;
  readonly base: (points: number) => string;
  readonly effect: string;
  readonly trackText: string;
  readonly colour: (colour: string) => string;
}

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const en: BoardWords = {
  sites: 'Locations',
  crew: (owner, place, thieves) =>
    `${owner === undefined ? 'Your' : `${owner}'s`} Crew at ${place}, ${count(thieves, 'Thief', 'Thieves')}`,
  slot: (place, free) => `${place}: ${count(free, 'free slot', 'free slots')} for your Thieves`,
  hire: 'Hire here',
  holds: (gear) => `Gear: ${gear}`,
  onTop: (thief) => `topmost on ${thief}`,
  covered: (thief) => `covered, on ${thief}`,
  track: (space, leader, bonus) =>
    leader === undefined
      ? 'Tracker in the middle: nobody wins'
      : `Tracker on space ${space} of ${leader}${bonus > 0 ? `, bonus ${bonus}` : ''}`,
  goods: (place) => `Stolen Goods at ${place}`,
  good: {
    diamond: (n) => count(n, 'Diamond', 'Diamonds'),
    painting: (n) => count(n, 'Painting', 'Paintings'),
    antique: (n) => count(n, 'Antique', 'Antiques'),
  },
  goodText: 'At the end Goods score in sets of different kinds: one 2 points, two 5, three 9.',
  hand: (n) => `Your hand, ${count(n, 'card', 'cards')}`,
  rivalHand: (name, n, known) => `${name}'s hand, ${count(n, 'card', 'cards')}${known ? ', known to you' : ''}`,
  unknown: 'A card that you do not know',
  sell: (card) => `Sell ${card} for 1 Coin`,
  sellShort: 'Sell',
  price: (coins) => (coins === 0 ? 'free' : `costs ${count(coins, 'Coin', 'Coins')}`),
  gain: (coins) => `brings ${count(coins, 'Coin', 'Coins')}`,
  costs: (coins) => (coins === 0 ? 'Costs nothing.' : `Costs ${count(coins, 'Coin', 'Coins')}.`),
  brings: (coins) => (coins === 0 ? 'Brings no Coins.' : `Brings ${count(coins, 'Coin', 'Coins')}.`),
  hideout: (owner) => (owner === undefined ? 'Your Hideout' : `${owner}'s Hideout`),
  you: 'You',
  score: (owner, points) => `${owner}: ${count(points, 'point', 'points')} as the table stands`,
  scoreShort: 'points now',
  coins: (n) => count(n, 'Coin', 'Coins'),
  coinsText: (supply) =>
    `${count(supply, 'Coin is', 'Coins are')} left in the supply. When it is empty, Coins are taken from a richer rival.`,
  laundered: (n) => count(n, 'laundered Coin', 'laundered Coins'),
  launderedText: 'Laundered Coins lie in the Hideout for good: they cannot be spent or taken.',
  lootNone: 'Stolen Goods',
  discards: (n) => count(n, 'discard', 'discards'),
  discardsNone: 'Nothing has been discarded yet.',
  round: (round, of, deals) => `Round ${round} of ${of}: ${deals === 'gear' ? 'Gear' : 'Thieves'}`,
  supply: (n) => `Supply: ${count(n, 'Coin', 'Coins')}`,
  over: 'The game is over',
  base: (points) => `${count(points, 'point', 'points')} for winning here.`,
  effect: 'Location Effect, for whoever meets it',
  trackText: 'Whoever has the Tracker on their side at the end wins the Location, and the bonus of its space.',
  colour: (colour) => `${colour} Gear.`,
};

const de: BoardWords = {
  sites: 'Orte',
  crew: (owner, place, thieves) =>
    `${owner === undefined ? 'Deine Crew' : `Crew von ${owner}`}: ${place}, ${count(thieves, 'Dieb', 'Diebe')}`,
  slot: (place, free) => `${place}: ${count(free, 'freier Platz', 'freie Plätze')} für deine Diebe`,
  hire: 'Hier anheuern',
  holds: (gear) => `Ausrüstung: ${gear}`,
  onTop: (thief) => `zuoberst, ${thief}`,
  covered: (thief) => `verdeckt von anderer, ${thief}`,
  track: (space, leader, bonus) =>
    leader === undefined
      ? 'Marker in der Mitte: Niemand gewinnt'
      : `Marker auf Feld ${space} von ${leader}${bonus > 0 ? `, Bonus ${bonus}` : ''}`,
  goods: (place) => `Beute: ${place}`,
  good: {
    diamond: (n) => count(n, 'Diamant', 'Diamanten'),
    painting: (n) => count(n, 'Gemälde', 'Gemälde'),
    antique: (n) => count(n, 'Antiquität', 'Antiquitäten'),
  },
  goodText: 'Am Ende zählt Beute in Sätzen verschiedener Arten: eine 2 Punkte, zwei 5, drei 9.',
  hand: (n) => `Deine Hand, ${count(n, 'Karte', 'Karten')}`,
  rivalHand: (name, n, known) => `Hand von ${name}, ${count(n, 'Karte', 'Karten')}${known ? ', dir bekannt' : ''}`,
  unknown: 'Eine Karte, die du nicht kennst',
  sell: (card) => `${card} für 1 Münze verkaufen`,
  sellShort: 'Verkauf',
  price: (coins) => (coins === 0 ? 'kostenlos' : `kostet ${count(coins, 'Münze', 'Münzen')}`),
  gain: (coins) => `bringt ${count(coins, 'Münze', 'Münzen')}`,
  costs: (coins) => (coins === 0 ? 'Kostet nichts.' : `Kostet ${count(coins, 'Münze', 'Münzen')}.`),
  brings: (coins) => (coins === 0 ? 'Bringt keine Münzen.' : `Bringt ${count(coins, 'Münze', 'Münzen')}.`),
  hideout: (owner) => (owner === undefined ? 'Dein Versteck' : `Versteck von ${owner}`),
  you: 'Du',
  score: (owner, points) => `${owner}: ${count(points, 'Punkt', 'Punkte')} nach dem jetzigen Stand`,
  scoreShort: 'Punkte jetzt',
  coins: (n) => count(n, 'Münze', 'Münzen'),
  coinsText: (supply) =>
    `Im Vorrat: ${count(supply, 'Münze', 'Münzen')}. Ist er leer, kommen Münzen vom reicheren Gegenüber.`,
  laundered: (n) => count(n, 'gewaschene Münze', 'gewaschene Münzen'),
  launderedText: 'Gewaschene Münzen bleiben im Versteck: Niemand kann sie ausgeben oder nehmen.',
  lootNone: 'Beute',
  discards: (n) => count(n, 'Abwurf', 'Abwürfe'),
  discardsNone: 'Noch liegt nichts ab.',
  round: (round, of, deals) => `Runde ${round} von ${of}: ${deals === 'gear' ? 'Ausrüstung' : 'Diebe'}`,
  supply: (n) => `Vorrat: ${count(n, 'Münze', 'Münzen')}`,
  over: 'Das Spiel ist aus',
  base: (points) => `${count(points, 'Punkt', 'Punkte')} für den Sieg hier.`,
  effect: 'Wirkung des Ortes, für alle, die sie erfüllen',
  trackText: 'Wer den Marker am Ende auf seiner Seite hat, gewinnt den Ort und den Bonus des Feldes.',
  colour: (colour) => `Ausrüstung in ${colour}.`,
};

/** The words of the board by language. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
