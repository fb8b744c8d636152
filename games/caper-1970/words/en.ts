import { nameFor, plural, UNKNOWN, type Audience, type Sayings, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import type { CardName } from '../rules/cards.ts';
import type { CaperEvent } from '../rules/events.ts';
import type { JewelName } from '../rules/jewels.ts';
import type { ObstacleName } from '../rules/obstacles.ts';
import type { Reason } from '../rules/refuse.ts';
import type { StreetName, ThiefName } from '../rules/sides.ts';
import type { EndingName, PhaseName } from '../rules/state.ts';
import type { ToolName } from '../rules/tools.ts';
import { OFF } from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';
import type { Names } from './called.ts';
import { inARow } from './inARow.ts';

const tools = {
  ladder: 'ladder',
  screwdriver: 'screwdriver',
  pipewrench: 'pipewrench',
  wirecutter: 'wirecutter',
  knife: 'knife',
};

const aTool = (tool: ToolName) => `a ${tools[tool]}`;
const someTools = (tool: ToolName, count: number) =>
  count === 1 ? aTool(tool) : `${count} ${tool === 'knife' ? 'knives' : `${tools[tool]}s`}`;

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

const theJewels = (jewels: readonly string[]) =>
  inARow(
    jewels.map((jewel) => `the ${jewel}`),
    ' and ',
  );

/** What a way costs, what comes of it, and what is left of the count after it. */
interface WayCounts {
  readonly units: number;
  readonly steps: number;
  readonly tools: readonly string[];
  readonly left: number;
  readonly deeds: readonly string[];
}

/** What it takes to come somewhere in some turns: tools in words, those needed and those missing. */
interface FarCounts {
  readonly units: number;
  readonly turns: number;
  readonly needed: readonly string[];
  readonly lacking: readonly string[];
}

const jewels: Readonly<Record<JewelName, string>> = {
  diamond: 'diamond',
  ruby: 'ruby',
  emerald: 'emerald',
  sapphire: 'sapphire',
};

const refusals: Readonly<Record<Reason, string>> = {
  'game over': 'The game is over.',
  'not your turn': 'It is not your turn.',
  'no units now': 'The count is spent: only cards to discard and tools to return are left.',
  'nothing there': 'There is no space there.',
  solid: 'The vault is solid there.',
  'too high': 'The wall is two levels or more high: no ladder reaches.',
  wall: 'The wall needs a ladder.',
  wire: 'The wire needs a wirecutter.',
  door: 'The door needs a knife.',
  bars: 'The bars need a pipewrench.',
  glass: 'The glass needs a tool.',
  alarm: 'The alarm is live: it must be silenced as you step onto it.',
  'auto in the street': 'An auto is in that street: you cannot enter it from the grid.',
  'no live alarm': 'There is no live alarm there.',
  'two units': 'Silencing an alarm takes two units, and only one is left.',
  'no such tool': 'You have no such tool.',
  'no place for it': 'There is no obstacle there for this tool.',
  'window closed': 'Cards are turned in before the first step or placement of a turn.',
  'no such card': 'You do not hold that card.',
  'depot empty': 'The depot has no such tool.',
  'nothing to steal': 'There is no such tool there to take.',
  'auto there already': 'An auto stands in that street already.',
  'autos off the board first': 'An auto from off the board comes first.',
  'no auto there': 'There is no auto to be had there.',
  'one roll again': 'Only one Roll Again may be turned in on a turn.',
  'not at the end': 'Cards are discarded and tools returned at the end of the turn.',
  'within the limit': 'Only tools above five are returned.',
  'count to spend': 'The whole count must be spent.',
  'too many tools': 'Return tools until five are left.',
};

const endings: Readonly<Record<EndingName, string>> = {
  'all-home': 'All jewels are home.',
  uncatchable: 'Nobody can pass the leader any more.',
  guard: 'The game has run its longest.',
};

const who = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'You';
const whom = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'you';

const sayings: Sayings<CaperEvent, Names> = {
  rolled: ({ seat, dice: [one, other] }, to) =>
    `${who(seat, to)} rolled ${one} and ${other}${one === other ? ', doubles' : ''}.`,
  stepped: (e, to, n) =>
    `${who(e.seat, to)} ${e.climbed ? 'climbed' : 'stepped'} to ${n.space(e.to)}${e.broke ? ', and the ladder there went back to the depot' : ''}.`,
  placed: (e, to, n) => `${who(e.seat, to)} placed ${n.aTool(e.tool)} on ${n.theSite(e.site)}.`,
  silenced: (e, to, n) => `${who(e.seat, to)} silenced ${n.theSite(e.site)}.`,
  stole: (e, to, n) => `${who(e.seat, to)} stole ${n.theJewels([e.jewel])}.`,
  captured: (e, to, n) => `${who(e.seat, to)} captured ${whom(e.victim, to)} and took ${n.theJewels(e.jewels)}.`,
  secured: (e, to, n) => `${who(e.seat, to)} brought home ${n.theJewels(e.jewels)} for ${counted.points(e.points)}.`,
  lost: (e, to) => `${who(e.seat, to)} lost ${counted.units(e.units)}.`,
  supplied: (e, to, n) => `${who(e.seat, to)} turned in a card and took ${n.aTool(e.tool)} from the depot.`,
  removed: (e, to, n) =>
    `${who(e.seat, to)} turned in a ${cards.theft} and took ${n.aTool(e.tool)} from ${n.theSite(e.site)}.`,
  robbed: (e, to, n) =>
    `${who(e.seat, to)} turned in a ${cards.theft} and took ${n.aTool(e.tool)} from ${whom(e.victim, to)}.`,
  parked: (e, to, n) =>
    `${who(e.seat, to)} put an auto on the ${n.street(e.street)}${e.from === OFF ? '' : `, from the ${n.street(e.from)}`}.`,
  'rolls-again': (e, to) => `${who(e.seat, to)} turned in a ${cards['roll-again']}.`,
  discarded: (e, to, n) => `${who(e.seat, to)} discarded ${n.card(e.card)}.`,
  'gave-back': (e, to, n) => `${who(e.seat, to)} returned ${n.aTool(e.tool)} to the depot.`,
  drew({ seat, cards: drawn }, to, n) {
    const hidden = drawn.length === 1 ? 'a card' : counted.cards(drawn.length);
    return `${who(seat, to)} drew ${drawn[0] === UNKNOWN ? hidden : drawn.map(n.card).join(', ')}.`;
  },
  reshuffled: (e) => `The ${e.cards} face-up cards were shuffled into a new draw pile.`,
  ended: (e) => endings[e.ending],
};

/** Caper (1970) in English. */
export const EN = {
  ...facts.titles.en,
  jewels,
  theJewel: (jewel: JewelName) => `the ${jewels[jewel]}`,
  and: ' and ',
  thieves: { blue: 'Blue', yellow: 'Yellow', red: 'Red', green: 'Green' } satisfies Record<ThiefName, string>,
  streets: { north: 'north street', east: 'east street', south: 'south street', west: 'west street' },
  /** The corner where a street begins, clockwise. */
  corners: {
    north: 'north-west corner',
    east: 'north-east corner',
    south: 'south-east corner',
    west: 'south-west corner',
  } satisfies Record<StreetName, string>,
  obstacles: { wall: 'wall', wire: 'wire', door: 'door', bars: 'bars', glass: 'glass', alarm: 'alarm' },
  /** The article of an obstacle after a preposition of place. */
  the: (_obstacle: ObstacleName) => 'the',
  between: (obstacle: string, one: string, other: string) => `${obstacle} between ${one} and ${other}`,
  at: (obstacle: string, space: string) => `${obstacle} at ${space}`,
  refusals,
  endings,
  options: { thief: 'Thief of the first seat', empty: 'Side left empty', begins: 'Who begins' },
  /** The choices that are no thieves. */
  choices: {
    drawn: 'drawn by lot',
    'before-first-seat': 'before the first seat',
    'before-second-seat': 'before the second seat',
    'before-third-seat': 'before the third seat',
    'first-seat': 'the first seat',
    'second-seat': 'the second seat',
    'third-seat': 'the third seat',
    'fourth-seat': 'the fourth seat',
  } as Readonly<Record<string, string>>,
  /** What a finished game is told with. */
  story: {
    brought: (seat: Seat, brought: string, points: number, to: Audience) =>
      `${who(seat, to)} brought home ${brought}: ${counted.points(points)}.`,
    carried: (seat: Seat, carried: string, to: Audience) =>
      `${who(seat, to)} ${seat === to.viewer ? 'were' : 'was'} still on the way with ${carried}.`,
    inVault: (left: string) => `Nobody ever took ${left}.`,
    nobody: 'Nobody brought a jewel home.',
  },
  /** What a way can be about, as what comes about. */
  motives: {
    captured: () => 'you are captured with jewels',
    capture: () => 'you capture somebody with jewels',
    secure: () => 'you bring jewels home',
    steal: (of, n) => `you steal ${n.theJewels(of)}`,
    beaten: (of, n) => `somebody else steals ${n.theJewels(of)}`,
    ladder: () => 'you still have a ladder',
    robbed: () => 'a tool of yours is stolen',
    undone: () => 'somebody else takes a tool off the board',
  } satisfies Record<string, (of: readonly number[], names: Names) => string>,
  /** Motives of one name, as what a choice is about. */
  themes: {
    captured: 'Keeping away',
    capture: 'The chase',
    secure: 'The way home',
    steal: 'Stealing jewels',
    beaten: 'The race for a jewel',
    ladder: 'Keeping a ladder',
    robbed: 'Guarding tools',
    undone: 'Tools on the board',
  },
  holds: (name: string, card: string) => `Does ${name} hold this card: ${card}?`,
  /** A way that ends on a space. */
  goTo: (space: string) => `Go to ${space}`,
  heading: 'Jewels',
  lines: {
    safe: (jewel: string, _points: number) => `The ${jewel} is home`,
    unsafe: (jewel: string, points: number) => `The ${jewel} is not safe yet (${counted.points(points)})`,
  },
  sayings,
  /** What the seat to move must do, said to others by its name and to itself without. */
  asks: {
    window: (name, { dice, count }) =>
      name === undefined
        ? `You rolled ${dice.join(' and ')}: ${counted.units(count)}. Cards come before the first step.`
        : `${name} rolled ${dice.join(' and ')} and may turn in cards before the first of ${counted.units(count)}.`,
    units: (name, { count }) =>
      `${name === undefined ? 'You have' : `${name} has`} ${counted.units(count)} left to spend.`,
    tidy: (name) =>
      name === undefined
        ? 'You may discard cards and then end your turn.'
        : `${name} may discard cards and then end the turn.`,
  } satisfies Record<Exclude<PhaseName, 'over'>, (name: string | undefined, view: View) => string>,
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
    faceUp: 'Open',
    units: 'Units',
    turnsLeft: 'Turns',
    noSuchPlace: (place: string) => `There is no place called “${place}”: say (4,5), north street 3, sapphire or home.`,
    outOfReach: (space: string, units: number) => `${space} is out of reach with ${counted.units(units)}.`,
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
    /** What is written on a card. */
    cardFaces: {
      tool: 'Take one from the depot.',
      theft: 'Take a tool from the board or a rival.',
      auto: 'Close this street to the block.',
      'roll-again': 'One more roll this turn.',
    },
    cardTexts: {
      tool: 'Turned in, it brings you this tool from the depot.',
      theft:
        'Turned in, it brings you any one tool from the board or from the stockpile of an opponent. What the tool did is undone: the way is shut again, the alarm is live again.',
      auto: 'Turned in, it puts an auto on this street; when all three are out, it moves one. Nobody then steps from the block onto that street.',
      'roll-again':
        'Turned in, it brings one more roll this turn, once this count is spent. Only one such card a turn.',
    },
    /** When a card can be turned in, and what becomes of it. */
    cardSpent:
      'Cards are turned in before the first unit of your turn. The card is then gone; at the end of the turn you draw back to four.',
    obstacleTexts: {
      wall: 'A ladder takes one thief up or down once. Two levels cannot be climbed.',
      wire: 'A wirecutter at this very edge opens it for everybody.',
      door: 'A knife opens it for everybody.',
      bars: 'A pipewrench opens them for everybody.',
      glass: 'A tool must lie on it before anybody steps there. A ladder serves for one such step only.',
      alarm: 'It is silenced with a screwdriver as you step onto it: two units in one act.',
    },
    toolTexts: {
      ladder: 'A ladder leads up or down one level, once; then it goes back to the depot.',
      screwdriver: 'A screwdriver silences an alarm as you step onto it.',
      pipewrench: 'A pipewrench opens the bars of a vault, for everybody and for good.',
      wirecutter: 'A wirecutter cuts barbed wire at one edge, for everybody and for good.',
      knife: 'A knife opens the door of a vault, for everybody and for good.',
    },
    someTools,
    /** What may be any tool but a ladder: it breaks glass. */
    forGlass: (count: number) => (count === 1 ? 'any tool for glass' : `any ${count} tools for glass`),
    square: 'square',
    level: (level: number) => (level === 0 ? 'ground' : `level ${level}`),
    start: (thief: string) => `start of ${thief}`,
    hideout: (thief: string) => `hideout of ${thief}`,
    yourHideout: 'your hideout',
    startSign: 'start',
    hideoutSign: 'home',
    thief: (name: string, thief: string, where: string) => `${name}, the ${thief} thief, on ${where}`,
    carries: (jewel: string) => `carries the ${jewel.toLowerCase()}`,
    thiefText:
      'Thieves may share a space. Whoever has jewels that are not safe is captured when the last unit of a rival’s roll is a step onto him.',
    lies: (tool: string) => `${tool} lies there`,
    jewelInVault: (jewel: string, points: number) => `${jewel} in its vault, ${counted.points(points)}`,
    jewelUnsafe: (jewel: string, points: number) => `${jewel}, not safe yet, ${counted.points(points)}`,
    jewelSafe: (jewel: string, points: number) => `${jewel}, home, ${counted.points(points)}`,
    jewelText:
      'It is stolen by landing on or passing its space once every alarm of its vault is silenced, and safe when the thief reaches his hideout by exact count.',
    lootText:
      'A stolen jewel lies in its thief’s hideout at once. It counts when he lands there by exact count; until then he can be captured, and it goes to his captor.',
    unsafe: 'not safe',
    auto: (street: string) => `Auto on the ${street}`,
    autosOff: (count: number) => `Autos off the board: ${count}`,
    autoText: 'Nobody may step from the block onto a street with an auto. It can be reached along the ring.',
    street: (street: string) => `${street}, the whole street`,
    closed: 'closed',
    dice: 'Dice',
    diceAre: (dice: readonly number[], count: number, extra: number) =>
      `Dice ${dice.join(' and ')}, ${counted.units(count)} left, ${plural(extra, 'more roll', 'more rolls')} owed`,
    units: (count: number): string => (count === 1 ? 'unit left' : 'units left'),
    extra: (count: number) => `+${plural(count, 'roll', 'rolls')}`,
    doubles: 'doubles',
    players: 'Players',
    /** Nobody's name is whoever reads. */
    stock: (name: string | undefined, count: number) =>
      `${name === undefined ? 'Your tools' : `Tools of ${name}`}: ${count}`,
    you: 'you',
    hand: 'Your hand',
    copies: (name: string, count: number) => (count === 1 ? name : `${name}, ${count} of them`),
    depot: 'Depot',
    depotText: 'The depot holds all tools that nobody has; a card for a tool brings it to you.',
    pileText: 'At the end of a turn you draw back to four cards.',
    pile: 'Draw pile',
    faceUp: 'Face-up pile',
    nothing: 'none',
    way: (space: string, { units, steps, tools: placed, left, deeds }: WayCounts) =>
      `${space}. ${deeds.length === 0 ? '' : `You ${deeds.join(' and ')}. `}${counted.units(units)}: ${plural(steps, 'step', 'steps')}, ${placed.length === 0 ? 'no tools' : `placed: ${placed.join(', ')}`}. ${left === 0 ? 'It spends the whole count.' : `${counted.units(left)} left.`}`,
    /** What comes of a way, after “you”, and as the beginning of a button. */
    deeds: {
      silence: (alarms: number) => (alarms === 1 ? 'silence the alarm' : `silence ${alarms} alarms`),
      steal: (jewels: readonly string[]) => `steal ${theJewels(jewels)}`,
      capture: (thieves: readonly string[]) => `capture ${thieves.join(' and ')}`,
      home: (jewels: readonly string[]) => `bring ${theJewels(jewels)} home`,
      scoring: (points: number) => `score ${counted.points(points)}`,
    },
    deed: (deed: string, units: number) => `${deed}: ${counted.units(units)}`,
    /** The button of a way that breaks glass with this tool. */
    withTool: (name: string, tool: string) => `${name} (glass: ${tool})`,
    far: ({ units, turns, needed, lacking }: FarCounts) =>
      `${counted.units(units)} away, ${turns === 1 ? 'about one turn' : `about ${turns} turns`}. ${needed.length === 0 ? 'It takes no tools.' : `It takes ${needed.join(', ')}; ${lacking.length === 0 ? `you have ${needed.length === 1 && needed[0]!.startsWith('a ') ? 'it' : 'them'}` : `you lack ${lacking.join(', ')}`}.`}`,
    beyond: 'Too far to plan from here.',
    guarded: (alarms: number) =>
      alarms === 1
        ? 'One alarm is live: silence it before the jewel can be taken.'
        : `${alarms} alarms are live: silence them all before the jewel can be taken.`,
    unguarded: 'Nothing guards it: passing over it is enough to take it.',
    unitsAway: (units: number) => `${counted.units(units)} away`,
    /** The button of a plan that leaves units, and of one that spends the whole count. */
    go: (units: number) => `Go: ${counted.units(units)}`,
    land: (units: number) => `Land by exact count: ${counted.units(units)}`,
    signNames: { silent: 'Silenced alarm', auto: 'Auto', toolCard: 'Tool card', autoCard: 'Auto card' },
    signTexts: {
      silent: 'A screwdriver lies on it. A jewel can be taken once all alarms of its vault are silent.',
      jewel:
        'Diamond 1000, ruby 800, emerald 600, sapphire 400 points. It is taken by landing on its space or passing over it.',
    },
    zoomIn: 'Closer',
    zoomOut: 'Whole block',
  },
};
