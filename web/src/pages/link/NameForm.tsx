import { Name } from '@hideout/protocol';
import { useState } from 'react';
import { becomeGuest } from '../../server/guest.ts';
import type { GuestPass } from '../../server/pass.ts';
import { Button } from '../../shell/Button.tsx';
import { Field } from '../../shell/Field.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { whyNot } from '../../server/whyNot.ts';
import { useMessages } from '../../words/words.ts';

/** Asks somebody who came by a link what they are called. */
export function NameForm({ onPass }: { readonly onPass: (pass: GuestPass) => void }) {
  const m = useMessages();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>();
  const enter = async () => {
    if (name.trim() === '') return;
    if (!Name.safeParse(name).success) return setTrouble(m.link.badName);
    try {
      onPass(await becomeGuest(name.trim()));
    } catch (error) {
      setTrouble(whyNot(error, m));
    }
  };
  return (
    <form className="page narrow" action={enter}>
      <h1>{m.link.title}</h1>
      <Field label={m.link.yourName}>
        <input
          type="text"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Trouble text={trouble} />
      <Button type="submit" look="primary" label={m.link.enter} aria-disabled={name.trim() === ''} />
    </form>
  );
}
