import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { useAccountWords } from './words.ts';

/** New recovery codes, shown this once. */
export function Codes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const words = useAccountWords();
  const [copied, setCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="account-codes">
      <h3 id="account-codes" ref={title} tabIndex={-1}>
        {words.codesTitle}
      </h3>
      <p>{words.codesNote}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button
          label={copied ? words.copied : words.copy}
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        />
        <Button look="primary" label={words.gotThem} onClick={onDone} />
      </div>
    </section>
  );
}
