import { useStore } from '@hideout/boardkit/store';
import { LIMITS } from '@hideout/protocol';
import { useState } from 'react';
import type { Wire } from '../../server/Wire.ts';
import { Button } from '../../shell/Button.tsx';
import { useMessages } from '../../words/words.ts';

/** What people say at a table by link. */
export function Chat({ wire }: { readonly wire: Wire }) {
  const m = useMessages();
  const { entries } = useStore(wire);
  const [text, setText] = useState('');
  const said = entries.flatMap((entry) => (entry.type === 'said' ? [entry] : []));
  const send = async () => {
    if (text.trim() !== '' && (await wire.do({ type: 'say', text: text.trim() })) === undefined) setText('');
  };
  return (
    <section className="chat" aria-label={m.link.chat}>
      <h2 className="panel-title">{m.link.chat}</h2>
      <ul aria-live="polite">
        {said.map((entry) => (
          <li key={entry.number}>
            <b>{entry.name}:</b> {entry.text}
          </li>
        ))}
      </ul>
      <form action={send}>
        <input
          type="text"
          value={text}
          maxLength={LIMITS.chat}
          aria-label={m.link.say}
          placeholder={m.link.say}
          onChange={({ target }) => setText(target.value)}
        />
        <Button label={m.link.send} type="submit" />
      </form>
    </section>
  );
}
