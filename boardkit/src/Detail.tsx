import { ClauseLink } from './ClauseLink.tsx';

interface DetailProps {
  readonly text?: string | undefined;
  readonly clauses: readonly string[];
}

/** The full text of a thing, with links to the clauses that it rests on. */
export const Detail = ({ text, clauses }: DetailProps) => (
  <>
    {text !== undefined && text !== '' && <p>{text}</p>}
    <p className="clauses">
      {clauses.map((clause) => (
        <ClauseLink key={clause} clause={clause} />
      ))}
    </p>
  </>
);
