import { useStore } from '@hideout/boardkit/store';
import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { Tool } from '../shell/Tool.tsx';
import { useMessages } from '../words/words.ts';
import type { SetTable } from './setTable.ts';
import { lastDecision } from './Story.ts';

interface HappenedProps {
  readonly set: SetTable;
  readonly scene: Scene;
}

/** The way back to what has happened: told once more on the table, or read as a report. */
export function Happened({ set, scene }: HappenedProps) {
  const m = useMessages();
  const told = useStore(set.story.told);
  const [isOpen, setOpen] = useState(false);
  if (scene.number === 0) return undefined;
  const news = told.filter(({ number }) => number >= lastDecision(scene)).length;
  return (
    <>
      {told.length > 0 && (
        <Button
          look={news > 0 ? 'happened news' : 'happened quiet'}
          label={<Tool sign={news > 0 ? `❢ ${news}` : '❢'} word={m.table.happened} />}
          onClick={() => setOpen(true)}
        />
      )}
      <Button
        look="quiet"
        label={<Tool sign="↻" word={m.table.showAgain} />}
        title={m.table.showAgain}
        onClick={set.tellAgain}
      />
      {isOpen && <Report set={set} scene={scene} onClose={() => setOpen(false)} />}
    </>
  );
}

/** All that the table stopped for, the last first, with what was counted. */
function Report({ set, scene, onClose }: HappenedProps & { readonly onClose: () => void }) {
  const m = useMessages();
  const told = useStore(set.story.told);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const since = lastDecision(scene);
  return (
    <dialog className="help report" ref={dialog} onClose={onClose} aria-labelledby="report-title">
      <h2 id="report-title">{m.table.happened}</h2>
      <ol className="report-list">
        {told.toReversed().map(({ number, moment: { caption, count = [], mood } }, index) => (
          <li key={index} data-mood={mood} data-old={number < since || undefined}>
            <p>{caption}</p>
            {count.length > 0 && (
              <table>
                <tbody>
                  {count.map(({ text, figure, sum }, place) => (
                    <tr key={place}>
                      <th scope="row">{text}</th>
                      <td className="figure">{figure}</td>
                      <td className="figure">{sum}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </li>
        ))}
      </ol>
      <div className="row">
        <Button look="primary" label={m.table.close} onClick={() => dialog.current?.close()} />
        <Button
          label={m.table.showAgain}
          onClick={() => {
            dialog.current?.close();
            set.tellAgain();
          }}
        />
      </div>
    </dialog>
  );
}
