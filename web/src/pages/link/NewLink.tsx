import { useState } from 'react';
import { renewInvite } from '../../server/tables.ts';
import { whyNot } from '../../server/whyNot.ts';
import { Button } from '../../shell/Button.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { useInvitationWords } from '../../words/invitation.ts';
import { useMessages } from '../../words/words.ts';

interface NewLinkProps {
  readonly table: string;
  readonly token: string;
  readonly onMake: (invite: string) => void;
}

/** For a host on another device than the table was opened on: the link was told there alone, so a new one is made. */
export function NewLink({ table, token, onMake }: NewLinkProps) {
  const m = useMessages();
  const words = useInvitationWords();
  const [trouble, setTrouble] = useState<string | undefined>();
  const make = () => renewInvite(table, token).then(onMake, (error: unknown) => setTrouble(whyNot(error, m)));
  return (
    <div className="invite">
      <p className="quiet-text">{words.linkElsewhere}</p>
      <Button look="primary" label={words.newLink} onClick={() => void make()} />
      <Trouble text={trouble} />
    </div>
  );
}
