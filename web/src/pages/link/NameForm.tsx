import { Name } from '@hideout/protocol';
import { useState, type ReactNode } from 'react';
import { becomeGuest } from '../../server/guest.ts';
import type { GuestPass } from '../../server/pass.ts';
import { Button } from '../../shell/Button.tsx';
import { TextField } from '../../shell/Field.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { whyNot } from '../../server/whyNot.ts';
import { useInvitationWords } from '../../words/invitation.ts';
import { useMessages } from '../../words/words.ts';

interface NameFormProps {
  /** What is done with the name. */
  readonly label: string;
  /** To what it is done, for those who hear one button after another. */
  readonly of?: string;
  /** Who the viewer is already, if known: then no name is asked for. */
  readonly pass?: GuestPass | undefined;
  /** Does it; rejects where that fails. */
  readonly onPass?: (pass: GuestPass) => Promise<void>;
  /** Told who it was, when it is done. */
  readonly afterwards: (pass: GuestPass) => void;
  /** More to choose. */
  readonly children?: ReactNode;
}

/** Does something that needs a name, and asks for it only then. */
export function NameForm({ label, of, pass, onPass, afterwards, children }: NameFormProps) {
  const m = useMessages();
  const words = useInvitationWords();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>();
  const enter = async () => {
    if (!pass && !Name.safeParse(name).success) return setTrouble(m.link.badName);
    try {
      const known = pass ?? (await becomeGuest(name.trim()));
      await onPass?.(known);
      afterwards(known);
    } catch (error) {
      setTrouble(whyNot(error, m));
    }
  };
  return (
    <form className="name-form" action={enter}>
      {pass ? (
        <p>{words.playsAs(pass.name)}</p>
      ) : (
        <TextField
          label={m.link.yourName}
          value={name}
          maxLength={24}
          required
          autoComplete="nickname"
          onChange={setName}
        />
      )}
      {children}
      <Trouble text={trouble} />
      <Button
        type="submit"
        look="primary large"
        label={label}
        aria-label={of === undefined ? undefined : `${of}: ${label}`}
      />
    </form>
  );
}
