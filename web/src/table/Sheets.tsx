import { NOBODY } from '@hideout/kernel';
import { useMemo } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { SeatMark } from '@hideout/boardkit';
import { nameOfSeat } from './nameOfSeat.ts';

/** The scores as they stand, line by line with their clauses. */
export function Sheets({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const sheets = useMemo(() => session.game.sheets(scene.view), [session, scene]);
  return (
    <section className="sheets" aria-label={m.table.score}>
      <h2 className="panel-title">{m.table.score}</h2>
      {sheets.map((sheet, place) => (
        <details className="sheet" key={`${sheet.heading} ${sheet.seat}`} open={sheets.length <= 2}>
          <summary>
            <span className="sheet-title">
              {sheet.seat !== NOBODY && <SeatMark seat={sheet.seat} />}
              {sheet.seat === NOBODY ? '' : `${nameOfSeat(sheet.seat, scene.viewer, session.names, m)}: `}
              {words.heading(sheet.heading)}
            </span>
            <b className="figure">{sheet.total}</b>
          </summary>
          {sheet.lines.length === 0 && <p className="quiet-text">{m.table.noScore}</p>}
          <table>
            <tbody>
              {sheet.lines.map((line, index) => (
                <tr key={index} style={{ '--place': place * 4 + index } as React.CSSProperties}>
                  <th scope="row">{words.line(line)}</th>
                  <td className="figure">{line.points < 0 ? `−${-line.points}` : `+${line.points}`}</td>
                  <td>
                    <a className="clause-link" href={`/rules/${session.game.id}#${line.clause}`} target="_blank">
                      {line.clause}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}
