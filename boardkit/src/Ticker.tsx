import { useEffect, useState } from 'react';

const STEP_MS = 45;
/** Each tick covers this share of the way that is left, so that hundreds of points take no longer than a few. */
const SHARE = 1 / 3;

/** A number that ticks from what it was to what it is. Screen readers hear the final number only. */
export function Ticker({ value }: { readonly value: number }) {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    const isStill = document.documentElement.dataset['motion'] === 'reduced';
    const left = value - shown;
    const next = isStill ? value : shown + Math.sign(left) * Math.ceil(Math.abs(left) * SHARE);
    const timer = window.setTimeout(() => show(next), isStill ? 0 : STEP_MS);
    return () => window.clearTimeout(timer);
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
