import { EVEN, nameOfChoice } from '@hideout/bots';
import type { AnyGame, GameRecord, Seat } from '@hideout/kernel';
import type { Digest, Digested } from '../../store/digests.ts';
import { costOf, type JudgedDecision } from './analyse.ts';
import { accountsIn } from './study.ts';

/** What an analysis found out about the part of one seat; nothing if it never had a choice. */
export function digestOf(
  game: AnyGame,
  record: GameRecord,
  judged: readonly JudgedDecision[],
  seat: Seat,
): Digest | undefined {
  const own = judged.filter((each) => each.seat === seat);
  const [first] = own;
  if (!first) return undefined;
  const { view, chosen } = first;
  return {
    decisions: own.map(digested),
    account: accountsIn(game, record, judged)[seat]!,
    opening: {
      en: nameOfChoice(chosen, { game, view, language: 'en' }),
      de: nameOfChoice(chosen, { game, view, language: 'de' }),
    },
  };
}

function digested(decision: JudgedDecision): Digested {
  const { phase, reasons } = decision.advice;
  const cost = costOf(decision);
  const [reason] = cost < EVEN ? [] : reasons.filter(({ kind }) => kind === 'motive');
  return { cost, phase, ...(reason?.kind === 'motive' && { motive: reason.motive.motive }) };
}
