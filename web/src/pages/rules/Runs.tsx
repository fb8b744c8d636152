import type { Run } from '@hideout/kernel';
import { Fragment } from 'react';

interface RunsProps {
  readonly runs: readonly Run[];
  /** Where the rulebook is, for links to other clauses, opened beside this page; left out, it is this page. */
  readonly book?: string;
}

const ELEMENTS = { text: Fragment, strong: 'strong', light: 'em', code: 'code', mark: 'small' } as const;

/** One line of a rulebook with its emphasis. */
export const Runs = ({ runs, book = '' }: RunsProps) =>
  runs.map(({ kind, text }, index) => {
    if (kind !== 'clause') {
      const Element = ELEMENTS[kind];
      return <Element key={index}>{text}</Element>;
    }
    return (
      <a key={index} href={`${book}#${text}`} target={book === '' ? undefined : '_blank'}>
        {text}
      </a>
    );
  });
