import type { Calling, Manners } from '@hideout/protocol';
import { useEffect, useState } from 'react';
import { currentPass, type GuestPass } from '../server/pass.ts';
import {
  addMail,
  addThisBrowser,
  askMailCode,
  canBePushed,
  fetchCalling,
  forgetChannel,
  saveManners,
} from '../server/notices.ts';
import { Button } from '../shell/Button.tsx';
import { Field, Select } from '../shell/Field.tsx';
import { Line } from '../shell/Line.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { whyNot } from '../server/whyNot.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { MailForm } from './account/CodeForm.tsx';
import { useAccountWords } from './account/words.ts';

/** How I am called when a table by link waits for me; for guests of a server. */
export function Calls() {
  const m = useMessages();
  const [pass] = useState(currentPass);
  return (
    <section className="panel" aria-labelledby="calls">
      <h2 id="calls">{m.calls.title}</h2>
      {pass ? <Ways pass={pass} /> : <p className="quiet-text">{m.calls.nobody}</p>}
    </section>
  );
}

function Ways({ pass: { token } }: { readonly pass: GuestPass }) {
  const m = useMessages();
  const words = useAccountWords();
  const language = useLanguage();
  const [calling, setCalling] = useState<Calling | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  const change = async (work: Calling | Promise<Calling | undefined>, otherwise?: string): Promise<void> => {
    try {
      const changed = await work;
      if (changed) setCalling(changed);
      setTrouble(changed ? undefined : otherwise);
    } catch (error) {
      setTrouble(whyNot(error, m));
    }
  };
  useEffect(() => {
    fetchCalling(token).then(setCalling, (error: unknown) => setTrouble(whyNot(error, m)));
  }, [token, m]);
  if (!calling) return trouble === undefined ? undefined : <p className="quiet-text">{m.home.noServer}</p>;
  const { zone, ...kept } = calling.manners;
  const own = { ...kept, language, zone: zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return (
    <>
      <ul className="lines">
        {calling.channels.map(({ id, kind, to }) => (
          <Line key={id} title={m.calls.kinds[kind]} about={to}>
            <Button look="quiet" label={m.calls.forget} onClick={() => void change(forgetChannel(token, id))} />
          </Line>
        ))}
      </ul>
      {canBePushed() && (
        <Button
          label={m.calls.thisBrowser}
          onClick={() => void change(addThisBrowser(token, calling), m.calls.notAllowed)}
        />
      )}
      {calling.mail && (
        <MailForm
          label={words.byMail}
          confirm={m.calls.addMail}
          inputMode="numeric"
          ask={async (to) => {
            await askMailCode(token, to);
            return { ticket: to };
          }}
          enter={async (to, code) => change(await addMail(token, to, code.trim()))}
        />
      )}
      <QuietHours manners={own} onChoose={(manners) => void change(saveManners(token, manners))} />
      <Trouble text={trouble} />
    </>
  );
}

interface QuietHoursProps {
  readonly manners: Manners;
  readonly onChoose: (manners: Manners) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => [hour, `${hour}:00`] as const);

/** The hours in which nothing is sent, by the guest's own time. */
function QuietHours({ manners, onChoose }: QuietHoursProps) {
  const m = useMessages();
  const { quiet, ...rest } = manners;
  return (
    <div className="calls-quiet">
      <label>
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={({ target }) => onChoose(target.checked ? { ...rest, quiet: { from: 22, to: 8 } } : rest)}
        />{' '}
        {m.calls.quiet}
      </label>
      {quiet &&
        (['from', 'to'] as const).map((end) => (
          <Field key={end} label={m.calls[end]} look="field inline">
            <Select
              value={quiet[end]}
              choices={HOURS}
              onChoose={(hour) => onChoose({ ...rest, quiet: { ...quiet, [end]: Number(hour) } })}
            />
          </Field>
        ))}
    </div>
  );
}
