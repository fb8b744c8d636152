import type { Run } from '@hideout/kernel';
import { Fragment } from 'react';

interface RunsProps {
  readonly runs: readonly Run[];
  /** Where the rulebook is, for links to other clauses, opened beside this page; left out, it is this page. */
  readonly book?: string;
}

/** One line of a rulebook with its emphasis. */
export const Runs = ({ runs, book = '' }: RunsProps) =>
  runs.map((run, index) => (
    <Fragment key={index}>
      <RunView run={run} book={book} />
    </Fragment>
  ));

function RunView({ run: { kind, text }, book }: { readonly run: Run; readonly book: string }) {
  switch (kind) {
    case 'text':
      return text;
    case 'strong':
      return <strong>{text}</strong>;
    case 'light':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'mark':
      return <small>{text}</small>;
    case 'clause':
      return (
        <a href={`${book}#${text}`} target={book === '' ? undefined : '_blank'}>
          {text}
        </a>
      );
  }
}
