import { useEffect, useRef, useState } from 'react';

const STEP_MS = 45;

/** A number that ticks from what it was to what it is. Screen readers hear the final number only. */
export function Ticker({ value }: { readonly value: number }) {
  const [shown, show] = useState(value);
  const timer = useRef(0);
  useEffect(() => {
    if (shown === value || document.documentElement.dataset['motion'] === 'reduced') return show(value);
    timer.current = window.setTimeout(() => show(shown + Math.sign(value - shown)), STEP_MS);
    return () => window.clearTimeout(timer.current);
  }, [shown, value]);
  return (
    <>
      <span className="ticker" aria-hidden="true">
        {shown}
      </span>
      <span className="unseen">{value}</span>
    </>
  );
}
