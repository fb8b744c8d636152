import type { LawId } from '../law.ts';
import type { Trial } from '../trial.ts';

/** How one law is checked. */
export interface LawCheck {
  readonly id: LawId;
  /** In how many states of a hundred a long run looks: less for what costs more. */
  readonly share: number;
  readonly needsFixture: boolean;
  /** What must have been met at least once in all playouts of a set-up that hides something. */
  readonly examples: readonly string[];
  /** Looks at the state that the playout is in: a decision, or the end. */
  at?(trial: Trial): void;
  /** Looks back at a playout that is over. */
  end?(trial: Trial): void;
}

/** Checks by law, each with what most checks have. */
export const lawChecks = (checks: { readonly [Id in LawId]?: Partial<LawCheck> }): LawCheck[] =>
  Object.entries(checks).map(([id, check]) => ({
    share: 100,
    needsFixture: false,
    examples: [],
    ...check,
    id: id as LawId,
  }));
