import { removeDevice } from '../../server/account.ts';
import { forgetPass } from '../../server/passes.ts';
import { Button } from '../../shell/Button.tsx';
import { Line } from '../../shell/Line.tsx';
import { useLanguage } from '../../words/words.ts';
import type { OnPass, PartProps } from './part.ts';
import { useAccountWords } from './words.ts';

/** Where a name is signed in, each to be signed out. */
export function Devices({ token, account, change, onPass }: PartProps & { readonly onPass: OnPass }) {
  const words = useAccountWords();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  const signOut = async (id: string, isHere: boolean) => {
    await removeDevice(token, id);
    if (isHere) onPass(forgetPass(), words.signedOut);
    return undefined;
  };
  return (
    <section>
      <h3>{words.devices}</h3>
      <ul className="lines">
        {account.devices.map(({ id, name, seenAt, here }) => (
          <Line key={id} title={name} about={here ? words.thisDevice : words.used(day.format(seenAt))}>
            <Button
              look="quiet"
              label={words.signOut}
              aria-label={words.signOutOf(name)}
              onClick={() => void (here ? signOut(id, here) : change(signOut(id, here)))}
            />
          </Line>
        ))}
      </ul>
    </section>
  );
}
