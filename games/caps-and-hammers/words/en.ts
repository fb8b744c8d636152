import { nameFor, namesOfIds, NOBODY, plural, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { COUNTRIES, REGIONS } from '../rules/countries.ts';
import { FIGURES } from '../rules/figures.ts';
import { KINDS } from '../rules/kinds.ts';
import { LABS } from '../rules/labs.ts';
import { ENGLISH } from './english.ts';
import type { Vocabulary } from './vocabulary.ts';

const { alone, perType, perTypeMost, ahead, nuke } = FIGURES;

const effects: Vocabulary['effects'] = {
  diplomat: { passive: 'does not count toward a crisis.', active: 'create your justification here.' },
  admiral: { passive: `+${alone} while it is your only card here.`, active: 'shift to an adjacent location.' },
  spy: { active: 'reveal all hidden enemy cards here; needs at least one.' },
  policeman: { passive: `+${perType} for each different type among the enemy’s cards here, +${perTypeMost} at most.` },
  scientist: { passive: `+${ahead} if you control more labs than the enemy.` },
  nuke: { active: `+${nuke}.` },
  guerrilla: {
    active:
      'on your first turn of the round only, put a country that the enemy controls on top of the unpaired country here.',
  },
  defector: {
    active:
      'put a random face-down protest here; whoever does not win the location takes it. Not on your last turn of the round.',
  },
  soldier: {
    active:
      'occupy: nobody deploys here or shifts to or from here for the rest of the round. Never the last open location.',
  },
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

const { counted } = ENGLISH;

const who = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'You';
const whose = (seat: Seat, to: Audience): string => (seat === to.viewer ? 'your' : `${to.names[seat]!}’s`);

const lines: Vocabulary['lines'] = {
  country: ([country], n) => n.country(country!),
  region: ([region], n) => `whole region ${n.region(region!)}`,
  protests: ([value, count]) => `${count} × protest of ${value}`,
  card: ([kind], n) => n.kind(kind!),
  alone: ([kind], n) => `${n.kind(kind!)}, alone`,
  types: ([kind, types], n) => `${n.kind(kind!)}, ${types} enemy ${types === 1 ? 'type' : 'types'}`,
  ahead: ([kind], n) => `${n.kind(kind!)}, more labs`,
  nuke: ([kind], n) => `${n.kind(kind!)}, activated`,
  hidden: ([count]) => `? ${count} hidden`,
};

const sayings: Vocabulary['sayings'] = {
  returned: (e, to, n) => `${who(e.seat, to)} returned a protest of ${e.value} with ${n.lab(e.lab)}.`,
  kept: (e, to) => `${who(e.seat, to)} returned no more protests.`,
  dealt: (e, to, n) =>
    `Round ${e.round}: ${e.countries.map(n.country).join(', ')}${e.lab > 0 ? ` and ${n.lab(e.lab - 1)}` : ''}; ` +
    `${e.first === to.viewer ? 'you begin' : `${to.names[e.first]!} begins`}.`,
  drew: (e, to, n) =>
    e.kinds.includes(UNKNOWN)
      ? `${who(e.seat, to)} drew ${counted.cards(e.kinds.length)}.`
      : `${who(e.seat, to)} drew ${e.kinds.map(n.kind).join(', ')}.`,
  deployed: (e, to, n) =>
    `${who(e.seat, to)} deployed ${e.kind === UNKNOWN ? 'a card' : `a card (${n.kind(e.kind)})`} to ${n.spot(e.at)}.`,
  activated: (e, to, n) => `${who(e.seat, to)} activated the ${n.kind(e.kind)} at ${n.spot(e.at)}.`,
  finished: (e, to) => `${who(e.seat, to)} ended the turn.`,
  lowered: (e) => `Defcon fell to ${e.defcon}.`,
  reset: (e) => `Defcon was reset to ${e.defcon}.`,
  spent: (e, to, n) => `${who(e.seat, to)} spent a justification at ${n.spot(e.at)}: Defcon stays.`,
  protested: (e, to) => `${who(e.seat, to)} drew a protest of ${e.value}.`,
  ranDry: () => 'The pile of protests has run dry.',
  justified: (e, to, n) => `${who(e.seat, to)} created a justification at ${n.spot(e.at)}.`,
  shifted: (e, to, n) => `${who(e.seat, to)} shifted the Admiral from ${n.spot(e.from)} to ${n.spot(e.to)}.`,
  revealed: (e, to, n) => `A Spy revealed ${whose(e.seat, to)} ${n.turned(e.cards)}.`,
  stole: (e, to, n) => `${who(e.seat, to)} put ${n.country(e.country)} on top of ${n.spot(e.at)}.`,
  planted: (e, to, n) => `${who(e.seat, to)} put a face-down protest at ${n.spot(e.at)}.`,
  occupied: (e, to, n) => `${who(e.seat, to)} occupied ${n.spot(e.at)}.`,
  turnedUp: (e, to, n) => `${who(e.seat, to)} turned up ${n.turned(e.cards)}.`,
  weighed: (e, to, n) => {
    const sums = n.sums(e.sheets, (seat) => who(seat, to));
    const verdict =
      e.primary === NOBODY
        ? 'nobody wins it'
        : `${e.primary === to.viewer ? 'you win' : `${to.names[e.primary]!} wins`} it`;
    return `Influence at ${n.spot(e.at)}: ${sums.join(' against ')}; ${verdict}.`;
  },
  crisis: (e, _to, n) => `An international crisis at ${n.spot(e.at)}: ${counted.points(e.points)} spent.`,
  tookCountries: (e, to, n) => `${who(e.seat, to)} took control of ${e.countries.map(n.country).join(' and ')}.`,
  tookLab: (e, to, n) => `${who(e.seat, to)} took ${n.lab(e.lab)}.`,
  tiedLab: (e, _to, n) => `A tie: ${n.lab(e.lab)} stays in play.`,
  tookProtest: (e, to) => `${who(e.seat, to)} took a Defector’s protest of ${e.value}.`,
  wentBack: (e) => `${plural(e.count, 'unseen protest', 'unseen protests')} went back to the pile.`,
  scored: (e, to) =>
    `Final supremacy: ${e.scores.map((score, seat) => `${who(seat as Seat, to)} ${score}`).join(', ')}.`,
};

/** Caps & Hammers in English. */
export const EN: Vocabulary = {
  ...facts.titles.en,
  factions: ['Caps', 'Hammers'],
  roles: ['the Caps', 'the Hammers'],
  kinds: namesOfIds(KINDS),
  effects,
  faces: { hidden: 'face down', activated: 'activated', revealed: 'revealed' },
  countries: namesOfIds(COUNTRIES.map(({ name }) => name)),
  regions: namesOfIds(REGIONS, { 'south-east-asia': 'South-East Asia' }),
  lab: 'lab',
  labs: namesOfIds(LABS, { 're-entry': 'Re-entry' }),
  location: (number) => `location ${number}`,
  refusals,
  endings: { caps: 'The Caps achieve supremacy.', hammers: 'The Hammers achieve supremacy.', draw: 'A draw.' },
  motives: {
    country: ([country], n) => `you control ${n.country(country!)}`,
    region: ([region], n) => `you control all of ${n.region(region!)}`,
    lab: ([lab], n) => `you take ${n.lab(lab!)}`,
    protest: () => 'you draw protests',
  },
  headings: { supremacy: 'Supremacy', influence: 'Influence' },
  lines,
  sayings,
  asks: {
    protests: ['Return protests with your labs, or keep them.', 'decides which protests to return.'],
    first: ['Your turn: activate hidden cards if you like, then deploy one card.', 'is to deploy a card.'],
    second: ['Activate hidden cards if you like, then end your turn.', 'may activate cards and end the turn.'],
    shift: ['Choose where your Admiral shifts.', 'chooses where the Admiral shifts.'],
    steal: ['Choose the country that your Guerrilla takes.', 'chooses the country that the Guerrilla takes.'],
  },
  asksOnly: { first: 'Your turn: deploy one card to a location.', second: 'End your turn.' },
  ...ENGLISH,
};
