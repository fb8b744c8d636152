import { nameFor, plural, UNKNOWN, type Audience, type Sayings, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { KIND_OF, ON_RISK, WILD_CARD, type KindId } from '../rules/crew.ts';
import type { Event } from '../rules/events.ts';
import type { Reason } from '../rules/refuse.ts';
import { REWARDS, VALUE_OF, type RewardId } from '../rules/rewards.ts';
import type { Heading, LineName } from '../rules/sheets.ts';
import type { Ending } from '../rules/state.ts';
import { kindSign, numberText, scoreText } from './signs.ts';
import type { Names } from './called.ts';

const crew = {
  gadgeteer: { name: 'Gadgeteer', ability: 'rotate one ♦ in play' },
  fixer: { name: 'Fixer', ability: '+1 for each other ♥ in play' },
  thief: { name: 'Thief', ability: 'the next player looks at the Reward first' },
  grifter: { name: 'Grifter', ability: '−1 for each ♠ in play' },
  wildCard: { name: 'Wild Card', ability: 'choose which number is upright' },
  muscle: { name: 'Muscle', ability: 'discard another odd Crew in play' },
  mastermind: { name: 'Mastermind', ability: 'may lie on the Risk instead: the Risk is 8' },
  insider: { name: 'Insider', ability: 'must be played as 10' },
};

const rewards: Readonly<Record<RewardId, { readonly name: string; readonly complication: string }>> = {
  shadowCuirass: { name: 'Shadow Cuirass', complication: '−4 if no ♠ is in play' },
  paperMarionette: { name: 'Paper Marionette', complication: '−2 for each ♦ in play' },
  ring: { name: 'Ring of the Hidden Eye', complication: 'before scoring: kinds in play twice or more go' },
  ancestorMask: { name: 'Ancestor Mask', complication: 'before scoring: the lowest number in play goes' },
  changebringer: { name: 'Changebringer Coin', complication: '+1 for each odd Crew in play' },
  journal: { name: 'Heretic’s Journal', complication: '+2 for each ♣ in play' },
  warpedGeode: { name: 'Warped Geode', complication: 'before scoring: every ♦ in play is rotated' },
  singingBloom: { name: 'Singing Bloom', complication: '+1 for each even Crew if a ♥ is in play' },
  loomLens: { name: 'Loom Lens', complication: 'a tie with the difficulty is lost' },
};

const refusals: Readonly<Record<Reason, string>> = {
  'game over': 'The game is over.',
  'not your turn': 'It is not your turn.',
  'ability first': 'The card just played comes first: make its choice.',
  'play a card': 'No ability is waiting for a choice: play a Crew card from your hand.',
  'not in hand': 'There is no such card in your hand.',
  'another card': 'This is not a way in which the card just played can lie.',
  'only diamonds': `The ${crew.gadgeteer.name} rotates only a ♦.`,
  'only odd': `The ${crew.muscle.name} discards only an odd Crew.`,
  'never itself': `The ${crew.muscle.name} never discards itself.`,
  'not in play': 'No such Crew card is in play.',
};

const endings: Readonly<Record<Ending, string>> = {
  won: 'Every heist is pulled off: you win together.',
  short: 'The Crew score is too low: the heist fails, and the game is lost.',
  tied: `The ${rewards.loomLens.name} turns a tie into a failure: the game is lost.`,
  bust: 'The Crew score is over 21: a bust, and the game is lost.',
};

/** “You play” or “Ada plays”. */
const does = (seat: Seat, to: Audience, verb: string): string =>
  seat === to.viewer ? `You ${verb}` : `${to.names[seat]!} ${verb}s`;
/** “You choose” or “Ada chooses”. */
const chooses = (name: string | undefined): string => (name === undefined ? 'You choose' : `${name} chooses`);
const turned = (face: number, n: Names): string => `${n.kind(KIND_OF[face]!)} ${n.turn(face)}`;

const sayings: Sayings<Event, Names> = {
  appointed({ boss, by }, to) {
    const isBoss = boss === to.viewer ? 'you are' : `${to.names[boss]!} is`;
    return `${by === 'lot' ? 'Drawn by lot' : 'Chosen'}: ${isBoss} The Boss.`;
  },
  looked({ seat, reward, again }, to, n) {
    const looks = `${does(seat, to, 'look')} at the Reward${again ? ' again' : ''}`;
    return reward === UNKNOWN ? `${looks}.` : `${looks}: ${n.reward(reward)} (${VALUE_OF[reward]}).`;
  },
  played({ seat, kind, from }, to, n) {
    const card = `${n.theKind(kind)} (${kindSign(kind)})`;
    if (from === 'row') return `${does(seat, to, 'flip')} ${card}.`;
    return `${does(seat, to, 'play')} ${card}${from === 'deck' ? ' from the deck' : ''}.`;
  },
  laid({ face }) {
    if (face === ON_RISK) return `The ${crew.mastermind.name} lies on the Risk card: the Risk is 8.`;
    if (KIND_OF[face] === WILD_CARD) return `The ${crew.wildCard.name} shows ${numberText(face)}.`;
    return `The ${crew.mastermind.name} joins the Crew.`;
  },
  rotated: ({ seat, face }, to, n) => `${does(seat, to, 'rotate')} the ${turned(face, n)}.`,
  discarded: ({ seat, face }, to, n) => `${does(seat, to, 'discard')} the ${n.face(face)}.`,
  announced: ({ score }) => `The Crew score is ${scoreText(score)}.`,
  struck({ reward, faces, risk }, _to, n) {
    if (REWARDS[reward]!.complication.do === 'rotate') {
      return `${n.reward(reward)}: ${faces.map((face) => turned(face, n)).join(', ')}.`;
    }
    const again = faces.includes(ON_RISK) ? `, the Risk is ${risk} again` : '';
    return `${n.reward(reward)}: ${faces.map(n.face).join(', ')} discarded${again}.`;
  },
  revealed({ reward, risk, score }, _to, n) {
    const value = VALUE_OF[reward]!;
    const difficulty = `difficulty ${risk} + ${value} = ${risk + value}`;
    return `The Reward is the ${n.reward(reward)}: ${difficulty}, Crew score ${scoreText(score)}.`;
  },
  succeeded: ({ heists, goal }) => `The heist succeeds: ${heists} of ${goal}.`,
  ended: ({ ending }) => endings[ending],
  tucked: ({ reward }, _to, n) => `The ${n.reward(reward)} brings a Complication: ${n.complication(reward)}.`,
  passed: ({ to: seat }, to) => `The Boss passes to ${nameFor(seat, to) ?? 'you'}.`,
  drew({ seat, kinds }, to, n) {
    const cards = kinds.includes(UNKNOWN) ? `${kinds.length} Crew cards` : kinds.map(n.theKind).join(' and ');
    return `${does(seat, to, 'draw')} ${cards}.`;
  },
};

/** Caper Cards in English. */
export const EN = {
  ...facts.titles.en,
  rewards,
  /** The article of a kind, as what somebody plays. */
  the: (_kind: KindId) => 'the',
  turn: (from: string, to: string) => `from ${from} to ${to}`,
  cards: (count: number) => plural(count, 'card', 'cards'),
  refusals,
  endings,
  /** What decided a finished game. */
  story: {
    won: (needed: number, score: number) =>
      score === needed
        ? `The last heist needed ${needed}, and the Crew had exactly that.`
        : `The last heist needed ${needed}, and the Crew had ${score}.`,
    short: (needed: number, score: number, missing: number) =>
      `The last heist needed ${needed}, and the Crew had ${scoreText(score)}: ${missing} too few.`,
    bust: (needed: number, score: number, over: number) =>
      `The Crew had ${score}, ${over} above 21; ${needed} would have been enough.`,
    /** A Complication and what it added in the last heist. */
    weighed: (reward: string, points: number) =>
      points < 0 ? `The ${reward} alone cost ${-points}.` : `The ${reward} alone added ${points}.`,
    /** The highest Reward against which the heist would have succeeded. */
    lower: (value: number) => `Against a Reward of ${value === 5 ? '5' : `${value} or less`} it would have succeeded.`,
    /** Who had seen the Reward: names, and undefined for whoever is spoken to. */
    seen: (seers: readonly (string | undefined)[]) =>
      seers.length === 0
        ? 'Nobody had seen the Reward.'
        : `The Reward had been seen by ${seers.map((name) => name ?? 'you').join(', ')}.`,
    heists: (done: number, goal: number) => `Heists pulled off: ${done} of ${goal}.`,
  },
  options: { risk: 'Risk', boss: 'The Boss (whose age is closest to 21)' },
  /** The choices that are no seats. */
  choices: { 11: '11', 12: '12, harder', random: 'drawn by lot' } as Readonly<Record<string, string>>,
  seat: (number: string) => `seat ${number}`,
  /** What a choice can be about, as what comes about. */
  motives: {
    heist: ([heist]) => `heist ${heist!} succeeds`,
    short: () => 'a Crew score is too low',
    bust: () => 'a Crew goes over 21',
    informed: () => 'somebody knows the Reward in time',
    later: ([kind], n) => `${n.theKind(kind!)} is there for a later heist`,
  } satisfies Record<string, (of: readonly number[], names: Names) => string>,
  /** Motives of one name, as what a choice is about. */
  themes: {
    heist: 'Heists that succeed',
    short: 'Too low a score',
    bust: 'Going over 21',
    informed: 'Knowing the Reward',
    later: 'Saving a card',
  },
  holds: (name: string, kind: string) => `Does ${name} hold a card of this kind: ${kind}?`,
  headings: { crew: 'Crew score', difficulty: 'Difficulty' } satisfies Record<Heading, string>,
  lines: {
    number: ([face], n) => n.face(face!),
    fixer: () => `${crew.fixer.name}: each other ♥`,
    grifter: () => `${crew.grifter.name}: each ♠`,
    complication: ([reward], n) => `${n.reward(reward!)}: ${n.complication(reward!)}`,
    risk: () => 'Risk',
    mastermind: () => `Risk under the ${crew.mastermind.name}`,
    reward: ([reward], n) => n.reward(reward!),
  } satisfies Record<LineName, (of: readonly number[], names: Names) => string>,
  sayings,
  /** What the actor must do, said to others by its name and to the actor without. */
  asks: {
    play: (name) => (name === undefined ? 'Your turn: play a Crew card from your hand.' : `${name} plays a Crew card.`),
    wildCard: (name) => `${chooses(name)} which number of the ${crew.wildCard.name} is upright.`,
    mastermind: (name) => `${chooses(name)} whether the ${crew.mastermind.name} joins the Crew or lies on the Risk.`,
    rotate: (name) => `${chooses(name)} the ♦ that the ${crew.gadgeteer.name} rotates.`,
    discard: (name) => `${chooses(name)} the odd Crew that the ${crew.muscle.name} discards.`,
  } satisfies Record<string, (name: string | undefined) => string>,
  crew,
  /** What the labels of actions say. */
  labels: {
    play: (kind: string, sign: string) => `Play the ${kind} (${sign})`,
    discard: (face: string) => `Discard the ${face}`,
    rotate: (what: string) => `Rotate the ${what}`,
    coverRisk: (kind: string) => `Put the ${kind} on the Risk card`,
    joinCrew: (kind: string) => `Let the ${kind} join the Crew`,
    layAs: (kind: string, number: string) => `Lay the ${kind} as ${number}`,
  },
  /** What only the text board says. */
  textBoard: {
    heist: (heist: number, goal: number) => `heist ${heist} of ${goal}`,
    needs: (least: number, most: number) =>
      least === most ? `${least} to 21 will do` : `${least} may do, ${most} will, 22 is a bust`,
    /** What a place in the Crew waits for. */
    deck: 'deck',
    row: 'row',
    discarded: 'discarded',
  },
  /** What the board says. */
  board: {
    hand: 'Your hand',
    crew: 'Crew in play',
    players: 'Players',
    places: 'Risk, Reward and piles',
    risk: 'Risk',
    riskIs: (risk: number) => `Risk card: ${risk}`,
    riskUnder: `under the ${crew.mastermind.name}`,
    needed: (least: number, most: number) => (least === most ? `${least} needed` : `${least} to ${most} needed`),
    riskText: 'The heist needs Risk plus Reward. The Crew score must reach that sum and stay at 21 or below.',
    reward: 'Reward',
    rewardHidden: (left: number) => `Reward, face down, ${left} left in the pile`,
    rewardKnown: (name: string, value: number) => `Reward: ${name}, ${value}`,
    rewardText: 'It is turned over after the fourth Crew card. There are 5, 5, 6, 6, 6, 7, 7, 7 and 8.',
    rewardLater: (text: string) => `Once it is won, it makes every later heist harder or easier: ${text}`,
    complicationText: 'A Complication: it holds for every heist until the game is over.',
    pile: (left: number) => `${left} left`,
    needs: (least: number, most: number) =>
      least === most ? `${least} to 21 will do` : `${least} may do, ${most} is safe`,
    over: 'over 21',
    sure: 'enough',
    maybe: 'perhaps enough',
    short: 'too low',
    scoreText:
      'What the Crew in play adds up to. After the fourth card it must reach Risk plus Reward; over 21 is a bust.',
    heists: (done: number, goal: number) => `${done} of ${goal} heists pulled off`,
    deck: 'Crew deck',
    row: 'face-down row',
    discard: 'Discard pile',
    discardNone: 'Nothing has been discarded.',
    boss: 'Boss',
    bossText: 'The Boss plays the first card of a heist. After it The Boss passes to the left.',
    playerText: (count: number) =>
      `${count === 1 ? 'One card is' : `${count} cards are`} in this hand. Nobody may speak of cards, only the Crew score is announced.`,
    you: 'you',
    looked: 'has seen the Reward',
    gap: (place: number) => `Place ${place}: no card yet`,
    turned: (number: string) => `turned, shows ${number}`,
    layAs: (name: string, number: string) => `${name} as ${number}`,
  },
};
