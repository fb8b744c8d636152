import { SeatMark, type CountLine } from '@hideout/boardkit';
import type { Seat } from '@hideout/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { signed } from './reckon.ts';

interface CountProps {
  readonly lines: readonly CountLine[];
  /** Who comes out of it ahead. */
  readonly seal: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

const styled = (style: Readonly<Record<`--${string}`, number | string>>) => style as CSSProperties;

/**
 * What is counted, line by line: the lines of each seat side by side, below them what belongs to nobody. Whoever comes
 * out ahead is stamped when all is counted.
 */
export function Count({ lines, seal, nameOf }: CountProps) {
  const shared = lines.filter(({ seat }) => seat === undefined);
  const sides = [...new Set(lines.flatMap(({ seat }) => seat ?? []))].map((seat) => ({
    seat,
    own: lines.filter((line) => line.seat === seat),
  }));
  const longest = Math.max(0, ...sides.map(({ own }) => own.length));
  const name = (seat: Seat): ReactNode => (
    <>
      <SeatMark seat={seat} /> {nameOf(seat)}
    </>
  );
  const stamp = seal !== undefined && (
    <span
      className="seal figure"
      style={styled({ '--place': longest + shared.length, '--seal': `var(--seat-${seal})` })}
    >
      {name(seal)}
    </span>
  );
  return (
    <>
      {sides.length > 0 && (
        <div className="count-sides">
          {sides.map(({ seat, own }) => (
            <div key={seat}>
              <p className="count-seat">
                {name(seat)}
                {seat === seal && stamp}
              </p>
              <Column lines={own} from={0} />
            </div>
          ))}
        </div>
      )}
      <Column lines={shared} from={longest} />
      {!sides.some(({ seat }) => seat === seal) && stamp}
    </>
  );
}

/** Lines one below the other, and their sum where they have one. */
function Column({ lines, from }: { readonly lines: readonly CountLine[]; readonly from: number }) {
  if (lines.length === 0) return undefined;
  const sums = lines.map(({ sum }, place) => ({ sum, place: from + place })).filter(({ sum }) => sum !== undefined);
  return (
    <>
      <ol className="count">
        {lines.map(({ text, figure }, place) => (
          <li key={place} style={styled({ '--place': from + place })}>
            <span>{text}</span>
            <b className="figure">{figure}</b>
          </li>
        ))}
      </ol>
      {sums.length > 0 && (
        <p className="count-sum figure">
          {sums.map(({ sum, place }) => (
            <span key={place} style={styled({ '--place': place })}>
              {signed(sum!)}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
