import { nameFor, NOBODY, plural, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { FIGURES } from '../rules/figures.ts';
import type { Vocabulary } from './vocabulary.ts';

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

const { alone, perType, perTypeMost, ahead, nuke } = FIGURES;

const effects: Vocabulary['effects'] = {
  diplomat: { passive: 'zählt nicht für eine Krise.', active: 'schafft hier deine Rechtfertigung.' },
  admiral: { passive: `+${alone}, solange er hier deine einzige Karte ist.`, active: 'zieht an einen Nachbarort.' },
  spy: { active: 'deckt hier alle verdeckten Karten des Gegners auf; mindestens eine muss da sein.' },
  policeman: { passive: `+${perType} für jede Art unter den gegnerischen Karten hier, höchstens +${perTypeMost}.` },
  scientist: { passive: `+${ahead}, wenn du mehr Labore kontrollierst als der Gegner.` },
  nuke: { active: `+${nuke}.` },
  guerrilla: {
    active:
      'nur in deinem ersten Zug der Runde: legt ein Land, das der Gegner kontrolliert, auf das einzelne Land hier.',
  },
  defector: {
    active:
      'legt einen zufälligen Protest verdeckt hierher; wer den Ort nicht gewinnt, nimmt ihn. Nicht in deinem letzten Zug der Runde.',
  },
  soldier: {
    active:
      'besetzt den Ort: Bis zum Ende der Runde wird hier nichts ausgespielt oder verschoben. Nie der letzte offene Ort.',
  },
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

const counted: Vocabulary['counted'] = {
  cards: (count) => plural(count, 'Karte', 'Karten'),
  points: (count) => plural(count, 'Punkt', 'Punkte'),
};

const who = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'Du';
const has = (seat: Seat, to: Audience): string => (seat === to.viewer ? 'Du hast' : `${to.names[seat]!} hat`);

const lines: Vocabulary['lines'] = {
  country: ([country], n) => n.country(country!),
  region: ([region], n) => `ganze Region ${n.region(region!)}`,
  protests: ([value, count]) => `${count} × Protest vom Wert ${value}`,
  card: ([kind], n) => n.kind(kind!),
  alone: ([kind], n) => `${n.kind(kind!)}, allein`,
  types: ([kind, types], n) => `${n.kind(kind!)}, ${types} gegnerische ${types === 1 ? 'Art' : 'Arten'}`,
  ahead: ([kind], n) => `${n.kind(kind!)}, mehr Labore`,
  nuke: ([kind], n) => `${n.kind(kind!)}, aktiviert`,
  hidden: ([count]) => `? ${count} verdeckt`,
};

const sayings: Vocabulary['sayings'] = {
  returned: (e, to, n) => `${has(e.seat, to)} mit ${n.lab(e.lab)} einen Protest vom Wert ${e.value} zurückgegeben.`,
  kept: (e, to) => `${has(e.seat, to)} keinen weiteren Protest zurückgegeben.`,
  dealt: (e, to, n) =>
    `Runde ${e.round}: ${e.countries.map(n.country).join(', ')}${e.lab > 0 ? ` und ${n.lab(e.lab - 1)}` : ''}; ` +
    `${e.first === to.viewer ? 'du beginnst' : `${to.names[e.first]!} beginnt`}.`,
  drew: (e, to, n) =>
    e.kinds.includes(UNKNOWN)
      ? `${has(e.seat, to)} ${counted.cards(e.kinds.length)} gezogen.`
      : `${has(e.seat, to)} gezogen: ${e.kinds.map(n.kind).join(', ')}.`,
  deployed: (e, to, n) =>
    `${has(e.seat, to)} eine Karte${e.kind === UNKNOWN ? '' : ` (${n.kind(e.kind)})`} ausgespielt: ${n.spot(e.at)}.`,
  activated: (e, to, n) => `${has(e.seat, to)} eine Karte aktiviert: ${n.kind(e.kind)} (${n.spot(e.at)}).`,
  finished: (e, to) => `${has(e.seat, to)} den Zug beendet.`,
  lowered: (e) => `Defcon ist auf ${e.defcon} gefallen.`,
  reset: (e) => `Defcon wurde auf ${e.defcon} zurückgestellt.`,
  spent: (e, to, n) => `${has(e.seat, to)} eine Rechtfertigung verbraucht (${n.spot(e.at)}): Defcon bleibt.`,
  protested: (e, to) => `${has(e.seat, to)} einen Protest vom Wert ${e.value} gezogen.`,
  ranDry: () => 'Der Protestvorrat ist leer.',
  justified: (e, to, n) => `${has(e.seat, to)} eine Rechtfertigung geschaffen: ${n.spot(e.at)}.`,
  shifted: (e, to, n) => `${has(e.seat, to)} den Admiral verschoben: ${n.spot(e.from)} → ${n.spot(e.to)}.`,
  revealed: (e, to, n) =>
    `Ein Spion hat ${e.seat === to.viewer ? 'bei dir' : `bei ${to.names[e.seat]!}`} aufgedeckt: ${n.turned(e.cards)}.`,
  stole: (e, to, n) => `${has(e.seat, to)} ${n.country(e.country)} auf ${n.spot(e.at)} gelegt.`,
  planted: (e, to, n) => `${has(e.seat, to)} einen verdeckten Protest gelegt: ${n.spot(e.at)}.`,
  occupied: (e, to, n) => `${has(e.seat, to)} besetzt: ${n.spot(e.at)}.`,
  turnedUp: (e, to, n) => `${has(e.seat, to)} umgedreht: ${n.turned(e.cards)}.`,
  weighed: (e, to, n) => {
    const sums = n.sums(e.sheets, (seat) => who(seat, to));
    const verdict =
      e.primary === NOBODY
        ? 'niemand gewinnt'
        : e.primary === to.viewer
          ? 'du gewinnst'
          : `${to.names[e.primary]!} gewinnt`;
    return `Einfluss, ${n.spot(e.at)}: ${sums.join(' gegen ')}; ${verdict}.`;
  },
  crisis: (e, _to, n) => `Internationale Krise, ${n.spot(e.at)}: ${counted.points(e.points)} eingesetzt.`,
  tookCountries: (e, to, n) => `${has(e.seat, to)} die Kontrolle über ${e.countries.map(n.country).join(' und ')}.`,
  tookLab: (e, to, n) => `${has(e.seat, to)} ${n.lab(e.lab)} gewonnen.`,
  tiedLab: (e, _to, n) => `Gleichstand: ${n.lab(e.lab)} bleibt im Spiel.`,
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
  factions: ['Caps', 'Hammers'],
  roles: ['die Caps', 'die Hammers'],
  kinds,
  effects,
  faces: { hidden: 'verdeckt', activated: 'aktiviert', revealed: 'aufgedeckt' },
  countries,
  regions,
  lab: 'Labor',
  labs,
  location: (number) => `Ort ${number}`,
  counted,
  refusals,
  endings: {
    caps: 'Die Caps erringen die Vorherrschaft.',
    hammers: 'Die Hammers erringen die Vorherrschaft.',
    draw: 'Unentschieden.',
  },
  motives: {
    country: ([country], n) => `du kontrollierst: ${n.country(country!)}`,
    region: ([region], n) => `du kontrollierst die ganze Region: ${n.region(region!)}`,
    lab: ([lab], n) => `du gewinnst ${n.lab(lab!)}`,
    protest: () => 'du ziehst Proteste',
    rivalProtest: () => 'der Gegner zieht Proteste',
    rivalRegion: ([region], n) => `der Gegner kontrolliert die ganze Region: ${n.region(region!)}`,
    robbed: ([country], n) => `ein gegnerischer Guerillero macht dir ein Land streitig: ${n.country(country!)}`,
    justified: () => 'eine Rechtfertigung von dir bezahlt eine Aktion',
    exposed: () => 'ein Spion deckt Agenten von dir auf',
    keep: ([kind], n) => `du behältst für die nächste Runde: ${n.kind(kind!)}`,
  },
  themes: {
    country: 'Länder',
    region: 'Ganze Regionen',
    lab: 'Labore',
    protest: 'Proteste vermeiden',
    rivalProtest: 'Den Gegner zahlen lassen',
    rivalRegion: 'Eine Region sperren',
    robbed: 'Länder behaupten',
    justified: 'Rechtfertigungen',
    exposed: 'Bluffen',
    keep: 'Eine Karte behalten',
  },
  lies: (name, place, turn) => `Welcher Agent von ${name} liegt verdeckt hier: ${place} (Zug ${turn})?`,
  headings: { supremacy: 'Vorherrschaft', influence: 'Einfluss' },
  lines,
  sayings,
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
  asks: {
    protests: ['Gib mit deinen Laboren Proteste zurück oder behalte sie.', 'entscheidet, welche Proteste zurückgehen.'],
    first: [
      'Du bist am Zug: Aktiviere verdeckte Karten, wenn du willst, und spiele dann eine Karte aus.',
      'spielt eine Karte aus.',
    ],
    second: [
      'Aktiviere verdeckte Karten, wenn du willst, und beende dann deinen Zug.',
      'kann Karten aktivieren und den Zug beenden.',
    ],
    shift: ['Wähle, wohin dein Admiral zieht.', 'wählt, wohin der Admiral zieht.'],
    steal: ['Wähle das Land, das deine Guerilla nimmt.', 'wählt das Land, das die Guerilla nimmt.'],
  },
  asksOnly: { first: 'Du bist am Zug: Spiele eine Karte an einen Ort aus.', second: 'Beende deinen Zug.' },
  terms: {
    round: 'Runde',
    turn: 'Zug',
    first: 'beginnt',
    deck: 'Stapel',
    discard: 'Ablage',
    pile: 'Protestvorrat',
    protests: 'Proteste',
    labs: 'Labore',
    yourHand: 'deine Hand',
    inPlay: 'im Spiel',
    occupied: 'besetzt',
  },
  story: {
    margin: (name, margin, own, other) =>
      `${name === undefined ? 'Du lagst' : `${name} lag`} am Ende ${counted.points(margin)} vorn, mit Ländern im Wert von ${own} gegen ${other}.`,
    draw: (each, own, other) =>
      `Beide hatten am Ende ${each < 0 ? `−${counted.points(-each)}` : counted.points(each)}: Länder im Wert von ${own} gegen ${other}, weniger die Proteste.`,
    regions: (name, regions) =>
      `${name === undefined ? 'Du hattest' : `${name} hatte`} ${regions.length === 1 ? 'eine ganze Region' : `${regions.length} ganze Regionen`}: ${regions.join(', ')}.`,
    protests: (namen, more, less) =>
      more === less
        ? `Proteste kosteten jede Seite ${counted.points(more)}.`
        : `Proteste kosteten ${namen[0] ?? 'dich'} ${counted.points(more)} und ${namen[1] ?? 'dich'} ${less}.`,
  },
  sums: { country: 'Länder', region: 'Ganze Regionen', protests: 'Proteste' },
  textBoard: {
    draws: 'Proteste je Stufe',
    hand: 'Hand',
    nothing: 'leer',
    points: 'Punkte',
    justified: 'gerechtf.',
    unseen: 'verd. Protest',
  },
  board: {
    you: 'du',
    row: 'Die Reihe der Orte',
    hq: 'Defcon, Labore und Regionen',
    side: (faction, where, count) => `${faction}, ${where}, ${counted.cards(count)}`,
    card: (number, faction) => `Karte ${number} der ${faction}`,
    hiddenFromYou: 'Verdeckte Karte',
    hiddenText: 'Nur ihr Besitzer kennt sie. Am Ende der Runde wird sie umgedreht und zählt.',
    bonus: (points) => `${counted.points(points)} mehr durch ihre Wirkung`,
    waits: 'wartet auf ihr Ziel',
    points: (count) => plural(count, 'Aktionspunkt', 'Aktionspunkte'),
    passive: 'Passiv',
    active: 'Aktiv',
    defconActive: 'Defcon-Aktion',
    noEffect: 'Keine aktive Wirkung.',
    influence: (faction, where, total) => `Einfluss der ${faction}, ${where}: ${total}`,
    plusHidden: (count) => `dazu ? für ${plural(count, 'verdeckte Karte', 'verdeckte Karten')}`,
    noCards: 'Hier liegt keine Karte.',
    prefers: (faction) => `neigt zu den ${faction}`,
    topOfPair: 'obenauf',
    justified: (count, faction) => `${plural(count, 'Rechtfertigung', 'Rechtfertigungen')} der ${faction}`,
    unseen: (count) => `${plural(count, 'verdeckter Protest', 'verdeckte Proteste')} von Überläufern`,
    placeText:
      'Wer am Ende der Runde mehr Einfluss hat, nimmt ihn; bei Gleichstand entscheidet die Neigung des Landes.',
    labText: 'Wer am Ende der Runde mehr Einfluss hat, nimmt es; bei Gleichstand bleibt es im Spiel.',
    controlled: (faction) => `unter Kontrolle der ${faction}`,
    free: 'unter niemandes Kontrolle',
    inRow: 'in dieser Runde im Spiel',
    undealt: 'noch im Stapel',
    used: 'in dieser Runde benutzt',
    notYet: 'noch nicht im Spiel',
    labUse: (rank, value) =>
      `Zu Beginn einer Runde kann Labor ${rank} seinem Besitzer einen Protest vom Wert ${value} oder weniger abnehmen.`,
    regions: 'Regionen und Länder',
    region: (name, bonus) => `${name}, ${counted.points(bonus)} für alle drei`,
    defconText:
      'Eine Defcon-Aktion oder Krise senkt ihn um eins und bringt Proteste für die neue Stufe; von 1 springt er auf 5 zurück.',
    level: (level, draws) => `fällt auf ${level}: ${plural(draws, 'Protest', 'Proteste')}`,
    begins: (faction) => `die ${faction} haben diese Runde begonnen`,
    clock: 'Runde und Zug',
    discardPile: 'Ablage',
    discardEmpty: 'Noch liegt nichts auf der Ablage.',
    pileLeft: (count) => `noch ${count} zu ziehen`,
    faceDown: (list) => `Verdeckt, mit denen der Überläufer: ${list}.`,
    cards: (count) => `${counted.cards(count)} auf der Hand`,
    noProtests: 'keine Proteste',
    lastRound: (list) => `Karten der letzten Runde: ${list}.`,
    end: 'Zug beenden',
    endText: 'Aktiviere vorher, was du magst. Der Zug endet, wenn du es sagst.',
    keep: 'Behalten',
    keepText: 'Ein Labor muss nicht benutzt werden; was du behältst, zählt am Ende gegen dich.',
    report: (round) => `Bericht der Runde ${round}`,
    wins: (faction) => `die ${faction} gewinnen`,
    tied: 'Gleichstand',
    byPreference: 'bei Gleichstand durch Neigung',
    drewProtests: (faction, values) => `Neue Proteste der ${faction}: ${values}.`,
    crisis: 'Krise',
  },
};
