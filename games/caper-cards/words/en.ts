import { nameFor, plural, UNKNOWN, type Audience, type Seat } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { KIND_OF, ON_RISK, WILD_CARD } from '../rules/crew.ts';
import { REWARDS, VALUE_OF } from '../rules/rewards.ts';
import { kindSign, numberText, scoreText } from './signs.ts';
import { ENGLISH } from './english.ts';
import type { Names, Vocabulary } from './vocabulary.ts';

const { crew } = ENGLISH;

const rewards: Vocabulary['rewards'] = {
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

const refusals: Vocabulary['refusals'] = {
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

const endings: Vocabulary['endings'] = {
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

const sayings: Vocabulary['sayings'] = {
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
export const EN: Vocabulary = {
  ...facts.titles.en,
  rewards,
  the: () => 'the',
  turn: (from, to) => `from ${from} to ${to}`,
  cards: (count) => plural(count, 'card', 'cards'),
  refusals,
  endings,
  story: {
    won: (needed, score) =>
      score === needed
        ? `The last heist needed ${needed}, and the Crew had exactly that.`
        : `The last heist needed ${needed}, and the Crew had ${score}.`,
    short: (needed, score, missing) =>
      `The last heist needed ${needed}, and the Crew had ${scoreText(score)}: ${missing} too few.`,
    bust: (needed, score, over) => `The Crew had ${score}, ${over} above 21; ${needed} would have been enough.`,
    weighed: (reward, points) =>
      points < 0 ? `The ${reward} alone cost ${-points}.` : `The ${reward} alone added ${points}.`,
    lower: (value) => `Against a Reward of ${value === 5 ? '5' : `${value} or less`} it would have succeeded.`,
    seen: (seers) =>
      seers.length === 0
        ? 'Nobody had seen the Reward.'
        : `The Reward had been seen by ${seers.map((name) => name ?? 'you').join(', ')}.`,
    heists: (done, goal) => `Heists pulled off: ${done} of ${goal}.`,
  },
  options: { risk: 'Risk', boss: 'The Boss (whose age is closest to 21)' },
  choices: { 11: '11', 12: '12, harder', random: 'drawn by lot' },
  seat: (number) => `seat ${number}`,
  motives: {
    heist: ([heist]) => `heist ${heist!} succeeds`,
    short: () => 'a Crew score is too low',
    bust: () => 'a Crew goes over 21',
  },
  headings: { crew: 'Crew score', difficulty: 'Difficulty' },
  lines: {
    number: ([face], n) => n.face(face!),
    fixer: () => `${crew.fixer.name}: each other ♥`,
    grifter: () => `${crew.grifter.name}: each ♠`,
    complication: ([reward], n) => `${n.reward(reward!)}: ${n.complication(reward!)}`,
    risk: () => 'Risk',
    mastermind: () => `Risk under the ${crew.mastermind.name}`,
    reward: ([reward], n) => n.reward(reward!),
  },
  sayings,
  asks: {
    play: (name) => (name === undefined ? 'Your turn: play a Crew card from your hand.' : `${name} plays a Crew card.`),
    wildCard: (name) => `${chooses(name)} which number of the ${crew.wildCard.name} is upright.`,
    mastermind: (name) => `${chooses(name)} whether the ${crew.mastermind.name} joins the Crew or lies on the Risk.`,
    rotate: (name) => `${chooses(name)} the ♦ that the ${crew.gadgeteer.name} rotates.`,
    discard: (name) => `${chooses(name)} the odd Crew that the ${crew.muscle.name} discards.`,
  },
  ...ENGLISH,
};
