import {
  GADGETEER,
  KIND_OF,
  lookerAfter,
  MUSCLE,
  ROTATED,
  THIEF,
  turnsLeft,
  type Face,
  type Kind,
  type View,
} from '../rules/index.ts';
import { seatOf, type Seat } from '@hideout/kernel';

/** A card that another seat chose from its hand earlier in this round. */
export interface Deed {
  readonly seat: Seat;
  readonly kind: Kind;
  /** What all could see before it; the hand and the Reward in it are the viewer's, not the seat's. */
  readonly table: View;
  /** Whether the seat had looked at the Reward. */
  readonly knew: boolean;
}

/**
 * What the others chose in this round, the last choice first, as far back as the Crew in play tells how it came about:
 * not beyond a Muscle that discarded, nor beyond a Gadgeteer that may have rotated one or another.
 */
export function deedsIn(view: View): Deed[] {
  const tables = tablesBefore(view);
  const oldest = view.plays - tables.length;
  return tables.flatMap((table, i): Deed[] => {
    const { plays } = table;
    const seat = playerAt(view, plays);
    if (seat === view.viewer || sourceAt(view, plays) !== 'hand') return [];
    const kind = kindAfter(i === 0 ? ownUndone(view) : tables[i - 1]!);
    const lookers = view.lookers.filter((looker) => hadLooked(view, looker, plays, tables, oldest));
    return [{ seat, kind, table: { ...table, lookers }, knew: lookers.includes(seat) }];
  });
}

const playerAt = (view: View, turn: number): Seat =>
  seatOf((view.boss + turnsLeft(view.seats, turn)[0]!.by) % view.seats);
/** Whom a Thief let look that was played at a turn. */
const lookerAt = (view: View, turn: number): Seat =>
  seatOf((view.boss + lookerAfter(turnsLeft(view.seats, turn)[0]!, view.seats, view.bossLooks ?? false)) % view.seats);
const sourceAt = (view: View, turn: number) => turnsLeft(view.seats, turn)[0]!.from;

/** The kind that was played last. */
const kindAfter = ({ crew }: View): Kind => KIND_OF[crew.at(-1)!] as Kind;

/** Before each play of the round, the latest first, as far back as can be told. */
function tablesBefore(view: View): View[] {
  const now = ownUndone(view);
  const tables: View[] = [];
  for (let plays = view.plays - 1; plays >= 0; plays--) {
    const after = tables.at(-1) ?? now;
    const crew = crewBefore(after.crew, plays);
    if (!crew) break;
    tables.push({
      ...now,
      crew,
      plays,
      played: [...now.played.slice(0, -1), now.played.at(-1)!.slice(0, plays)],
      handSizes: sizesBefore(after, plays),
    });
  }
  return tables;
}

/** The table before the card that the viewer is just playing, if it is. */
function ownUndone(view: View): View {
  const { entering: _, ...table } = view;
  if (view.step === 'play') return table;
  const crew = view.step === 'lay' ? view.crew : view.crew.slice(0, -1);
  return { ...table, step: 'play', crew, handSizes: sizesBefore(view, view.plays) };
}

function sizesBefore(view: View, turn: number): readonly number[] {
  const player = playerAt(view, turn);
  return sourceAt(view, turn) === 'hand' ? view.handSizes.with(player, view.handSizes[player]! + 1) : view.handSizes;
}

/** The Crew in play before the last of it was played at that turn, or undefined where several could have been. */
function crewBefore(crew: readonly Face[], turn: number): readonly Face[] | undefined {
  const kind = KIND_OF[crew.at(-1)!];
  const others = crew.slice(0, -1);
  if (kind === MUSCLE && others.length < turn) return undefined;
  if (kind !== GADGETEER) return others;
  const rotatable = others.flatMap((face, place) => (ROTATED[face] === face ? [] : place));
  if (rotatable.length > 1) return undefined;
  return others.map((face) => ROTATED[face] as Face);
}

/** Whether one who has looked by now had done so before a turn; where it cannot be told, it had. */
function hadLooked(view: View, looker: Seat, turn: number, tables: readonly View[], oldest: number): boolean {
  for (let at = 1; at <= turn; at++) {
    if (lookerAt(view, at - 1) !== looker) continue;
    // tables[i] stands before turn plays − 1 − i, so the card of the turn before `at` lies last in it
    if (at <= oldest || kindAfter(tables[view.plays - 1 - at]!) === THIEF) return true;
  }
  return false;
}
