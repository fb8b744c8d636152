import { UNKNOWN } from '@hideout/kernel';
import { KIND_OF, ON_RISK, ROTATED, WILD_CARD } from '../../rules/crew.ts';
import { REWARDS, VALUE_OF } from '../../rules/rewards.ts';
import type { Ending } from '../../rules/state.ts';
import { kindSign, numberText, scoreText } from '../names.ts';
import { doer, type Sentences } from '../sentences.ts';
import { complication, faceName, kindName, rewardName } from './names.ts';

const does = doer('You');

/** How the game ended. */
export const ENDINGS: Readonly<Record<Ending, string>> = {
  won: 'Every heist is pulled off: you win together.',
  short: 'The Crew score is too low: the heist fails, and the game is lost.',
  tied: 'The Loom Lens turns a tie into a failure: the game is lost.',
  bust: 'The Crew score is over 21: a bust, and the game is lost.',
};

/** “Wild Card from 6 to 9”. */
export const turned = (face: number): string =>
  `${kindName(KIND_OF[face]!)} from ${numberText(face)} to ${numberText(ROTATED[face]!)}`;

/** Every event in English. */
export const SENTENCES: Sentences = {
  looked({ seat, reward, again }, to) {
    const looks = does(seat, to, 'look at the Reward', 'looks at the Reward') + (again ? ' again' : '');
    return reward === UNKNOWN ? `${looks}.` : `${looks}: ${rewardName(reward)} (${VALUE_OF[reward]}).`;
  },
  played({ seat, kind, from }, to) {
    const card = `the ${kindName(kind)} (${kindSign(kind)})`;
    if (from === 'row') return `${does(seat, to, 'flip', 'flips')} ${card}.`;
    return `${does(seat, to, 'play', 'plays')} ${card}${from === 'deck' ? ' from the deck' : ''}.`;
  },
  laid({ face }) {
    if (face === ON_RISK) return 'The Mastermind lies on the Risk card: the Risk is 8.';
    if (KIND_OF[face] === WILD_CARD) return `The Wild Card shows ${numberText(face)}.`;
    return 'The Mastermind joins the Crew.';
  },
  rotated: ({ seat, face }, to) => `${does(seat, to, 'rotate', 'rotates')} the ${turned(face)}.`,
  discarded: ({ seat, face }, to) => `${does(seat, to, 'discard', 'discards')} the ${faceName(face)}.`,
  announced: ({ score }) => `The Crew score is ${scoreText(score)}.`,
  struck({ reward, faces, risk }) {
    if (REWARDS[reward]!.complication.do === 'rotate') return `${rewardName(reward)}: ${faces.map(turned).join(', ')}.`;
    const again = faces.includes(ON_RISK) ? `, the Risk is ${risk} again` : '';
    return `${rewardName(reward)}: ${faces.map(faceName).join(', ')} discarded${again}.`;
  },
  revealed({ reward, risk, score }) {
    const value = VALUE_OF[reward]!;
    const difficulty = `difficulty ${risk} + ${value} = ${risk + value}`;
    return `The Reward is the ${rewardName(reward)}: ${difficulty}, Crew score ${scoreText(score)}.`;
  },
  succeeded: ({ heists, goal }) => `The heist succeeds: ${heists} of ${goal}.`,
  ended: ({ ending }) => ENDINGS[ending],
  tucked: ({ reward }) => `The ${rewardName(reward)} brings a Complication: ${complication(reward)}.`,
  passed: ({ to: seat }, to) => `The Boss passes to ${seat === to.viewer ? 'you' : to.names[seat]}.`,
  drew({ seat, kinds }, to) {
    const cards = kinds.includes(UNKNOWN)
      ? `${kinds.length} Crew cards`
      : kinds.map((kind) => `the ${kindName(kind)}`).join(' and ');
    return `${does(seat, to, 'draw', 'draws')} ${cards}.`;
  },
};
