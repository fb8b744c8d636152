import type { Seat } from '@hideout/kernel';
import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { useSettings } from '../store/settings.ts';
import { useMessages } from '../words/words.ts';
import { Count } from './Count.tsx';
import { nameOfSeat } from './nameOfSeat.ts';
import { lineTime } from './pace.ts';
import { bandAside, selectorOf } from './aside.ts';
import type { AnyMoment, Stage } from './Stage.ts';

interface TableauProps {
  readonly stage: Stage;
  readonly moment: AnyMoment;
  /** By seat. */
  readonly names: readonly string[];
}

/** What stands large in front of the board while the table stops: a picture, and what is counted, line by line. */
export function Tableau({ stage, moment, names }: TableauProps) {
  const m = useMessages();
  const { picture, count = [], kind, mood, seal } = moment;
  const { pace } = useSettings();
  const root = usePlace(moment);
  if (picture === undefined && count.length === 0 && seal === undefined) return undefined;
  const delay = lineTime(pace === 'at once' ? 'quick' : pace);
  const style = { '--line-ms': `${delay}ms` } as CSSProperties;
  const nameOf = (seat: Seat): string => nameOfSeat(seat, stage.beat.get().scene.viewer, names, m);
  return (
    <div className="tableau" ref={root} aria-hidden="true" onPointerUp={stage.next} style={style}>
      <div className="tableau-card" data-kind={kind} data-mood={mood}>
        {picture !== undefined && <div className="tableau-picture">{picture}</div>}
        <Count lines={count} seal={seal} nameOf={nameOf} />
      </div>
    </div>
  );
}

/** How far it keeps from the edges of the board. */
const EDGE_PX = 8;

/** It stands beside what it speaks of where there is room for it, else at the edge where most of that is. */
function usePlace(moment: AnyMoment): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = root.current?.firstElementChild as HTMLElement | null | undefined;
    if (!root.current || !card) return;
    // It is measured as it is, not as the place of the moment before lets it be.
    card.style.marginTop = '0';
    const { clientHeight } = root.current;
    const { offsetHeight } = card;
    const { from, to } = bandAside(selectorOf(moment.things)) ?? { from: 0, to: clientHeight };
    const edge = from + to > clientHeight ? clientHeight : 0;
    const top = offsetHeight <= to - from ? (from + to - offsetHeight) / 2 : edge;
    card.style.marginTop = `${Math.max(0, Math.min(top, clientHeight - offsetHeight - EDGE_PX))}px`;
  }, [moment]);
  return root;
}
