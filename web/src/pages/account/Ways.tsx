import { addMail, addPasskey, askNewMail, hasPasskeys, removeWay, renewCodes } from '../../server/account.ts';
import { Button } from '../../shell/Button.tsx';
import { Line } from '../../shell/Line.tsx';
import { useLanguage } from '../../words/words.ts';
import type { PartProps } from './part.ts';
import { MailForm } from './CodeForm.tsx';
import { useAccountWords } from './words.ts';

/** How a guest keeps the name: the first way to sign in makes it last. */
export function KeepName({ token, account, change }: PartProps) {
  const words = useAccountWords();
  return (
    <section>
      {hasPasskeys() ? (
        <Button look="primary" label={words.makePasskey} onClick={() => void change(addPasskey(token))} />
      ) : (
        <p className="quiet-text">{words.noPasskeys}</p>
      )}
      {account.mail && <NewMail token={token} change={change} title={words.keepByMail} />}
      <Button look="quiet" label={words.codesOnly} onClick={() => void change(renewCodes(token))} />
    </section>
  );
}

/** The ways to sign in that a name has. */
export function Ways({ token, account, change }: PartProps) {
  const words = useAccountWords();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  return (
    <section>
      <h3>{words.ways}</h3>
      <ul className="lines">
        {account.passkeys.map(({ id, usedAt }) => (
          <Line key={id} title={words.passkey} about={words.used(day.format(usedAt))}>
            <Button
              look="quiet"
              label={words.remove}
              aria-label={words.removeOf(`${words.passkey}, ${words.used(day.format(usedAt))}`)}
              onClick={() => void change(removeWay(token, 'passkeys', id))}
            />
          </Line>
        ))}
        {account.mails.map(({ id, to }) => (
          <Line key={id} title={words.mail} about={to}>
            <Button
              look="quiet"
              label={words.remove}
              aria-label={words.removeOf(to)}
              onClick={() => void change(removeWay(token, 'mails', id))}
            />
          </Line>
        ))}
        <Line title={words.codesTitle} about={words.codesLeft(account.codes)}>
          <Button look="quiet" label={words.newCodes} onClick={() => void change(renewCodes(token))} />
        </Line>
      </ul>
      {hasPasskeys() && <Button label={words.morePasskeys} onClick={() => void change(addPasskey(token))} />}
      {account.mail && <NewMail token={token} change={change} title={words.addMail} />}
    </section>
  );
}

interface NewMailProps extends Pick<PartProps, 'token' | 'change'> {
  readonly title: string;
}

/** A mail address that becomes a way to sign in. */
function NewMail({ token, change, title }: NewMailProps) {
  const words = useAccountWords();
  return (
    <details>
      <summary>{title}</summary>
      <MailForm
        label={words.byMail}
        confirm={words.useMailCode}
        ask={(to) => askNewMail(token, to)}
        enter={async (ticket, code) => {
          const kept = await addMail(token, ticket, code);
          await change(Promise.resolve(kept));
        }}
      />
    </details>
  );
}
