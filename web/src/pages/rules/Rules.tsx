import { CATALOGUE } from '@hideout/catalogue';
import { textOf, type Clause } from '@hideout/kernel';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { rulebookOf } from '../../shelf/rulebooks.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Field } from '../../shell/Field.tsx';
import { Loading } from '../../shell/Loading.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { useLanguage, useMessages } from '../../words/words.ts';
import { forPlayers } from './forPlayers.ts';
import { anchorOf, Rulebook } from './Rulebook.tsx';
import { Primer } from '../primer/Primer.tsx';
import { Runs } from './Runs.tsx';
import { Signs } from './Signs.tsx';

/** The rulebooks: one of them with its contents and a search, and the way to the others. */
export function Rules({ id = CATALOGUE[0]!.id }: { readonly id?: string | undefined }) {
  const m = useMessages();
  const language = useLanguage();
  const title = m.rules.of(nameOf(id, language));
  useTitle(title);
  return (
    <article className="page rules">
      <h1>{title}</h1>
      <nav className="tabs" aria-label={m.nav.rules}>
        {CATALOGUE.map((game) => (
          <Link key={game.id} href={`/rules/${game.id}`} aria-current={game.id === id ? 'page' : undefined}>
            {game.titles[language].name}
          </Link>
        ))}
      </nav>
      <p>
        <Link href={`/rules/${id}/provenance`}>{m.rules.toProvenance}</Link>
      </p>
      <Suspense fallback={<Loading />}>
        <Primer game={id} />
        <Signs game={id} />
        <Book id={id} />
      </Suspense>
    </article>
  );
}

function Book({ id }: { readonly id: string }) {
  const m = useMessages();
  const whole = use(rulebookOf(id, useLanguage()));
  const book = useMemo(() => forPlayers(whole), [whole]);
  const [words, setWords] = useState('');
  const found = useMemo(() => search(book.clauses, words), [book, words]);
  const sections = book.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.runs] : []));
  useEffect(() => {
    // The text comes after the address, so the browser could not go there by itself: it is sent there again.
    if (window.location.hash !== '') window.location.replace(window.location.href);
  }, [book]);
  return (
    <div className="rules-columns">
      <div className="rules-side">
        <Field label={m.rules.search}>
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <nav aria-label={m.rules.contents} className="contents">
          <ul>
            {sections.map((section) => (
              <li key={anchorOf(section)}>
                <a href={`#${anchorOf(section)}`}>{textOf(section)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {words.trim() === '' ? <Rulebook book={book} /> : <Found clauses={found} onGo={() => setWords('')} />}
    </div>
  );
}

/** The clauses that have all the words. */
function search(clauses: readonly Clause[], words: string): readonly Clause[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.section} ${textOf(clause.runs)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function Found({ clauses, onGo }: { readonly clauses: readonly Clause[]; readonly onGo: () => void }) {
  const m = useMessages();
  const go = (id: string) => {
    onGo();
    // The rulebook comes back with the next picture.
    requestAnimationFrame(() => requestAnimationFrame(() => window.location.assign(`#${id}`)));
  };
  return (
    <section className="rulebook" aria-live="polite">
      <p className="quiet-text">{m.rules.found(clauses.length)}</p>
      {clauses.map((clause) => (
        <div className="clause" key={clause.id}>
          <a
            className="clause-link"
            href={`#${clause.id}`}
            onClick={(event) => {
              event.preventDefault();
              go(clause.id);
            }}
          >
            {clause.id}
          </a>
          <p>
            <b>{clause.section}.</b> <Runs runs={clause.runs} />
          </p>
        </div>
      ))}
    </section>
  );
}
