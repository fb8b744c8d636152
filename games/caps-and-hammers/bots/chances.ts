/** Leads are told apart by quarters of a point of influence, up to this many points. */
const QUARTERS = 4;
const FURTHEST = 20;
const STEPS = 2 * FURTHEST * QUARTERS + 1;

/** Turns to come count twice, enemy cards face down once; so much doubt there can be at most. */
const MOST_DOUBT = 2 * 10 + 5;
/** How far a lead can still be off: what is left in any case, and the variance that each unit of doubt adds. */
const REST = 0.08;
const PER_DOUBT = 0.7;

const CHANCE = new Float64Array((MOST_DOUBT + 1) * STEPS);
for (let doubt = 0; doubt <= MOST_DOUBT; doubt++) {
  const spread = Math.sqrt(REST + PER_DOUBT * doubt);
  for (let step = 0; step < STEPS; step++) {
    const lead = (step - FURTHEST * QUARTERS) / QUARTERS;
    CHANCE[doubt * STEPS + step] = 1 / (1 + Math.exp((-1.7 * lead) / spread));
  }
}

/** How uncertain an influence is with this many turns of both players to come and this many enemy cards face down. */
export const doubtOf = (turns: number, hidden: number): number => 2 * turns + hidden;

/** How likely a side wins a location on which it leads by so much influence. */
export function chanceOf(lead: number, doubt: number): number {
  const step = Math.round((lead + FURTHEST) * QUARTERS);
  return CHANCE[(doubt < 0 ? 0 : doubt) * STEPS + (step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step)]!;
}
