import { nameFor, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { OFF } from '../rules/verbs.ts';
import { ENGLISH } from './english.ts';
import type { Vocabulary } from './vocabulary.ts';

const { cards, counted } = ENGLISH;

const jewels: Vocabulary['jewels'] = { diamond: 'diamond', ruby: 'ruby', emerald: 'emerald', sapphire: 'sapphire' };

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
  story: {
    brought: (seat, brought, points, to) => `${who(seat, to)} brought home ${brought}: ${counted.points(points)}.`,
    carried: (seat, carried, to) =>
      `${who(seat, to)} ${seat === to.viewer ? 'were' : 'was'} still on the way with ${carried}.`,
    inVault: (left) => `Nobody ever took ${left}.`,
    nobody: 'Nobody brought a jewel home.',
  },
  motives: {
    captured: () => 'you are captured with jewels',
    capture: () => 'you capture somebody with jewels',
    secure: () => 'you bring jewels home',
    steal: (of, n) => `you steal ${n.theJewels(of)}`,
    beaten: (of, n) => `somebody else steals ${n.theJewels(of)}`,
  },
  goTo: (space) => `Go to ${space}`,
  heading: 'Jewels',
  lines: {
    safe: (jewel) => `The ${jewel} is home`,
    unsafe: (jewel, points) => `The ${jewel} is not safe yet (${counted.points(points)})`,
  },
  sayings,
  asks: {
    window: (name, { dice, count }) =>
      name === undefined
        ? `You rolled ${dice.join(' and ')}: ${counted.units(count)}. Cards only before the first.`
        : `${name} rolled ${dice.join(' and ')} and may turn in cards before the first of ${counted.units(count)}.`,
    units: (name, { count }) =>
      `${name === undefined ? 'You have' : `${name} has`} ${counted.units(count)} left to spend.`,
    tidy: (name) =>
      name === undefined
        ? 'You may discard cards and then end your turn.'
        : `${name} may discard cards and then end the turn.`,
  },
  ...ENGLISH,
};
