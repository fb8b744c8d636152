import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../words/words.ts';
import { Mark } from './Mark.tsx';

const WAYS = [
  ['/', 'home'],
  ['/rules', 'rules'],
  ['/mine', 'mine'],
  ['/fair', 'fair'],
  ['/settings', 'settings'],
] as const;

/** The head of every page that is not a table, with the ways to the others. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const m = useMessages();
  const [place] = useLocation();
  const isHere = (way: string) => (way === '/' ? place === '/' : place.startsWith(way));
  return (
    <>
      <a className="skip" href="#content">
        {m.skip}
      </a>
      <header className="head">
        <Link href="/" className="head-name" aria-label="Hideout">
          <Mark />
          <span>Hideout</span>
        </Link>
        <nav aria-label={m.nav.label}>
          <ul>
            {WAYS.map(([way, name]) => (
              <li key={way}>
                <Link href={way} aria-current={isHere(way) ? 'page' : undefined}>
                  {m.nav[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" className="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
