import { Way } from '../shell/Button.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { useMessages } from '../words/words.ts';

/** How a deal is made so that nobody can have chosen it. */
export function Fair() {
  const m = useMessages();
  useTitle(m.nav.fair);
  return (
    <article className="page narrow">
      <h1>{m.nav.fair}</h1>
      <p className="lead">{m.fair.lead}</p>
      <ol className="fair-steps">
        {m.fair.steps.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>{m.fair.limits}</p>
      <Way to="/replay" look="primary" label={m.fair.try} />
    </article>
  );
}
