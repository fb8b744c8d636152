import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useMessages } from '../words/words.ts';

interface State {
  readonly error: unknown;
}

/** Catches what no page expected, and says that nothing is lost. */
export class Broken extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Sorry error={this.state.error} />;
  }
}

function Sorry({ error }: { readonly error: unknown }) {
  const m = useMessages();
  return (
    <main className="content missing">
      <h1>{m.broken.title}</h1>
      <p>{m.broken.text}</p>
      <pre className="quiet-text">{error instanceof Error ? error.message : String(error)}</pre>
      <Button look="primary" label={m.broken.again} onClick={() => window.location.reload()} />
    </main>
  );
}
