import { earned, answerOdds, puzzleId, type HoldPuzzle, type Odds } from '@hideout/bots';
import type { Riddle } from '@hideout/kernel';
import type { Miner, Sight } from './position.ts';

/** How many worlds say how likely each answer is. */
const WORLDS = 1500;
/** Two counts of the odds may differ by so little of what marks earn. */
const SETTLED = 0.99;
/** What is surer needs no marks. */
const SURE = 0.97;
/** Who knows nothing must earn clearly less than a solution. */
const BLIND = 0.86;

/** The most telling riddle that a view leaves open, if one is worth asking. */
export function findRiddle({ game, coach }: Miner, { seats, view }: Sight): HoldPuzzle | undefined {
  const riddles = coach.riddles?.in(view) ?? [];
  if (riddles.length === 0) return undefined;
  const [first, again] = [0, 1].map((sample) => answerOdds(game, coach, view, riddles, { worlds: WORLDS, sample }));
  const found = riddles.flatMap((riddle, i) => {
    const odds = first![i]!;
    const chances = odds.believed.filter((_, answer) => isPossible(odds, answer));
    const blind = earned(
      chances.map(() => 1),
      chances,
    );
    const isSettled = shareOf(again![i]!.believed, odds.believed) >= SETTLED;
    const isOpen = Math.max(...chances) < SURE && blind < BLIND;
    return isSettled && isOpen ? [{ riddle, odds, tells: tellsOf(odds) + 1 - blind }] : [];
  });
  const [best] = found.toSorted((a, b) => b.tells - a.tells);
  return best && puzzleOf({ seats, view }, best);
}

function puzzleOf(
  { seats, view }: Pick<Sight, 'seats' | 'view'>,
  { riddle: { of, answers }, odds }: { readonly riddle: Riddle; readonly odds: Odds },
): HoldPuzzle {
  const open = [...answers.keys()].filter((answer) => isPossible(odds, answer));
  return {
    kind: 'hold',
    id: puzzleId(view, of),
    seats,
    view,
    riddle: { of, answers: open.map((answer) => answers[answer]!) },
    bare: open.map((answer) => rounded(odds.bare[answer]!)),
    believed: open.map((answer) => rounded(odds.believed[answer]!)),
    rating: Math.round(EASIEST + Math.min(1, 4 * tellsOf(odds)) * (HARDEST - EASIEST)),
  };
}

/** Counting cards is easier than reading what somebody did. */
const [EASIEST, HARDEST] = [1250, 1750];

const isPossible = ({ bare, believed }: Odds, answer: number): boolean => bare[answer]! + believed[answer]! > 0;

/** How much what the others did tells beside the cards. */
const tellsOf = ({ bare, believed }: Odds): number => 1 - shareOf(bare, believed);

/** What chances that are held earn where others are true, 0 to 1. */
function shareOf(held: readonly number[], odds: readonly number[]): number {
  const least = 0.5 / WORLDS;
  const lost = odds.reduce(
    (sum, chance, i) => (chance > 0 ? sum + chance * Math.log(chance / Math.max(least, held[i]!)) : sum),
    0,
  );
  return Math.exp(-Math.max(0, lost));
}

const rounded = (chance: number): number => Math.round(1000 * chance) / 1000;
