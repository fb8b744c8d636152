import { NOBODY } from '@hideout/kernel';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage } from '../words/words.ts';
import { Points } from './Points.tsx';
import { rowsOf } from './reckon.ts';

/** The points of a finished game: a column for each player, a row for what they are for, and the total. */
export function Reckoning({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
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
  return <Points session={session} scene={scene} rows={rowsOf(sheets, scores, words)} totals={scores} />;
}
