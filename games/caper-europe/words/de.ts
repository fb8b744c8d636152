import type { Audience } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { idOfCard, idOfLocation, type CardId, type CardName, type LocationId } from '../rules/card.ts';
import type { LocationName } from '../rules/cards/locations.ts';
import { GOODS, type Colour, type Good } from '../rules/cities.ts';
import { isGearRound, ROUNDS } from '../rules/state.ts';
import type { Thing } from '../rules/things.ts';
import { counted, does, textOf, type EventOf, type IconTexts, type Spot, type ThingTexts } from './speech.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The Locations: their names, and where something happens that happens there. */
const locations: Readonly<Record<LocationName, readonly [name: string, at: string]>> = {
  yacht: ['Jacht', 'auf der Jacht'],
  casino: ['Casino', 'im Casino'],
  'art-gallery': ['Kunstgalerie', 'in der Kunstgalerie'],
  chapel: ['Kapelle', 'in der Kapelle'],
  bank: ['Bank', 'in der Bank'],
  jeweller: ['Juwelier', 'beim Juwelier'],
  'auction-house': ['Auktionshaus', 'im Auktionshaus'],
  'grand-terminus': ['Hauptbahnhof', 'im Hauptbahnhof'],
  louvre: ['Louvre', 'im Louvre'],
  'moulin-rouge': ['Moulin Rouge', 'im Moulin Rouge'],
  'eiffel-tower': ['Eiffelturm', 'auf dem Eiffelturm'],
  'place-vendome': ['Place Vendôme', 'auf der Place Vendôme'],
  catacombs: ['Katakomben', 'in den Katakomben'],
  colosseum: ['Kolosseum', 'im Kolosseum'],
  pantheon: ['Pantheon', 'im Pantheon'],
  trastevere: ['Trastevere', 'in Trastevere'],
  vatican: ['Vatikan', 'im Vatikan'],
  'appian-way': ['Via Appia', 'auf der Via Appia'],
  'big-ben': ['Big Ben', 'am Big Ben'],
  'british-museum': ['Britisches Museum', 'im Britischen Museum'],
  'piccadilly-circus': ['Piccadilly Circus', 'am Piccadilly Circus'],
  'tower-of-london': ['Tower von London', 'im Tower von London'],
  'oxford-street': ['Oxford Street', 'in der Oxford Street'],
  'sagrada-familia': ['Sagrada Família', 'in der Sagrada Família'],
  'park-guell': ['Park Güell', 'im Park Güell'],
  'las-ramblas': ['Las Ramblas', 'auf den Ramblas'],
  'la-boqueria': ['La Boqueria', 'in der Boqueria'],
  'casa-batllo': ['Casa Batlló', 'in der Casa Batlló'],
};

const cards: Readonly<Record<CardName, string>> = {
  actress: 'Die Schauspielerin',
  'bon-vivant': 'Der Lebemann',
  dame: 'Die Dame',
  cleaner: 'Der Saubermann',
  gentleman: 'Der Gentleman',
  conductor: 'Der Dirigent',
  colonel: 'Der Oberst',
  banker: 'Der Bankier',
  mime: 'Der Pantomime',
  arsonist: 'Der Brandstifter',
  barber: 'Der Barbier',
  nun: 'Die Nonne',
  forger: 'Der Fälscher',
  gemologist: 'Die Gemmologin',
  antiquarian: 'Der Antiquar',
  artist: 'Die Künstlerin',
  chef: 'Der Küchenchef',
  madame: 'Die Madame',
  driver: 'Der Fahrer',
  soprano: 'Die Sopranistin',
  consigliere: 'Der Consigliere',
  bookie: 'Der Buchmacher',
  boxer: 'Der Boxer',
  royal: 'Die Hoheit',
  anarchist: 'Die Anarchistin',
  surrealist: 'Der Surrealist',
  architect: 'Der Architekt',

  'simple-disguise': 'Einfache Verkleidung',
  'smoke-screen': 'Rauchvorhang',
  'incognito-tuxedo': 'Inkognito-Smoking',
  'false-documents': 'Falsche Papiere',
  'false-bottom-briefcase': 'Koffer, doppelbödig',
  'glass-cutter': 'Glasschneider',
  'canvas-roll': 'Leinwandrolle',
  'padded-crate': 'Gepolsterte Kiste',
  'skeleton-keys': 'Dietriche',
  'super-magnet': 'Supermagnet',
  blazeblaster: 'Flammenwerfer',
  'acid-vial': 'Säurephiole',
  'fireproof-lining': 'Feuerfestes Futter',
  'plasma-cutter': 'Plasmaschneider',
  'coin-purse': 'Geldbörse',
  'counterfeit-plates': 'Falschgeldplatten',
  'getaway-fund': 'Fluchtkasse',
  'plans-caches': 'Plans Cachés',
  'perfume-atomiser': 'Parfümzerstäuber',
  'velvet-gloves': 'Samthandschuhe',
  'veloce-wheels': 'Schnelle Räder',
  'shakedown-belt': 'Schutzgeldgürtel',
  'laurel-wreath': 'Lorbeerkranz',
  'family-ring': 'Familienring',
  'hollow-book': 'Ausgehöhltes Buch',
  laundromatic: 'Waschautomat',
  'bowler-hat': 'Melone',
  'umbrella-cane': 'Schirmstock',
  mesmerizer: 'Hypnosescheibe',
  'mosaic-tiles': 'Mosaikkacheln',
  'harlequin-mask': 'Harlekinmaske',
  castanets: 'Kastagnetten',
};

const colours: Vocabulary['colours'] = {
  purple: 'Purpur',
  green: 'Grün',
  red: 'Rot',
  yellow: 'Gelb',
  'light blue': 'Hellblau',
  bronze: 'Bronze',
  silver: 'Silber',
  orange: 'Orange',
};

/** The Goods: alone, as the object of a sentence, and each of them. */
const goodNames: Readonly<Record<Good | 'any', readonly [name: string, object: string, each: string]>> = {
  diamond: ['Diamant', 'einen Diamanten', 'jeden Diamanten'],
  painting: ['Gemälde', 'ein Gemälde', 'jedes Gemälde'],
  antique: ['Antiquität', 'eine Antiquität', 'jede Antiquität'],
  any: ['Beute', 'beliebige Beute', 'jede Beute'],
};

const goods: Vocabulary['goods'] = {
  diamond: counted('Diamant', 'Diamanten'),
  painting: counted('Gemälde', 'Gemälde'),
  antique: counted('Antiquität', 'Antiquitäten'),
};

const counts: Vocabulary['counts'] = {
  cards: counted('Karte', 'Karten'),
  coins: counted('Münze', 'Münzen'),
  freeSlots: counted('freier Platz', 'freie Plätze'),
  hiddenCards: counted('verdeckte Karte', 'verdeckte Karten'),
  points: counted('Punkt', 'Punkte'),
  thieves: counted('Dieb', 'Diebe'),
};
const { coins, points } = counts;

const card = (id: CardId): string => cards[idOfCard(id)];
/** The name of a card inside a sentence, where it does not decline. */
const quoted = (id: number): string => `„${card(id as CardId)}“`;
/** Where: „im Louvre“. */
const at = (location: LocationId): string => locations[idOfLocation(location)][1];
const location = (id: LocationId): string => locations[idOfLocation(id)][0];
const aGood = (good: Good | 'any'): string => goodNames[good][1];
const inColour = (colour: Colour): string => `Ausrüstung in ${colours[colour]}`;

const things: ThingTexts = {
  crew: {
    short: ({ colours: named, size }) =>
      [...named.map((colour) => colours[colour]), ...Array<string>(size - named.length).fill('Ausrüstung')].join(' + '),
    long: ({ colours: named, size }) => {
      if (size === 1) return `jede ${named[0] ? inColour(named[0]) : 'Ausrüstung'} in dieser Crew`;
      const others = size > named.length ? ['einer anderen Ausrüstung'] : [];
      return `jeden Satz aus ${[...named.map((colour) => colours[colour]), ...others].join(' + ')} in dieser Crew`;
    },
  },
  rival: {
    short: ({ colour }) => `${colours[colour]} gegenüber`,
    long: ({ colour }) => `jede ${inColour(colour)} in der gegnerischen Crew hier`,
  },
  both: {
    short: ({ colour }) => `${colours[colour]} beider`,
    long: ({ colour }) => `jede ${inColour(colour)} beider Crews hier`,
  },
  thieves: { short: 'Dieb', long: 'jeden Dieb in dieser Crew' },
  loot: { short: ({ good }) => goodNames[good][0], long: ({ good }) => `${goodNames[good][2]} in deinem Versteck` },
  laundry: { short: 'Schwarzgeld', long: 'jede gewaschene Münze in deinem Versteck' },
  discards: {
    short: ({ colour }) => (colour === 'any' ? 'Abwurf' : `${colours[colour]}-Abwurf`),
    long: ({ colour }) => `jede in dein Versteck abgelegte ${colour === 'any' ? 'Ausrüstung' : inColour(colour)}`,
  },
};
const per = (of: Thing): string => `je ${textOf(things[of.in], 'short', of)}`;
const forEach = (of: Thing): string => `für ${textOf(things[of.in], 'long', of)}`;
const LATER = 'sofort für die vorhandenen, später für';

const icons: IconTexts = {
  caper: { short: 'Coup', long: 'Coup: Der Marker hier rückt ein Feld auf dich zu.' },
  coins: { short: ({ n }) => coins(n), long: ({ n }) => `Nimm ${coins(n)}.` },
  steal: {
    short: ({ good }) => `stiehlt ${aGood(good)}`,
    long: ({ good }) =>
      good === 'any'
        ? 'Stiehl eine Beute deiner Wahl von diesem Ort.'
        : `Stiehl ${aGood(good)} von diesem Ort, falls vorhanden.`,
  },
  burn: {
    short: 'Brand',
    long: 'Verbrenne eine oberste Ausrüstung der gegnerischen Crew hier: Sie wird abgelegt, und was ihre Symbole brachten, geht zurück.',
  },
  launder: {
    short: 'wäscht eine Münze',
    long: 'Geldwäsche: Eine Münze aus dem Vorrat kommt in dein Versteck, wo sie nicht ausgegeben werden kann.',
  },
  protect: {
    short: ({ colours: safe }) => `schützt ${safe.map((colour) => colours[colour]).join(' und ')}`,
    long: ({ colours: safe }) =>
      `Deine Ausrüstung in ${safe.map((colour) => colours[colour]).join(' und ')} in dieser Crew kann nicht verbrannt werden.`,
  },
  points: { short: ({ n }) => points(n), long: ({ n }) => `${points(n)} am Ende.` },
  pointsPer: {
    short: ({ n, of }) => `${n} ${per(of)}`,
    long: ({ n, of }) => `${points(n)} am Ende ${forEach(of)}.`,
  },
  eye: {
    short: ({ n, colour }) => `${n}, wenn ${colours[colour]} oben`,
    long: ({ n, colour }) =>
      `${points(n)} am Ende, wenn die oberste Ausrüstung eines deiner Diebe hier ${colours[colour]} ist.`,
  },
  pointsIfWon: {
    short: ({ n }) => `${n}, wenn du hier gewinnst`,
    long: ({ n }) => `${points(n)} am Ende, wenn du diesen Ort gewinnst.`,
  },
  caperPer: {
    short: ({ of }) => `Coup ${per(of)}`,
    long: ({ of }) => `Ein Coup ${forEach(of)}: ${LATER} jede weitere.`,
  },
  coinPer: {
    short: ({ of }) => `Münze ${per(of)}`,
    long: ({ of }) => `Eine Münze ${forEach(of)}: ${LATER} jeden weiteren.`,
  },
};

const you = does('Du');
const seatName = (to: Audience, seat: number): string => (seat === to.viewer ? 'du' : to.names[seat]!);
const ofSeat = (to: Audience, seat: number): string => (seat === to.viewer ? 'von dir' : `von ${to.names[seat]!}`);
const list = (ids: readonly number[]): string => ids.map(quoted).join(', ');
/** „2 Diamanten, 1 Gemälde“. */
const goodsList = (n: readonly number[]): string =>
  GOODS.flatMap((good, kind) => (n[kind]! > 0 ? [goods[good](n[kind]!)] : [])).join(', ');
const price = (cost: number): string => (cost > 0 ? ` für ${coins(cost)}` : '');
const round: Vocabulary['board']['round'] = (number, of, deals) =>
  `Runde ${number} von ${of}: ${deals === 'gear' ? 'Ausrüstung' : 'Diebe'}`;

const sayings: Vocabulary['sayings'] = {
  'locations turned up': (e) => `Aufgedeckt: ${e.locations.map(location).join(', ')}.`,
  'city location found': (e) => `Keiner davon gehört zur Stadt. Der nächste, der es tut: ${location(e.location)}.`,
  'location replaced': (e, to) =>
    e.seat < 0
      ? `„${location(e.replaced)}“ macht Platz für „${location(e.location)}“.`
      : `${you(to, e.seat, 'ersetzt', 'ersetzt')} „${location(e.replaced)}“ durch „${location(e.location)}“.`,
  'goods laid': (e) => `Beute ${at(e.location)}: ${goodsList(e.goods)}.`,
  'round began': (e, to) =>
    `${round(e.round + 1, ROUNDS, isGearRound(e.round) ? 'gear' : 'thieves')}. ${you(to, e.starter, 'beginnst', 'beginnt')}.`,
  dealt: (e, to) =>
    `${you(to, e.seat, 'erhältst', 'erhält')} ${e.cards.some((id) => id < 0) ? counts.cards(e.cards.length) : list(e.cards)}.`,
  hired: (e, to) => `${you(to, e.seat, 'heuerst', 'heuert')} ${quoted(e.card)} ${at(e.location)} an.`,
  equipped: (e, to) =>
    `${you(to, e.seat, 'spielst', 'spielt')} ${quoted(e.card)} auf ${quoted(e.thief)} ${at(e.location)}${price(e.cost)}.`,
  sold: (e, to) =>
    `${you(to, e.seat, 'verkaufst', 'verkauft')} ${quoted(e.card)}${e.forced ? ', weil nichts anderes möglich ist' : ''}.`,
  discarded: (e, to) => `${you(to, e.seat, 'legst', 'legt')} die letzte Karte ab: ${quoted(e.card)}.`,
  swapped: (e, to) =>
    to.viewer >= 0
      ? `Ihr tauscht die Hände, und du erhältst ${list(e.hands[to.viewer]!)}.`
      : 'Die Spieler tauschen die Hände.',
  'game ended': (e, to) =>
    `Das Spiel ist aus: ${e.scores.map((score, seat) => `${seatName(to, seat)} ${score}`).join(', ')}.`,
  'coins gained': sayCoins,
  'caper made': (e, to) => {
    const by = 'card' in e.by ? quoted(e.by.card) : location(e.by.location);
    const lost = e.lost ? ', aber der Marker steht schon am Ende der Leiste' : '';
    return `${you(to, e.seat, 'machst', 'macht')} ${at(e.location)} einen Coup (${by})${lost}.`;
  },
  'good stolen': (e, to) => `${you(to, e.seat, 'stiehlst', 'stiehlt')} ${at(e.location)} ${aGood(GOODS[e.good]!)}.`,
  'nothing stolen': (e, to) => `${you(to, e.seat, 'findest', 'findet')} ${at(e.location)} keine passende Beute mehr.`,
  'gear burned': (e, to) => {
    const target = `${quoted(e.card)} auf ${quoted(e.thief)} ${ofSeat(to, e.owner)}`;
    return `${you(to, e.seat, 'verbrennst', 'verbrennt')} ${at(e.location)} ${target}.`;
  },
  'nothing burned': (e, to) => `${you(to, e.seat, 'findest', 'findet')} ${at(e.location)} nichts zu verbrennen.`,
  'caper reverted': (e, to) =>
    e.lost
      ? `Der Marker ${at(e.location)} steht am Ende der Leiste und bleibt dort.`
      : `${you(to, e.owner, 'verlierst', 'verliert')} ${at(e.location)} einen Coup.`,
  'coins returned': (e, to) => `${you(to, e.owner, 'gibst', 'gibt')} ${coins(e.coins)} in den Vorrat zurück.`,
  'good returned': (e, to) => `${you(to, e.owner, 'gibst', 'gibt')} ${at(e.location)} ${aGood(GOODS[e.good]!)} zurück.`,
  'coin laundered': (e, to) =>
    e.lost
      ? `${you(to, e.seat, 'findest', 'findet')} im Vorrat keine Münze zum Waschen.`
      : `${you(to, e.seat, 'wäschst', 'wäscht')} eine Münze.`,
  'laundered returned': (e, to) =>
    e.coins > 0
      ? `${you(to, e.owner, 'gibst', 'gibt')} eine gewaschene Münze in den Vorrat zurück.`
      : `${you(to, e.owner, 'hast', 'hat')} keine gewaschene Münze zurückzugeben.`,
};

function sayCoins({ seat, supply, rival, lost }: EventOf<'coins gained'>, to: Audience): string {
  const from = rival > 0 ? `, davon ${rival} ${ofSeat(to, 1 - seat)}` : '';
  const rest = lost > 0 ? ` ${coins(lost)} ${lost === 1 ? 'verfällt' : 'verfallen'}.` : '';
  if (supply + rival === 0) return `${you(to, seat, 'findest', 'findet')} keine Münze mehr.${rest}`;
  return `${you(to, seat, 'erhältst', 'erhält')} ${coins(supply + rival)}${from}.${rest}`;
}

/** On whom, with the ending of an empty slot in the case that the verb asks for. */
const on = ({ thief, slot, location: where }: Spot, empty: 'leeren' | 'leerem'): string =>
  `auf ${thief === undefined ? `${empty} Platz ${slot}` : quoted(thief)} ${at(where)}`;

const places = (won: readonly LocationId[] = []): string =>
  won.length === 3 ? 'alle drei Orte' : won.map((id) => `„${location(id)}“`).join(' und ') || 'keinen Ort';

/** *Caper: Europe* in German. */
export const DE: Vocabulary = {
  ...facts.titles.de,
  you: 'Du',
  cities: { paris: 'Paris', rome: 'Rom', london: 'London', barcelona: 'Barcelona' },
  colours,
  goods,
  goodMarks: { diamond: 'Di', painting: 'Ge', antique: 'An' },
  counts,
  card,
  the: (id) => `„${location(id)}“`,
  at,
  location,
  icons,
  effect: ({ played, gain }) => `${colours[played]} hier: 1 ${gain === 'caper' ? 'Coup' : 'Münze'}`,
  refusals: {
    'game over': 'Das Spiel ist aus.',
    'not your turn': 'Jetzt muss der andere Spieler entscheiden.',
    'replace first': 'Wähle zuerst, welcher Ort der Stadt weicht.',
    'nothing to replace': 'Jetzt ist kein Ort zu ersetzen.',
    'steal first': 'Wähle zuerst, welche Beute du nimmst.',
    'burn first': 'Wähle zuerst, welche Ausrüstung du verbrennst.',
    'return first': 'Wähle zuerst, welche Beute du zurückgibst.',
    'thief round': 'In einer Diebesrunde werden nur Diebe gespielt.',
    'gear round': 'In einer Ausrüstungsrunde werden keine Diebe gespielt.',
    'not in hand': 'Du hast diese Karte nicht auf der Hand.',
    'no slot': 'Deine drei Plätze an diesem Ort sind besetzt.',
    'no thief': 'Du hast dort keinen Dieb, der die Ausrüstung nehmen könnte.',
    'thief full': 'Dieser Dieb trägt schon drei Ausrüstungen.',
    'too dear': 'Du kannst diese Ausrüstung nicht bezahlen.',
    'nothing to steal': 'Es ist jetzt keine Beute zu wählen.',
    'good not here': 'Davon ist an diesem Ort nichts mehr da.',
    'nothing to burn': 'Es ist jetzt nichts zu verbrennen.',
    'not this location': 'Du kannst nur am Ort der Karte verbrennen, die den Brand zeigt.',
    'no gear': 'Dort liegt keine Ausrüstung.',
    protected: 'Diese Ausrüstung ist vor dem Verbrennen geschützt.',
    'nothing to return': 'Es ist jetzt keine Beute zurückzugeben.',
    'good not yours': 'Davon hast du nichts in deinem Versteck.',
  },
  endings: {
    points: 'Die Punkte entscheiden.',
    coins: 'Gleich viele Punkte: Die Münzen entscheiden.',
    goods: 'Gleich viele Punkte und Münzen: Die Beute entscheidet.',
    draw: 'In allem gleich: unentschieden.',
  },
  story: {
    locations: ([who, other], [won, lost], [mine, theirs]) =>
      `${who === undefined ? 'Du gewinnst' : `${who} gewinnt`} ${places(won)}, ${other ?? 'du'} ${places(lost)}: ${mine} zu ${theirs} Punkte.`,
    most: (who, heading, most, least) =>
      `Neben den Orten zählte am meisten: ${heading}, ${most} zu ${least} für ${who ?? 'dich'}.`,
    turned: (place, who) =>
      `Ein Coup mehr ${at(place)}, und ${who === undefined ? 'du hättest' : `${who} hätte`} gewonnen.`,
    tie: (ending, lead) => `${ending.slice(0, -1)}, mit ${lead} mehr.`,
  },
  motives: {
    location: (id) => `du gewinnst ${at(id as LocationId)}`,
    burned: () => 'Ausrüstung von dir wird verbrannt',
    burn: () => 'du verbrennst gegnerische Ausrüstung',
    passed: (id) => `der Gegner kann „${card(id as CardId)}“ spielen`,
    steal: (good) => `du stiehlst ${aGood(GOODS[good]!)}`,
    beaten: (good) => `der Gegner stiehlt ${aGood(GOODS[good]!)}`,
    trio: () => 'du hast einen Satz aus allen drei Arten von Beute',
  },
  themes: {
    location: 'Einen Ort gewinnen',
    burned: 'Ausrüstung schützen',
    burn: 'Ausrüstung verbrennen',
    passed: 'Eine Karte verweigern',
    steal: 'Beute stehlen',
    beaten: 'Das Rennen um Beute',
    trio: 'Sätze von Beute',
  },
  holds: (name, id) => `Hat ${name} die Karte ${card(id)}?`,
  headings: {
    locations: 'Orte',
    thieves: 'Diebe',
    gear: 'Ausrüstung',
    goods: 'Beute',
  },
  lines: {
    base: 'Grundpunkte',
    track: (space) => `Marker auf Feld ${space}`,
    sets: ['Einzelne Beute', 'Satz aus zwei Arten', 'Satz aus drei Arten'],
  },
  sayings,
  labels: {
    hire: (id, where) => `${quoted(id)} ${at(where)} anheuern`,
    equip: (id, spot, cost) => `${quoted(id)} ${on(spot, 'leeren')} spielen${price(cost)}`,
    sell: (id) => `${quoted(id)} für 1 Münze verkaufen`,
    steal: (good) => `${aGood(good)} stehlen`,
    return: (good) => `${aGood(good)} zurückgeben`,
    replace: (where, by) => `„${location(where)}“${by === undefined ? '' : ` durch „${location(by)}“`} ersetzen`,
    burn: (spot) => `${spot.topmost === undefined ? 'nichts' : quoted(spot.topmost)} ${on(spot, 'leerem')} verbrennen`,
  },
  asks: {
    thief: ['spielst einen Dieb', 'spielt einen Dieb'],
    gear: ['spielst oder verkaufst eine Ausrüstung', 'spielt oder verkauft eine Ausrüstung'],
    steal: ['wählst, welche Beute du stiehlst', 'wählt, welche Beute gestohlen wird'],
    burn: ['wählst, welche Ausrüstung du verbrennst', 'wählt, welche Ausrüstung verbrennt'],
    return: ['wählst, welche Beute du zurückgibst', 'wählt, welche Beute zurückkommt'],
    replace: ['wählst, welcher Ort der Stadt weicht', 'wählt, welcher Ort der Stadt weicht'],
  },
  options: { city: 'Stadt', localColour: 'Lokalkolorit' },
  switches: { off: 'aus', lot: 'einer durchs Los', chosen: 'wer beginnt, wählt', on: 'an' },
  board: {
    round,
    intro: 'Intro',
    fin: 'Fin',
    deals: { thieves: 'Diebe', gear: 'Ausr.' },
    over: 'Das Spiel ist aus',
    supply: (n) => `Vorrat: ${coins(n)}`,
    newcomer: (name) => `Neu: ${name}`,
    laundered: (n) => `${n} gewaschen`,
    goods: 'Beute',
    noGoods: 'keine Beute',
    hand: (owner) => (owner === undefined ? 'Deine Hand' : `Hand von ${owner}`),
    handKnown: (owner) => `Hand von ${owner}, die du kennst`,
    discards: 'abgelegt',
    none: 'nichts',
    legend: (named) => `${named} · letzte Ausrüstung liegt oben`,
  },
};
