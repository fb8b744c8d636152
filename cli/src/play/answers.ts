import {
  actionSpace,
  grid,
  hang,
  textOf,
  type Action,
  type Clause,
  type Refusal,
  type Run,
  type Seat,
  type Sheet,
} from '@hideout/kernel';
import { BadInput } from '../badInput.ts';
import { renderRulebook, renderRuns } from '../printedRules.ts';
import { findClause, rulebookOf } from '../rulebook.ts';
import type { Terminal } from '../terminal.ts';
import type { Phrases } from './phrases/index.ts';
import { OPENING, type Session } from './session.ts';

/** What questions at the table are answered from. */
export interface Turn {
  readonly terminal: Terminal;
  readonly session: Session;
  readonly phrases: Phrases;
  readonly seat: Seat;
}

/** How many labels one answer names; any others are only counted. */
const MOST = 4;

/** Whether every word of the search is in the text. */
const hasWords = (text: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Why actions with these words are not possible now, with the clause that says so; one answer for each clause. */
export function answerWhy(turn: Turn, search: string, legal: readonly Action[]): string[] {
  const { session, phrases } = turn;
  if (search === '') return [phrases.whyWhat];
  const view = session.match.view(turn.seat);
  const label = (action: Action): string => session.words.label(action, view);
  const found = asked(session, search, legal, label);
  if (found.length === 0) return [phrases.whyNoSuch(search)];
  const reasons = Map.groupBy(found, (action) => JSON.stringify(session.match.refuse(turn.seat, action) ?? {}));
  const cited = new Set<string>();
  return [...reasons.values()].flatMap((actions) => {
    const refusal = session.match.refuse(turn.seat, actions[0]!);
    if (!refusal) return actions.map((action) => `${label(action)}: ${phrases.whyLegal(legal.indexOf(action) + 1)}`);
    const clause = cited.has(refusal.clause) ? [] : clauseRuns(session, refusal.clause);
    cited.add(refusal.clause);
    return whyNot(turn, actions.map(label), refusal, clause);
  });
}

/** The actions that the search means: a number of the list, a whole label, or all labels with these words. */
function asked(
  { game }: Session,
  search: string,
  legal: readonly Action[],
  label: (action: Action) => string,
): Action[] {
  const listed = /^\d+$/.test(search) ? legal[Number(search) - 1] : undefined;
  if (listed !== undefined) return [listed];
  const found = [...actionSpace(game.verbs)].filter((action) => hasWords(label(action), search));
  const exact = found.filter((action) => label(action).toLowerCase() === search.toLowerCase());
  return exact.length > 0 ? exact : found;
}

function whyNot(
  { terminal, session, phrases }: Turn,
  labels: readonly string[],
  refusal: Refusal,
  clause: readonly Run[],
): string[] {
  const { paint, width } = terminal;
  const named = labels.slice(0, MOST).map((label) => paint('strong', label));
  if (labels.length > MOST) named.push(phrases.more(labels.length - MOST));
  return [
    ...hang('', `${named.join(' · ')}: ${session.words.refusal(refusal.reason)}`, width),
    ...hang(`  ${refusal.clause}  `, renderRuns(clause, paint), width),
  ];
}

const clauseRuns = ({ game, language }: Session, id: string): readonly Run[] =>
  rulebookOf(game, language).clauses.find((clause) => clause.id === id)?.runs ?? [];

/** Everything that happened, as this seat saw it. */
export function answerLog({ terminal, session, phrases, seat }: Turn): string[] {
  const sentences = session.told(seat, OPENING);
  if (sentences.length === 0) return [phrases.nothingYet];
  return sentences.flatMap((sentence) => hang('  · ', sentence, terminal.width));
}

/** The score sheets from what this seat knows. */
export function answerScore({ terminal, session, phrases, seat }: Turn): string[] {
  const sheets = session.game.sheets(session.match.view(seat));
  if (sheets.length === 0) return [phrases.noScores];
  return sheets.flatMap((sheet) => sheetLines(terminal, session, phrases, sheet));
}

/** One score sheet: what for, how much, which clause, and the sum. */
export function sheetLines({ paint, width }: Terminal, session: Session, phrases: Phrases, sheet: Sheet): string[] {
  const owner = sheet.seat === -1 ? '' : ` · ${session.names[sheet.seat]!}`;
  const rows = sheet.lines.map((line) => [
    `  ${session.words.line(line)}`,
    String(line.points).padStart(4),
    paint('quiet', line.clause),
  ]);
  return [
    paint('strong', session.words.heading(sheet.heading)) + owner,
    ...grid([...rows, [`  ${phrases.total}`, String(sheet.total).padStart(4), '']], width),
  ];
}

/** The rulebook, the clause with that id, or the clauses with that word. */
export function answerRules({ terminal, session, phrases }: Turn, search: string): string[] {
  const { paint, width } = terminal;
  const rulebook = rulebookOf(session.game, session.language);
  if (search === '') return renderRulebook(rulebook, width, paint);
  const clauseLines = ({ id, runs }: Clause): string[] =>
    hang(`${paint('strong', id)}  `, renderRuns(runs, paint), width);
  if (/^[a-z]{2}-\d/i.test(search))
    return problemOr(() => clauseLines(findClause(session.game, search, session.language)));
  const found = rulebook.clauses.filter(({ section, runs }) => hasWords(`${section} ${textOf(runs)}`, search));
  return found.length === 0 ? [phrases.noClause(search)] : found.flatMap(clauseLines);
}

/** The answer, or else what was wrong with the question. */
export function problemOr(answer: () => string[]): string[] {
  try {
    return answer();
  } catch (error) {
    if (error instanceof BadInput) return [error.message];
    throw error;
  }
}
