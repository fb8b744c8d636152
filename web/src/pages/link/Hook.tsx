import { useState } from 'react';
import { setHook } from '../../server/notices.ts';
import { Button } from '../../shell/Button.tsx';
import { TextField } from '../../shell/Field.tsx';
import { useMessages } from '../../words/words.ts';

/** Where the host may have a chat channel told whose turn it is. */
export function Hook({ table, token }: { readonly table: string; readonly token: string }) {
  const m = useMessages();
  const [url, setUrl] = useState('');
  const [answer, setAnswer] = useState<string | undefined>();
  const submit = () =>
    setHook(token, table, url).then(
      () => setAnswer(url === '' ? m.calls.hookGone : m.calls.hookSet),
      (error: unknown) => setAnswer((error as Error).message),
    );
  return (
    <details className="hook">
      <summary>{m.calls.hook}</summary>
      <form className="row" action={submit}>
        <TextField
          label={m.calls.hookAddress}
          type="url"
          pattern="https://.*"
          placeholder="https://"
          value={url}
          onChange={setUrl}
        />
        <Button type="submit" label={m.calls.hookSave} />
      </form>
      <p role="status">{answer}</p>
    </details>
  );
}
