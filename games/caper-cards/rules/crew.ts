import type { Id } from '@hideout/kernel';
import { setOf, type FaceSet } from './faceSet.ts';

/** The icon of a Crew card. */
export const SUITS = ['♠', '♥', '♦', '♣'] as const;
export type Suit = (typeof SUITS)[number];

/** A kind of Crew card: its place in CREW. */
export type Kind = Id<'Kind'>;
export const GADGETEER = 0 as Kind;
export const FIXER = 1 as Kind;
export const THIEF = 2 as Kind;
export const GRIFTER = 3 as Kind;
export const WILD_CARD = 4 as Kind;
export const MUSCLE = 5 as Kind;
export const MASTERMIND = 6 as Kind;
export const INSIDER = 7 as Kind;

/** [§5] The eight kinds. Icons and abilities are published (R); the names Gadgeteer and Wild Card are ours (D). */
export const CREW = [
  { id: 'gadgeteer', suit: '♣' },
  { id: 'fixer', suit: '♥' },
  { id: 'thief', suit: '♠' },
  { id: 'grifter', suit: '♥' },
  { id: 'wildCard', suit: '♦' },
  { id: 'muscle', suit: '♠' },
  { id: 'mastermind', suit: '♣' },
  { id: 'insider', suit: '♦' },
] as const satisfies readonly { readonly id: string; readonly suit: Suit }[];
export type KindId = (typeof CREW)[number]['id'];

/** [CC-1.3] Copies of each kind (R). */
export const COPIES = 3;
/** [CC-1.3] All Crew cards together. */
export const CREW_CARDS = CREW.length * COPIES;

/** How a Crew card lies in play: its kind, and which way up or where. Its place in FACES. */
export type Face = Id<'Face'>;
/** The Wild Card as 6 and as 9. */
export const SIX = 4 as Face;
export const NINE = 5 as Face;
/** The Muscle in play. */
export const SEVEN = 6 as Face;
/** The Mastermind in the Crew, and on the Risk card. */
export const EIGHT = 7 as Face;
export const ON_RISK = 10 as Face;
/** The Insider as 10 and as 01. */
export const TEN = 8 as Face;
export const ONE = 9 as Face;

interface CrewFace {
  readonly kind: Kind;
  /** The upright printed number (R). */
  readonly number: number;
  /** [CC-4.3] What it shows when rotated, where that is something else. */
  readonly rotated?: Face;
}

/** [CC-4.3] Every way in which a Crew card can lie in play. */
export const FACES: readonly CrewFace[] = [
  { kind: GADGETEER, number: 2 },
  { kind: FIXER, number: 3 },
  { kind: THIEF, number: 4 },
  { kind: GRIFTER, number: 5 },
  { kind: WILD_CARD, number: 6, rotated: NINE },
  { kind: WILD_CARD, number: 9, rotated: SIX },
  { kind: MUSCLE, number: 7 },
  { kind: MASTERMIND, number: 8 },
  { kind: INSIDER, number: 10, rotated: ONE },
  { kind: INSIDER, number: 1, rotated: TEN },
  { kind: MASTERMIND, number: 8 }, // [CC-5.2] on the Risk card
];

/** By face: its kind, its upright number, what it adds to the score, and the face it rotates to. */
export const KIND_OF = Int8Array.from(FACES, (face) => face.kind);
export const NUMBER_OF = Int8Array.from(FACES, (face) => face.number);
export const POINTS_OF = Int8Array.from(FACES, (face, id) => (id === ON_RISK ? 0 : face.number));
export const ROTATED = Int8Array.from(FACES, (face, id) => face.rotated ?? id);

const facesWhere = (holds: (face: CrewFace) => boolean): FaceSet =>
  setOf(FACES.flatMap((face, id) => (holds(face) ? id : [])));
const facesOf = (suit: Suit): FaceSet => facesWhere((face) => CREW[face.kind]!.suit === suit);

/** The faces with each icon. */
export const SPADES = facesOf('♠');
export const HEARTS = facesOf('♥');
export const DIAMONDS = facesOf('♦');
export const CLUBS = facesOf('♣');
/** [CC-4.2] The faces whose upright number is odd, and the others. */
export const ODD = facesWhere((face) => face.number % 2 === 1);
export const EVEN = facesWhere((face) => face.number % 2 === 0);

/** By kind: the faces with which it may enter play. [CC-5.2][CC-5.6] leave a choice; [CC-5.7] the Insider is 10. */
export const ENTRIES: readonly FaceSet[] = CREW.map((_, kind) => {
  if (kind === INSIDER) return setOf([TEN]);
  return facesWhere((face) => face.kind === kind);
});
