import { nameFor, namesOfIds, NOBODY, plural, UNKNOWN, type Audience, type Sayings, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { COUNTRIES, REGIONS, type RegionName } from '../rules/countries.ts';
import type { Event } from '../rules/events.ts';
import { FIGURES } from '../rules/figures.ts';
import { KINDS, type KindName } from '../rules/kinds.ts';
import { LABS, type LabName } from '../rules/labs.ts';
import type { Reason } from '../rules/refusals.ts';
import type { Ending } from '../rules/scoring.ts';
import type { Heading, LineName } from '../rules/sheets.ts';
import type { FaceName, StepName } from '../rules/state.ts';
import type { Names } from './called.ts';

const counted = {
  cards: (count: number) => plural(count, 'card', 'cards'),
  points: (count: number) => plural(count, 'point', 'points'),
};

const { alone, perType, perTypeMost, ahead, nuke } = FIGURES;

const effects: Readonly<Record<KindName, { readonly passive?: string; readonly active?: string }>> = {
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

const refusals: Readonly<Record<Reason, string>> = {
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

const who = (seat: Seat, to: Audience): string => nameFor(seat, to) ?? 'You';
const whose = (seat: Seat, to: Audience): string => (seat === to.viewer ? 'your' : `${to.names[seat]!}’s`);

const lines: Readonly<Record<LineName, (of: readonly number[], names: Names) => string>> = {
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

const sayings: Sayings<Event, Names> = {
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
export const EN = {
  ...facts.titles.en,
  factions: ['Caps', 'Hammers'],
  /** By seat, as it is said of a player. */
  roles: ['the Caps', 'the Hammers'],
  kinds: namesOfIds(KINDS),
  /** What the types do. */
  effects,
  faces: { hidden: 'face down', activated: 'activated', revealed: 'revealed' } satisfies Record<FaceName, string>,
  countries: namesOfIds(COUNTRIES.map(({ name }) => name)),
  regions: namesOfIds<RegionName>(REGIONS, { 'south-east-asia': 'South-East Asia' }),
  lab: 'lab',
  labs: namesOfIds<LabName>(LABS, { 're-entry': 'Re-entry' }),
  /** A location that is not in play, by its number from 1. */
  location: (number: number) => `location ${number}`,
  refusals,
  endings: {
    caps: 'The Caps achieve supremacy.',
    hammers: 'The Hammers achieve supremacy.',
    draw: 'A draw.',
  } satisfies Record<Ending, string>,
  /** What a choice can be about, as what comes about. */
  motives: {
    country: ([country], n) => `you control ${n.country(country!)}`,
    region: ([region], n) => `you control all of ${n.region(region!)}`,
    lab: ([lab], n) => `you take ${n.lab(lab!)}`,
    protest: () => 'you draw protests',
    rivalProtest: () => 'your rival draws protests',
    rivalRegion: ([region], n) => `your rival controls all of ${n.region(region!)}`,
    robbed: ([country], n) => `a Guerrilla of your rival makes you fight for ${n.country(country!)} again`,
    justified: () => 'a justification of yours pays for an active',
    exposed: () => 'a Spy turns agents of yours up',
    keep: ([kind], n) => `you keep the ${n.kind(kind!)} for the next round`,
  } satisfies Record<string, (of: readonly number[], names: Names) => string>,
  /** Motives of one name, as what a choice is about. */
  themes: {
    country: 'Countries',
    region: 'Whole regions',
    lab: 'Labs',
    protest: 'Avoiding protests',
    rivalProtest: 'Making the rival pay',
    rivalRegion: 'Blocking a region',
    robbed: 'Guarding countries',
    justified: 'Justifications',
    exposed: 'Bluffing',
    keep: 'Keeping a card',
  },
  lies: (name: string, place: string, turn: number) =>
    `Which agent of ${name} lies face down at ${place} (turn ${turn})?`,
  headings: { supremacy: 'Supremacy', influence: 'Influence' } satisfies Record<Heading, string>,
  lines,
  sayings,
  /** What the actor must do at this step: said to it, and of it behind its name. */
  asks: {
    protests: ['Return protests with your labs, or keep them.', 'decides which protests to return.'],
    first: ['Your turn: activate hidden cards if you like, then deploy one card.', 'is to deploy a card.'],
    second: ['Activate hidden cards if you like, then end your turn.', 'may activate cards and end the turn.'],
    shift: ['Choose where your Admiral shifts.', 'chooses where the Admiral shifts.'],
    steal: ['Choose the country that your Guerrilla takes.', 'chooses the country that the Guerrilla takes.'],
  } satisfies Record<Exclude<StepName, 'over'>, [you: string, other: string]>,
  /** The same for whoever has no hidden card with an active. */
  asksOnly: { first: 'Your turn: deploy one card to a location.', second: 'End your turn.' },
  counted,
  /** What the labels of actions say; `where` is the name of a location. */
  labels: {
    returnWith: (name: string, value: number | undefined) =>
      value === undefined ? `Return a protest with ${name}` : `Return a protest of ${value} with ${name}`,
    keep: 'Return no more protests',
    activate: (kind: string | undefined, where: string, number: number) =>
      `Activate ${kind ?? 'the hidden card'} at ${where} (card ${number})`,
    activateUnknown: (number: number) => `Activate card ${number}`,
    deploy: (kind: string, where: string) => `Deploy ${kind} to ${where}`,
    shift: (where: string) => `Shift to ${where}`,
    steal: (country: string) => `Take ${country}`,
    end: 'End the turn',
  },
  /** What both boards call things. */
  terms: {
    round: 'round',
    turn: 'turn',
    first: 'first',
    deck: 'deck',
    discard: 'discard',
    pile: 'protest pile',
    protests: 'protests',
    labs: 'labs',
    yourHand: 'your hand',
    inPlay: 'in play',
    occupied: 'occupied',
  },
  /** What decided a game; `name` is undefined for the one that is spoken to. */
  story: {
    margin: (name: string | undefined, margin: number, own: number, other: number) =>
      `${name ?? 'You'} ended ${counted.points(margin)} ahead, with countries worth ${own} against ${other}.`,
    draw: (each: number, own: number, other: number) =>
      `Both ended with ${each < 0 ? `−${counted.points(-each)}` : counted.points(each)}: countries worth ${own} against ${other}, less their protests.`,
    regions: (name: string | undefined, regions: readonly string[]) =>
      `${name ?? 'You'} held ${regions.length === 1 ? 'a whole region' : `${regions.length} whole regions`}: ${regions.join(', ')}.`,
    protests: (names: readonly (string | undefined)[], more: number, less: number) =>
      more === less
        ? `Protests cost each side ${counted.points(more)}.`
        : `Protests cost ${names[0] ?? 'you'} ${counted.points(more)} and ${names[1] ?? 'you'} ${less}.`,
  },
  /** The lines of the score, kind by kind. */
  sums: { country: 'Countries', region: 'Whole regions', protests: 'Protests' },
  /** What only the text board says. */
  textBoard: {
    draws: 'protests for each level',
    hand: 'hand',
    nothing: 'empty',
    points: 'points',
    justified: 'justified',
    unseen: 'unseen protest',
  },
  /** What the board says; a faction or a location comes by its name. */
  board: {
    you: 'you',
    row: 'The row of locations',
    hq: 'Defcon, labs and regions',
    side: (faction: string, where: string, count: number) => `${faction} at ${where}, ${counted.cards(count)}`,
    card: (number: number, faction: string) => `card ${number} of the ${faction}`,
    hiddenFromYou: 'Face-down card',
    hiddenText: 'Only its owner knows it. At the end of the round it is turned up and counts.',
    bonus: (points: number) => `${plural(points, 'point', 'points')} more by its effect`,
    waits: 'waits for its target',
    points: (count: number) => plural(count, 'action point', 'action points'),
    passive: 'Passive',
    active: 'Active',
    defconActive: 'Defcon active',
    noEffect: 'No active effect.',
    influence: (faction: string, where: string, total: number) => `Influence of the ${faction} at ${where}: ${total}`,
    plusHidden: (count: number) => `plus ? for ${plural(count, 'hidden card', 'hidden cards')}`,
    noCards: 'No cards here.',
    prefers: (faction: string) => `prefers the ${faction}`,
    topOfPair: 'on top',
    justified: (count: number, faction: string) =>
      `${plural(count, 'justification', 'justifications')} of the ${faction}`,
    unseen: (count: number) => `${plural(count, 'unseen protest', 'unseen protests')} of Defectors`,
    placeText: 'More influence at the end of the round takes it; a tie goes to the faction that the country prefers.',
    labText: 'More influence at the end of the round takes it; a tied lab stays in play.',
    controlled: (faction: string) => `controlled by the ${faction}`,
    free: 'controlled by nobody',
    inRow: 'in play this round',
    undealt: 'still in the deck',
    used: 'used this round',
    notYet: 'not in play yet',
    labUse: (rank: string, value: number) =>
      `At the start of a round, lab ${rank} may return one protest of its owner, of value ${value} or less.`,
    regions: 'Regions and countries',
    region: (name: string, bonus: number) => `${name}, ${counted.points(bonus)} for all three`,
    defconText:
      'A Defcon active or a crisis lowers it by one and draws protests for the new level; at 1 it returns to 5.',
    level: (level: number, draws: number) => `falls to ${level}: ${plural(draws, 'protest', 'protests')}`,
    begins: (faction: string) => `the ${faction} began this round`,
    clock: 'Round and turn',
    discardPile: 'discard pile',
    discardEmpty: 'Nothing has been discarded.',
    pileLeft: (count: number) => `${count} left to draw`,
    faceDown: (list: string) => `Face down, with those of Defectors: ${list}.`,
    cards: (count: number) => `${counted.cards(count)} in hand`,
    noProtests: 'no protests',
    lastRound: (list: string) => `Last round’s cards: ${list}.`,
    end: 'End turn',
    endText: 'Activate what you like first. The turn ends when you say so.',
    keep: 'Keep',
    keepText: 'Using a lab is optional; what you keep counts against you at the end.',
    report: (round: number) => `Report of round ${round}`,
    wins: (faction: string) => `the ${faction} win`,
    tied: 'tied',
    byPreference: 'a tie, by preference',
    drewProtests: (faction: string, values: string) => `New protests of the ${faction}: ${values}.`,
    crisis: 'crisis',
  },
};
