import { SeatMark } from '@hideout/boardkit';
import { NONCE_BYTES, toHex } from '@hideout/kernel';
import type { Command, SeatInfo } from '@hideout/protocol';
import { useState, useSyncExternalStore } from 'react';
import { inviteOf } from '../../server/tables.ts';
import type { Wire } from '../../server/Wire.ts';
import { useTitle } from '../../shell/useTitle.ts';
import { useMessages } from '../../words/words.ts';

/** A table that has not begun: the link for friends, the seats, and the start. */
export function Lobby({ id, wire }: { readonly id: string; readonly wire: Wire }) {
  const m = useMessages();
  const { table, present, line } = useSyncExternalStore(wire.subscribe, wire.state);
  const [trouble, setTrouble] = useState<string | undefined>();
  useTitle(m.link.title);
  if (!table) return undefined;
  const invite = window.location.hash.slice(1) || inviteOf(id);
  const act = async (command: Command) => setTrouble((await wire.do(command))?.message);
  const sit = (seat: number) => {
    const nonce = toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
    return act({ type: 'sit', seat, nonce, ...(invite === undefined ? {} : { invite }) });
  };
  const isFull = table.seats.every((seat) => seat.player !== 'nobody');
  const isSeated = table.seat !== undefined;
  return (
    <section className="page narrow lobby">
      <h1>{m.games[table.game]?.name ?? table.game}</h1>
      {line !== 'here' && <p role="status">{m.table.line[line]}</p>}
      {table.host && invite !== undefined && <InviteLink address={`${window.location.origin}/t/${id}#${invite}`} />}
      <ul className="lines">
        {table.seats.map((seat, index) => (
          <li className="line" key={index}>
            <SeatMark seat={index} />
            <SeatText seat={seat} present={present.includes(index)} />
            {seat.player === 'nobody' && !isSeated && (seat.yours || seat.plan === 'open' || invite !== undefined) && (
              <button type="button" className="button primary" onClick={() => void sit(index)}>
                {m.link.sit(index + 1)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble !== undefined && (
        <p className="problem" role="alert">
          {trouble}
        </p>
      )}
      {table.host ? (
        <button
          type="button"
          className="button primary large"
          aria-disabled={!isFull}
          onClick={() => isFull && void act({ type: 'start' })}
        >
          {m.link.start}
        </button>
      ) : (
        <p className="quiet-text">{m.link.hostStarts}</p>
      )}
      {!isFull && <p className="quiet-text">{m.link.startWhen}</p>}
    </section>
  );
}

function SeatText({ seat, present }: { readonly seat: SeatInfo; readonly present: boolean }) {
  const m = useMessages();
  if (seat.player === 'nobody') return <span className="line-text quiet-text">{m.link.free}</span>;
  if (seat.player === 'bot')
    return <span className="line-text">{m.link.bot(m.levels[seat.level ?? ''] ?? seat.level ?? '')}</span>;
  return (
    <span className="line-text">
      <b>{seat.name}</b> <span className="quiet-text">{present ? m.link.here : m.link.away}</span>
    </span>
  );
}

function InviteLink({ address }: { readonly address: string }) {
  const m = useMessages();
  const [copied, setCopied] = useState(false);
  return (
    <div className="invite">
      <label className="field">
        <span>{m.link.invite}</span>
        <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {copied ? m.link.copied : m.link.copy}
      </button>
    </div>
  );
}
