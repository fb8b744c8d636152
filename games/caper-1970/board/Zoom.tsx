import type { BoardWords } from './words.ts';

interface ZoomProps {
  readonly isClose: boolean;
  readonly toggle: () => void;
  readonly words: BoardWords;
}

/** Brings the block closer, or shows all of it. */
export const Zoom = ({ isClose, toggle, words }: ZoomProps) => (
  <button type="button" className="c7-zoom" onClick={toggle} aria-label={isClose ? words.zoomOut : words.zoomIn}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={`M15 15l7 7M5 10h10${isClose ? '' : 'M10 5v10'}`} />
      <circle cx="10" cy="10" r="8" />
    </svg>
    <span>{isClose ? words.zoomOut : words.zoomIn}</span>
  </button>
);
