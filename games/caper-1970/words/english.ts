import { plural } from '@hideout/kernel';
import type { CardName } from '../rules/cards.ts';
import type { ToolName } from '../rules/tools.ts';

const tools = {
  ladder: 'ladder',
  screwdriver: 'screwdriver',
  pipewrench: 'pipewrench',
  wirecutter: 'wirecutter',
  knife: 'knife',
};

const aTool = (tool: ToolName) => `a ${tools[tool]}`;

const cards = {
  theft: 'Tool Theft',
  'auto-north': 'Auto north',
  'auto-east': 'Auto east',
  'auto-south': 'Auto south',
  'auto-west': 'Auto west',
  'roll-again': 'Roll Again',
};

const counted = {
  cards: (count: number) => plural(count, 'card', 'cards'),
  points: (count: number) => `${count} points`,
  units: (count: number) => plural(count, 'unit', 'units'),
};

/** What a way costs, and what is left of the count after it. */
interface WayCounts {
  readonly units: number;
  readonly steps: number;
  readonly tools: readonly string[];
  readonly left: number;
}

/** What the labels of actions and the boards say in English, which is also the list of what every language says there. */
export const ENGLISH = {
  tools,
  aTool,
  /** The cards of tools are called as the tools are. */
  cards,
  counted,
  /** What the labels of actions say. */
  labels: {
    step: (towards: string) => `Step ${towards}`,
    silence: (towards: string) => `Silence the alarm ${towards}`,
    place: (tool: ToolName, where: string) => `Place ${aTool(tool)} ${where}`,
    turnIn: (card: string) => `Turn in ${card}`,
    theft: (tool: ToolName | undefined, from: string) =>
      `${cards.theft}: ${tool === undefined ? 'a tool' : aTool(tool)} from ${from}`,
    /** From another street, or from off the board. */
    auto: (street: string, from: string | undefined) =>
      `Auto to the ${street} from ${from === undefined ? 'off the board' : `the ${from}`}`,
    discard: (card: string) => `Discard ${card}`,
    giveBack: (tool: ToolName) => `Return ${aTool(tool)}`,
    noMoreCards: 'Turn in no more cards',
    end: 'End the turn',
    here: 'here',
    /** The ways out of a square and of a street space, by slot. */
    ways: {
      square: ['north', 'east', 'south', 'west'],
      ring: ['clockwise', 'anticlockwise', 'onto the first square', 'onto the second square'],
    },
    towards: (way: string, space: string) => `${way} to ${space}`,
    seat: (number: number) => `seat ${number}`,
  },
  /** What only the text board says. */
  textBoard: {
    /** Beside the map: what each mark means, in at most nine columns. */
    legend: `
      . ground · 123 roof · * jewel · o glass · a alarm · |- wall · x wire · d door · b bars · # shut · l ladder ·
      L 2 ladd. · s screwdr · p wrench · w cutter · k knife · = street · A auto · h hideout · s_ start`,
    pile: 'Pile',
    faceUp: 'Face up',
    units: 'Units',
    turnsLeft: 'Turns left',
  },
  /** What the board says; a jewel, thief, street, space, obstacle or tool comes by its name. */
  board: {
    block: 'The block',
    ring: 'Streets',
    pieces: 'Thieves, jewels, tools and autos on the block',
    /** One or two letters for each thief, blue first. */
    letters: ['B', 'Y', 'R', 'G'],
    /** The names that need soft hyphens on a narrow card. */
    hyphened: {} as Readonly<Partial<Record<CardName, string>>>,
    cardTexts: {
      tool: 'Take this tool from the depot.',
      theft: 'Take any one tool from the board or from the stockpile of an opponent.',
      auto: 'Put an auto on this street; when all three are out, move one. Nobody steps onto it from the block.',
      'roll-again': 'One more roll this turn.',
    },
    obstacleTexts: {
      wall: 'A ladder takes one thief up or down once. Two levels cannot be climbed.',
      wire: 'A wirecutter at this very edge opens it for everybody.',
      door: 'A knife opens it for everybody.',
      bars: 'A pipewrench opens them for everybody.',
      glass: 'A tool must lie on it before anybody steps there. A ladder serves for one such step only.',
      alarm: 'It is silenced with a screwdriver as you step onto it: two units in one act.',
    },
    square: 'square',
    level: (level: number) => (level === 0 ? 'ground' : `level ${level}`),
    start: (thief: string) => `start of ${thief}`,
    hideout: (thief: string) => `hideout of ${thief}`,
    startSign: 'start',
    hideoutSign: 'home',
    thief: (name: string, thief: string, where: string) => `${name}, the ${thief} thief, on ${where}`,
    lies: (tool: string) => `${tool} lies there`,
    jewelInVault: (jewel: string, points: number) => `${jewel} in its vault, ${counted.points(points)}`,
    jewelUnsafe: (jewel: string, points: number) => `${jewel}, not safe yet, ${counted.points(points)}`,
    jewelSafe: (jewel: string, points: number) => `${jewel}, home, ${counted.points(points)}`,
    jewelText:
      'It is stolen by landing on or passing its space once every alarm of its vault is silenced, and safe when the thief reaches his hideout by exact count.',
    unsafe: 'not safe',
    safe: 'home',
    auto: (street: string) => `Auto on the ${street}`,
    autosOff: (count: number) => `Autos off the board: ${count}`,
    autoText: 'Nobody may step from the block onto a street with an auto. It can be reached along the ring.',
    street: (street: string) => `${street}, the whole street`,
    dice: 'Dice',
    diceAre: (dice: readonly number[], count: number, extra: number) =>
      `Dice ${dice.join(' and ')}, ${counted.units(count)} left, ${plural(extra, 'more roll', 'more rolls')} owed`,
    units: (count: number): string => (count === 1 ? 'unit left' : 'units left'),
    extra: (count: number) => `+${plural(count, 'roll', 'rolls')}`,
    doubles: 'doubles',
    players: 'Players',
    stock: (name: string, count: number) => `Tools of ${name}: ${count}`,
    you: 'you',
    hand: 'Your hand',
    copies: (name: string, count: number) => (count === 1 ? name : `${name}, ${count} of them`),
    depot: 'Depot',
    pile: 'Draw pile',
    faceUp: 'Face-up pile',
    nothing: 'none',
    routeNone: (space: string, units: number) => `Out of reach with ${counted.units(units)}: ${space}.`,
    way: (space: string, { units, steps, tools: placed, left }: WayCounts) =>
      `${space}. ${counted.units(units)}: ${plural(steps, 'step', 'steps')}, ${placed.length === 0 ? 'no tools' : `placed: ${placed.join(', ')}`}. ${left === 0 ? 'It spends the whole count.' : `${counted.units(left)} left.`}`,
    unitsAway: (units: number) => `${counted.units(units)} away`,
    routeHint: 'Point at a space to see the cheapest way there; click it to go.',
    /** The button of a plan that leaves units, and of one that spends the whole count. */
    go: (units: number) => `Go: ${counted.units(units)}`,
    land: (units: number) => `Land by exact count: ${counted.units(units)}`,
    zoomIn: 'Closer',
    zoomOut: 'Whole block',
  },
};
