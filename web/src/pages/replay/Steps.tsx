import { useEffect, useState } from 'react';
import { useMessages } from '../../words/words.ts';

interface StepsProps {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
}

/** Milliseconds for a step, by speed. */
const SPEEDS = { '½×': 2400, '1×': 1200, '2×': 600, '4×': 300 } as const;
type Speed = keyof typeof SPEEDS;

/** Step by step, by slider, or running by itself. */
export function Steps({ step, last, onStep }: StepsProps) {
  const m = useMessages();
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1×');
  useEffect(() => {
    if (!isRunning) return;
    // oxlint-disable-next-line react/set-state-in-effect -- At the end it stops for good, however one came there.
    if (step >= last) return setRunning(false);
    const timer = window.setTimeout(() => onStep(step + 1), SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [isRunning, step, last, speed, onStep]);
  const ways = [
    ['⏮', m.replay.first, 0],
    ['◀', m.replay.back, step - 1],
    ['▶', m.replay.forward, step + 1],
    ['⏭', m.replay.last, last],
  ] as const;
  return (
    <div className="steps" role="group" aria-label={m.replay.step}>
      {ways.map(([sign, label, to]) => (
        <button
          key={sign}
          type="button"
          className="button quiet"
          aria-label={label}
          title={label}
          onClick={() => onStep(to)}
        >
          <Sign sign={sign} />
        </button>
      ))}
      <button type="button" className="button" onClick={() => setRunning(!isRunning)}>
        {isRunning ? m.replay.pause : m.replay.run}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={m.replay.step}
        aria-valuetext={m.replay.of(step, last)}
        onChange={({ target }) => onStep(Number(target.value))}
      />
      <span className="figure">{m.replay.of(step, last)}</span>
      <select value={speed} aria-label={m.replay.speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
        {Object.keys(SPEEDS).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}

const SIGNS = {
  '⏮': 'M4 4v16M20 4 8 12l12 8Z',
  '◀': 'M17 4 5 12l12 8Z',
  '▶': 'M7 4l12 8L7 20Z',
  '⏭': 'M20 4v16M4 4l12 8-12 8Z',
} as const;

const Sign = ({ sign }: { readonly sign: keyof typeof SIGNS }) => (
  <svg className="sign" viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
    <path d={SIGNS[sign]} />
  </svg>
);
