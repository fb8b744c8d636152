import { titled, type Language } from '@hideout/kernel';
import type { Colour, Good } from '../rules/cities.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { counted } from '../words/speech.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** The words of the game by language. */
export const VOCABULARY: Readonly<Record<Language, Vocabulary>> = { en: EN, de: DE };

/** “+3”, “−2”. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const en = {
  crew: (owner: string | undefined, place: string, thieves: number) =>
    `${owner === undefined ? 'Your' : `${owner}'s`} Crew at ${place}, ${EN.counts.thieves(thieves)}`,
  slot: (place: string, free: number) => `${place}: ${EN.counts.freeSlots(free)} for your Thieves`,
  holds: (gear: string) => `Gear: ${gear}`,
  onTop: (thief: string) => `topmost on ${thief}`,
  covered: (thief: string) => `covered, on ${thief}`,
  track: (space: number, leader: string | undefined, bonus: number) =>
    leader === undefined
      ? 'Tracker in the middle: nobody wins'
      : `Tracker on space ${space} of ${leader}${bonus > 0 ? `, bonus ${bonus}` : ''}`,
  /** After “of”. */
  ofYou: 'you',
  rounds: 'Round track',
  round: (number: number, cards: number, deals: 'thieves' | 'gear', starter: string | undefined) =>
    `Round ${number}: ${cards} ${deals === 'gear' ? 'Gear' : 'Thieves'} each, ${starter === undefined ? 'you start' : `${starter} starts`}`,
  goods: (place: string) => `Stolen Goods at ${place}`,
  goodText: 'At the end Goods score in sets of different kinds: one 2 points, two 5, three 9.',
  hand: (n: number) => `${EN.board.hand(undefined)}, ${EN.counts.cards(n)}`,
  rivalHand: (name: string, n: number, known: boolean) =>
    `${EN.board.hand(name)}, ${EN.counts.cards(n)}${known ? ', known to you' : ''}`,
  unknown: 'A card that you do not know',
  sell: (card: string) => `Sell ${card} for 1 Coin`,
  sellShort: 'Sell',
  price: (coins: number) => (coins === 0 ? 'free' : `costs ${EN.counts.coins(coins)}`),
  gain: (coins: number) => `brings ${EN.counts.coins(coins)}`,
  costs: (coins: number) => (coins === 0 ? 'Costs nothing.' : `Costs ${EN.counts.coins(coins)}.`),
  brings: (coins: number) => (coins === 0 ? 'Brings no Coins.' : `Brings ${EN.counts.coins(coins)}.`),
  hideout: (owner: string | undefined) => (owner === undefined ? 'Your Hideout' : `${owner}'s Hideout`),
  score: (owner: string, points: number) => `${owner}: ${EN.counts.points(points)} as the table stands`,
  coinsText: (supply: number) =>
    `${counted('Coin is', 'Coins are')(supply)} left in the supply. When it is empty, Coins are taken from a richer rival.`,
  laundered: counted('laundered Coin', 'laundered Coins'),
  launderedText: 'Laundered Coins lie in the Hideout for good: they cannot be spent or taken.',
  discards: counted('discard', 'discards'),
  discardsNone: 'Nothing has been discarded yet.',
  base: (points: number) => `${EN.counts.points(points)} for winning here.`,
  effect: 'Location Effect, for whoever meets it',
  trackText: 'Whoever has the Tracker on their side at the end wins the Location, and the bonus of its space.',
  colour: (colour: string) => `${titled(colour)} Gear.`,
  /** What a card would do now, by Location. */
  now: 'Played now:',
  capers: counted('Caper', 'Capers'),
  gains: (coins: number) => `+${EN.counts.coins(coins)}`,
  steals: (good: Good) => `steals ${good === 'antique' ? 'an' : 'a'} ${titled(good)}`,
  stealsAny: 'steals a Good of your choice',
  stealsNothing: 'nothing to steal',
  burns: (card: string) => `burns ${card}`,
  burnsAny: 'burns a Gear of your choice',
  burnsNothing: 'nothing to burn',
  morePoints: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  rivalPoints: (n: number) => `${signed(n)} for your rival`,
  nothingNow: 'nothing at once',
  /** The rows of the key that are no icons. */
  signs: {
    good: (good: Good) => titled(good),
    gear: (colour: string) => `${titled(colour)} Gear`,
    colours: {
      purple: 'Mostly Capers.',
      green: 'Mostly stealing.',
      red: 'Burning, and protection from it.',
      yellow: 'Mostly Coins.',
      'light blue': 'Only in Paris: points for each other.',
      bronze: 'Only in Rome: points for discards and for winning.',
      silver: 'Only in London: laundering.',
      orange: 'Only in Barcelona: eyes.',
    } satisfies Record<Colour, string>,
    base: { name: 'Worth', text: 'What the winner of this Location scores, before its bonus and its Track.' },
    effect: { name: 'Location Effect', text: 'Whoever plays Gear of this colour here gains what the arrow points at.' },
    discards: { name: 'Discards', text: 'Cards in a Hideout: sold, burned, or left over at the end of a round.' },
  },
};

const de: typeof en = {
  crew: (owner, place, thieves) =>
    `${owner === undefined ? 'Deine Crew' : `Crew von ${owner}`}: ${place}, ${DE.counts.thieves(thieves)}`,
  slot: (place, free) => `${place}: ${DE.counts.freeSlots(free)} für deine Diebe`,
  holds: (gear) => `Ausrüstung: ${gear}`,
  onTop: (thief) => `zuoberst, ${thief}`,
  covered: (thief) => `verdeckt von anderer, ${thief}`,
  track: (space, leader, bonus) =>
    leader === undefined
      ? 'Marker in der Mitte: Niemand gewinnt'
      : `Marker auf Feld ${space} von ${leader}${bonus > 0 ? `, Bonus ${bonus}` : ''}`,
  ofYou: 'dir',
  rounds: 'Rundenleiste',
  round: (number, cards, deals, starter) =>
    `Runde ${number}: je ${cards} ${deals === 'gear' ? 'Ausrüstungen' : 'Diebe'}, ${starter === undefined ? 'du beginnst' : `${starter} beginnt`}`,
  goods: (place) => `Beute: ${place}`,
  goodText: 'Am Ende zählt Beute in Sätzen verschiedener Arten: eine 2 Punkte, zwei 5, drei 9.',
  hand: (n) => `${DE.board.hand(undefined)}, ${DE.counts.cards(n)}`,
  rivalHand: (name, n, known) => `${DE.board.hand(name)}, ${DE.counts.cards(n)}${known ? ', dir bekannt' : ''}`,
  unknown: 'Eine Karte, die du nicht kennst',
  sell: (card) => `${card} für 1 Münze verkaufen`,
  sellShort: 'Verkauf',
  price: (coins) => (coins === 0 ? 'kostenlos' : `kostet ${DE.counts.coins(coins)}`),
  gain: (coins) => `bringt ${DE.counts.coins(coins)}`,
  costs: (coins) => (coins === 0 ? 'Kostet nichts.' : `Kostet ${DE.counts.coins(coins)}.`),
  brings: (coins) => (coins === 0 ? 'Bringt keine Münzen.' : `Bringt ${DE.counts.coins(coins)}.`),
  hideout: (owner) => (owner === undefined ? 'Dein Versteck' : `Versteck von ${owner}`),
  score: (owner, points) => `${owner}: ${DE.counts.points(points)} nach dem jetzigen Stand`,
  coinsText: (supply) => `Im Vorrat: ${DE.counts.coins(supply)}. Ist er leer, kommen Münzen vom reicheren Gegenüber.`,
  laundered: counted('gewaschene Münze', 'gewaschene Münzen'),
  launderedText: 'Gewaschene Münzen bleiben im Versteck: Niemand kann sie ausgeben oder nehmen.',
  discards: counted('Abwurf', 'Abwürfe'),
  discardsNone: 'Noch liegt nichts ab.',
  base: (points) => `${DE.counts.points(points)} für den Sieg hier.`,
  effect: 'Wirkung des Ortes, für alle, die sie erfüllen',
  trackText: 'Wer den Marker am Ende auf seiner Seite hat, gewinnt den Ort und den Bonus des Feldes.',
  colour: (colour) => `Ausrüstung in ${colour}.`,
  now: 'Jetzt gespielt:',
  capers: counted('Coup', 'Coups'),
  gains: (coins) => `+${DE.counts.coins(coins)}`,
  steals: (good) =>
    `stiehlt ${good === 'antique' ? 'eine' : good === 'diamond' ? 'einen' : 'ein'} ${{ diamond: 'Diamanten', painting: 'Gemälde', antique: 'Antiquität' }[good]}`,
  stealsAny: 'stiehlt eine Beute deiner Wahl',
  stealsNothing: 'nichts zu stehlen',
  burns: (card) => `verbrennt „${card}“`,
  burnsAny: 'verbrennt eine Ausrüstung deiner Wahl',
  burnsNothing: 'nichts zu verbrennen',
  morePoints: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`,
  rivalPoints: (n) => `${signed(n)} für dein Gegenüber`,
  nothingNow: 'nichts sofort',
  signs: {
    good: (good) => ({ diamond: 'Diamant', painting: 'Gemälde', antique: 'Antiquität' })[good],
    gear: (colour) => `Ausrüstung in ${colour}`,
    colours: {
      purple: 'Meist Coups.',
      green: 'Meist Diebstahl.',
      red: 'Brand, und Schutz davor.',
      yellow: 'Meist Münzen.',
      'light blue': 'Nur in Paris: Punkte füreinander.',
      bronze: 'Nur in Rom: Punkte für Abwürfe und Siege.',
      silver: 'Nur in London: Geldwäsche.',
      orange: 'Nur in Barcelona: Augen.',
    },
    base: { name: 'Wert', text: 'Was dieser Ort seinem Sieger bringt, vor Bonus und Leiste.' },
    effect: {
      name: 'Wirkung des Ortes',
      text: 'Wer hier Ausrüstung dieser Farbe spielt, erhält, worauf der Pfeil zeigt.',
    },
    discards: { name: 'Abwürfe', text: 'Karten im Versteck: verkauft, verbrannt oder am Rundenende übrig.' },
  },
};

/** The words of the board by language. */
export const BOARD_WORDS: Readonly<Record<Language, typeof en>> = { en, de };
