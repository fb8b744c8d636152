import { useStore } from '@hideout/boardkit/store';
import type { Person } from '@hideout/protocol';
import { useState } from 'react';
import { block, report } from '../../server/account.ts';
import { currentPass } from '../../server/pass.ts';
import type { Wire, WireState } from '../../server/Wire.ts';
import { Button } from '../../shell/Button.tsx';
import { TextField } from '../../shell/Field.tsx';
import { Line } from '../../shell/Line.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import './account.css';
import { useAccountWords, useWhyNot } from './words.ts';

interface Known {
  readonly name: string;
  readonly person: Person;
}

/** The other people at a table: those who sit there, and whoever else has said something. */
function othersAt({ table, entries }: WireState, self: string): readonly Known[] {
  const seats = table?.seats ?? [];
  const seated = seats.flatMap(({ name, player, level }, seat): Known[] =>
    name === '' || seat === table?.seat || (player === 'bot' && level === name) ? [] : [{ name, person: { seat } }],
  );
  const spoken = new Map<string, Known>();
  for (const entry of entries)
    if ((entry.type === 'said' || entry.type === 'greeted') && entry.seat === undefined && entry.name !== self)
      spoken.set(entry.name, { name: entry.name, person: { line: entry.number } });
  return [...seated, ...spoken.values()];
}

/** What one can do about the conduct of others at a table by link. */
export function Conduct({ wire }: { readonly wire: Wire }) {
  const words = useAccountWords();
  const state = useStore(wire);
  const [pass] = useState(currentPass);
  const [isOpen, setOpen] = useState(false);
  const others = pass ? othersAt(state, pass.name) : [];
  if (!pass || others.length === 0) return undefined;
  return (
    <details className="account" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.conduct}</summary>
      {isOpen && <Measures table={wire.id} token={pass.token} others={others} />}
    </details>
  );
}

interface MeasuresProps {
  readonly table: string;
  readonly token: string;
  readonly others: readonly Known[];
}

function Measures({ table, token, others }: MeasuresProps) {
  const words = useAccountWords();
  const whyNot = useWhyNot();
  const [accused, setAccused] = useState<Known | undefined>();
  const [said, setSaid] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  const fail = (error: unknown) => setTrouble(whyNot(error));
  const shut = ({ person }: Known) =>
    // What was said before is told again, without what is not to be heard.
    block(token, table, person).then(() => window.location.reload(), fail);
  const send = async (reason: string) => {
    try {
      await report(token, table, accused!.person, reason);
      setAccused(undefined);
      setSaid(words.reported);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <div>
      <p className="quiet-text">{words.conductLead}</p>
      <ul className="lines">
        {others.map((known) => (
          <Line key={known.name} title={known.name} about="">
            <Button look="quiet" label={words.block(known.name)} onClick={() => void shut(known)} />
            <Button look="quiet" label={words.report(known.name)} onClick={() => setAccused(known)} />
          </Line>
        ))}
      </ul>
      {accused && <ReportForm key={accused.name} name={accused.name} onSend={send} />}
      <p role="status">{said}</p>
      <Trouble text={trouble} />
    </div>
  );
}

function ReportForm({ name, onSend }: { readonly name: string; readonly onSend: (reason: string) => Promise<void> }) {
  const words = useAccountWords();
  const [reason, setReason] = useState('');
  const submit = () => {
    if (reason.trim() !== '') void onSend(reason.trim());
  };
  return (
    <form action={submit}>
      <TextField
        label={words.reason(name)}
        required
        maxLength={300}
        value={reason}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The form has just been asked for.
        autoFocus
        onChange={setReason}
      />
      <Button type="submit" label={words.send} />
    </form>
  );
}
