import { useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { useMessages } from '../../words/words.ts';
import type { Commands } from './useCommands.ts';

interface LeavingProps extends Pick<Commands, 'send'> {
  /** Whether no bot may step in. */
  readonly isAlone: boolean;
}

/** How a player leaves the game: a bot plays on until they come back, or the game is given up. */
export function Leaving({ send, isAlone }: LeavingProps) {
  const m = useMessages();
  const [asksToResign, setAsksToResign] = useState(false);
  if (!asksToResign) {
    return (
      <>
        {!isAlone && <Button look="quiet" label={m.link.leave} onClick={() => void send({ type: 'leave' })} />}
        <Button look="quiet" label={m.link.resign} onClick={() => setAsksToResign(true)} />
      </>
    );
  }
  return (
    <div className="table-call" role="group" aria-label={m.link.reallyResign}>
      <p>{m.link.reallyResign}</p>
      <Button look="primary" label={m.link.resignNow} onClick={() => void send({ type: 'resign' })} />
      <Button label={m.link.playOn} autoFocus onClick={() => setAsksToResign(false)} />
    </div>
  );
}
