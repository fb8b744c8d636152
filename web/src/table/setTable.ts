import { NO_DECISION, Things, type AnyBoard, type AnyGuide, type Shell, type Thing } from '@hideout/boardkit';
import { Store } from '@hideout/boardkit/store';
import type { Scene, Session } from '../session/session.ts';
import { Chooser } from './Chooser.ts';
import { CLOCK } from './clock.ts';
import { decisionOf } from './decisionOf.ts';
import { Stage } from './Stage.ts';

/** What is played at a table. */
export interface Playing {
  readonly session: Session;
  /** Undefined for a game that is drawn as text. */
  readonly board: AnyBoard | undefined;
  /** Speaks in a guided first game. */
  readonly guide?: AnyGuide | undefined;
}

/** Nothing is pointed at. */
export const NO_MARKS: readonly string[] = [];

/** A board that has been drawn, with its things by id. */
export interface Drawn {
  readonly scene: Scene;
  readonly things: ReadonlyMap<string, Thing>;
}

/** What stands behind a table: all that changes while somebody plays there. React only looks at it. */
export interface SetTable extends Playing {
  readonly stage: Stage;
  readonly chooser: Chooser;
  /** What is lent to the things of the board. */
  readonly shell: Shell;
  /** The ids of the things that the log or the dock points at. */
  readonly marks: Store<readonly string[]>;
  /** The board as it was last drawn, its beat having settled; whoever speaks of its things looks there. */
  readonly drawn: Store<Drawn | undefined>;
  /** The id of the thing whose detail is shown. */
  readonly spotlight: Store<string | undefined>;
  /** Looks at the table as it was after this many actions. */
  readonly lookBack: (number: number) => void;
}

/** Sets a table for a session, as it stands. */
export function setTable(playing: Playing): SetTable {
  const { session, board, guide } = playing;
  const stage = new Stage(session.scene, CLOCK);
  const things = new Things();
  const chooser = new Chooser({ session, stage, things, guide });
  const marks = new Store(NO_MARKS);
  const drawn = new Store<Drawn | undefined>(undefined);
  const spotlight = new Store<string | undefined>(undefined);
  const decision = new Store(NO_DECISION);
  const decide = () => decision.set(decisionOf(chooser.choice.get(), marks.get(), board));
  decide();
  chooser.choice.subscribe(decide);
  marks.subscribe(decide);
  const clauseAddress = (clause: string) => `/rules/${session.game.id}#${clause}`;
  const lookBack = (number: number) => {
    const past = number < session.scene.number ? session.at(number) : undefined;
    if (past) stage.lookBack(past);
    else stage.skip();
  };
  const shell = { things, decision, clauseAddress };
  return { ...playing, stage, chooser, shell, marks, drawn, spotlight, lookBack };
}
