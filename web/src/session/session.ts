import type {
  Action,
  AnyGame,
  GameEvent,
  GameView,
  Outcome,
  Refusal,
  Seat,
  Stop,
  UndoProblem,
  Viewer,
} from '@hideout/kernel';

/** One action of a game as the viewer saw it. */
export interface SceneStep {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** Whether the page made it because nothing else was possible. */
  readonly forced: boolean;
}

/** The table at one moment, as one viewer knows it. Never changes. */
export interface Scene {
  /** How many actions have been made. */
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: GameView;
  /** What had already happened before the first action. */
  readonly opening: readonly GameEvent[];
  readonly steps: readonly SceneStep[];
  /** What the viewer may do now; empty when it is not the viewer's decision. */
  readonly legal: readonly Action[];
  /** Why the viewer cannot undo; undefined when it can. */
  readonly noUndo: UndoProblem | 'watching' | undefined;
  /** Whether the viewer may take the last choice back although it cannot be undone; the game then counts for nothing but itself. */
  readonly canTakeBack?: boolean;
  readonly outcome: Outcome | undefined;
  /** Who ended the game before its rules did, and why. */
  readonly stop?: Stop;
  /** The person who must take the screen before anything is shown. */
  readonly curtain: Seat | undefined;
}

/** How a session stands with whatever is behind it. */
export type Contact = 'here' | 'connecting' | 'lost' | 'slow';

/** The one thing that the table page talks to, wherever the game is kept. */
export interface Session {
  readonly game: AnyGame;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat: whether a machine plays it. */
  readonly bots: readonly boolean[];
  /** The level at which everybody else plays, where that is known. */
  readonly company?: string | undefined;
  readonly scene: Scene;
  readonly contact: Contact;
  /** Tells of every new scene, one by one, and of changes of the contact. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Carries out an action of the viewer. What the rules refuse is answered with the refusal and changes nothing. */
  play(action: Action, how: { readonly forced: boolean }): Promise<Refusal | undefined>;
  /** Carries out actions of the viewer in a row as the one choice that they are; left out, each is one of its own. */
  follow?(actions: readonly Action[]): Promise<Refusal | undefined>;
  /** Takes the viewer's last choice back, with what was forced after it; where that may be, with all that came of it. */
  undo(): void;
  /** Why the viewer cannot do this now; undefined when it can. */
  refuse(action: Action): Refusal | undefined;
  /** The table as the viewer saw it after this many actions that still hold, unless the session was not there to see. */
  at(number: number): Scene | undefined;
  /** The person at the curtain has taken the screen; for a session that has a curtain. */
  liftCurtain?(): void;
  /** Leaves whatever is behind it; nothing is told from then on. */
  close(): void;
}
