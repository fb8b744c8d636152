import { DIAMONDS, ENTRIES, KIND_OF, GADGETEER, MUSCLE, ODD, ON_RISK, type Face, type Kind } from '../crew.ts';
import type { EventLog } from '../events.ts';
import { firstFace, isSingle, withoutFace, type FaceSet } from '../faceSet.ts';
import { discardAt, facesInPlay, isRiskCovered, placeOf, rotateAt } from '../inPlay.ts';
import { DISCARD, handCell, LAY, ROTATE, SETTLED, type State } from '../state.ts';
import { playerOf, PLAYS, type Source } from '../turns.ts';

/** [CC-2.2] The actor plays a Crew card from hand. */
export function playFromHand(s: State, kind: number, log: EventLog): void {
  s.hand[handCell(playerOf(s), kind)]!--;
  playCard(s, kind, 'hand', log);
}

/** [CC-2.2][CC-2.5] A card is played: it lies down, or waits for the player to say how. */
export function playCard(s: State, kind: number, from: Source, log: EventLog): void {
  log?.emit({ type: 'played', seat: playerOf(s), kind: kind as Kind, from });
  s.entering = kind;
  s.played[PLAYS * s.round + s.plays] = kind;
  ask(s, LAY, log);
}

/** The faces among which the actor must choose in a step; the ones that show the same count once [CC-2.6]. */
export function choicesIn(s: Readonly<State>, step: number): FaceSet {
  switch (step) {
    case LAY: {
      const entries = ENTRIES[s.entering]!;
      return isRiskCovered(s) ? withoutFace(entries, ON_RISK) : entries; // [CC-5.2]
    }
    case ROTATE:
      return (facesInPlay(s) & DIAMONDS) as FaceSet; // [CC-5.5]
    default:
      return (facesInPlay(s, s.crewSize - 1) & ODD) as FaceSet; // [CC-5.1] the Muscle itself lies last
  }
}

/** [CC-2.5] Waits for a choice, makes it if there is only one, and leaves it if there is none. */
function ask(s: State, step: number, log: EventLog): void {
  const choices = choicesIn(s, step);
  if (choices === 0) s.step = SETTLED;
  else if (isSingle(choices)) choose(s, step, firstFace(choices), log);
  else s.step = step;
}

/** Carries out the actor's choice in a step. */
export function choose(s: State, step: number, face: number, log: EventLog): void {
  if (step === LAY) return layDown(s, face, log);
  s.step = SETTLED;
  const place = placeOf(s, face);
  if (step === ROTATE) {
    rotateAt(s, place);
    log?.emit({ type: 'rotated', seat: playerOf(s), face: face as Face });
  } else {
    discardAt(s, place);
    log?.emit({ type: 'discarded', seat: playerOf(s), face: face as Face });
  }
}

/** [CC-2.2] The card is in play, and its ability is used if it can be. */
function layDown(s: State, face: number, log: EventLog): void {
  const kind = KIND_OF[face]!;
  if (!isSingle(ENTRIES[kind]!)) log?.emit({ type: 'laid', seat: playerOf(s), face: face as Face });
  s.entering = 0;
  s.crew[s.crewSize++] = face;
  if (kind === GADGETEER) ask(s, ROTATE, log);
  else if (kind === MUSCLE) ask(s, DISCARD, log);
  else s.step = SETTLED;
}
