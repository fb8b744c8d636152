import { useStore } from '@hideout/boardkit/store';
import { Suspense, useState } from 'react';
import { currentPass } from '../../server/pass.ts';
import { inviteOf } from '../../server/tables.ts';
import type { Wire } from '../../server/Wire.ts';
import { nameOf } from '../../shelf/titles.ts';
import { Field } from '../../shell/Field.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { useTitle } from '../../shell/useTitle.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';
import { hasFinished } from '../../store/experience.ts';
import { Primer } from '../primer/Primer.tsx';
import { Chat } from './Chat.tsx';
import { Hook } from './Hook.tsx';
import { SeatLine } from './SeatLine.tsx';
import { useCommands } from './useCommands.ts';

/** A table that has not begun: the link for friends, the seats, and the start. */
export function Lobby({ id, wire }: { readonly id: string; readonly wire: Wire }) {
  const m = useMessages();
  const language = useLanguage();
  const { table, present, contact } = useStore(wire);
  const { send, trouble } = useCommands(wire);
  useTitle(m.link.title);
  if (!table) return undefined;
  if (table.phase === 'closed') {
    return (
      <section className="page narrow lobby">
        <p role="status">{m.link.closed}</p>
        <Way to="/" look="primary" label={m.table.home} />
      </section>
    );
  }
  const invite = window.location.hash.slice(1) || inviteOf(id);
  const isFull = table.seats.every((seat) => seat.player !== 'nobody');
  return (
    <section className="page narrow lobby">
      <h1>{nameOf(table.game, language)}</h1>
      {contact !== 'here' && <p role="status">{m.table.contact[contact]}</p>}
      {table.host && invite !== undefined && <InviteLink address={`${window.location.origin}/t/${id}#${invite}`} />}
      <ul className="lines">
        {table.seats.map((_, seat) => (
          <SeatLine key={seat} table={table} seat={seat} present={present.includes(seat)} invite={invite} send={send} />
        ))}
      </ul>
      {table.host && <Hook table={id} token={currentPass()!.token} />}
      <Trouble text={trouble} />
      {table.host ? (
        <div className="row">
          <Button
            look="primary large"
            label={m.setUp.start}
            isOff={!isFull}
            onClick={() => void send({ type: 'start' })}
          />
          <Button look="quiet" label={m.link.close} onClick={() => void send({ type: 'close' })} />
        </div>
      ) : (
        <p className="quiet-text">{m.link.hostStarts}</p>
      )}
      {!isFull && <p className="quiet-text">{m.link.startWhen}</p>}
      <Chat wire={wire} />
      {!hasFinished(table.game) && (
        <Suspense>
          <Primer game={table.game} />
        </Suspense>
      )}
    </section>
  );
}

function InviteLink({ address }: { readonly address: string }) {
  const m = useMessages();
  const [copied, setCopied] = useState(false);
  return (
    <div className="invite">
      <Field label={m.link.invite}>
        <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        label={copied ? m.link.copied : m.link.copy}
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      />
    </div>
  );
}
