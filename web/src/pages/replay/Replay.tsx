import { Found } from './Found.tsx';
import { Player } from './Player.tsx';

/** A recorded game at the step that the address names. */
export const Replay = ({ id, step }: { readonly id: string; readonly step: number }) => (
  <Found id={id}>{(found) => <Player id={id} step={stepIn(step, found.record.moves.length)} {...found} />}</Found>
);

/** The step that an address names, if there is such a one. */
const stepIn = (step: number, last: number): number => (Number.isInteger(step) && step >= 0 ? Math.min(step, last) : 0);
