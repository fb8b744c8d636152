import type { AnyGuide, Note, Plan, Things } from '@hideout/boardkit';
import { Store, type Watched } from '@hideout/boardkit/store';
import type { Action } from '@hideout/kernel';
import { playAll } from '../session/playAll.ts';
import type { Scene, Session } from '../session/session.ts';
import { currentLanguage, currentSettings } from '../store/settings.ts';
import { belongTogether, nothingChosen, touch, type Selection } from './selection.ts';
import type { Stage } from './Stage.ts';

/** The decision of the viewer as it is being made. */
export interface Choice {
  /** The scene that it is about: the last that has settled. */
  readonly scene: Scene;
  readonly selection: Selection;
  /** What the guide says about it. */
  readonly note: Note | undefined;
  /** Whether a plan is being carried out. */
  readonly isUnderWay: boolean;
}

const NONE: readonly Action[] = [];

interface ChooserParts {
  readonly session: Session;
  readonly stage: Stage;
  readonly things: Things;
  readonly guide: AnyGuide | undefined;
  /** Whether the viewer has finished this game before. */
  readonly isVersed: () => boolean;
  /** Hears that something is being played, however it was chosen. */
  readonly played?: () => void;
}

/** What pointed at a thing. */
export type Hand = 'mouse' | 'touch' | 'key' | 'drag';

/** Follows what the viewer points at, and plays as soon as only one action is left. */
export class Chooser {
  readonly #parts: ChooserParts;
  readonly #choice: Store<Choice>;
  /** What is being done and not answered yet: meanwhile nothing can be chosen. */
  #deed: 'action' | 'plan' | undefined;

  constructor(parts: ChooserParts) {
    this.#parts = parts;
    this.#choice = new Store(this.#begin());
    parts.stage.beat.subscribe(() => this.#renew());
  }

  /** It changes only while the beat has settled: until then all that is drawn from it stays as it was. */
  get choice(): Watched<Choice> {
    return this.#choice;
  }

  /** A thing is pointed at. What it means is seen at once, so the beat settles. Answers whether something was played. */
  readonly touch = (id: string, by: Hand = 'mouse'): boolean => {
    this.#parts.stage.settle();
    const thing = this.#parts.things.find(id);
    if (!thing) return false;
    const { selection } = this.#choice.get();
    if (selection.plan && selection.chosen.includes(id)) return this.follow(selection.plan);
    // Reading and acting are two things: what was chosen and explained is played by choosing it again.
    const isAgain = selection.chosen.includes(id) && selection.candidates.length === 1;
    if (isAgain) return this.play(selection.candidates[0]!);
    const after = touch(selection, thing);
    const [only, another] = after.candidates;
    const grew = after.chosen.length > 0 && after !== selection && !after.plan;
    const mayPlay = grew && only !== undefined && another === undefined;
    if (mayPlay && !this.#isCareful(by, after)) return this.play(only);
    this.#select(after);
    return false;
  };

  /** Chooses a thing and then another, unless they have nothing to do with each other. */
  readonly drop = (id: string, onto: string | undefined): void => {
    const { things } = this.#parts;
    const [thing, target] = [things.find(id), onto === undefined ? undefined : things.find(onto)];
    // What no action ever is part of is only the table.
    const other = target?.actions.length === 0 ? undefined : target;
    if (thing && other && !belongTogether(thing, other, this.#choice.get().selection.legal)) return;
    const isChosen = () => this.#choice.get().selection.chosen.includes(id);
    if (!other || !isChosen()) this.touch(id, 'drag');
    if (other && isChosen()) this.touch(other.id, 'drag');
  };

  readonly play = (action: Action): boolean =>
    this.#carryOut('action', (session) => session.play(action, { forced: false }));

  readonly follow = (plan: Plan): boolean => this.#carryOut('plan', (session) => playAll(session, plan.actions));

  /** Shows another plan for the chosen thing. */
  readonly consider = (plan: Plan): void => this.#select({ ...this.#choice.get().selection, plan });

  readonly clear = (): void => this.#select(nothingChosen(this.#choice.get().selection.legal));

  /**
   * Whether the last touch is only to explain. A second thing that was pointed at is meant; a drag is meant, and so is a
   * key: who goes somewhere by keyboard has heard what lies there.
   */
  #isCareful(by: Hand, { chosen }: Selection): boolean {
    const { confirm } = currentSettings();
    if (confirm !== 'auto') return confirm === 'on';
    if (by === 'drag' || by === 'key' || chosen.length > 1) return false;
    return by === 'touch' || !this.#parts.isVersed();
  }

  #select(selection: Selection): void {
    this.#choice.set({ ...this.#choice.get(), selection });
  }

  #carryOut(deed: 'action' | 'plan', act: (session: Session) => Promise<unknown>): boolean {
    const { stage, session } = this.#parts;
    // What offers a decision may still be there when the next one is shown: it then does nothing any more.
    if (this.#choice.get().scene !== stage.beat.get().scene) return false;
    stage.hurry();
    this.#parts.played?.();
    this.#deed = deed;
    const answer = act(session);
    this.#renew();
    // What came too late is refused; the decision is then open again.
    void answer.finally(() => {
      this.#deed = undefined;
      this.#renew();
    });
    return true;
  }

  #renew(): void {
    if (this.#parts.stage.beat.get().isSettled) this.#choice.set(this.#begin());
  }

  /** The decision about the scene on the stage, with nothing chosen. */
  #begin(): Choice {
    const { session, stage, guide } = this.#parts;
    const { scene } = stage.beat.get();
    const isOpen = scene === session.scene && this.#deed === undefined;
    const legal = isOpen ? scene.legal : NONE;
    const note = legal.length > 0 ? guide?.note(scene.view, legal, currentLanguage()) : undefined;
    return { scene, selection: nothingChosen(legal), note, isUnderWay: this.#deed === 'plan' };
  }
}
