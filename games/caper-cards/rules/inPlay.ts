import { KIND_OF, NUMBER_OF, ON_RISK, ROTATED } from './crew.ts';
import { hasFace, NO_FACES, withFace, type FaceSet } from './faceSet.ts';
import type { State } from './state.ts';

/** [CC-4.5] How many Crew in play show a face of the set, now. */
export function countInPlay(s: Readonly<State>, set: FaceSet): number {
  let count = 0;
  for (let i = 0; i < s.crewSize; i++) if (hasFace(set, s.crew[i]!)) count++;
  return count;
}

/** Which faces the first `size` Crew in play show. */
export function facesInPlay(s: Readonly<State>, size: number = s.crewSize): FaceSet {
  let faces = NO_FACES;
  for (let i = 0; i < size; i++) faces = withFace(faces, s.crew[i]!);
  return faces;
}

/** The faces of every kind that is in play twice or more. */
export function doublesInPlay(s: Readonly<State>): FaceSet {
  let doubles = NO_FACES;
  for (let i = 0; i < s.crewSize; i++) {
    for (let j = 0; j < s.crewSize; j++) {
      if (i !== j && KIND_OF[s.crew[i]!] === KIND_OF[s.crew[j]!]) doubles = withFace(doubles, s.crew[i]!);
    }
  }
  return doubles;
}

/** The faces in play with the lowest upright number. */
export function lowestInPlay(s: Readonly<State>): FaceSet {
  let lowest = NO_FACES;
  let number = Infinity;
  for (let i = 0; i < s.crewSize; i++) {
    const face = s.crew[i]!;
    if (NUMBER_OF[face]! < number) lowest = NO_FACES;
    if (NUMBER_OF[face]! > number) continue;
    number = NUMBER_OF[face]!;
    lowest = withFace(lowest, face);
  }
  return lowest;
}

/** [CC-5.2] Whether a Mastermind lies on the Risk card. */
export const isRiskCovered = (s: Readonly<State>): boolean => hasFace(facesInPlay(s), ON_RISK);

/** [CC-2.6] The place of the first-played Crew in play that shows the face; it must be there. */
export const placeOf = (s: Readonly<State>, face: number): number => s.crew.indexOf(face);

/** [CC-4.3] Rotates the Crew at a place. */
export function rotateAt(s: State, place: number): void {
  s.crew[place] = ROTATED[s.crew[place]!]!;
}

/** [CC-4.4] The Crew at a place leaves play; the row closes up. */
export function discardAt(s: State, place: number): void {
  const kind = KIND_OF[s.crew[place]!]!;
  s.discard[kind]!++;
  s.crewSize--;
  for (let i = place; i < s.crewSize; i++) s.crew[i] = s.crew[i + 1]!;
  s.crew[s.crewSize] = 0;
}
