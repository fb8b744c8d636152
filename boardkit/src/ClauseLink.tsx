import { useTable } from './table.ts';

/** A clause id that leads to the clause. */
export const ClauseLink = ({ clause }: { readonly clause: string }) => (
  <a className="clause-link" href={useTable().clauseAddress(clause)}>
    {clause}
  </a>
);
