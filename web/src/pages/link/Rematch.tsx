import type { TableState } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { currentPass } from '../../server/pass.ts';
import { takeKeptSeat } from '../../server/seat.ts';
import { Button, Way } from '../../shell/Button.tsx';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';
import type { Commands } from './useCommands.ts';

interface RematchProps {
  readonly table: TableState;
  readonly names: readonly string[];
  readonly send: Commands['send'];
}

/** A rematch after the end: to offer it, to answer, and the way there. Only those who want it here are taken along. */
export function Rematch({ table, names, send }: RematchProps) {
  const m = useMessages();
  const language = useLanguage();
  const [, go] = useLocation();
  const [wants, setWants] = useState(false);
  const { seat, next, offer } = table;
  const isAsked = seat !== undefined && offer?.waiting.includes(seat);
  useEffect(() => {
    // Somebody who wanted one earlier may be asked again, and has not answered yet.
    if (!wants || isAsked || next === undefined) return;
    // Whoever wants it sits down by that.
    void takeKeptSeat(next, currentPass()!.token)
      .catch(() => {})
      .then(() => go(`/t/${next}`));
  }, [wants, isAsked, next, go]);
  const want = () => {
    setWants(true);
    if (next === undefined) void send({ type: 'rematch' });
  };
  if (seat === undefined) return next !== undefined && <Way to={`/t/${next}`} label={m.link.toRematch} />;
  const list = (seats: readonly number[]): string =>
    listNames(
      seats.map((each) => names[each]!),
      language,
    );
  if (offer && isAsked) {
    return (
      <div className="table-call rematch" role="alert">
        <p>{m.link.offers(names[offer.seat]!)}</p>
        <Button look="primary" label={m.link.accept} onClick={want} />
        <Button label={m.link.decline} onClick={() => void send({ type: 'decline' })} />
      </div>
    );
  }
  const declined = offer?.declined.filter((each) => each !== seat) ?? [];
  const isWaiting = offer?.seat === seat && offer.waiting.length > 0;
  return (
    <>
      {declined.length > 0 && (
        <p className="rematch" role="status">
          {m.link.declines(list(declined))}
        </p>
      )}
      {next !== undefined ? (
        <Way to={`/t/${next}`} look="primary" label={m.link.toRematch} />
      ) : isWaiting ? (
        <p className="rematch" role="status">
          {m.link.offered(list(offer.waiting))}
        </p>
      ) : (
        <Button look="primary" label={m.link.rematch} onClick={want} />
      )}
    </>
  );
}
