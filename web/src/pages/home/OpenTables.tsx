import type { TableLine } from '@hideout/protocol';
import { useMessages } from '../../words/words.ts';
import { TableRow } from './TableRow.tsx';

/** The tables of others with a free seat; undefined while nobody has answered yet. */
export function OpenTables({ tables }: { readonly tables: readonly TableLine[] | 'missing' | undefined }) {
  const m = useMessages();
  return (
    <section className="panel" aria-labelledby="open-tables">
      <h2 id="open-tables">{m.home.open}</h2>
      {tables === 'missing' && <p className="quiet-text">{m.home.noServer}</p>}
      {tables?.length === 0 && <p className="quiet-text">{m.home.noOpen}</p>}
      {typeof tables === 'object' && (
        <ul className="lines">
          {tables.map((line) => (
            <TableRow key={line.table} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}
