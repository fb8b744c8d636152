import { SPECTATOR } from '@hideout/kernel';
import type { Scene } from '../session/session.ts';
import { currentSettings, isStill } from '../store/settings.ts';
import type { Clock } from './Stage.ts';
import { whenPainted } from './whenPainted.ts';

/** Milliseconds that somebody else's action is shown, by pace. */
const PACES = { slow: 2000, normal: 1100, fast: 500, instant: 0 } as const;
const OWN_MS = 320;

function stayOf(scene: Scene): number {
  const { pace } = currentSettings();
  const own = scene.viewer !== SPECTATOR && scene.steps.at(-1)?.seat === scene.viewer;
  if (own) return isStill() || pace === 'instant' ? 0 : OWN_MS;
  return PACES[pace];
}

/** The clock of the house: time goes by at the pace that the viewer has set. */
export const CLOCK: Clock = { stayOf, whenPainted };
