import type { Advice } from '@hideout/bots';
import type { GameRecord } from '@hideout/kernel';
import type { Decision, JudgedDecision } from './analyse.ts';

/** Raised when analyses that were kept would be made otherwise now. */
const VERSION = 2;
const PREFIX = 'hideout/analysis/';
/** Only the latest are kept: games themselves need the room too. */
const MOST_KEPT = 8;

interface Kept {
  readonly version: number;
  readonly at: number;
  readonly advice: readonly Advice[];
}

/** The same game has the same analysis, wherever it came from. */
const keyOf = ({ game, rulesVersion, deal, moves }: GameRecord): string =>
  `${PREFIX}${game}/${rulesVersion}/${deal.commitment.slice(0, 16)}/${moves.length}`;

/** Keeps what was said of the decisions of a game; lines and examples are left out, which fill it. */
export function keepAnalysis(record: GameRecord, judged: readonly JudgedDecision[]): void {
  const kept: Kept = {
    version: VERSION,
    at: Date.now(),
    advice: judged.map(({ advice }) => ({ ...advice, line: [], examples: [] })),
  };
  try {
    localStorage.setItem(keyOf(record), JSON.stringify(kept));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const oldest = all.toSorted((a, b) => (readKept(b)?.at ?? 0) - (readKept(a)?.at ?? 0)).slice(MOST_KEPT);
    for (const key of oldest) localStorage.removeItem(key);
  } catch {
    // A full or forbidden store costs the memory of the analysis, not the analysis.
  }
}

/** What was said of these decisions of a game, if it was kept. */
export function keptAnalysis(
  record: GameRecord,
  decisions: readonly Decision[],
): readonly JudgedDecision[] | undefined {
  const kept = readKept(keyOf(record));
  if (kept?.version !== VERSION || kept.advice.length !== decisions.length) return undefined;
  return decisions.map((decision, i) => ({ ...decision, advice: kept.advice[i]! }));
}

function readKept(key: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | undefined;
  } catch {
    return undefined;
  }
}
