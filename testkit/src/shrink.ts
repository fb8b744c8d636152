import { everySetup, type Setup } from '@hideout/kernel';
import { testDeal } from './playout.ts';
import type { Case } from './reproduce.ts';

/** This many smaller cases are tried before the smallest found so far is good enough. */
const ATTEMPTS = 300;

/** A smaller case that still fails: fewer actions, then a smaller set-up. */
export function shrink(failing: Case, stillFails: (smaller: Case) => boolean): Case {
  let left = ATTEMPTS;
  const attempt = (smaller: Case): boolean => left-- > 0 && stillFails(smaller);
  return shrinkSetup(shrinkActions(failing, attempt), attempt);
}

/** Leaves out runs of actions, long ones first, for as long as that keeps failing. */
function shrinkActions(failing: Case, attempt: (smaller: Case) => boolean): Case {
  let best = failing;
  for (let run = Math.ceil(best.actions.length / 2); run >= 1; run = run === 1 ? 0 : Math.ceil(run / 2)) {
    for (let end = best.actions.length; end > 0; end -= run) {
      const start = Math.max(0, end - run);
      const smaller = { ...best, actions: [...best.actions.slice(0, start), ...best.actions.slice(end)] };
      if (attempt(smaller)) best = smaller;
    }
  }
  return best;
}

/** The first set-up, in the order of `everySetup`, that fails with the same actions. */
function shrinkSetup(failing: Case, attempt: (smaller: Case) => boolean): Case {
  for (const setup of everySetup(failing.game)) {
    if (isSame(setup, failing.setup)) break;
    const smaller = { ...failing, setup, deal: withSeats(failing, setup.seats) };
    if (attempt(smaller)) return smaller;
  }
  return failing;
}

const isSame = (a: Setup, b: Setup): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same secret with the nonces that this many seats need. */
function withSeats({ deal }: Case, seats: number): Case['deal'] {
  const { nonces } = testDeal(0, seats);
  return { ...deal, nonces: nonces.map((nonce, seat) => deal.nonces[seat] ?? nonce) };
}
