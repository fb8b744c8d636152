import { CREW, KIND_OF } from '../../rules/crew.ts';
import { REWARDS } from '../../rules/rewards.ts';
import { signOf, type Names } from '../names.ts';

/** The cards in English. */
export const ENGLISH: Names = {
  crew: {
    gadgeteer: { name: 'Gadgeteer', ability: 'rotate one ♦ in play' },
    fixer: { name: 'Fixer', ability: '+1 for each other ♥ in play' },
    thief: { name: 'Thief', ability: 'whoever plays next looks at the Reward first' },
    grifter: { name: 'Grifter', ability: '−1 for each ♠ in play' },
    wildCard: { name: 'Wild Card', ability: 'choose which number is upright' },
    muscle: { name: 'Muscle', ability: 'discard another odd Crew in play' },
    mastermind: { name: 'Mastermind', ability: 'may lie on the Risk instead: the Risk is 8' },
    insider: { name: 'Insider', ability: 'must be played as 10' },
  },
  rewards: {
    shadowCuirass: { name: 'Shadow Cuirass', complication: '−4 if no ♠ is in play' },
    paperMarionette: { name: 'Paper Marionette', complication: '−2 for each ♦ in play' },
    ring: { name: 'Ring of the Hidden Eye', complication: 'before scoring: kinds in play twice or more go' },
    ancestorMask: { name: 'Ancestor Mask', complication: 'before scoring: the lowest number in play goes' },
    changebringer: { name: 'Changebringer Coin', complication: '+1 for each odd Crew in play' },
    journal: { name: 'Heretic’s Journal', complication: '+2 for each ♣ in play' },
    warpedGeode: { name: 'Warped Geode', complication: 'before scoring: every ♦ in play is rotated' },
    singingBloom: { name: 'Singing Bloom', complication: '+1 for each even Crew if a ♥ is in play' },
    loomLens: { name: 'Loom Lens', complication: 'a tie with the difficulty is lost' },
  },
};

export const kindName = (kind: number): string => ENGLISH.crew[CREW[kind]!.id].name;
/** For example “Fixer (3 ♥)”. */
export const faceName = (face: number): string => `${kindName(KIND_OF[face]!)} (${signOf(face)})`;
export const rewardName = (reward: number): string => ENGLISH.rewards[REWARDS[reward]!.id].name;
export const complication = (reward: number): string => ENGLISH.rewards[REWARDS[reward]!.id].complication;
