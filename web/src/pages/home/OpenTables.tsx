import type { TableLine } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import { listTables } from '../../server/lobby.ts';
import { nameOf } from '../../shelf/titles.ts';
import { useLeftSoon } from '../../shell/useLeftSoon.ts';
import { Way } from '../../shell/Button.tsx';
import { Line } from '../../shell/Line.tsx';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';

type Tables = readonly TableLine[] | 'asking' | 'no server';

/** The tables of the server: mine, and those with a free seat. */
export function OpenTables() {
  const m = useMessages();
  const [tables, setTables] = useState<Tables>('asking');
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = await listTables().catch((): Tables => 'no server');
      if (isHere) setTables(found);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <section className="panel" aria-labelledby="open-tables">
      <h2 id="open-tables">{m.home.open}</h2>
      {tables === 'no server' && <p className="quiet-text">{m.home.noServer}</p>}
      {tables.length === 0 && <p className="quiet-text">{m.home.noOpen}</p>}
      {typeof tables === 'object' && (
        <ul className="lines">
          {tables.map((line) => (
            <OpenTable key={line.table} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenTable({ line }: { readonly line: TableLine }) {
  const m = useMessages();
  const language = useLanguage();
  const name = nameOf(line.game, language);
  const people = line.seats.map((seat) => seat.name).filter(Boolean);
  const free = line.seats.filter((seat) => seat.player === 'nobody').length;
  const state = line.yourTurn ? m.home.yourTurn : free > 0 ? m.home.seatsFree(free) : m.home.waiting;
  const company = people.length > 0 ? `${m.home.against(listNames(people, language))} · ` : '';
  const leftSoon = useLeftSoon(line.idleAt);
  return (
    <Line title={name} about={[company + state, leftSoon].filter(Boolean).join(' · ')}>
      <Way to={`/t/${line.table}`} of={name} label={line.seat === undefined ? m.home.join : m.home.go} />
    </Line>
  );
}
