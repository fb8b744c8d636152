import type { CardName, JewelName, ObstacleName, ToolName } from '../rules/index.ts';
import type { Language } from '@hideout/kernel';

/** The streets and thieves are told by number: north or blue first, clockwise. */
type BySide = readonly [string, string, string, string];

/** What a way costs, and what is left of the count after it. */
interface WayCounts {
  readonly units: number;
  readonly steps: number;
  readonly tools: readonly string[];
  readonly left: number;
}

const unitsEn = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);
const unitsDe = (units: number): string => (units === 1 ? '1 Schritt' : `${units} Schritte`);

/** What the board says. */
export interface BoardWords {
  readonly block: string;
  readonly storeys: readonly string[];
  readonly streets: BySide;
  readonly corners: BySide;
  readonly thieves: BySide;
  /** One or two letters for each thief. */
  readonly letters: BySide;
  readonly tools: Readonly<Record<ToolName, string>>;
  /** With soft hyphens, as a card is narrow. */
  readonly cards: Readonly<Record<CardName, string>>;
  readonly cardTexts: Readonly<Record<'tool' | 'theft' | 'auto' | 'roll-again', string>>;
  readonly jewels: Readonly<Record<JewelName, string>>;
  readonly obstacles: Readonly<Record<ObstacleName, string>>;
  readonly obstacleTexts: Readonly<Record<ObstacleName, string>>;
  readonly square: (row: number, column: number) => string;
  readonly level: (level: number) => string;
  readonly start: (thief: string) => string;
  readonly hideout: (thief: string) => string;
  readonly startSign: string;
  readonly hideoutSign: string;
  readonly thief: (name: string, thief: string, at: string) => string;
  readonly siteBetween: (obstacle: string, one: string, other: string) => string;
  readonly siteOn: (obstacle: string, space: string) => string;
  readonly lies: (tool: string) => string;
  readonly jewelInVault: (jewel: string, points: number) => string;
  readonly jewelUnsafe: (jewel: string, points: number) => string;
  readonly jewelSafe: (jewel: string, points: number) => string;
  readonly jewelText: string;
  readonly loot: string;
  readonly unsafe: string;
  readonly safe: string;
  readonly auto: (street: string) => string;
  readonly autosOff: (count: number) => string;
  readonly autoText: string;
  readonly street: (street: string) => string;
  readonly dice: string;
  readonly diceAre: (dice: readonly number[], count: number, extra: number) => string;
  readonly units: (count: number) => string;
  readonly extra: (count: number) => string;
  readonly doubles: string;
  readonly players: string;
  readonly stock: (name: string, count: number) => string;
  readonly you: string;
  readonly points: (points: number) => string;
  readonly cardsHeld: (count: number) => string;
  readonly hand: (count: number) => string;
  readonly copies: (name: string, count: number) => string;
  readonly depot: string;
  readonly pile: (count: number) => string;
  readonly faceUp: (count: number) => string;
  readonly nothing: string;
  readonly routeNone: (space: string, units: number) => string;
  readonly way: (space: string, counts: WayCounts) => string;
  readonly unitsAway: (units: number) => string;
  readonly routeHint: string;
  /** The button of a plan that leaves units, and of one that spends the whole count. */
  readonly go: (units: number) => string;
  readonly land: (units: number) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly ring: string;
  readonly pieces: string;
}

const en: BoardWords = {
  block: 'The block',
  storeys: ['Ground', 'Level 1', 'Level 2', 'Level 3'],
  streets: ['North street', 'East street', 'South street', 'West street'],
  corners: ['North-west corner', 'North-east corner', 'South-east corner', 'South-west corner'],
  thieves: ['Blue', 'Yellow', 'Red', 'Green'],
  letters: ['B', 'Y', 'R', 'G'],
  tools: {
    ladder: 'Ladder',
    screwdriver: 'Screwdriver',
    pipewrench: 'Pipewrench',
    wirecutter: 'Wirecutter',
    knife: 'Knife',
  },
  cards: {
    ladder: 'Ladder',
    screwdriver: 'Screwdriver',
    pipewrench: 'Pipewrench',
    wirecutter: 'Wirecutter',
    knife: 'Knife',
    theft: 'Tool Theft',
    'auto-north': 'Auto north',
    'auto-east': 'Auto east',
    'auto-south': 'Auto south',
    'auto-west': 'Auto west',
    'roll-again': 'Roll Again',
  },
  cardTexts: {
    tool: 'Take this tool from the depot.',
    theft: 'Take any one tool from the board or from the stockpile of an opponent.',
    auto: 'Put an auto on this street; when all three are out, move one. Nobody steps onto it from the block.',
    'roll-again': 'One more roll this turn.',
  },
  jewels: { diamond: 'Diamond', ruby: 'Ruby', emerald: 'Emerald', sapphire: 'Sapphire' },
  obstacles: { wall: 'Wall', wire: 'Barbed wire', door: 'Door', bars: 'Bars', glass: 'Glass', alarm: 'Alarm' },
  obstacleTexts: {
    wall: 'A ladder takes one thief up or down once. Two levels cannot be climbed.',
    wire: 'A wirecutter at this very edge opens it for everybody.',
    door: 'A knife opens it for everybody.',
    bars: 'A pipewrench opens them for everybody.',
    glass: 'Any tool but a ladder must lie on it before anybody steps there.',
    alarm: 'It is silenced with a screwdriver as you step onto it: two units in one act.',
  },
  square: (row, column) => `Square (${row},${column})`,
  level: (level) => (level === 0 ? 'ground' : `level ${level}`),
  start: (thief) => `start of ${thief}`,
  hideout: (thief) => `hideout of ${thief}`,
  startSign: 'start',
  hideoutSign: 'home',
  thief: (name, thief, where) => `${name}, the ${thief} thief, on ${where}`,
  siteBetween: (obstacle, one, other) => `${obstacle} between ${one} and ${other}`,
  siteOn: (obstacle, space) => `${obstacle} on ${space}`,
  lies: (tool) => `${tool} lies there`,
  jewelInVault: (jewel, points) => `${jewel} in its vault, ${points} points`,
  jewelUnsafe: (jewel, points) => `${jewel}, not safe yet, ${points} points`,
  jewelSafe: (jewel, points) => `${jewel}, home, ${points} points`,
  jewelText:
    'It is stolen by landing on or passing its space once every alarm of its vault is silenced, and safe when the thief reaches his hideout by exact count.',
  loot: 'Jewels',
  unsafe: 'not safe',
  safe: 'home',
  auto: (street) => `Auto on the ${street}`,
  autosOff: (count) => `Autos off the board: ${count}`,
  autoText: 'Nobody may step from the block onto a street with an auto. It can be reached along the ring.',
  street: (street) => `${street}, the whole street`,
  dice: 'Dice',
  diceAre: (dice, count, extra) =>
    `Dice ${dice.join(' and ')}, ${count === 1 ? '1 unit' : `${count} units`} left, ${extra === 1 ? '1 more roll' : `${extra} more rolls`} owed`,
  units: (count) => (count === 1 ? 'unit left' : 'units left'),
  extra: (count) => (count === 1 ? '+1 roll' : `+${count} rolls`),
  doubles: 'doubles',
  players: 'Players',
  stock: (name, count) => `Tools of ${name}: ${count}`,
  you: 'you',
  points: (points) => `${points} points`,
  cardsHeld: (count) => (count === 1 ? '1 card' : `${count} cards`),
  hand: (count) => `Your hand, ${count === 1 ? '1 card' : `${count} cards`}`,
  copies: (name, count) => (count === 1 ? name : `${name}, ${count} of them`),
  depot: 'Depot',
  pile: (count) => `Draw pile, ${count} cards`,
  faceUp: (count) => `Face-up pile, ${count} cards`,
  nothing: 'none',
  routeNone: (space, units) => `${space}: not to be reached with ${unitsEn(units)}.`,
  way: (space, { units, steps, tools, left }) =>
    `${space}. ${unitsEn(units)}: ${steps === 1 ? '1 step' : `${steps} steps`}, ${tools.length === 0 ? 'no tools' : `placed: ${tools.join(', ')}`}. ${left === 0 ? 'It spends the whole count.' : `${unitsEn(left)} left.`}`,
  unitsAway: (units) => `${unitsEn(units)} away`,
  routeHint: 'Point at a space to see the cheapest way there; click it to go.',
  go: (units) => `Go: ${unitsEn(units)}`,
  land: (units) => `Land by exact count: ${unitsEn(units)}`,
  zoomIn: 'Closer',
  zoomOut: 'Whole block',
  ring: 'Streets',
  pieces: 'Thieves, jewels, tools and autos on the block',
};

const de: BoardWords = {
  block: 'Der Häuserblock',
  storeys: ['Boden', 'Ebene 1', 'Ebene 2', 'Ebene 3'],
  streets: ['Nordstraße', 'Oststraße', 'Südstraße', 'Weststraße'],
  corners: ['Nordwestecke', 'Nordostecke', 'Südostecke', 'Südwestecke'],
  thieves: ['Blau', 'Gelb', 'Rot', 'Grün'],
  letters: ['B', 'Ge', 'R', 'Gr'],
  tools: {
    ladder: 'Leiter',
    screwdriver: 'Schraubenzieher',
    pipewrench: 'Rohrzange',
    wirecutter: 'Drahtschere',
    knife: 'Messer',
  },
  cards: {
    ladder: 'Leiter',
    screwdriver: 'Schrauben\u00ADzieher',
    pipewrench: 'Rohrzange',
    wirecutter: 'Drahtschere',
    knife: 'Messer',
    theft: 'Werkzeug\u00ADdiebstahl',
    'auto-north': 'Auto Nord',
    'auto-east': 'Auto Ost',
    'auto-south': 'Auto Süd',
    'auto-west': 'Auto West',
    'roll-again': 'Nochmal würfeln',
  },
  cardTexts: {
    tool: 'Nimm dieses Werkzeug aus dem Depot.',
    theft: 'Nimm ein beliebiges Werkzeug vom Spielplan oder aus dem Vorrat eines Gegners.',
    auto: 'Stell ein Auto auf diese Straße; sind alle drei im Spiel, versetze eines. Vom Block aus betritt sie dann niemand.',
    'roll-again': 'Ein weiterer Wurf in diesem Zug.',
  },
  jewels: { diamond: 'Diamant', ruby: 'Rubin', emerald: 'Smaragd', sapphire: 'Saphir' },
  obstacles: { wall: 'Wand', wire: 'Stacheldraht', door: 'Tür', bars: 'Gitter', glass: 'Glas', alarm: 'Alarm' },
  obstacleTexts: {
    wall: 'Eine Leiter bringt einen Dieb einmal hinauf oder hinab. Zwei Ebenen lassen sich nicht erklettern.',
    wire: 'Eine Drahtschere an genau dieser Kante öffnet ihn für alle.',
    door: 'Ein Messer öffnet sie für alle.',
    bars: 'Eine Rohrzange öffnet es für alle.',
    glass: 'Ein Werkzeug, das keine Leiter ist, muss darauf liegen, bevor jemand es betritt.',
    alarm: 'Er wird beim Betreten mit einem Schraubenzieher ausgeschaltet: zwei Schritte in einem.',
  },
  square: (row, column) => `Feld (${row},${column})`,
  level: (level) => (level === 0 ? 'Boden' : `Ebene ${level}`),
  start: (thief) => `Start von ${thief}`,
  hideout: (thief) => `Versteck von ${thief}`,
  startSign: 'Start',
  hideoutSign: 'Heim',
  thief: (name, thief, where) => `${name}, Dieb ${thief}, auf ${where}`,
  siteBetween: (obstacle, one, other) => `${obstacle} zwischen ${one} und ${other}`,
  siteOn: (obstacle, space) => `${obstacle} auf ${space}`,
  lies: (tool) => `dort liegt: ${tool}`,
  jewelInVault: (jewel, points) => `${jewel} im Tresor, ${points} Punkte`,
  jewelUnsafe: (jewel, points) => `${jewel}, noch nicht sicher, ${points} Punkte`,
  jewelSafe: (jewel, points) => `${jewel}, in Sicherheit, ${points} Punkte`,
  jewelText:
    'Gestohlen wird er beim Betreten oder Überqueren, sobald jeder Alarm seines Tresors ausgeschaltet ist; sicher ist er, wenn der Dieb sein Versteck mit genauer Zahl erreicht.',
  loot: 'Juwelen',
  unsafe: 'unsicher',
  safe: 'sicher',
  auto: (street) => `Auto auf: ${street}`,
  autosOff: (count) => `Autos neben dem Spielplan: ${count}`,
  autoText: 'Vom Block aus betritt niemand eine Straße mit einem Auto. Über den Ring ist sie erreichbar.',
  street: (street) => `${street}, die ganze Straße`,
  dice: 'Würfel',
  diceAre: (dice, count, extra) =>
    `Würfel ${dice.join(' und ')}, ${count === 1 ? 'noch 1 Schritt' : `noch ${count} Schritte`}, ${extra === 1 ? '1 weiterer Wurf' : `${extra} weitere Würfe`}`,
  units: (count) => (count === 1 ? 'Schritt übrig' : 'Schritte übrig'),
  extra: (count) => (count === 1 ? '+1 Wurf' : `+${count} Würfe`),
  doubles: 'Pasch',
  players: 'Am Tisch',
  stock: (name, count) => `Werkzeuge von ${name}: ${count}`,
  you: 'du',
  points: (points) => `${points} Punkte`,
  cardsHeld: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  hand: (count) => `Deine Hand, ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  copies: (name, count) => (count === 1 ? name : `${name}, ${count} Stück`),
  depot: 'Depot',
  pile: (count) => `Nachziehstapel, ${count} Karten`,
  faceUp: (count) => `Offener Stapel, ${count} Karten`,
  nothing: 'keine',
  routeNone: (space, units) => `${space}: mit ${units === 1 ? '1 Schritt' : `${units} Schritten`} nicht zu erreichen.`,
  way: (space, { units, steps, tools, left }) =>
    `${space}. ${unitsDe(units)}: ${steps === 1 ? '1 Feld' : `${steps} Felder`}, ${tools.length === 0 ? 'kein Werkzeug' : `gesetzt: ${tools.join(', ')}`}. ${left === 0 ? 'Damit ist die Zahl verbraucht.' : `${unitsDe(left)} übrig.`}`,
  unitsAway: (units) => `${unitsDe(units)} entfernt`,
  routeHint: 'Zeig auf ein Feld, um den günstigsten Weg zu sehen; ein Klick wählt ihn.',
  go: (units) => `Los: ${unitsDe(units)}`,
  land: (units) => `Mit genauer Zahl landen: ${unitsDe(units)}`,
  zoomIn: 'Näher',
  zoomOut: 'Ganzer Block',
  ring: 'Straßen',
  pieces: 'Diebe, Juwelen, Werkzeuge und Autos auf dem Block',
};

/** The words of the board by language. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
