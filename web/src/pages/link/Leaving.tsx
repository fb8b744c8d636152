import { useState } from 'react';
import { useMessages } from '../../words/words.ts';
import type { Commands } from './useCommands.ts';

/** How a player leaves the game: a bot plays on until they come back, or the game is given up. */
export function Leaving({ send }: Pick<Commands, 'send'>) {
  const m = useMessages();
  const [asksToResign, setAsksToResign] = useState(false);
  if (!asksToResign) {
    return (
      <>
        <button type="button" className="button quiet" onClick={() => void send({ type: 'leave' })}>
          {m.link.leave}
        </button>
        <button type="button" className="button quiet" onClick={() => setAsksToResign(true)}>
          {m.link.resign}
        </button>
      </>
    );
  }
  return (
    <div className="table-call" role="group" aria-label={m.link.reallyResign}>
      <p>{m.link.reallyResign}</p>
      <button type="button" className="button primary" onClick={() => void send({ type: 'resign' })}>
        {m.link.resignNow}
      </button>
      <button type="button" className="button" autoFocus onClick={() => setAsksToResign(false)}>
        {m.link.playOn}
      </button>
    </div>
  );
}
