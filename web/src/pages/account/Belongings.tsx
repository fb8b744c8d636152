import { useState } from 'react';
import { deleteAccount, fetchExport, unblock } from '../../server/account.ts';
import { forgetPass } from '../../server/passes.ts';
import { Button } from '../../shell/Button.tsx';
import { TextField } from '../../shell/Field.tsx';
import { Line } from '../../shell/Line.tsx';
import { Trouble } from '../../shell/Trouble.tsx';
import type { OnPass, PartProps } from './part.ts';
import { useAccountWords, useWhyNot } from './words.ts';

/** What the house keeps about me: whom I blocked, all of it as a file, and the end of it. */
export function Belongings({ token, account, change, onPass }: PartProps & { readonly onPass: OnPass }) {
  const words = useAccountWords();
  const save = async () => {
    const address = URL.createObjectURL(await fetchExport(token));
    Object.assign(document.createElement('a'), { href: address, download: 'hideout-my-data.json' }).click();
    URL.revokeObjectURL(address);
    return account;
  };
  return (
    <>
      {account.blocked.length > 0 && (
        <section>
          <h3>{words.blocked}</h3>
          <ul className="lines">
            {account.blocked.map(({ id, name }) => (
              <Line key={id} title={name} about="">
                <Button
                  look="quiet"
                  label={words.unblock(name)}
                  onClick={() => void change(unblock(token, id).then(() => undefined))}
                />
              </Line>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{words.data}</h3>
        <p className="quiet-text">{words.dataLead}</p>
        <Button label={words.exportAll} onClick={() => void change(save())} />
        <Deletion token={token} name={account.name} onGone={() => onPass(forgetPass(), words.deleted)} />
      </section>
    </>
  );
}

interface DeletionProps {
  readonly token: string;
  readonly name: string;
  readonly onGone: () => void;
}

/** Deletes everything, once the name is typed. */
function Deletion({ token, name, onGone }: DeletionProps) {
  const words = useAccountWords();
  const whyNot = useWhyNot();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>();
  const isOff = typed.trim() !== name;
  const submit = () => {
    if (!isOff) deleteAccount(token, name).then(onGone, (error: unknown) => setTrouble(whyNot(error)));
  };
  return (
    <details>
      <summary>{words.deletion}</summary>
      <form action={submit}>
        <p>{words.deletionLead}</p>
        <TextField label={words.typeName(name)} autoComplete="off" value={typed} onChange={setTyped} />
        <Button type="submit" label={words.deleteAll} isOff={isOff} />
        <Trouble text={trouble} />
      </form>
    </details>
  );
}
