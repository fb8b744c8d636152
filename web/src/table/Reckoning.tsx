import { SeatMark } from '@hideout/boardkit';
import { NOBODY, seatOf } from '@hideout/kernel';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { nameOfSeat } from './nameOfSeat.ts';
import { rowsOf } from './reckon.ts';

/** The points of a finished game: a column for each player, a row for what they are for, and the total. */
export function Reckoning({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { scores } = scene.outcome!;
  const sheets = session.game.sheets(scene.view);
  if (scene.stop) return undefined;
  if (session.game.cooperative) {
    const ours = sheets.filter((sheet) => sheet.seat === NOBODY && sheet.lines.length > 0);
    if (ours.length === 0) return undefined;
    return (
      <table className="reckoning">
        <tbody>
          {ours.map((sheet) => (
            <tr key={sheet.heading}>
              <th scope="row">{words.heading(sheet.heading)}</th>
              <td className="figure">{sheet.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <table className="reckoning">
      <thead>
        <tr>
          <th scope="col" aria-label={m.table.score} />
          {scores.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} /> {nameOfSeat(seatOf(seat), scene.viewer, session.names, m)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(sheets, scores, words).map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {points.map((figure, seat) => (
              <td key={seat} className="figure">
                {figure === undefined ? '–' : figure < 0 ? `−${-figure}` : figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.table.total}</th>
          {scores.map((score, seat) => (
            <td key={seat} className="figure">
              {score < 0 ? `−${-score}` : score}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
