import { useStance, type Thing } from '@hideout/boardkit';
import { useStore } from '@hideout/boardkit/store';
import { SPECTATOR, type Refusal } from '@hideout/kernel';
import { Suspense, use, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { rulebookOf } from '../shelf/rulebooks.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { Runs } from '../pages/rules/Runs.tsx';
import { bandAside, selectorOf } from './aside.ts';
import { whenDrawn } from './moment.ts';
import type { SetTable } from './setTable.ts';
import { isNarrow } from './usePointing.ts';

/** The one place where a card is read, and where the page answers “why not?”. */
export function Detail({ set, scene }: { readonly set: SetTable; readonly scene: Scene }) {
  const m = useMessages();
  const id = useStore(set.spotlight);
  const thing = useStore(set.drawn, (drawn) => (id === undefined ? undefined : drawn?.things.get(id)));
  const root = useBand(set, id);
  return (
    <aside
      ref={root}
      className="detail"
      aria-label={m.table.detail}
      // What stands there when nothing is read about is no news.
      aria-live={thing ? 'polite' : 'off'}
      data-empty={thing ? undefined : true}
    >
      {thing ? (
        <>
          <h2 className="detail-title">{thing.label}</h2>
          {thing.detail !== undefined && <div className="detail-text">{thing.detail}</div>}
          <WhyNot session={set.session} scene={scene} thing={thing} />
        </>
      ) : (
        // Whoever listens need not hear that nothing is read.
        <p className="detail-empty" aria-hidden="true">
          {m.table.detailEmpty}
        </p>
      )}
    </aside>
  );
}

/** What must be in sight while a detail is read. */
const OPEN = '[data-standing="possible"], [data-standing="chosen"]';
/** In less height than this nothing can be read. */
const LEAST_PX = 96;

/**
 * On a phone the detail lies over the board, where it covers neither what is read about nor what can be chosen; the
 * style sheet says how. Where there is no such place it gets a row of its own, as long as the same thing is read about.
 */
function useBand({ shell, drawn }: SetTable, id: string | undefined): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const detail = root.current;
    if (!detail || id === undefined) return undefined;
    const place = () => {
      if (!isNarrow() || detail.dataset['place'] === 'row') return;
      const band = bandAside(`${selectorOf([id])}, ${OPEN}`);
      if (!band) return;
      detail.dataset['place'] = band.to - band.from < LEAST_PX ? 'row' : 'over';
      detail.style.setProperty('--band-from', `${band.from}px`);
      detail.style.setProperty('--band-height', `${band.to - band.from}px`);
    };
    place();
    const leaves = [shell.decision.subscribe(() => whenDrawn(place)), drawn.subscribe(() => whenDrawn(place))];
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      for (const leave of leaves) leave();
      document.removeEventListener('scroll', place, { capture: true });
      delete detail.dataset['place'];
    };
  }, [shell, drawn, id]);
  return root;
}

/** The clause that forbids what the thing stands for, while nothing can come of touching it. */
function WhyNot({ session, scene, thing }: { session: Session; scene: Scene; thing: Thing }) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { standing } = useStance(thing);
  const [action] = thing.actions;
  if (standing !== 'idle' || action === undefined) return undefined;
  if (scene.viewer === SPECTATOR || scene.number !== session.scene.number) return undefined;
  const refusal = session.refuse(action);
  if (!refusal || refusal.clause === '') return undefined;
  return (
    <div className="why-not">
      <h3>{m.table.whyNot}</h3>
      <p>{words.refusal(refusal.reason)}</p>
      <Suspense>
        <ClauseText game={session.game.id} clause={refusal.clause} />
      </Suspense>
    </div>
  );
}

/** A clause in its own words, with a link to its place in the rulebook. */
export function ClauseText({ game, clause }: { readonly game: string; readonly clause: Refusal['clause'] }) {
  const book = `/rules/${game}`;
  const runs = use(rulebookOf(game, useLanguage())).clauses.find(({ id }) => id === clause)?.runs;
  return (
    <p className="clause-text">
      <a className="clause-link" href={`${book}#${clause}`} target="_blank">
        {clause}
      </a>{' '}
      {runs && <Runs runs={runs} book={book} />}
    </p>
  );
}
