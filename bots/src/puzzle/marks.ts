/** How many marks are shared out among the answers of a riddle. */
export const MARKS = 10;
/** What an answer without marks still counts for: nobody is held to be quite sure. */
const DOUBT = 0.25;

/** The chances that marks stand for. */
export function chancesBy(marks: readonly number[]): number[] {
  const sum = marks.reduce((total, each) => total + each + DOUBT, 0);
  return marks.map((each) => (each + DOUBT) / sum);
}

/**
 * What marks earn, 0 to 1, by the logarithmic score: how likely the truth is held to be on the geometric mean, as a share
 * of what the odds themselves would earn. Nothing earns more than the odds.
 */
export function earned(marks: readonly number[], odds: readonly number[]): number {
  const held = chancesBy(marks);
  const lost = odds.reduce((sum, chance, i) => (chance > 0 ? sum + chance * Math.log(chance / held[i]!) : sum), 0);
  return Math.exp(-Math.max(0, lost));
}

/** A riddle is solved by marks that earn so much. */
export const GOOD_MARKS = 0.95;
