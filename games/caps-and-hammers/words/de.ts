import { facts } from '../facts.ts';
import { NOBODY, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { COUNTRIES, REGIONS } from '../rules/countries.ts';
import type { Spot, Turned } from '../rules/events.ts';
import { KINDS } from '../rules/kinds.ts';
import { LABS } from '../rules/labs.ts';
import { nameFor, RANKS, sumTexts, type Vocabulary } from './vocabulary.ts';

const kinds: Vocabulary['kinds'] = {
  diplomat: 'Diplomat',
  admiral: 'Admiral',
  spy: 'Spion',
  policeman: 'Polizist',
  scientist: 'Forscher',
  nuke: 'Atombombe',
  guerrilla: 'Guerilla',
  defector: 'Überläufer',
  soldier: 'Soldat',
};

const countries: Vocabulary['countries'] = {
  argentina: 'Argentinien',
  venezuela: 'Venezuela',
  brazil: 'Brasilien',
  nicaragua: 'Nicaragua',
  panama: 'Panama',
  cuba: 'Kuba',
  poland: 'Polen',
  yugoslavia: 'Jugoslawien',
  germany: 'Deutschland',
  congo: 'Kongo',
  'south-africa': 'Südafrika',
  angola: 'Angola',
  iraq: 'Irak',
  egypt: 'Ägypten',
  'saudi-arabia': 'Saudi-Arabien',
  japan: 'Japan',
  korea: 'Korea',
  china: 'China',
  singapore: 'Singapur',
  malaysia: 'Malaysia',
  vietnam: 'Vietnam',
};

const regions: Vocabulary['regions'] = {
  'south-america': 'Südamerika',
  'central-america': 'Mittelamerika',
  'central-europe': 'Mitteleuropa',
  africa: 'Afrika',
  'middle-east': 'Naher Osten',
  'east-asia': 'Ostasien',
  'south-east-asia': 'Südostasien',
};

const labs: Vocabulary['labs'] = {
  missiles: 'Raketen',
  satellites: 'Satelliten',
  're-entry': 'Wiedereintritt',
  'space-walks': 'Raumspaziergang',
  'moon-landing': 'Mondlandung',
};

const refusals: Vocabulary['refusals'] = {
  over: 'Das Spiel ist zu Ende.',
  notYourTurn: 'Du bist nicht am Zug.',
  notYourProtests: 'Du hast jetzt nicht über Proteste zu entscheiden.',
  protestsFirst: 'Zu Beginn der Runde werden zuerst Proteste zurückgegeben.',
  noProtestResolution: 'Proteste werden nur zu Beginn einer Runde zurückgegeben.',
  notYourLab: 'Dieses Labor gehört dir nicht.',
  labUsed: 'Dieses Labor ist in dieser Runde schon benutzt.',
  noProtests: 'Du hast keinen Protest, den du zurückgeben könntest.',
  labTooLow: 'Der Rang dieses Labors liegt unter dem Wert deines niedrigsten Protests.',
  noSuchCard: 'Eine solche Karte hast du in dieser Runde nicht ausgespielt.',
  alreadyActivated: 'Diese Karte ist schon aktiviert.',
  alreadyRevealed: 'Der Gegner hat diese Karte aufgedeckt; sie kann nie mehr aktiviert werden.',
  noActive: 'Diese Kartenart hat keine aktive Wirkung.',
  pileEmpty: 'Der Protestvorrat ist leer, und du hast hier keine Rechtfertigung.',
  leavesOccupied: 'Einen besetzten Ort darf niemand verlassen.',
  nowhereToShift: 'Kein benachbarter Ort ist offen.',
  nobodyHidden: 'Der Gegner hat hier keine verdeckte Karte.',
  notFirstTurn: 'Eine Guerilla kann nur in deinem ersten Zug der Runde aktiviert werden.',
  notOnLab: 'Eine Guerilla kann nur an einem Land aktiviert werden.',
  alreadyPaired: 'Hier liegen schon zwei Länder.',
  nothingToSteal: 'Der Gegner kontrolliert kein Land.',
  lastTurn: 'Ein Überläufer kann in deinem letzten Zug der Runde nicht aktiviert werden.',
  noProtestToPlant: 'Der Protestvorrat ist leer.',
  alreadyOccupied: 'Dieser Ort ist schon besetzt.',
  lastOpen: 'Der letzte offene Ort kann nicht besetzt werden.',
  notInHand: 'Eine Karte dieser Art hast du nicht auf der Hand.',
  notInPlay: 'Dieser Ort ist nicht im Spiel.',
  occupied: 'Dieser Ort ist besetzt.',
  alreadyDeployed: 'Du hast deine Karte für diesen Zug schon ausgespielt.',
  deployFirst: 'Du musst eine Karte ausspielen, bevor dein Zug enden kann.',
  finishShift: 'Wähle zuerst, wohin dein Admiral zieht.',
  finishSteal: 'Wähle zuerst das Land, das deine Guerilla nimmt.',
  noShift: 'Kein Admiral wartet darauf, zu ziehen.',
  notAdjacent: 'Ein Admiral zieht nur an einen benachbarten Ort.',
  noGuerrilla: 'Keine Guerilla wartet darauf, ein Land zu nehmen.',
  notTheirs: 'Der Gegner kontrolliert dieses Land nicht.',
};

const kindName = (kind: number): string => kinds[KINDS[kind]!];
const countryName = (country: number): string => countries[COUNTRIES[country]!.name];
const regionName = (region: number): string => regions[REGIONS[region]!];
const lab = (number: number): string => `Labor ${RANKS[number]!} ${labs[LABS[number]!]}`;
const at = ({ site }: Spot): string => (site < COUNTRIES.length ? countryName(site) : lab(site - COUNTRIES.length));
const who = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'Du';
const has = (seat: Seat, to: Audience): string => (seat === to.viewer ? 'Du hast' : `${to.names[seat]!} hat`);
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const listed = (items: readonly string[]): string => items.join(', ');
const turned = (list: readonly Turned[]): string =>
  listed(list.map((card) => `${kindName(card.kind)} (${at(card.at)})`));

const lines: Vocabulary['lines'] = {
  country: ([country]) => countryName(country!),
  region: ([region]) => `ganze Region ${regionName(region!)}`,
  protests: ([value, count]) => `${count} × Protest vom Wert ${value}`,
  card: ([kind]) => kindName(kind!),
  alone: ([kind]) => `${kindName(kind!)}, allein`,
  types: ([kind, types]) => `${kindName(kind!)}, ${types} gegnerische ${types === 1 ? 'Art' : 'Arten'}`,
  ahead: ([kind]) => `${kindName(kind!)}, mehr Labore`,
  nuke: ([kind]) => `${kindName(kind!)}, aktiviert`,
  hidden: ([count]) => `? ${count} verdeckt`,
};

const sayings: Vocabulary['sayings'] = {
  returned: (e, to) => `${has(e.seat, to)} mit ${lab(e.lab)} einen Protest vom Wert ${e.value} zurückgegeben.`,
  kept: (e, to) => `${has(e.seat, to)} keinen weiteren Protest zurückgegeben.`,
  dealt: (e, to) =>
    `Runde ${e.round}: ${listed(e.countries.map(countryName))}${e.lab > 0 ? ` und ${lab(e.lab - 1)}` : ''}; ` +
    `${e.first === to.viewer ? 'du beginnst' : `${to.names[e.first]!} beginnt`}.`,
  drew: (e, to) =>
    e.kinds.includes(UNKNOWN)
      ? `${has(e.seat, to)} ${cards(e.kinds.length)} gezogen.`
      : `${has(e.seat, to)} gezogen: ${listed(e.kinds.map(kindName))}.`,
  deployed: (e, to) =>
    `${has(e.seat, to)} eine Karte${e.kind === UNKNOWN ? '' : ` (${kindName(e.kind)})`} ausgespielt: ${at(e.at)}.`,
  activated: (e, to) => `${has(e.seat, to)} eine Karte aktiviert: ${kindName(e.kind)} (${at(e.at)}).`,
  finished: (e, to) => `${has(e.seat, to)} den Zug beendet.`,
  lowered: (e) => `Defcon ist auf ${e.defcon} gefallen.`,
  reset: (e) => `Defcon wurde auf ${e.defcon} zurückgestellt.`,
  spent: (e, to) => `${has(e.seat, to)} eine Rechtfertigung verbraucht (${at(e.at)}): Defcon bleibt.`,
  protested: (e, to) => `${has(e.seat, to)} einen Protest vom Wert ${e.value} gezogen.`,
  ranDry: () => 'Der Protestvorrat ist leer.',
  justified: (e, to) => `${has(e.seat, to)} eine Rechtfertigung geschaffen: ${at(e.at)}.`,
  shifted: (e, to) => `${has(e.seat, to)} den Admiral verschoben: ${at(e.from)} → ${at(e.to)}.`,
  revealed: (e, to) =>
    `Ein Spion hat ${e.seat === to.viewer ? 'bei dir' : `bei ${to.names[e.seat]!}`} aufgedeckt: ${turned(e.cards)}.`,
  stole: (e, to) => `${has(e.seat, to)} ${countryName(e.country)} auf ${at(e.at)} gelegt.`,
  planted: (e, to) => `${has(e.seat, to)} einen verdeckten Protest gelegt: ${at(e.at)}.`,
  occupied: (e, to) => `${has(e.seat, to)} besetzt: ${at(e.at)}.`,
  turnedUp: (e, to) => `${has(e.seat, to)} umgedreht: ${turned(e.cards)}.`,
  weighed: (e, to) => {
    const sums = sumTexts(e.sheets, lines, (seat) => who(seat, to));
    const verdict =
      e.primary === NOBODY
        ? 'niemand gewinnt'
        : e.primary === to.viewer
          ? 'du gewinnst'
          : `${to.names[e.primary]!} gewinnt`;
    return `Einfluss, ${at(e.at)}: ${sums.join(' gegen ')}; ${verdict}.`;
  },
  crisis: (e) => `Internationale Krise, ${at(e.at)}: ${points(e.points)} eingesetzt.`,
  tookCountries: (e, to) => `${has(e.seat, to)} die Kontrolle über ${e.countries.map(countryName).join(' und ')}.`,
  tookLab: (e, to) => `${has(e.seat, to)} ${lab(e.lab)} gewonnen.`,
  tiedLab: (e) => `Gleichstand: ${lab(e.lab)} bleibt im Spiel.`,
  tookProtest: (e, to) => `${has(e.seat, to)} den Protest eines Überläufers genommen: Wert ${e.value}.`,
  wentBack: (e) =>
    e.count === 1
      ? '1 ungesehener Protest kam zurück in den Vorrat.'
      : `${e.count} ungesehene Proteste kamen zurück in den Vorrat.`,
  scored: (e, to) =>
    `Vorherrschaft am Ende: ${e.scores.map((score, seat) => `${who(seat as Seat, to)} ${score}`).join(', ')}.`,
};

/** Caps & Hammers in German. */
export const DE: Vocabulary = {
  ...facts.titles.de,
  kinds,
  countries,
  regions,
  labs,
  refusals,
  endings: {
    caps: 'Die Caps erringen die Vorherrschaft.',
    hammers: 'Die Hammers erringen die Vorherrschaft.',
    draw: 'Unentschieden.',
  },
  headings: { supremacy: 'Vorherrschaft', influence: 'Einfluss' },
  lines,
  sayings,
  lab,
  location: (number) => `Ort ${number}`,
  labels: {
    returnWith: (name, value) =>
      value === undefined
        ? `Mit ${name} einen Protest zurückgeben`
        : `Mit ${name} einen Protest vom Wert ${value} zurückgeben`,
    keep: 'Keinen Protest mehr zurückgeben',
    activate: (kind, where, number) => `${kind ?? 'Verdeckte Karte'} aktivieren: ${where} (Karte ${number})`,
    activateUnknown: (number) => `Karte ${number} aktivieren`,
    deploy: (kind, where) => `${kind} ausspielen: ${where}`,
    shift: (where) => `Verschieben: ${where}`,
    steal: (country) => `${country} nehmen`,
    end: 'Zug beenden',
  },
  asksYou: {
    protests: 'Gib mit deinen Laboren Proteste zurück oder behalte sie.',
    first: 'Du bist am Zug: Aktiviere verdeckte Karten, wenn du willst, und spiele dann eine Karte aus.',
    second: 'Aktiviere verdeckte Karten, wenn du willst, und beende dann deinen Zug.',
    shift: 'Wähle, wohin dein Admiral zieht.',
    steal: 'Wähle das Land, das deine Guerilla nimmt.',
  },
  asksOther: (step, name) =>
    ({
      protests: `${name} entscheidet, welche Proteste zurückgehen.`,
      first: `${name} spielt eine Karte aus.`,
      second: `${name} kann Karten aktivieren und den Zug beenden.`,
      shift: `${name} wählt, wohin der Admiral zieht.`,
      steal: `${name} wählt das Land, das die Guerilla nimmt.`,
    })[step],
  over: 'Das Spiel ist zu Ende.',
  board: {
    faces: { hidden: 'verdeckt', activated: 'aktiviert', revealed: 'aufgedeckt' },
    round: 'Runde',
    turn: 'Zug',
    first: 'beginnt',
    draws: 'Proteste je Stufe',
    deck: 'Stapel',
    discard: 'Ablage',
    pile: 'Protestvorrat',
    hand: 'Hand',
    yourHand: 'Deine Hand',
    nothing: 'leer',
    protests: 'Proteste',
    points: 'Punkte',
    labs: 'Labore',
    inPlay: 'im Spiel',
    occupied: 'besetzt',
    justified: 'gerechtf.',
    unseen: 'verd. Protest',
  },
};
