import { useShell } from './shell.ts';

/** A clause id that leads to the clause, beside the game: nobody leaves the table by reading. */
export const ClauseLink = ({ clause }: { readonly clause: string }) => (
  <a className="clause-link" href={useShell().clauseAddress(clause)} target="_blank">
    {clause}
  </a>
);
