/** Things by their numbers, as one language calls them. */
export interface Names {
  kind(kind: number): string;
  /** With its article, as what somebody plays. */
  theKind(kind: number): string;
  /** Kind, number and icon: “Fixer (3 ♥)”. */
  face(face: number): string;
  /** From which number to which a face turns: “from 6 to 9”. */
  turn(face: number): string;
  reward(reward: number): string;
  complication(reward: number): string;
}
