import { nameFor, plural, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { OFF } from '../rules/verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

const tools: Vocabulary['tools'] = {
  ladder: 'ladder',
  screwdriver: 'screwdriver',
  pipewrench: 'pipewrench',
  wirecutter: 'wirecutter',
  knife: 'knife',
};

const aTool: Vocabulary['aTool'] = (tool) => `a ${tools[tool]}`;

const cards: Vocabulary['cards'] = {
  theft: 'Tool Theft',
  'auto-north': 'Auto north',
  'auto-east': 'Auto east',
  'auto-south': 'Auto south',
  'auto-west': 'Auto west',
  'roll-again': 'Roll Again',
};

const jewels: Vocabulary['jewels'] = { diamond: 'diamond', ruby: 'ruby', emerald: 'emerald', sapphire: 'sapphire' };

const counted: Vocabulary['counted'] = {
  cards: (count) => plural(count, 'card', 'cards'),
  points: (count) => `${count} points`,
  units: (count) => plural(count, 'unit', 'units'),
};

const refusals: Vocabulary['refusals'] = {
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

const endings: Vocabulary['endings'] = {
  'all-home': 'All jewels are home.',
  uncatchable: 'Nobody can pass the leader any more.',
  guard: 'The game has run its longest.',
};

const who = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'You';
const whom = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'you';

const sayings: Vocabulary['sayings'] = {
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
export const EN: Vocabulary = {
  ...facts.titles.en,
  tools,
  aTool,
  cards,
  jewels,
  theJewel: (jewel) => `the ${jewels[jewel]}`,
  and: ' and ',
  thieves: { blue: 'Blue', yellow: 'Yellow', red: 'Red', green: 'Green' },
  streets: { north: 'north street', east: 'east street', south: 'south street', west: 'west street' },
  corners: {
    north: 'north-west corner',
    east: 'north-east corner',
    south: 'south-east corner',
    west: 'south-west corner',
  },
  obstacles: { wall: 'wall', wire: 'wire', door: 'door', bars: 'bars', glass: 'glass', alarm: 'alarm' },
  the: () => 'the',
  between: (obstacle, one, other) => `${obstacle} between ${one} and ${other}`,
  at: (obstacle, space) => `${obstacle} at ${space}`,
  counted,
  refusals,
  endings,
  options: { thief: 'Thief of the first seat', empty: 'Side left empty', begins: 'Who begins' },
  choices: {
    drawn: 'drawn by lot',
    'before-first-seat': 'before the first seat',
    'before-second-seat': 'before the second seat',
    'before-third-seat': 'before the third seat',
    'first-seat': 'the first seat',
    'second-seat': 'the second seat',
    'third-seat': 'the third seat',
    'fourth-seat': 'the fourth seat',
  },
  heading: 'Jewels',
  lines: {
    safe: (jewel) => `The ${jewel} is home`,
    unsafe: (jewel, points) => `The ${jewel} is not safe yet (${counted.points(points)})`,
  },
  sayings,
  labels: {
    step: (towards) => `Step ${towards}`,
    silence: (towards) => `Silence the alarm ${towards}`,
    place: (tool, where) => `Place ${aTool(tool)} ${where}`,
    turnIn: (card) => `Turn in ${card}`,
    theft: (tool, from) => `${cards.theft}: ${tool === undefined ? 'a tool' : aTool(tool)} from ${from}`,
    auto: (street, from) => `Auto to the ${street} from ${from === undefined ? 'off the board' : `the ${from}`}`,
    discard: (card) => `Discard ${card}`,
    giveBack: (tool) => `Return ${aTool(tool)}`,
    noMoreCards: 'Turn in no more cards',
    end: 'End the turn',
    here: 'here',
    ways: {
      square: ['north', 'east', 'south', 'west'],
      ring: ['clockwise', 'anticlockwise', 'onto the first square', 'onto the second square'],
    },
    towards: (way, space) => `${way} to ${space}`,
    seat: (number) => `seat ${number}`,
  },
  asks: {
    window: (name = 'You', { dice, count }) =>
      `${name} rolled ${dice.join(' and ')} and may turn in cards before the first of ${counted.units(count)}.`,
    units: (name, { count }) =>
      `${name === undefined ? 'You have' : `${name} has`} ${counted.units(count)} left to spend.`,
    tidy: (name) =>
      name === undefined
        ? 'You may discard cards and then end your turn.'
        : `${name} may discard cards and then end the turn.`,
  },
  textBoard: {
    legend: [
      '. ground',
      '123 roof',
      '* jewel',
      'o glass',
      'a alarm',
      '|- wall',
      'x wire',
      'd door',
      'b bars',
      '# shut',
      'l ladder',
      'L 2 ladd.',
      's screwdr',
      'p wrench',
      'w cutter',
      'k knife',
      '= street',
      'A auto',
      'h hideout',
      's_ start',
    ],
    pile: 'Pile',
    faceUp: 'Face up',
    units: 'Units',
    turnsLeft: 'Turns left',
  },
  board: {
    block: 'The block',
    ring: 'Streets',
    pieces: 'Thieves, jewels, tools and autos on the block',
    letters: ['B', 'Y', 'R', 'G'],
    hyphened: {},
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
    level: (level) => (level === 0 ? 'ground' : `level ${level}`),
    start: (thief) => `start of ${thief}`,
    hideout: (thief) => `hideout of ${thief}`,
    startSign: 'start',
    hideoutSign: 'home',
    thief: (name, thief, where) => `${name}, the ${thief} thief, on ${where}`,
    lies: (tool) => `${tool} lies there`,
    jewelInVault: (jewel, points) => `${jewel} in its vault, ${counted.points(points)}`,
    jewelUnsafe: (jewel, points) => `${jewel}, not safe yet, ${counted.points(points)}`,
    jewelSafe: (jewel, points) => `${jewel}, home, ${counted.points(points)}`,
    jewelText:
      'It is stolen by landing on or passing its space once every alarm of its vault is silenced, and safe when the thief reaches his hideout by exact count.',
    unsafe: 'not safe',
    safe: 'home',
    auto: (street) => `Auto on the ${street}`,
    autosOff: (count) => `Autos off the board: ${count}`,
    autoText: 'Nobody may step from the block onto a street with an auto. It can be reached along the ring.',
    street: (street) => `${street}, the whole street`,
    dice: 'Dice',
    diceAre: (dice, count, extra) =>
      `Dice ${dice.join(' and ')}, ${counted.units(count)} left, ${plural(extra, 'more roll', 'more rolls')} owed`,
    units: (count) => (count === 1 ? 'unit left' : 'units left'),
    extra: (count) => `+${plural(count, 'roll', 'rolls')}`,
    doubles: 'doubles',
    players: 'Players',
    stock: (name, count) => `Tools of ${name}: ${count}`,
    you: 'you',
    hand: 'Your hand',
    copies: (name, count) => (count === 1 ? name : `${name}, ${count} of them`),
    depot: 'Depot',
    pile: 'Draw pile',
    faceUp: 'Face-up pile',
    nothing: 'none',
    routeNone: (space, units) => `Out of reach with ${counted.units(units)}: ${space}.`,
    way: (space, { units, steps, tools: placed, left }) =>
      `${space}. ${counted.units(units)}: ${plural(steps, 'step', 'steps')}, ${placed.length === 0 ? 'no tools' : `placed: ${placed.join(', ')}`}. ${left === 0 ? 'It spends the whole count.' : `${counted.units(left)} left.`}`,
    unitsAway: (units) => `${counted.units(units)} away`,
    routeHint: 'Point at a space to see the cheapest way there; click it to go.',
    go: (units) => `Go: ${counted.units(units)}`,
    land: (units) => `Land by exact count: ${counted.units(units)}`,
    zoomIn: 'Closer',
    zoomOut: 'Whole block',
  },
};
