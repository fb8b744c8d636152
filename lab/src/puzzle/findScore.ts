import { puzzleId, sheetsAfter, type Choice, type ScorePuzzle } from '@hideout/bots';
import type { Sheet } from '@hideout/kernel';
import type { Miner, Sight } from './position.ts';

/** A sheet is worth adding up if it has enough lines with points, and no more than anybody would add up. */
const [FEWEST, MOST] = [2, 9];

/** What there is to add up at a position: sheets as they stand, or as a choice leaves them. */
export function findScores({ game, coach }: Miner, { seats, view, legal }: Sight): ScorePuzzle[] {
  const now = game.sheets(view);
  const open = now.filter(({ heading }) => !coach.counted?.includes(heading));
  const choices = coach.foresight(game).choices?.(view, legal) ?? legal.map((action) => [action]);
  const after = choices.flatMap((choice) => asksOf(sheetsAfter(game, view, choice), now, choice));
  return [...asksOf(open, [], undefined), ...after].map(({ sheet, choice }) => ({
    kind: 'score',
    id: puzzleId(view, [sheet.heading, sheet.seat, choice]),
    seats,
    view,
    heading: sheet.heading,
    of: sheet.seat,
    ...(choice && { after: choice }),
    rating: EASIEST + STEP * linesOf(sheet),
  }));
}

/** How much harder one more line makes it. */
const [EASIEST, STEP] = [900, 60];

const linesOf = ({ lines }: Sheet): number => lines.filter(({ points }) => points !== 0).length;

/** The sheets of which something is to be asked: not those that are as they were. */
const asksOf = (sheets: readonly Sheet[], before: readonly Sheet[], choice: Choice | undefined) =>
  sheets
    .filter((sheet, i) => linesOf(sheet) >= FEWEST && linesOf(sheet) <= MOST && sheet.total !== before[i]?.total)
    .map((sheet) => ({ sheet, choice }));
