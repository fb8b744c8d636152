import type { Action, Refusal } from '@hideout/kernel';
import type { Session } from './session.ts';

/**
 * Carries out actions of the viewer one after another. It stops before the first that is no longer legal, so that what
 * comes up in between is decided by the viewer; answers with the refusal if one came too late.
 */
export async function playAll(session: Session, actions: readonly Action[]): Promise<Refusal | undefined> {
  if (session.follow) return session.follow(actions);
  for (const action of actions) {
    if (!session.scene.legal.includes(action)) return undefined;
    const refusal = await session.play(action, { forced: false });
    if (refusal) return refusal;
  }
  return undefined;
}
