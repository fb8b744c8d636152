import { Way } from './Button.tsx';
import { useMessages } from '../words/words.ts';
import { useTitle } from './useTitle.ts';

/** An address that leads nowhere, with a sentence of its own if there is one. */
export function Missing({ why }: { readonly why?: string }) {
  const m = useMessages();
  useTitle(m.missing.title);
  return (
    <section className="missing">
      <h1>{m.missing.title}</h1>
      <p>{why ?? m.missing.text}</p>
      <Way to="/" look="primary" label={m.missing.home} />
    </section>
  );
}
