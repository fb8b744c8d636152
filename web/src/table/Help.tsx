import { useEffect, useRef } from 'react';
import { Button } from '../shell/Button.tsx';
import { useMessages } from '../words/words.ts';

/** The keys and gestures of the table. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="help" ref={dialog} onClose={onClose} aria-labelledby="help-title">
      <h2 id="help-title">{m.help.title}</h2>
      <dl>
        {m.help.lines.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{m.help.touch}</p>
      <Button look="primary" label={m.help.close} onClick={() => dialog.current?.close()} />
    </dialog>
  );
}
