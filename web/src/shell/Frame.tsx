import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../words/words.ts';
import { Mark, Sliders } from './Mark.tsx';

/** What people come for stands in the head; what they look up once, at the foot. */
const HEAD = [
  ['/', 'home'],
  ['/rules', 'rules'],
  ['/mine', 'mine'],
  ['/settings', 'settings'],
] as const;
const FOOT = [
  ['/bots', 'bots'],
  ['/fair', 'fair'],
] as const;

/** Head and foot of every page that is not a table, with the ways to the others. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const m = useMessages();
  const [place] = useLocation();
  const isHere = (way: string) => (way === '/' ? place === '/' : place.startsWith(way));
  const ways = (to: typeof HEAD | typeof FOOT) => (
    <ul>
      {to.map(([way, name]) => (
        <li key={way}>
          <Link href={way} aria-current={isHere(way) ? 'page' : undefined}>
            {name === 'settings' && <Sliders />}
            <span>{m.nav[name]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
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
        <nav aria-label={m.nav.label}>{ways(HEAD)}</nav>
      </header>
      <main id="content" className="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">
        <nav aria-label={m.nav.more}>{ways(FOOT)}</nav>
      </footer>
    </>
  );
}
