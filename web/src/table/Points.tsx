import { SeatMark } from '@hideout/boardkit';
import { seatOf } from '@hideout/kernel';
import type { CSSProperties } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useMessages } from '../words/words.ts';
import { nameOfSeat } from './nameOfSeat.ts';
import { signed, type Row } from './reckon.ts';

interface PointsProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly rows: readonly Row[];
  /** By seat. */
  readonly totals: readonly number[];
}

/** Points that add up: a column for each player, a row for what they are for, and the total. */
export function Points({ session, scene, rows, totals }: PointsProps) {
  const m = useMessages();
  return (
    <table className="reckoning">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{m.table.score}</span>
          </th>
          {totals.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} /> {nameOfSeat(seatOf(seat), scene.viewer, session.names, m)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points }, place) => (
          <tr key={name} style={{ '--place': place } as CSSProperties}>
            <th scope="row">{name}</th>
            {points.map((figure, seat) => (
              <td key={seat} className="figure">
                {figure === undefined ? '–' : signed(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr style={{ '--place': rows.length } as CSSProperties}>
          <th scope="row">{m.table.total}</th>
          {totals.map((total, seat) => (
            <td key={seat} className="figure">
              {signed(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
