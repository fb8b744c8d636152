import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Session } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { Mark } from '../shell/Mark.tsx';

interface TableBarProps {
  readonly session: Session;
  /** How many actions have been taken. */
  readonly number: number;
  readonly onHelp: () => void;
  /** On a narrow screen log and score are opened and closed here. */
  readonly isSideOpen: boolean;
  readonly onSide: () => void;
  readonly controls: ReactNode;
}

/** The narrow line above a table: the way home, what is played, and help. */
export function TableBar({ session, number, onHelp, isSideOpen, onSide, controls }: TableBarProps) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  return (
    <header className="table-bar">
      <Link href="/" className="table-home" aria-label={m.table.home}>
        <Mark />
      </Link>
      <h1>{words.name}</h1>
      <span className="table-move figure">{m.table.moveNumber(number + 1)}</span>
      <nav className="table-tools" aria-label={m.table.menu}>
        <Button look="quiet table-side-way" label={m.table.log} aria-expanded={isSideOpen} onClick={onSide} />
        {controls}
        <a className="button quiet" href={`/rules/${session.game.id}`} target="_blank">
          {m.nav.rules}
        </a>
        <Button look="quiet" label="?" onClick={onHelp} aria-label={m.table.help} />
      </nav>
    </header>
  );
}
