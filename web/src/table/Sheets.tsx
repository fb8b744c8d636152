import { NOBODY, type Sheet } from '@hideout/kernel';
import { useMemo } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { SeatMark } from '@hideout/boardkit';
import { nameOfSeat } from './nameOfSeat.ts';
import { Points } from './Points.tsx';
import { standingOf } from './reckon.ts';

interface SheetsProps {
  readonly session: Session;
  readonly scene: Scene;
}

/** The scores as they stand: the points of each side by side, and line by line with their clauses. */
export function Sheets({ session, scene }: SheetsProps) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const sheets = useMemo(() => session.game.sheets(scene.view), [session, scene]);
  const standing = standingOf(sheets, words);
  const lines = <Lines session={session} scene={scene} sheets={sheets} />;
  return (
    <section className="sheets" aria-label={m.table.score}>
      <h2 className="panel-title">{m.table.score}</h2>
      {standing && <Points session={session} scene={scene} {...standing} />}
      {standing ? (
        <details className="sheets-lines">
          <summary>{m.table.lineByLine}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
    </section>
  );
}

function Lines({ session, scene, sheets }: SheetsProps & { readonly sheets: readonly Sheet[] }) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  return (
    <>
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
    </>
  );
}
