import type { Sign } from '@hideout/boardkit';
import { useEffect, useRef } from 'react';
import { Button } from '../shell/Button.tsx';
import { useMessages } from '../words/words.ts';

interface SignListProps {
  readonly game: string;
  readonly signs: readonly Sign[];
}

/** The key of a game: every sign with its name and a plain sentence. */
export const SignList = ({ game, signs }: SignListProps) => (
  <dl className="sign-list" data-game={game}>
    {signs.map(({ picture, name, text, clause }) => (
      <div key={name}>
        <dt>
          <span className="sign-picture" aria-hidden="true">
            {picture}
          </span>
          {name}
        </dt>
        <dd>
          {text}{' '}
          <a className="clause-link" href={`/rules/${game}#${clause}`} target="_blank">
            {clause}
          </a>
        </dd>
      </div>
    ))}
  </dl>
);

/** The key, one touch away from the table. */
export function SignKey({ game, signs, onClose }: SignListProps & { readonly onClose: () => void }) {
  const m = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="help signs" ref={dialog} onClose={onClose} aria-labelledby="signs-title">
      <h2 id="signs-title">{m.table.signs}</h2>
      <p>{m.table.signsLead}</p>
      <SignList game={game} signs={signs} />
      <div className="row">
        <Button look="primary" label={m.table.close} onClick={() => dialog.current?.close()} />
        <a className="button" href={`/rules/${game}`} target="_blank">
          {m.nav.rules}
        </a>
      </div>
    </dialog>
  );
}
