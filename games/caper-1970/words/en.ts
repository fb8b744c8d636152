import { facts } from '../facts.ts';
import { nounOf, UNKNOWN, verbOf, type Action, type Audience, type Words } from '@hideout/kernel';
import { CARDS } from '../rules/cards.ts';
import type { CaperEvent } from '../rules/events.ts';
import { NEXT, SLOTS } from '../rules/graph.ts';
import { JEWELS } from '../rules/jewels.ts';
import type { Reason } from '../rules/refuse.ts';
import { STREETS, THIEVES } from '../rules/sides.ts';
import { SQUARES } from '../rules/spaces.ts';
import type { EndingName } from '../rules/state.ts';
import { TOOLS } from '../rules/tools.ts';
import * as verbs from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';
import { drawBoard } from './board.ts';
import { siteName, spaceName, type Terms } from './terms.ts';
import { toolOnSite } from './toolOnSite.ts';

const TERMS: Terms = {
  tools: {
    ladder: 'ladder',
    screwdriver: 'screwdriver',
    pipewrench: 'pipewrench',
    wirecutter: 'wirecutter',
    knife: 'knife',
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
  jewels: { diamond: 'diamond', ruby: 'ruby', emerald: 'emerald', sapphire: 'sapphire' },
  thieves: { blue: 'Blue', yellow: 'Yellow', red: 'Red', green: 'Green' },
  streets: { north: 'north street', east: 'east street', south: 'south street', west: 'west street' },
  corners: {
    north: 'north-west corner',
    east: 'north-east corner',
    south: 'south-east corner',
    west: 'south-west corner',
  },
  obstacles: {
    wall: 'the wall',
    wire: 'the wire',
    door: 'the door',
    bars: 'the bars',
    glass: 'the glass',
    alarm: 'the alarm',
  },
  between: (obstacle, one, other) => `${obstacle} between ${one} and ${other}`,
  at: (obstacle, space) => `${obstacle} at ${space}`,
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
  you: 'You',
  hand: 'Your cards',
  noCards: 'none',
  depot: 'Depot',
  pile: 'Pile',
  faceUp: 'Face up',
  dice: 'Dice',
  units: 'Units',
  turnsLeft: 'Turns left',
  cardsHeld: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  score: (n) => `${n} points`,
};

const SQUARE_SLOTS = ['north', 'east', 'south', 'west'] as const;
const RING_SLOTS = ['clockwise', 'anticlockwise', 'onto the first square', 'onto the second square'] as const;

const REFUSALS: Readonly<Record<Reason, string>> = {
  'game over': 'The game is over.',
  'not your turn': 'It is not your turn.',
  'no units now': 'The count is spent: only cards to discard and tools to return are left.',
  'nothing there': 'There is no space there.',
  solid: 'The vault is solid there.',
  'too high': 'The wall is two levels or more high: no ladder reaches.',
  wall: 'The wall needs a ladder.',
  wire: 'The barbed wire needs a wirecutter.',
  door: 'The door needs a knife.',
  bars: 'The bars need a pipewrench.',
  glass: 'The glass needs a tool that is no ladder.',
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

const ENDINGS: Readonly<Record<EndingName, string>> = {
  'all-home': 'All jewels are home.',
  uncatchable: 'Nobody can pass the leader any more.',
  guard: 'The game has run its longest.',
};

const CHOICES: Readonly<Record<string, string>> = {
  drawn: 'drawn by lot',
  'first-seat': 'the first seat',
  ...TERMS.thieves,
};

const who = (seat: number, to: Audience): string =>
  seat === to.viewer ? 'You' : (to.names[seat] ?? `Seat ${seat + 1}`);
const whom = (seat: number, to: Audience): string => (seat === to.viewer ? 'you' : who(seat, to));
const a = (tool: number): string => `a ${TERMS.tools[TOOLS[tool]!]}`;
const space = (at: number): string => spaceName(TERMS, at);
const site = (at: number): string => siteName(TERMS, at);
const street = (at: number): string => TERMS.streets[STREETS[at]!];
const jewelList = (jewels: readonly number[]): string =>
  jewels.map((jewel) => `the ${TERMS.jewels[JEWELS[jewel]!]}`).join(' and ');

/** Drawn cards: their names for whoever may see them, else their number. */
function drawn(cards: readonly number[]): string {
  if (cards[0] !== UNKNOWN) return cards.map((card) => TERMS.cards[CARDS[card]!]).join(', ');
  return cards.length === 1 ? 'a card' : `${cards.length} cards`;
}

function say(event: CaperEvent, to: Audience): string {
  switch (event.type) {
    case 'rolled':
      return `${who(event.seat, to)} rolled ${event.dice[0]} and ${event.dice[1]}${event.dice[0] === event.dice[1] ? ', doubles' : ''}.`;
    case 'stepped':
      return `${who(event.seat, to)} ${event.climbed ? 'climbed' : 'stepped'} to ${space(event.to)}.`;
    case 'placed':
      return `${who(event.seat, to)} placed ${a(event.tool)} on ${site(event.site)}.`;
    case 'silenced':
      return `${who(event.seat, to)} silenced ${site(event.site)}.`;
    case 'stole':
      return `${who(event.seat, to)} stole ${jewelList([event.jewel])}.`;
    case 'captured':
      return `${who(event.seat, to)} captured ${whom(event.victim, to)} and took ${jewelList(event.jewels)}.`;
    case 'secured':
      return `${who(event.seat, to)} brought home ${jewelList(event.jewels)} for ${event.points} points.`;
    case 'lost':
      return `${who(event.seat, to)} lost ${event.units} ${event.units === 1 ? 'unit' : 'units'}.`;
    case 'supplied':
      return `${who(event.seat, to)} turned in a card and took ${a(event.tool)} from the depot.`;
    case 'removed':
      return `${who(event.seat, to)} turned in a Tool Theft and took ${a(event.tool)} from ${site(event.site)}.`;
    case 'robbed':
      return `${who(event.seat, to)} turned in a Tool Theft and took ${a(event.tool)} from ${whom(event.victim, to)}.`;
    case 'parked':
      return `${who(event.seat, to)} put an auto on the ${street(event.street)}${event.from === verbs.OFF ? '' : `, from the ${street(event.from)}`}.`;
    case 'rolls-again':
      return `${who(event.seat, to)} turned in a Roll Again.`;
    case 'discarded':
      return `${who(event.seat, to)} discarded ${TERMS.cards[CARDS[event.card]!]}.`;
    case 'gave-back':
      return `${who(event.seat, to)} returned ${a(event.tool)} to the depot.`;
    case 'drew':
      return `${who(event.seat, to)} drew ${drawn(event.cards)}.`;
    case 'reshuffled':
      return `The ${event.cards} face-up cards were shuffled into a new draw pile.`;
    case 'ended':
      return ENDINGS[event.ending];
  }
}

function label(action: Action, view: View): string {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case verbs.STEP:
      return `Step ${towards(view, noun)}`;
    case verbs.SILENCE:
      return `Silence the alarm ${towards(view, noun)}`;
    case verbs.PLACE: {
      const slot = verbs.slotOfPlace(noun);
      return `Place ${a(verbs.toolOfPlace(noun))} ${slot === verbs.HERE ? 'here' : towards(view, slot)}`;
    }
    case verbs.TOOL:
      return `Turn in ${TERMS.cards[CARDS[noun]!]}`;
    case verbs.THEFT:
      return `Tool Theft: ${theft(noun, view)}`;
    case verbs.AUTO: {
      const from = verbs.sourceOfAuto(noun);
      return `Auto to the ${street(verbs.streetOfAuto(noun))} from ${from === verbs.OFF ? 'off the board' : `the ${street(from)}`}`;
    }
    case verbs.ROLL_AGAIN:
      return 'Turn in Roll Again';
    case verbs.DISCARD:
      return `Discard ${TERMS.cards[CARDS[noun]!]}`;
    case verbs.GIVE_BACK:
      return `Return ${a(noun)}`;
    default:
      return view.phase === 'tidy' ? 'End the turn' : 'Turn in no more cards';
  }
}

/** Where a way out of the thief's space leads. */
function towards(view: View, slot: number): string {
  const from = view.thieves[view.turn]!;
  const to = NEXT[from * SLOTS + slot]!;
  const side = (from < SQUARES ? SQUARE_SLOTS : RING_SLOTS)[slot]!;
  return to < 0 ? side : `${side} to ${space(to)}`;
}

function theft(noun: number, view: View): string {
  if (verbs.isTheftAtSite(noun)) {
    const tool = toolOnSite(view, noun);
    return `${tool === undefined ? 'a tool' : a(tool)} from ${site(noun)}`;
  }
  const victim = verbs.victimOfTheft(noun);
  const side = view.sides[victim];
  return `${a(verbs.toolOfTheft(noun))} from ${side === undefined ? `seat ${victim + 1}` : TERMS.thieves[THIEVES[side]!]}`;
}

function status(view: View, to: Audience): string {
  const name = who(view.turn, to);
  const be = view.turn === to.viewer ? 'have' : 'has';
  switch (view.phase) {
    case 'window':
      return `${name} rolled ${view.dice.join(' and ')} and may turn in cards before the first of ${view.count} units.`;
    case 'units':
      return `${name} ${be} ${view.count} ${view.count === 1 ? 'unit' : 'units'} left to spend.`;
    case 'tidy':
      return `${name} may discard cards and then ${view.turn === to.viewer ? 'end your' : 'end the'} turn.`;
    case 'over':
      return view.ending === 'none' ? 'The game is over.' : ENDINGS[view.ending];
  }
}

/** Caper (1970) in English. */
export const en: Words<CaperEvent, View> = {
  ...facts.titles.en,
  say,
  label,
  status,
  refusal: (reason) => REFUSALS[reason as Reason],
  option: (option) => (option === 'thief' ? 'Thief of the first seat' : 'Who begins'),
  choice: (_option, choice) => CHOICES[choice] ?? choice,
  ending: (ending) => ENDINGS[ending as EndingName],
  heading: () => 'Jewels',
  line: ({ what, of }) => {
    const jewel = TERMS.jewels[JEWELS[of[0]!]!];
    return what === 'safe' ? `The ${jewel} is home` : `The ${jewel} is not safe yet (${of[1]!} points)`;
  },
  board: (view, to, paint) => drawBoard(view, to, TERMS, paint),
};
