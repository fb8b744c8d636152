import type { AnyBoard } from '@hideout/boardkit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Session } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { Mark } from '../shell/Mark.tsx';
import { Unread } from './Unread.tsx';

const SignKey = lazy(async () => ({ default: (await import('./SignKey.tsx')).SignKey }));

interface TableBarProps {
  readonly session: Session;
  /** How many actions have been taken. */
  readonly number: number;
  readonly onHelp: () => void;
  /** On a narrow screen log and score are opened and closed here. */
  readonly isSideOpen: boolean;
  readonly onSide: () => void;
  readonly controls: ReactNode;
  /** What must never be out of sight: clocks. */
  readonly clocks: ReactNode;
  /** How much of the chat has not been read. */
  readonly unread: number;
  readonly board: AnyBoard | undefined;
}

/** The narrow line above a table: the way home, what is played, and help. */
export function TableBar({ session, number, onHelp, isSideOpen, onSide, ...more }: TableBarProps) {
  const m = useMessages();
  const language = useLanguage();
  const words = session.game.words[language];
  const { controls, clocks, unread, board } = more;
  const [hasKey, setKey] = useState(false);
  const signs = board?.signs?.(language) ?? [];
  return (
    <header className="table-bar">
      <Link href="/" className="table-home" aria-label={m.table.home}>
        <Mark />
      </Link>
      <h1>{words.name}</h1>
      {clocks}
      <span className="table-move figure">{m.table.moveNumber(number + 1)}</span>
      <nav className="table-tools" aria-label={m.table.menu}>
        <Button
          look="quiet table-side-way"
          label={
            <>
              {m.table.log}
              {unread > 0 && <Unread count={unread} />}
            </>
          }
          aria-expanded={isSideOpen}
          onClick={onSide}
        />
        {controls}
        {signs.length > 0 && <Button look="quiet signs-way" label={m.table.signs} onClick={() => setKey(true)} />}
        <a
          className={signs.length > 0 ? 'button quiet rules-way' : 'button quiet'}
          href={`/rules/${session.game.id}`}
          target="_blank"
        >
          {m.nav.rules}
        </a>
        <Button look="quiet" label="?" onClick={onHelp} aria-label={m.table.help} />
      </nav>
      {hasKey && (
        <Suspense>
          <SignKey game={session.game.id} signs={signs} onClose={() => setKey(false)} />
        </Suspense>
      )}
    </header>
  );
}
