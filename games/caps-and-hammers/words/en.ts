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
  spy: 'Spy',
  policeman: 'Policeman',
  scientist: 'Scientist',
  nuke: 'Nuke',
  guerrilla: 'Guerrilla',
  defector: 'Defector',
  soldier: 'Soldier',
};

const countries: Vocabulary['countries'] = {
  argentina: 'Argentina',
  venezuela: 'Venezuela',
  brazil: 'Brazil',
  nicaragua: 'Nicaragua',
  panama: 'Panama',
  cuba: 'Cuba',
  poland: 'Poland',
  yugoslavia: 'Yugoslavia',
  germany: 'Germany',
  congo: 'Congo',
  'south-africa': 'South Africa',
  angola: 'Angola',
  iraq: 'Iraq',
  egypt: 'Egypt',
  'saudi-arabia': 'Saudi Arabia',
  japan: 'Japan',
  korea: 'Korea',
  china: 'China',
  singapore: 'Singapore',
  malaysia: 'Malaysia',
  vietnam: 'Vietnam',
};

const regions: Vocabulary['regions'] = {
  'south-america': 'South America',
  'central-america': 'Central America',
  'central-europe': 'Central Europe',
  africa: 'Africa',
  'middle-east': 'Middle East',
  'east-asia': 'East Asia',
  'south-east-asia': 'South-East Asia',
};

const labs: Vocabulary['labs'] = {
  missiles: 'Missiles',
  satellites: 'Satellites',
  're-entry': 'Re-entry',
  'space-walks': 'Space Walks',
  'moon-landing': 'Moon Landing',
};

const refusals: Vocabulary['refusals'] = {
  over: 'The game is over.',
  notYourTurn: 'It is not your turn.',
  notYourProtests: 'It is not for you to return a protest now.',
  protestsFirst: 'Protests are resolved before anything else in a round.',
  noProtestResolution: 'Protests are returned only at the start of a round.',
  notYourLab: 'You do not own this lab.',
  labUsed: 'This lab has been used in this round.',
  noProtests: 'You have no protest to return.',
  labTooLow: 'The rank of this lab is below the value of your lowest protest.',
  noSuchCard: 'You have not played such a card in this round.',
  alreadyActivated: 'This card is activated already.',
  alreadyRevealed: 'The enemy has revealed this card; it can never be activated.',
  noActive: 'This type of card has no active effect.',
  pileEmpty: 'The pile of protests is empty, and you have no justification here.',
  leavesOccupied: 'Nobody may leave an occupied location.',
  nowhereToShift: 'No location next to this one is open.',
  nobodyHidden: 'The enemy has no hidden card here.',
  notFirstTurn: 'A Guerrilla can be activated only on your first turn of the round.',
  notOnLab: 'A Guerrilla can be activated only at a country.',
  alreadyPaired: 'Two countries lie here already.',
  nothingToSteal: 'The enemy controls no country.',
  lastTurn: 'A Defector cannot be activated on your last turn of the round.',
  noProtestToPlant: 'The pile of protests is empty.',
  alreadyOccupied: 'This location is occupied already.',
  lastOpen: 'The last open location cannot be occupied.',
  notInHand: 'You hold no card of this type.',
  notInPlay: 'This location is not in play.',
  occupied: 'This location is occupied.',
  alreadyDeployed: 'You have deployed your card of this turn.',
  deployFirst: 'You must deploy a card before your turn can end.',
  finishShift: 'First choose where your Admiral shifts.',
  finishSteal: 'First choose the country that your Guerrilla takes.',
  noShift: 'No Admiral is waiting to shift.',
  notAdjacent: 'An Admiral shifts to a neighbouring location only.',
  noGuerrilla: 'No Guerrilla is waiting to take a country.',
  notTheirs: 'The enemy does not control this country.',
};

const kindName = (kind: number): string => kinds[KINDS[kind]!];
const countryName = (country: number): string => countries[COUNTRIES[country]!.name];
const regionName = (region: number): string => regions[REGIONS[region]!];
const lab = (number: number): string => `lab ${RANKS[number]!} ${labs[LABS[number]!]}`;
const at = ({ site }: Spot): string => (site < COUNTRIES.length ? countryName(site) : lab(site - COUNTRIES.length));
const who = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'You';
const whose = (seat: Seat, to: Audience): string => (seat === to.viewer ? 'your' : `${to.names[seat]!}’s`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const listed = (items: readonly string[]): string => items.join(', ');
const turned = (list: readonly Turned[]): string =>
  listed(list.map((card) => `${kindName(card.kind)} (${at(card.at)})`));

const lines: Vocabulary['lines'] = {
  country: ([country]) => countryName(country!),
  region: ([region]) => `whole region ${regionName(region!)}`,
  protests: ([value, count]) => `${count} × protest of ${value}`,
  card: ([kind]) => kindName(kind!),
  alone: ([kind]) => `${kindName(kind!)}, alone`,
  types: ([kind, types]) => `${kindName(kind!)}, ${types} enemy ${types === 1 ? 'type' : 'types'}`,
  ahead: ([kind]) => `${kindName(kind!)}, more labs`,
  nuke: ([kind]) => `${kindName(kind!)}, activated`,
  hidden: ([count]) => `? ${count} hidden`,
};

const sayings: Vocabulary['sayings'] = {
  returned: (e, to) => `${who(e.seat, to)} returned a protest of ${e.value} with ${lab(e.lab)}.`,
  kept: (e, to) => `${who(e.seat, to)} returned no more protests.`,
  dealt: (e, to) =>
    `Round ${e.round}: ${listed(e.countries.map(countryName))}${e.lab > 0 ? ` and ${lab(e.lab - 1)}` : ''}; ` +
    `${e.first === to.viewer ? 'you begin' : `${to.names[e.first]!} begins`}.`,
  drew: (e, to) =>
    e.kinds.includes(UNKNOWN)
      ? `${who(e.seat, to)} drew ${cards(e.kinds.length)}.`
      : `${who(e.seat, to)} drew ${listed(e.kinds.map(kindName))}.`,
  deployed: (e, to) =>
    `${who(e.seat, to)} deployed ${e.kind === UNKNOWN ? 'a card' : `a card (${kindName(e.kind)})`} to ${at(e.at)}.`,
  activated: (e, to) => `${who(e.seat, to)} activated the ${kindName(e.kind)} at ${at(e.at)}.`,
  finished: (e, to) => `${who(e.seat, to)} ended the turn.`,
  lowered: (e) => `Defcon fell to ${e.defcon}.`,
  reset: (e) => `Defcon was reset to ${e.defcon}.`,
  spent: (e, to) => `${who(e.seat, to)} spent a justification at ${at(e.at)}: Defcon stays.`,
  protested: (e, to) => `${who(e.seat, to)} drew a protest of ${e.value}.`,
  ranDry: () => 'The pile of protests has run dry.',
  justified: (e, to) => `${who(e.seat, to)} created a justification at ${at(e.at)}.`,
  shifted: (e, to) => `${who(e.seat, to)} shifted the Admiral from ${at(e.from)} to ${at(e.to)}.`,
  revealed: (e, to) => `A Spy revealed ${whose(e.seat, to)} ${turned(e.cards)}.`,
  stole: (e, to) => `${who(e.seat, to)} put ${countryName(e.country)} on top of ${at(e.at)}.`,
  planted: (e, to) => `${who(e.seat, to)} put a face-down protest at ${at(e.at)}.`,
  occupied: (e, to) => `${who(e.seat, to)} occupied ${at(e.at)}.`,
  turnedUp: (e, to) => `${who(e.seat, to)} turned up ${turned(e.cards)}.`,
  weighed: (e, to) => {
    const sums = sumTexts(e.sheets, lines, (seat) => who(seat, to));
    const verdict =
      e.primary === NOBODY
        ? 'nobody wins it'
        : `${e.primary === to.viewer ? 'you win' : `${to.names[e.primary]!} wins`} it`;
    return `Influence at ${at(e.at)}: ${sums.join(' against ')}; ${verdict}.`;
  },
  crisis: (e) => `An international crisis at ${at(e.at)}: ${points(e.points)} spent.`,
  tookCountries: (e, to) => `${who(e.seat, to)} took control of ${e.countries.map(countryName).join(' and ')}.`,
  tookLab: (e, to) => `${who(e.seat, to)} took ${lab(e.lab)}.`,
  tiedLab: (e) => `A tie: ${lab(e.lab)} stays in play.`,
  tookProtest: (e, to) => `${who(e.seat, to)} took a Defector’s protest of ${e.value}.`,
  wentBack: (e) => `${e.count === 1 ? '1 unseen protest' : `${e.count} unseen protests`} went back to the pile.`,
  scored: (e, to) =>
    `Final supremacy: ${e.scores.map((score, seat) => `${who(seat as Seat, to)} ${score}`).join(', ')}.`,
};

/** Caps & Hammers in English. */
export const EN: Vocabulary = {
  ...facts.titles.en,
  kinds,
  countries,
  regions,
  labs,
  refusals,
  endings: { caps: 'The Caps achieve supremacy.', hammers: 'The Hammers achieve supremacy.', draw: 'A draw.' },
  headings: { supremacy: 'Supremacy', influence: 'Influence' },
  lines,
  sayings,
  lab,
  location: (number) => `location ${number}`,
  labels: {
    returnWith: (name, value) =>
      value === undefined ? `Return a protest with ${name}` : `Return a protest of ${value} with ${name}`,
    keep: 'Return no more protests',
    activate: (kind, where, number) => `Activate ${kind ?? 'the hidden card'} at ${where} (card ${number})`,
    activateUnknown: (number) => `Activate card ${number}`,
    deploy: (kind, where) => `Deploy ${kind} to ${where}`,
    shift: (where) => `Shift to ${where}`,
    steal: (country) => `Take ${country}`,
    end: 'End the turn',
  },
  asksYou: {
    protests: 'Return protests with your labs, or keep them.',
    first: 'Your turn: activate hidden cards if you like, then deploy one card.',
    second: 'Activate hidden cards if you like, then end your turn.',
    shift: 'Choose where your Admiral shifts.',
    steal: 'Choose the country that your Guerrilla takes.',
  },
  asksOther: (step, name) =>
    ({
      protests: `${name} decides which protests to return.`,
      first: `${name} is to deploy a card.`,
      second: `${name} may activate cards and end the turn.`,
      shift: `${name} chooses where the Admiral shifts.`,
      steal: `${name} chooses the country that the Guerrilla takes.`,
    })[step],
  over: 'The game is over.',
  board: {
    faces: { hidden: 'face down', activated: 'activated', revealed: 'revealed' },
    round: 'Round',
    turn: 'turn',
    first: 'first',
    draws: 'protests for each level',
    deck: 'Deck',
    discard: 'discard',
    pile: 'protest pile',
    hand: 'hand',
    yourHand: 'Your hand',
    nothing: 'empty',
    protests: 'protests',
    points: 'points',
    labs: 'Labs',
    inPlay: 'in play',
    occupied: 'occupied',
    justified: 'justified',
    unseen: 'unseen protest',
  },
};
