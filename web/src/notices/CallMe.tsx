import { useEffect, useState } from 'react';
import { addThisBrowser, canBePushed, fetchCalling } from '../server/notices.ts';
import { Button } from '../shell/Button.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { useMessages } from '../words/words.ts';

/** Offers whoever waits at a table, and is called in no way yet, to be called on this device. */
export function CallMe({ token }: { readonly token: string }) {
  const m = useMessages();
  const [isOffered, setOffered] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>();
  useEffect(() => {
    if (!canBePushed() || Notification.permission === 'denied') return;
    // Where the server does not answer there is nothing to offer.
    fetchCalling(token).then(
      ({ channels }) => setOffered(channels.length === 0),
      () => {},
    );
  }, [token]);
  if (!isOffered) return undefined;
  const begin = async () => {
    const added = await fetchCalling(token)
      .then((calling) => addThisBrowser(token, calling))
      .catch(() => undefined);
    setOffered(added === undefined);
    setTrouble(added === undefined ? m.calls.notAllowed : undefined);
  };
  return (
    <>
      <Button look="quiet" label={m.calls.callMe} onClick={() => void begin()} />
      <Trouble text={trouble} />
    </>
  );
}
