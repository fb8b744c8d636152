import { CREW, KIND_OF, ROTATED } from '../rules/crew.ts';
import { REWARDS } from '../rules/rewards.ts';
import { numberText, signOf } from './signs.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What things are called in the language of a vocabulary. */
export function namesIn(v: Vocabulary): Names {
  const kind = (each: number): string => v.crew[CREW[each]!.id].name;
  return {
    kind,
    theKind: (each) => `${v.the(CREW[each]!.id)} ${kind(each)}`,
    face: (face) => `${kind(KIND_OF[face]!)} (${signOf(face)})`,
    turn: (face) => v.turn(numberText(face), numberText(ROTATED[face]!)),
    reward: (reward) => v.rewards[REWARDS[reward]!.id].name,
    complication: (reward) => v.rewards[REWARDS[reward]!.id].complication,
  };
}
