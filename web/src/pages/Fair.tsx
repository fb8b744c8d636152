import { Link } from 'wouter';
import { useTitle } from '../shell/useTitle.ts';
import { useMessages } from '../words/words.ts';

/** How a deal is made so that nobody can have chosen it. */
export function Fair() {
  const m = useMessages();
  useTitle(m.fair.title);
  return (
    <article className="page narrow">
      <h1>{m.fair.title}</h1>
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
      <Link href="/replay" className="button primary">
        {m.fair.try}
      </Link>
    </article>
  );
}
