import type { ReactNode } from 'react';

interface LineProps {
  readonly title: string;
  readonly about: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** One of a list of games: which, more about it, and where to go from there. */
export const Line = ({ title, about, children }: LineProps) => (
  <li className="line">
    <span className="line-text">
      <b>{title}</b> <span className="quiet-text">{about}</span>
    </span>
    {children}
  </li>
);
