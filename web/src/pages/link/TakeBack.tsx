import { useSyncExternalStore } from 'react';
import type { Wire } from '../../server/Wire.ts';
import { useMessages } from '../../words/words.ts';

/** A take-back where undo is not possible any more: one asks, the others answer. */
export function TakeBack({ wire, names }: { readonly wire: Wire; readonly names: readonly string[] }) {
  const m = useMessages();
  const { table } = useSyncExternalStore(wire.subscribe, wire.state);
  const play = table?.play;
  if (!table || !play || table.phase !== 'playing' || table.seat === undefined) return undefined;
  const { turn, seat } = table;
  if (play.asked?.waiting.includes(seat)) {
    return (
      <div className="take-back" role="alert">
        <p>{m.link.asks(names[play.asked.seat]!)}</p>
        <button
          type="button"
          className="button primary"
          onClick={() => void wire.do({ type: 'answer', yes: true, turn })}
        >
          {m.link.agree}
        </button>
        <button type="button" className="button" onClick={() => void wire.do({ type: 'answer', yes: false, turn })}>
          {m.link.disagree}
        </button>
      </div>
    );
  }
  if (play.undo || play.moves === 0 || play.asked) return undefined;
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => void wire.do({ type: 'ask', moves: play.moves - 1, turn })}
    >
      {m.link.askUndo}
    </button>
  );
}
