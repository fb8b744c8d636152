import type { ObstacleName } from '../rules/index.ts';
import { BELL, CRACKS, GLINT, SILENT_BELL } from './cases.ts';

interface ObstaclePictureProps {
  readonly obstacle: ObstacleName;
  /** Whether a tool lies there. */
  readonly isOpen?: boolean;
}

const EDGES: Readonly<Partial<Record<ObstacleName, string>>> = {
  door: 'M-14 -9v18M14 -9v18M-14 0h28',
  bars: 'M-16 -8v16M-8 -8v16M0 -8v16M8 -8v16M16 -8v16',
  wire: 'M-20 0h40M-16 -4l8 8m0 -8l-8 8M-4 -4l8 8m0 -8l-8 8M8 -4l8 8m0 -8l-8 8',
};

/** An obstacle as it looks on the board, by itself. */
export function ObstaclePicture({ obstacle, isOpen = false }: ObstaclePictureProps) {
  return (
    <svg className="c7-sample" viewBox="-22 -22 44 44" aria-hidden="true">
      {obstacle === 'wall' && (
        <path className="c7-sample-wall" d="M-20 -8h40v18h-40zM-20 10l8 -18m2 18l8 -18m2 18l8 -18m2 18l8 -18" />
      )}
      {EDGES[obstacle] !== undefined && <path className={`c7-sample-${obstacle}`} d={EDGES[obstacle]} />}
      {obstacle === 'glass' && (
        <>
          <rect className="c7-sample-glass" x="-20" y="-20" width="40" height="40" />
          <path className="c7-glint" d={`M0 0${isOpen ? CRACKS : GLINT}`} />
        </>
      )}
      {obstacle === 'alarm' && (
        <>
          <rect className={isOpen ? 'c7-sample-silent' : 'c7-sample-alarm'} x="-20" y="-20" width="40" height="40" />
          <path className={`c7-bell ${isOpen ? 'c7-bell-silent' : ''}`} d={`M0 0${isOpen ? SILENT_BELL : BELL}`} />
        </>
      )}
    </svg>
  );
}
