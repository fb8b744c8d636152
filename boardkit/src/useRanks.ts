import { ranksOf, type Rank } from './ranks.ts';
import { useTable } from './table.ts';
import { useLater } from './useLater.ts';

/**
 * The places of a row of things, for example a hand. Where things have left, their places stay open until the move is on
 * the screen; then the others close the ranks. To move them all at once would keep the move waiting.
 */
export function useRanks(ids: readonly string[]): readonly Rank[] {
  const before = useLater(ids.join(' '), useTable().travel);
  return ranksOf(ids, before === '' ? [] : before.split(' '));
}
