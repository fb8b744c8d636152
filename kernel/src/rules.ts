/** One clause of a RULES.md. */
export interface Clause {
  readonly id: string;
  /** The heading that it stands under, without the marks. */
  readonly section: string;
  /** Its words, on one line, still with Markdown emphasis. */
  readonly text: string;
}

const CLAUSE = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\*\s+(.*)$/;
const HEADING = /^#{2,}\s+(.*)$/;

/** The clauses of a rulebook in the order in which they stand. */
export function parseRules(markdown: string): Clause[] {
  const clauses: Clause[] = [];
  let section = '';
  let open = false;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading) section = heading[1]!.trim();
    if (clause) clauses.push({ id: clause[1]!, section, text: clause[2]!.trim() });
    else if (open && /^\s+\S/.test(line)) extendLast(clauses, line.trim());
    open = clause !== null || (open && /^\s+\S/.test(line));
  }
  return clauses;
}

function extendLast(clauses: Clause[], more: string): void {
  const last = clauses.pop()!;
  clauses.push({ ...last, text: `${last.text} ${more}` });
}
