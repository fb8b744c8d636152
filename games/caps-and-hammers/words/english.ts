import { plural } from '@hideout/kernel';

const counted = {
  cards: (count: number) => plural(count, 'card', 'cards'),
  points: (count: number) => plural(count, 'point', 'points'),
};

/** What the labels of actions and the boards say in English, which is also the list of what every language says there. */
export const ENGLISH = {
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
    protests: (name: string | undefined, more: number, less: number) =>
      more === less
        ? `Protests cost each side ${counted.points(more)}.`
        : `Protests cost ${name ?? 'you'} ${counted.points(more)}, the other side ${less}.`,
  },
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
