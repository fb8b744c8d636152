import type { SignedIn } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import {
  askMailToSignIn,
  hasPasskeys,
  sendsMail,
  signInByCode,
  signInByMail,
  signInByPasskey,
} from '../../server/account.ts';
import type { GuestPass } from '../../server/pass.ts';
import { becomeOther } from '../../server/passes.ts';
import { Button } from '../../shell/Button.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import type { OnPass } from './part.ts';
import { CodeField, MailForm } from './CodeForm.tsx';
import { useAccountWords, useWhyNot } from './words.ts';

interface SignInProps {
  /** Who this browser is so far, and at how many tables. */
  readonly guest: (GuestPass & { readonly tables: number }) | undefined;
  readonly onPass: OnPass;
}

/** Comes to a name that lasts on this device; games that a guest has here come along, or the guest is set aside. */
export function SignIn({ guest, onPass }: SignInProps) {
  const words = useAccountWords();
  const whyNot = useWhyNot();
  const [mail, setMail] = useState(false);
  useEffect(() => void sendsMail().then(setMail, () => {}), []);
  const [isAlong, setAlong] = useState(true);
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>();
  const along = guest && guest.tables > 0 && isAlong ? guest.token : undefined;
  const finish = (pass: SignedIn) => {
    becomeOther(pass, { keepsOld: guest !== undefined && guest.tables > 0 && along === undefined });
    onPass(pass);
  };
  const enter = (work: Promise<SignedIn>) => work.then(finish, (error: unknown) => setTrouble(whyNot(error)));
  return (
    <details open={guest === undefined}>
      <summary>{words.signIn}</summary>
      <div>
        <p className="quiet-text">{words.signInLead}</p>
        {guest && guest.tables > 0 && (
          <label>
            <input type="checkbox" checked={isAlong} onChange={({ target }) => setAlong(target.checked)} />{' '}
            {words.along(guest.name, guest.tables)}
          </label>
        )}
        {hasPasskeys() && (
          <Button look="primary" label={words.byPasskey} onClick={() => void enter(signInByPasskey(along))} />
        )}
        {mail && (
          <MailForm
            label={words.byMail}
            confirm={words.useMailCode}
            ask={askMailToSignIn}
            enter={async (ticket, typed) => finish(await signInByMail(ticket, typed, along))}
          />
        )}
        <form action={() => enter(signInByCode(code, along))}>
          <CodeField label={words.byCode} code={code} onChange={setCode} />
          <Button type="submit" label={words.useCode} />
        </form>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}
