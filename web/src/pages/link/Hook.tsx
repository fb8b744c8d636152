import { useState, type FormEvent } from 'react';
import { setHook } from '../../server/notices.ts';
import { Field } from '../../shell/Field.tsx';
import { useMessages } from '../../words/words.ts';

/** Where the host may have a chat channel told whose turn it is. */
export function Hook({ table, token }: { readonly table: string; readonly token: string }) {
  const m = useMessages();
  const [url, setUrl] = useState('');
  const [answer, setAnswer] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHook(token, table, url).then(
      () => setAnswer(url === '' ? m.calls.hookGone : m.calls.hookSet),
      (error: unknown) => setAnswer((error as Error).message),
    );
  };
  return (
    <details className="hook">
      <summary>{m.calls.hook}</summary>
      <form className="row" onSubmit={submit}>
        <Field label={m.calls.hookAddress}>
          <input
            type="url"
            pattern="https://.*"
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <button type="submit" className="button">
          {m.calls.hookSave}
        </button>
      </form>
      <p role="status">{answer}</p>
    </details>
  );
}
