import { useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { TextField } from '../../shell/Field.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { useAccountWords, useWhyNot } from './words.ts';

interface MailFormProps {
  /** Has a code sent; answers with the ticket that goes with it. */
  readonly ask: (to: string) => Promise<{ readonly ticket: string }>;
  readonly enter: (ticket: string, code: string) => Promise<void>;
  readonly label: string;
  /** What is done with the code. */
  readonly confirm: string;
  /** How the code is typed, where it is only figures. */
  readonly inputMode?: 'numeric';
}

/** A mail address, then the code that came there, typed in the same place. */
export function MailForm({ ask, enter, label, confirm, ...typing }: MailFormProps) {
  const words = useAccountWords();
  const whyNot = useWhyNot();
  const [to, setTo] = useState('');
  const [code, setCode] = useState('');
  const [ticket, setTicket] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  const submit = () => {
    const work = ticket === undefined ? ask(to).then(({ ticket: given }) => setTicket(given)) : enter(ticket, code);
    work.then(
      () => setTrouble(undefined),
      (error: unknown) => setTrouble(whyNot(error)),
    );
  };
  return (
    <form action={submit}>
      {ticket === undefined ? (
        <TextField label={label} type="email" required autoComplete="email" value={to} onChange={setTo} />
      ) : (
        <CodeField {...typing} label={words.mailCode(to)} code={code} onChange={setCode} />
      )}
      <Button type="submit" label={ticket === undefined ? words.sendCode : confirm} />
      <Trouble text={trouble} />
    </form>
  );
}

interface CodeFieldProps extends Pick<MailFormProps, 'inputMode'> {
  readonly label: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** Where a code of letters and figures is typed. */
export const CodeField = ({ code, ...field }: CodeFieldProps) => (
  <TextField
    {...field}
    required
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    value={code}
  />
);
