import type { Account, Kept } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import { fetchAccount } from '../../server/account.ts';
import { Denial } from '../../server/ask.ts';
import { currentPass, type GuestPass } from '../../server/pass.ts';
import { becomeOther, forgetPass, otherPasses } from '../../server/passes.ts';
import { Button } from '../../shell/Button.tsx';
import { Line } from '../../shell/Line.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import { useMessages } from '../../words/words.ts';
import './account.css';
import { Belongings } from './Belongings.tsx';
import { Codes } from './Codes.tsx';
import { Devices } from './Devices.tsx';
import type { OnPass } from './part.ts';
import { KeepName, Ways } from './Ways.tsx';
import { SignIn } from './SignIn.tsx';
import { useAccountWords, useWhyNot } from './words.ts';

const HEADING = 'account';

/** The panel comes after the page: whoever followed a link to it is taken there then. */
const comeHere = (heading: HTMLElement | null): void => {
  if (!heading || window.location.hash !== `#${heading.id}`) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
};

/** Who I am at the server: how the name lasts, where I am signed in, and what is kept about me. */
export function AccountPanel() {
  const words = useAccountWords();
  const [pass, setPass] = useState(currentPass);
  const [note, setNote] = useState<string | undefined>();
  const change = (next: GuestPass | undefined, said?: string) => {
    setPass(next);
    setNote(said);
  };
  return (
    <section className="panel account" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} ref={comeHere}>
        {words.title}
      </h2>
      <p role="status">{note}</p>
      {pass ? <Named key={pass.token} pass={pass} onPass={change} /> : <Nobody onPass={change} />}
      <Others onPass={change} />
    </section>
  );
}

function Nobody({ onPass }: { readonly onPass: OnPass }) {
  const words = useAccountWords();
  return (
    <>
      <p className="quiet-text">{words.nobody}</p>
      <SignIn guest={undefined} onPass={onPass} />
    </>
  );
}

interface NamedProps {
  readonly pass: GuestPass;
  readonly onPass: OnPass;
}

function Named({ pass, onPass }: NamedProps) {
  const m = useMessages();
  const words = useAccountWords();
  const whyNot = useWhyNot();
  const [kept, setKept] = useState<Kept | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  useEffect(() => {
    fetchAccount(pass.token).then(
      (account) => setKept({ account }),
      (error: unknown) => {
        if (error instanceof Denial && error.problem.code === 'unauthorized') onPass(forgetPass(), words.signedOut);
        else setTrouble(m.home.noServer);
      },
    );
    // Asked once for each pass.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pass.token]);
  const isKnown = kept !== undefined;
  useEffect(() => {
    const { activeElement } = document;
    // What has come below makes room for the heading on top.
    if (isKnown && activeElement?.id === HEADING) activeElement.scrollIntoView();
  }, [isKnown]);
  const change = async (work: Promise<Kept | Account | undefined>): Promise<void> => {
    try {
      const changed = await work;
      if (changed) setKept('account' in changed ? changed : { account: changed });
      else setKept({ account: await fetchAccount(pass.token) });
      setTrouble(undefined);
    } catch (error) {
      setTrouble(whyNot(error));
    }
  };
  if (!kept) return <Trouble text={trouble} />;
  const { account, codes } = kept;
  const { token } = pass;
  return (
    <>
      <p>{account.lasting ? words.lasting(account.name) : words.guest(account.name)}</p>
      <Trouble text={trouble} />
      {codes && <Codes codes={codes} onDone={() => setKept({ account })} />}
      {account.lasting ? (
        <>
          <Ways token={token} account={account} change={change} />
          <Devices token={token} account={account} change={change} onPass={onPass} />
        </>
      ) : (
        <>
          <KeepName token={token} account={account} change={change} />
          <SignIn guest={{ ...pass, tables: account.tables }} onPass={onPass} />
        </>
      )}
      <Belongings token={token} account={account} change={change} onPass={onPass} />
    </>
  );
}

/** Names that were set aside in this browser. */
function Others({ onPass }: { readonly onPass: OnPass }) {
  const words = useAccountWords();
  const others = otherPasses();
  if (others.length === 0) return undefined;
  const become = (pass: GuestPass) => {
    becomeOther(pass, { keepsOld: true });
    onPass(pass);
  };
  return (
    <section>
      <h3>{words.others}</h3>
      <ul className="lines">
        {others.map((pass) => (
          <Line key={pass.token} title={pass.name} about="">
            <Button look="quiet" label={words.become(pass.name)} onClick={() => become(pass)} />
          </Line>
        ))}
      </ul>
    </section>
  );
}
