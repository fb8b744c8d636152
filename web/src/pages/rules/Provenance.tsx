import { manifestOf } from '@hideout/catalogue';
import { markedTables, PROVENANCE_WORDS, PROVENANCES, TABLE_MARKS } from '@hideout/kernel';
import { use } from 'react';
import { Link } from 'wouter';
import { rulebookOf } from '../../shelf/rulebooks.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Missing } from '../../shell/Missing.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { Rulebook } from './Rulebook.tsx';
import { Runs } from './Runs.tsx';

/** What of a game's rules is published, what is our reading, and what is designed here, clause by clause. */
export function Provenance({ id }: { readonly id: string }) {
  const m = useMessages();
  const title = m.rules.provenanceOf(nameOf(id, useLanguage()));
  useTitle(title);
  if (!manifestOf(id)) return <Missing />;
  return (
    <article className="page narrow rules">
      <h1>{title}</h1>
      <p className="lead">{m.rules.provenanceLead}</p>
      <p>
        <Link href={`/rules/${id}`}>{m.rules.back}</Link>
      </p>
      <Notes id={id} />
    </article>
  );
}

function Notes({ id }: { readonly id: string }) {
  const language = useLanguage();
  const book = use(rulebookOf(id, language));
  const { clauses } = book;
  const blocks = markedTables(book);
  const marks = TABLE_MARKS[language];
  const told = PROVENANCES.map((by) => ({
    by,
    ...PROVENANCE_WORDS[language][by],
    notes: clauses.flatMap((clause) => clause.notes.filter((note) => note.by === by).map((note) => ({ clause, note }))),
  })).filter(({ notes }) => notes.length > 0);
  return (
    <>
      <nav className="tabs" aria-label={useMessages().rules.contents}>
        {told.map(({ by, title, notes }) => (
          <a key={by} href={`#${by}`}>{`${title} (${notes.length})`}</a>
        ))}
        {blocks.length > 0 && <a href="#tables">{marks.title}</a>}
      </nav>
      {told.map(({ by, title, is, notes }) => (
        <section key={by} className="rulebook">
          <h2 id={by}>{title}</h2>
          <p>{is}</p>
          {notes.map(({ clause, note }, index) => (
            <div className="clause" key={index}>
              <Link className="clause-link" href={`/rules/${id}#${clause.id}`}>
                {clause.id}
              </Link>
              <div>
                <p>
                  <Runs runs={note.runs} book={`/rules/${id}`} />
                </p>
                <p className="quiet-text">
                  <Runs runs={clause.runs} book={`/rules/${id}`} />
                </p>
              </div>
            </div>
          ))}
        </section>
      ))}
      {blocks.length > 0 && (
        <section className="rulebook">
          <h2 id="tables">{marks.title}</h2>
          <p>{marks.is}</p>
          <Rulebook book={{ blocks, clauses: [] }} />
        </section>
      )}
    </>
  );
}
