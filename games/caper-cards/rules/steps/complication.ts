import type { Face } from '../crew.ts';
import type { EventLog } from '../events.ts';
import { hasFace, NO_FACES, type FaceSet } from '../faceSet.ts';
import { discardAt, doublesInPlay, facesInPlay, lowestInPlay, rotateAt } from '../inPlay.ts';
import { COMPLICATIONS, STRIKES, type Reward } from '../rewards.ts';
import { riskShown } from '../scoring.ts';
import type { State } from '../state.ts';

/** [CC-3.1] The “before scoring” Complications happen one after another, in the order of acquisition. */
export function strike(s: State, log: EventLog): void {
  for (let i = 0; i < s.round; i++) {
    const reward = s.rewards[i]!;
    if (!STRIKES[reward]) continue;
    const hit = facesHit(s, reward);
    if (hit === NO_FACES) continue; // [CC-6.10]
    const faces = log && crewWith(s, hit);
    if (COMPLICATIONS[reward]!.do === 'rotate') rotateAll(s, hit);
    else discardAll(s, hit);
    if (faces) log.emit({ type: 'struck', reward: reward as Reward, faces, risk: riskShown(s) });
  }
}

/** The faces in play that a Complication rotates or discards before scoring. */
function facesHit(s: Readonly<State>, reward: number): FaceSet {
  const complication = COMPLICATIONS[reward]!;
  switch (complication.do) {
    case 'discard doubles':
      return doublesInPlay(s);
    case 'discard lowest':
      return lowestInPlay(s);
    case 'rotate':
      return (facesInPlay(s) & complication.each) as FaceSet;
    default:
      return NO_FACES;
  }
}

/** The Crew in play with a face of the set, in the order of the row. */
const crewWith = (s: Readonly<State>, set: FaceSet): Face[] =>
  Array.from(s.crew.subarray(0, s.crewSize), (face) => face as Face).filter((face) => hasFace(set, face));

function rotateAll(s: State, set: FaceSet): void {
  for (let i = 0; i < s.crewSize; i++) if (hasFace(set, s.crew[i]!)) rotateAt(s, i);
}

function discardAll(s: State, set: FaceSet): void {
  for (let i = s.crewSize - 1; i >= 0; i--) if (hasFace(set, s.crew[i]!)) discardAt(s, i);
}
