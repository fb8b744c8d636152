import { useEffect, useState } from 'react';
import { Button } from '../../shell/Button.tsx';
import { Select } from '../../shell/Field.tsx';
import { useMessages } from '../../words/words.ts';

interface StepsProps {
  readonly step: number;
  readonly last: number;
  /** Whether the step is still being told: what runs waits. */
  readonly isBusy: boolean;
  /** The last step of every turn. */
  readonly turnEnds: readonly number[];
  readonly onEvent: () => void;
  readonly onStep: (step: number) => void;
}

/** Milliseconds for a step, by speed. */
const SPEEDS = { '½×': 2400, '1×': 1200, '2×': 600, '4×': 300 } as const;
type Speed = keyof typeof SPEEDS;

/** Step by step, by slider, or running by itself. */
export function Steps({ step, last, isBusy, turnEnds, onEvent, onStep }: StepsProps) {
  const m = useMessages();
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1×');
  useEffect(() => {
    if (!isRunning || isBusy) return;
    // oxlint-disable-next-line react/set-state-in-effect -- At the end it stops for good, however one came there.
    if (step >= last) return setRunning(false);
    const timer = window.setTimeout(() => onStep(step + 1), SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [isRunning, isBusy, step, last, speed, onStep]);
  const turn = Math.min(turnEnds.filter((end) => end < step).length + 1, turnEnds.length);
  const ways = [
    ['M4 4v16M20 4 8 12l12 8Z', m.replay.first, 0],
    ['M17 4 5 12l12 8Z', m.replay.back, step - 1],
    ['M7 4l12 8L7 20Z', m.replay.forward, step + 1],
    ['M20 4v16M4 4l12 8-12 8Z', m.replay.last, last],
  ] as const;
  return (
    <div className="steps" role="group" aria-label={m.replay.step}>
      {ways.map(([path, label, to]) => (
        <Button
          key={label}
          look="quiet"
          label={<Sign path={path} />}
          aria-label={label}
          title={label}
          onClick={() => onStep(to)}
        />
      ))}
      <Button
        look="quiet"
        label={m.replay.turnBack}
        onClick={() => onStep(turnEnds.findLast((end) => end < step) ?? 0)}
      />
      <Button look="quiet" label={m.replay.turn} onClick={() => onStep(turnEnds.find((end) => end > step) ?? last)} />
      <Button look="quiet" label={m.replay.event} onClick={onEvent} />
      <Button label={isRunning ? m.replay.pause : m.replay.run} onClick={() => setRunning(!isRunning)} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={m.replay.step}
        aria-valuetext={m.replay.of(step, last)}
        onChange={({ target }) => onStep(Number(target.value))}
      />
      <span className="figure">
        {m.replay.turnOf(turn, turnEnds.length)} · {m.replay.of(step, last)}
      </span>
      <Select
        value={speed}
        aria-label={m.replay.speed}
        choices={Object.keys(SPEEDS).map((each) => [each, each])}
        onChoose={(value) => setSpeed(value as Speed)}
      />
    </div>
  );
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg className="sign" viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
    <path d={path} />
  </svg>
);
