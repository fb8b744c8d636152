import {
  CREW,
  ENTRIES,
  FACES,
  KIND_OF,
  numberText,
  ON_RISK,
  REWARDS,
  ROTATED,
  SIX,
  WILD_CARD,
  type Face,
  type Kind,
  type Reward,
} from '../rules/index.ts';
import type { Language } from '@hideout/kernel';
import { hasFace } from '../rules/faceSet.ts';
import { VOCABULARIES } from '../words/words.ts';
import { CARD_TEXTS } from './texts.ts';

/** The clauses that a kind of Crew card rests on. */
const CREW_CLAUSES: readonly (readonly string[])[] = [
  ['CC-5.5', 'CC-4.3'],
  ['CC-5.8', 'CC-5.4'],
  ['CC-5.3'],
  ['CC-5.9', 'CC-5.4'],
  ['CC-5.6', 'CC-4.3'],
  ['CC-5.1'],
  ['CC-5.2'],
  ['CC-5.7', 'CC-4.3'],
];

/** All that a Crew card says. */
export const crewCard = (kind: Kind, language: Language) => ({
  name: VOCABULARIES[language].crew[CREW[kind]!.id].name,
  text: CARD_TEXTS[language].crew[CREW[kind]!.id],
  suit: CREW[kind]!.suit,
  clauses: CREW_CLAUSES[kind]!,
});

/** All that a Reward says; the clauses of §6 stand in the order of the Rewards. */
export const rewardCard = (reward: Reward, language: Language) => ({
  name: VOCABULARIES[language].rewards[REWARDS[reward]!.id].name,
  text: CARD_TEXTS[language].rewards[REWARDS[reward]!.id],
  value: REWARDS[reward]!.value,
  clauses: [`CC-6.${reward + 1}`],
});

/** The face that a card of the kind shows in hand: the number that is printed upright. */
export function firstFace(kind: Kind): Face {
  if (kind === WILD_CARD) return SIX;
  return FACES.findIndex((face) => face.kind === kind) as Face;
}

/** Whether the face is the turned one of its card. */
export const isTurned = (face: Face): boolean => face !== firstFace(KIND_OF[face] as Kind) && ROTATED[face] !== face;

/** The number of a face as it is printed: the Insider turned is 01. */
export const printed = numberText;

/** What the other corner of the card shows when it is turned. */
export const otherCorner = (face: Face): string => printed(ROTATED[face]!);

/** The faces with which a card of the kind may enter play. */
export const entriesOf = (kind: Kind): readonly Face[] =>
  FACES.flatMap((_, face) => (hasFace(ENTRIES[kind]!, face) ? [face as Face] : []));

/** By place in the row: the name of a card in play, by its kind and how many of its kind lie before it. */
export function crewIds(crew: readonly Face[]): readonly string[] {
  const kinds = crew.filter((face) => face !== ON_RISK).map((face) => KIND_OF[face]!);
  return kinds.map((kind, place) => `crew:${kind}:${kinds.slice(0, place).filter((each) => each === kind).length}`);
}
