import { useState } from 'react';
import { becomeGuest } from '../../server/guest.ts';
import type { GuestPass } from '../../server/pass.ts';
import { useMessages } from '../../words/words.ts';

/** Asks somebody who came by a link what they are called. */
export function NameForm({ onPass }: { readonly onPass: (pass: GuestPass) => void }) {
  const m = useMessages();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>();
  const enter = async () => {
    try {
      onPass(await becomeGuest(name.trim()));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : m.link.failed);
    }
  };
  return (
    <form
      className="page narrow"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void enter();
      }}
    >
      <h1>{m.link.title}</h1>
      <label className="field">
        <span>{m.link.yourName}</span>
        <input
          type="text"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {trouble !== undefined && (
        <p className="problem" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" className="button primary" aria-disabled={name.trim() === ''}>
        {m.link.enter}
      </button>
    </form>
  );
}
