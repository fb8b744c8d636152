import { NO_DECISION, Things, type AnyBoard, type AnyGuide, type Shell, type Thing } from '@hideout/boardkit';
import { Store } from '@hideout/boardkit/store';
import type { Scene, Session } from '../session/session.ts';
import { hasFinished } from '../store/experience.ts';
import { Chooser, type Choice, type Hand } from './Chooser.ts';
import { clockOf } from './clock.ts';
import { decisionOf } from './decisionOf.ts';
import { asTips, withLessons } from './lessons.ts';
import { Stage } from './Stage.ts';
import { scenesSince, Story } from './Story.ts';

/** What is played at a table. */
export interface Playing {
  readonly session: Session;
  /** Undefined for a game that is drawn as text. */
  readonly board: AnyBoard | undefined;
  /** Speaks in a guided first game. */
  readonly guide?: AnyGuide | undefined;
  /** The same for a real game of somebody who has never finished one: a word at first use. */
  readonly tips?: AnyGuide | undefined;
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
  /** What the table has stopped for. */
  readonly story: Story;
  /** Looks at the table as it was after this many actions. */
  readonly lookBack: (number: number) => void;
  /** A thing is pointed at: it is chosen, or played, and what was not played is explained. */
  readonly touch: (id: string, by: Hand) => void;
  /** Tells once more what happened since the viewer's last decision. */
  readonly tellAgain: () => void;
}

/** The ids of the things on the board that the guide's advice is about. */
function advisedIn({ scene, note }: Choice, drawn: Drawn | undefined): readonly string[] {
  const { advice } = note ?? {};
  if (advice === undefined || drawn?.scene !== scene) return NO_MARKS;
  return [...drawn.things.values()].filter(({ actions }) => actions.includes(advice)).map(({ id }) => id);
}

/** Sets a table for a session, as it stands. */
export function setTable(playing: Playing): SetTable {
  const { session, board } = playing;
  const guide = playing.guide
    ? withLessons(session.game.id, playing.guide)
    : playing.tips && asTips(session.game.id, playing.tips);
  const story = new Story();
  const stage = new Stage(session.scene, clockOf({ session, board, tell: story.tell }));
  const things = new Things();
  const spotlight = new Store<string | undefined>(undefined);
  const chooser = new Chooser({
    session,
    stage,
    things,
    guide,
    isVersed: () => hasFinished(session.game.id),
    // What was read about has been decided: on a phone it would lie over what comes of it.
    played: () => spotlight.set(undefined),
  });
  const marks = new Store(NO_MARKS);
  const drawn = new Store<Drawn | undefined>(undefined);
  const decision = new Store(NO_DECISION);
  const decide = () => {
    const lit = stage.beat.get().moment?.things ?? NO_MARKS;
    const choice = chooser.choice.get();
    const marked = [...marks.get(), ...advisedIn(choice, drawn.get())];
    decision.set(decisionOf(choice, { marked, lit }, board));
  };
  decide();
  chooser.choice.subscribe(decide);
  marks.subscribe(decide);
  if (guide) drawn.subscribe(decide);
  let moment = stage.beat.get().moment;
  stage.beat.subscribe(() => {
    if (moment === stage.beat.get().moment) return;
    ({ moment } = stage.beat.get());
    // What is read would cover what the table stops for.
    if (moment) spotlight.set(undefined);
    decide();
  });
  const clauseAddress = (clause: string) => `/rules/${session.game.id}#${clause}`;
  const lookBack = (number: number) => {
    const past = number < session.scene.number ? session.at(number) : undefined;
    if (past) stage.lookBack(past);
    else stage.skip();
  };
  const touch = (id: string, by: Hand) => {
    const isPlayed = chooser.touch(id, by);
    if (by !== 'key') spotlight.set(isPlayed ? undefined : id);
  };
  const tellAgain = () => stage.tellAgain(scenesSince(session));
  const shell = { things, decision, clauseAddress };
  return { ...playing, stage, chooser, shell, marks, drawn, spotlight, story, lookBack, touch, tellAgain };
}
