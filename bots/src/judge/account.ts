/** Where the result of a seat comes from: the parts add up from what it could expect to what it got. */
export interface Account {
  /** What the seat could expect before anything was known. */
  readonly start: number;
  /** What its own choices cost, and what those of the others cost or brought it. */
  readonly own: number;
  readonly others: number;
  /** Everything else: cards, dice, and what others held. */
  readonly luck: number;
  readonly result: number;
}

/** What a choice of a seat cost by what it knew, as a chance to win. */
export interface Cost {
  readonly seat: number;
  readonly cost: number;
}

/**
 * The accounts of a finished game, by seat. What a rival's choice cost goes to the others in equal parts; what a team
 * mate's cost is lost to all. Among rivals choices are worth nothing in sum, and so is luck.
 */
export function accountsOf(
  costs: readonly Cost[],
  { start, results, isTeam }: Record<'start' | 'results', readonly number[]> & { readonly isTeam: boolean },
): Account[] {
  const spent = results.map((_, seat) => costs.reduce((sum, each) => (each.seat === seat ? sum + each.cost : sum), 0));
  const all = spent.reduce((sum, each) => sum + each, 0);
  return results.map((result, seat) => {
    const own = -spent[seat]!;
    const given = all + own;
    const others = results.length === 1 ? 0 : isTeam ? -given : given / (results.length - 1);
    return { start: start[seat]!, own, others, luck: result - start[seat]! - own - others, result };
  });
}
